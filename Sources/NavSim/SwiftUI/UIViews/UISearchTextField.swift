public import Foundation

/// A field to search by, by itself or in a bar.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  /// What is searched by beside the words.
  open var tokens: [UISearchToken] = []
  /// Whether the user can copy that, and take it away.
  open var allowsCopyingTokens = true, allowsDeletingTokens = true
  /// The colour behind it.
  open var tokenBackgroundColor: UIColor?
  /// What the user could search by, which nobody chooses here.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// Adds something to search by.
  open func insertToken(_ token: UISearchToken, at index: Int) {
    tokens.insert(token, at: min(max(0, index), tokens.count))
  }
  /// Takes something away.
  open func removeToken(at index: Int) {
    if tokens.indices.contains(index) { tokens.remove(at: index) }
  }
}

/// Is told what is searched by.
@MainActor @preconcurrency public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// The user has chosen something to search by, which nobody does here.
  func searchTextField(
    _ field: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// Nothing is done.
  public func searchTextField(
    _ field: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// Something that is searched by beside words.
@MainActor @preconcurrency open class UISearchToken: NSObject {
  /// Its words.
  let words: String
  /// What it is for the app.
  open var representedObject: Any?
  /// Creates one.
  public init(icon: UIImage?, text: String) { words = text }
}

/// Something that the user could search by.
@MainActor @preconcurrency public protocol UISearchSuggestion: AnyObject {
  /// Its words.
  var localizedSuggestion: String? { get }
  /// Its words, with looks.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What is said of it for those who do not see it.
  var localizedDescription: String? { get }
  /// Its picture.
  var iconImage: UIImage? { get }
  /// What it is for the app.
  var representedObject: Any? { get set }
}

/// Something that the user could search by.
@MainActor @preconcurrency open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// Its words.
  public let localizedSuggestion: String?, localizedDescription: String?
  /// Its words, with looks.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// Its picture.
  public let iconImage: UIImage?
  /// What it is for the app.
  open var representedObject: Any?

  /// Creates one of words.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    (self.localizedSuggestion, self.localizedDescription, self.iconImage) =
      (localizedSuggestion, localizedDescription, iconImage)
    localizedAttributedSuggestion = nil
  }
  /// Creates one of words with looks.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (self.localizedAttributedSuggestion, self.localizedDescription, self.iconImage) =
      (localizedAttributedSuggestion, localizedDescription, iconImage)
    localizedSuggestion = localizedAttributedSuggestion.string
  }
}

/// A field of UIKit in which is searched.
open class UISearchBar: UIAppearanceProxy {
  /// How it looks.
  public enum Style: Sendable {
    /// One of them.
    case `default`, prominent, minimal
  }

  /// What stands in it.
  public var text: String?
  /// What stands in it while that is nothing.
  public var placeholder: String?
  /// How it looks.
  public var searchBarStyle = Style.default
  /// Whether there is a button that ends it.
  public var showsCancelButton = false
  /// Its field.
  public let searchTextField = UITextField()
  /// What the keyboard changes by itself.
  public var autocapitalizationType = UITextAutocapitalizationType.none,
    autocorrectionType = UITextAutocorrectionType.default
  /// How the keyboard is.
  public var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  /// Who is told of what is typed.
  public weak var delegate: (any UISearchBarDelegate)?

  /// Shows a button that ends it, or hides it.
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}

/// Who is told of what is searched.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Whether something may be typed.
  func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool
  /// The user begins.
  func searchBarTextDidBeginEditing(_ bar: UISearchBar)
  /// The user has ended.
  func searchBarTextDidEndEditing(_ bar: UISearchBar)
  /// Something else stands in it.
  func searchBar(_ bar: UISearchBar, textDidChange text: String)
  /// The user wants to find it.
  func searchBarSearchButtonClicked(_ bar: UISearchBar)
  /// The user wants it no more.
  func searchBarCancelButtonClicked(_ bar: UISearchBar)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ bar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ bar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ bar: UISearchBar, textDidChange text: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ bar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ bar: UISearchBar) {}
}

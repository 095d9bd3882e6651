public import Foundation

/// A field of UIKit in which is searched.
open class UISearchBar: UIAppearanceProxy {
  /// How all of them look.
  public override class func appearance() -> UISearchBar { UISearchBar(frame: .zero) }

  /// How it looks.
  public enum Style: Sendable {
    /// One of them.
    case `default`, prominent, minimal
  }

  /// What stands in it.
  public var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// What stands in it while that is nothing.
  public var placeholder: String?
  /// How it looks.
  public var searchBarStyle = Style.default
  /// Whether there is a button that ends it.
  public var showsCancelButton = false { didSet { hasChanged() } }
  /// Whether there is a button for marks.
  public var showsBookmarkButton = false { didSet { hasChanged() } }
  /// Whether there is a button for what was found.
  public var showsSearchResultsButton = false { didSet { hasChanged() } }
  /// Where can be searched: a touch for each.
  public var scopeButtonTitles: [String]? { didSet { hasChanged() } }
  /// Which of them is chosen, and whether they are there.
  public var selectedScopeButtonIndex = 0, showsScopeBar = false
  /// Whether the key at the end does something where nothing is typed.
  public var enablesReturnKeyAutomatically = true
  /// What stands above it.
  public var prompt: String?
  /// How it looks.
  public var barStyle = UIBarStyle.default
  /// Whose bar it is.
  weak var search: (any UISearchBarOwner)?
  /// Its field.
  public let searchTextField = UISearchTextField()
  /// What the keyboard changes by itself.
  public var autocapitalizationType = UITextAutocapitalizationType.none,
    autocorrectionType = UITextAutocorrectionType.default
  /// How the keyboard is.
  public var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  /// Who is told of what is typed.
  public weak var delegate: (any UISearchBarDelegate)?

  /// A picture in it.
  public enum Icon: Int, Sendable {
    /// One of them.
    case search, clear, bookmark, resultsList
  }
  /// Whether the button for what was found is chosen, and it can be spoken into.
  open var isSearchResultsButtonSelected = false, isLookToDictateEnabled = false
  /// The picture behind where can be searched.
  open var scopeBarBackgroundImage: UIImage?
  /// How far the field and its words are moved.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero,
    searchTextPositionAdjustment = UIOffset.zero
  private var icons: [Icon: UIImage] = [:]
  /// Sets a picture in it.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControlState) {
    icons[icon] = image
  }
  /// A picture in it.
  open func image(for icon: Icon, state: UIControlState) -> UIImage? { icons[icon] }
  /// Moves a picture in it, which nobody sees.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Sets the picture behind it, which nobody sees.
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture behind the field, which nobody sees.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControlState) {}
  /// Sets the picture behind a scope, which nobody sees.
  open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControlState) {}
  /// Sets the picture between scopes, which nobody sees.
  open func setScopeBarButtonDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControlState,
    rightSegmentState right: UIControlState
  ) {}
  /// Sets the letters of scopes, which nobody sees.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
  /// Shows where can be searched, or hides it.
  open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }
  /// Shows a button that ends it, or hides it.
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}

/// Who has a bar, and is told after its delegate.
@MainActor protocol UISearchBarOwner: AnyObject {
  /// True while the user searches.
  var isActive: Bool { get }
  /// Something else stands in it.
  func isTyped()
  /// The user wants it no more.
  func isEnded()
}

/// How a bar looks, which nothing depends on here.
public enum UIBarStyle: Int, Sendable {
  /// One of them.
  case `default`, black
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
  /// The user searches elsewhere.
  func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange index: Int)
  /// Whether the user may end.
  func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool
  /// Whether something else may stand in it.
  func searchBar(
    _ bar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user wants the marks.
  func searchBarBookmarkButtonClicked(_ bar: UISearchBar)
  /// The user wants what was found.
  func searchBarResultsListButtonClicked(_ bar: UISearchBar)
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
  /// Does nothing.
  public func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) {}
  /// True.
  public func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool { true }
  /// True.
  public func searchBar(
    _ bar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ bar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ bar: UISearchBar) {}
}

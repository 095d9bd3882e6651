/// What the bar shows for a controller.
@MainActor @preconcurrency public final class UINavigationItem {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Sendable {
    /// One of them.
    case automatic, always, never
  }

  /// The controller whose bar it is.
  weak var owner: (any ViewOwner)?
  /// The buttons at both ends.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { tell(leftBarButtonItems) } }
  /// The buttons at both ends.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { tell(rightBarButtonItems) } }
  /// What stands in the middle.
  public var titleView: UIView?
  /// What is searched in, and whether it is there while nothing is pulled.
  public var searchController: UISearchController? {
    didSet {
      searchController?.page = owner
      searchController?.searchBar.owner = owner
      owner?.changed()
    }
  }
  /// Whether it is there while nothing is pulled.
  public var hidesSearchBarWhenScrolling = true
  /// Where it stands.
  public var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How the bar looks.
  public var standardAppearance: UINavigationBarAppearance?,
    scrollEdgeAppearance: UINavigationBarAppearance?, compactAppearance: UINavigationBarAppearance?
  /// What stands above the title.
  public var prompt: String?
  /// Whether a button back is there beside those at the beginning.
  public var leftItemsSupplementBackButton = false
  /// How the button back looks.
  public var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Where what is searched in stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// One of them.
    case automatic, inline, stacked
  }
  /// How the button back looks.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// One of them.
    case `default`, generic, minimal
  }
  /// What the button back says on the next page.
  public var backButtonTitle: String?

  /// The button back on the next page, of which nothing is drawn.
  public var backBarButtonItem: UIBarButtonItem?

  private func tell(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.bar = owner }
    owner?.changed()
  }

  /// Creates one for a bar of the app's own.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Creates one.
  public init() {}

  /// How the bar looks where it is low and nothing lies below it.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Makes the menu behind the title, which nobody touches here.
  public var titleMenuProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?
  /// What the button back does in place of going back, which nobody sees.
  public var backAction: UIAction?
  /// More words below the title, and other words while it is large.
  public var subtitle: String?, largeTitle: String?, largeSubtitle: String?
  /// What it is kept by, which nothing is here.
  public var customizationIdentifier: String?
  /// How buttons are put into place.
  public var style = ItemStyle.navigator

  /// How buttons are put into place.
  public enum ItemStyle: Int, Sendable {
    /// One of them.
    case navigator, browser, editor
  }

  /// Sets the buttons at the end.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the buttons at the beginning.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// The words.
  public var title: String?
  /// How large they are.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// True where the user cannot go back.
  public var hidesBackButton = false

  /// Has the user go back, or not.
  public func setHidesBackButton(_ isHidden: Bool, animated: Bool) { hidesBackButton = isHidden }
}

extension UINavigationBar {
  /// What the last page has on it.
  public var topItem: UINavigationItem? {
    (stack as? UINavigationController)?.topViewController?.navigationItem
  }
}

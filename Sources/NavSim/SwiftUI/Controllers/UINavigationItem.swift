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
  public var topItem: UINavigationItem? { items?.last }
  /// What the page before it has on it.
  public var backItem: UINavigationItem? { items?.dropLast().last }
  /// What the pages have on it, or what it was given where it is by itself.
  public var items: [UINavigationItem]? {
    get {
      guard let stack = stack as? UINavigationController else { return kept as? [UINavigationItem] }
      return stack.children.map(\.navigationItem)
    }
    set { if stack == nil { kept = newValue ?? [] } }
  }
  /// What is on it.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds a page to a bar by itself.
  public func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Takes the last page from a bar by itself.
  @discardableResult public func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = topItem, delegate?.navigationBar(self, shouldPop: last) != false else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: last)
    return last
  }
  /// Who is told of a bar by itself.
  public var delegate: (any UINavigationBarDelegate)? {
    get { told as? any UINavigationBarDelegate }
    set { told = newValue }
  }
}

/// Says where a bar is, which nothing depends on here.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: AnyObject {
  /// Where it is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar, which is somewhere.
@MainActor @preconcurrency public protocol UIBarPositioning: AnyObject {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// Where it is.
  public var barPosition: UIBarPosition { .top }
}

/// Is told of a bar of pages by itself.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether a page is added.
  func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// A page was added.
  func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether a page is taken away.
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// A page was taken away.
  func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Nothing is done.
  public func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True.
  public func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Nothing is done.
  public func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {}
}

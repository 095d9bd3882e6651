public import Foundation

/// A button of a bar.
@MainActor @preconcurrency public final class UIBarButtonItem {
  /// A button that the system knows.
  public enum SystemItem: String, Sendable {
    /// One of them.
    case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, undo, redo, close, flexibleSpace
    case fixedSpace, fastForward, writingDirection
  }

  /// Its words.
  public var title: String? { didSet { bar?.changed() } }
  /// Its picture.
  public var image: UIImage?
  /// The colour of what can be touched.
  public var tintColor: UIColor?
  /// True for one that is not in its bar.
  public var isHidden = false { didSet { bar?.changed() } }
  /// False for one that cannot be touched.
  public var isEnabled = true { didSet { bar?.changed() } }
  /// What it does.
  public var primaryAction: UIAction?
  /// What a touch offers, or else a long press.
  public var menu: UIMenu? { didSet { bar?.changed() } }
  /// Whose method it calls.
  public weak var target: AnyObject?
  /// The method that it calls.
  public var action: Selector?
  /// The controller in whose bar it is.
  weak var bar: (any ViewOwner)?
  private var item: SystemItem?
  private let view: UIView?

  /// How all of them look.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem(title: nil) }

  /// Creates a button.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    view = nil
  }

  /// Creates a button that the system knows.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, primaryAction: primaryAction, menu: menu)
    item = systemItem
  }

  /// How it looks.
  public enum Style: Sendable {
    /// One of them.
    case plain, done, bordered, prominent
  }

  /// Creates a button that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button that calls a method.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, image: image)
    self.style = style
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button that the system knows, and that calls a method.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: item)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button that calls a method.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates room between buttons.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// Creates room between buttons.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  /// How it looks.
  public var style = Style.plain
  /// Whether it is chosen, or says what of its menu is, and looks as others beside it.
  public var isSelected = false, changesSelectionAsPrimaryAction = false, isSpringLoaded = false,
    isSymbolAnimationEnabled = false, hidesSharedBackground = false, sharesBackground = true
  /// What it could say, so that it is as wide as the longest.
  public var possibleTitles: Set<String>?
  /// How far its picture lies from its edges.
  public var imageInsets = UIEdgeInsets.zero, landscapeImagePhone: UIImage?
  /// In which order its menu is.
  public var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What it is in a menu of what has no room.
  public var menuRepresentation: UIMenuElement?
  /// What is said of it for those who do not see it.
  public var accessibilityHint: String?, accessibilityValue: String?
  /// Sets the picture behind it, which nobody sees.
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
  ) {}
  /// Sets where its words stand, which nobody sees.
  public func setTitlePositionAdjustment(_ offset: UIOffset, for metrics: UIBarMetrics) {}
  /// Sets where its words stand, which nobody sees.
  public func setBackButtonTitlePositionAdjustment(_ offset: UIOffset, for metrics: UIBarMetrics) {}
  /// How wide it is, in points.
  public var width: CGFloat = 0
  /// What is said of it for those who do not see it, and what tests know it by.
  public var accessibilityLabel: String?, accessibilityIdentifier: String?
  /// What tells it from others.
  public var tag = 0
  /// The view of the app's.
  public var customView: UIView? { view }

  /// Creates what is a view of the app's.
  public init(customView: UIView) { view = customView }

  /// Sets the letters of one state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}

  /// What it is tapped by; nil for what cannot be touched.
  var words: String? {
    if let button = view as? UIButton {
      return button.menu == nil || !button.showsMenuAsPrimaryAction ? button.words : nil
    }
    guard primaryAction != nil || action != nil else { return nil }
    if let title, !title.isEmpty { return title }
    return item.map { $0.rawValue.capitalized } ?? accessibilityLabel ?? image?.name ?? "button"
  }

  /// What can be touched in its menu.
  var menuTouches: [UIKitTouch] {
    guard isEnabled else { return [] }
    let button = view as? UIButton
    return (menu ?? button?.menu)?.touches(from: button ?? self) ?? []
  }

  func tap() {
    if let button = view as? UIButton { return button.tap() }
    primaryAction?.perform(from: self)
    action?.perform(on: target, with: self)
  }
}

extension UINavigationItem {
  /// The button at the end.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The button at the beginning.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the button at the end.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the button at the beginning.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// What can be touched in the bar.
  var buttons: [BarButton] {
    ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).compactMap { item in
      item.isHidden ? nil : item.words.map { BarButton(item: item, words: $0) }
    }
  }

  /// What can be touched in the menus of the bar.
  var menus: [UIKitTouch] {
    ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).filter { !$0.isHidden }
      .flatMap(\.menuTouches)
  }
}

extension UIViewController {
  /// Has its rows be changed, or not: `"Edit"`, which is `"Done"` while they are.
  public var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let action = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(primaryAction: action)
    madeEditButton = button
    return button
  }

  /// Has other buttons at the lower edge.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  /// What can be touched at the lower edge.
  var toolbarButtons: [BarButton] {
    guard let navigationController, !navigationController.isToolbarHidden else { return [] }
    return (toolbarItems ?? []).compactMap { item in
      item.isHidden ? nil : item.words.map { BarButton(item: item, words: $0) }
    }
  }

  /// What can be touched in the menus at the lower edge.
  var toolbarMenus: [UIKitTouch] {
    guard let navigationController, !navigationController.isToolbarHidden else { return [] }
    return (toolbarItems ?? []).flatMap(\.menuTouches)
  }
}

/// A bar with buttons that lies among views.
@MainActor @preconcurrency open class UIToolbar: UIView, UIKitTouchable {
  /// The buttons.
  public var items: [UIBarButtonItem]? { didSet { hasChanged() } }
  /// The colour of the bar, and how it looks.
  public var barTintColor: UIColor?, barStyle = UIBarStyle.default, isTranslucent = true
  /// How the bar looks, and where nothing lies below it.
  public var standardAppearance = UIToolbarAppearance(), scrollEdgeAppearance: UIToolbarAppearance?,
    compactAppearance: UIToolbarAppearance?
  /// Sets the picture behind it, which nobody sees.
  public func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture at its edge, which nobody sees.
  public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}

  /// How all of them look.
  public static func appearance() -> UIToolbar { UIToolbar(frame: .zero) }

  /// Has other buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  var touches: [UIKitTouch] {
    (items ?? []).flatMap { item in
      let own = item.words.map { words in
        UIKitTouch(words: words, isEnabled: item.isEnabled) { item.tap() }
      }
      return (own.map { [$0] } ?? []) + item.menuTouches
    }
  }
}

/// A button in a bar.
struct BarButton: Identifiable {
  let item: UIBarButtonItem
  let words: String

  var id: ObjectIdentifier { ObjectIdentifier(item) }
}

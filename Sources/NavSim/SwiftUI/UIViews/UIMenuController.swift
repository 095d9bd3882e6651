public import Combine
public import Foundation

/// An entry of the one menu beside what is selected, as earlier systems have it.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  /// Its words.
  open var title: String
  /// What it does.
  open var action: Selector

  /// Creates an entry.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The one menu beside what is selected, as earlier systems have it. While it is shown the entries
/// of the app can be touched on the view for which it is shown; a touch takes it away.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  /// Which way it points.
  public enum ArrowDirection: Int, Sendable {
    /// One of them.
    case `default`, up, down, left, right
  }

  /// The menu.
  public class var shared: UIMenuController {
    AppRun.current?.own { UIMenuController() } ?? alone
  }
  private static let alone = UIMenuController()

  /// The entries of the app.
  open var menuItems: [UIMenuItem]? { didSet { target?.hasChanged() } }
  /// Which way it points.
  open var arrowDirection = ArrowDirection.default
  /// Where it is: nowhere.
  open var menuFrame: CGRect { .zero }
  /// Whether it is shown.
  open var isMenuVisible = false {
    didSet {
      guard oldValue != isMenuVisible else { return }
      target?.hasChanged()
      let names =
        isMenuVisible
        ? [Self.willShowMenuNotification, Self.didShowMenuNotification]
        : [Self.willHideMenuNotification, Self.didHideMenuNotification]
      for name in names { NotificationCenter.default.post(name: name, object: self) }
    }
  }
  private weak var target: UIView?

  /// Shows it, or takes it away.
  open func setMenuVisible(_ isVisible: Bool, animated: Bool) { isMenuVisible = isVisible }
  /// Points to a part of a view.
  open func setTargetRect(_ rect: CGRect, in view: UIView) { target = view }
  /// Shows it for a part of a view.
  open func showMenu(from view: UIView, rect: CGRect) {
    target = view
    isMenuVisible = true
  }
  /// Takes it away.
  open func hideMenu() { isMenuVisible = false }
  /// Takes it away from a view.
  open func hideMenu(from view: UIView) { if target === view { isMenuVisible = false } }
  /// Asks for the entries again.
  open func update() { target?.hasChanged() }

  /// The entries on a view.
  func touches(on view: UIView) -> [UIKitTouch] {
    guard isMenuVisible, target === view else { return [] }
    return (menuItems ?? []).map { item in
      UIKitTouch(words: item.title) { [weak self, weak view] in
        guard let self else { return }
        hideMenu()
        _ = view?.perform(item.action, by: self)
      }
    }
  }

  /// It comes or goes.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// It comes or goes.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// It comes or goes.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// It comes or goes.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// It is elsewhere, which does not happen here.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

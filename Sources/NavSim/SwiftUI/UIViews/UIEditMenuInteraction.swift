public import Foundation

/// Where a menu points from, and to.
@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  /// What tells it from others.
  public let identifier: AnyHashable
  /// Where it points to, in points.
  public let sourcePoint: CGPoint
  /// Which way it points.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (
      identifier ?? UIEditMenuConfiguration.unnamed, sourcePoint
    )
  }

  private static let unnamed: AnyHashable = "UIEditMenuConfiguration"
}

/// Which way a menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// One of them.
  case automatic, up, down, left, right
}

/// A menu that an app shows beside what is selected. While it is shown all entries of it can be
/// touched on the view; a touch takes it away.
@MainActor @preconcurrency open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Who says what is in the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: UIEditMenuConfiguration? { didSet { view?.hasChanged() } }

  /// Creates one.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}
  /// It belongs to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu, unless it has no entries.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard !entries(of: configuration).isEmpty else { return }
    dismissMenu()
    let transition = MenuTransition()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: transition)
    shown = configuration
    transition.run()
  }
  /// Takes the menu away.
  open func dismissMenu() {
    guard let last = shown else { return }
    let transition = MenuTransition()
    delegate?.editMenuInteraction(self, willDismissMenuFor: last, animator: transition)
    shown = nil
    transition.run()
  }
  /// Asks for the entries again.
  open func reloadVisibleMenu() { if shown != nil { view?.hasChanged() } }
  /// Points elsewhere, which nobody sees.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Where the finger is: no place is known here.
  open func location(in view: UIView?) -> CGPoint { .zero }

  private func entries(of configuration: UIEditMenuConfiguration) -> [UIKitTouch] {
    delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])?.touches()
      ?? []
  }

  /// The entries of the menu while it is shown.
  var touches: [UIKitTouch] {
    guard let shown else { return [] }
    return entries(of: shown).map { entry in
      UIKitTouch(words: entry.words, isEnabled: entry.isEnabled) { [weak self] in
        self?.dismissMenu()
        entry.action()
      }
    }
  }
}

/// Runs at once what is to be done beside a menu, and after it.
private final class MenuTransition: UIEditMenuInteractionAnimating {
  private var beside: [() -> Void] = []
  private var after: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { beside.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { after.append(completion) }

  func run() { for action in beside + after { action() } }
}

/// Says what is in a menu that an app shows.
@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// What is in it; nil for what the system offers, which is nothing.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What it points to.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// It is about to come.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// It is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// What the system offers, in a menu.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Nothing is done.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Nothing is done.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// How a menu comes and goes.
@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Does something beside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

public import Foundation

/// Something that is done to a view.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// It is about to belong to a view, or to none.
  func willMove(to view: UIView?)
  /// It belongs to a view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Has something be done to it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
    hasChanged()
  }

  /// Has something be done to it no more.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    hasChanged()
  }

  /// What menus on it offer: those of a long press, and those that are shown.
  var menuPieces: [UIKitPiece] {
    let menu = UIMenuController.shared
    let entries = menu.touches(on: self)
    let shown =
      entries.isEmpty ? [] : [UIKitPiece(id: ObjectIdentifier(menu), content: .touches(entries))]
    return shown
      + interactions.compactMap { interaction in
        let touches =
          (interaction as? UIContextMenuInteraction)?.touches
          ?? (interaction as? UIEditMenuInteraction)?.touches
        return touches.map {
          UIKitPiece(id: ObjectIdentifier(interaction), content: .touches($0))
        }
      }
  }
}

/// A long press on a view, which shows a menu. All entries of it can be touched.
@MainActor @preconcurrency open class UIContextMenuInteraction: UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Who says what is in the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the menu looks.
  public var menuAppearance: Appearance { .rich }

  /// How a menu looks.
  public enum Appearance: UInt, Sendable {
    /// One of them.
    case unknown, rich, compact
  }
  /// How a menu looks, as UIKit spells it.
  public typealias appearance = Appearance

  /// Creates one.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}
  /// It belongs to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Where the finger is: no place is known here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Takes the menu away: none stays here.
  open func dismissMenu() {}
  /// Changes the menu that is seen: none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  var touches: [UIKitTouch] {
    UIContextMenuConfiguration.touches { [weak self] in
      guard let self else { return nil }
      return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
    }
  }
}

/// Says what a long press shows.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What a long press shows; nil for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is seen beside the menu, which nobody asks for here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What is seen beside the menu, which nobody asks for here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What is seen beside the menu is touched, which nobody does here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu is about to come, of which nobody tells here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to go, of which nobody tells here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// None.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// None.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nothing is done.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Nothing is done.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Nothing is done.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// How a menu comes and goes.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Does something beside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How what is seen beside a menu comes to the screen.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How it comes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How what is seen beside a menu comes to the screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// One of them.
  case dismiss, pop
}

/// What is seen of a view while it is lifted, which nothing depends on here.
@MainActor @preconcurrency open class UIPreviewParameters {
  /// The colour behind.
  public var backgroundColor: UIColor?
  /// What of it is seen, and the outline of its shadow.
  public var visiblePath: UIBezierPath?, shadowPath: UIBezierPath?
  /// Creates parameters.
  public init() {}
  /// Creates parameters for lines of a text.
  public init(textLineRects: [NSValue]) {}
}

/// What is seen of a view while it is dragged, which nothing depends on here.
@MainActor @preconcurrency open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a view is put down, which nothing depends on here.
@MainActor @preconcurrency open class UIPreviewTarget {
  /// What it lies on.
  public let container: UIView
  /// Where its middle is, in points.
  public let center: CGPoint
  /// How it is turned, moved and stretched there.
  public let transform: CGAffineTransform
  /// Creates a place.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = CGAffineTransform.identity
  ) { (self.container, self.center, self.transform) = (container, center, transform) }
}

/// A view that is lifted, which nothing depends on here.
@MainActor @preconcurrency open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// What of it is seen.
  public let parameters: UIPreviewParameters
  /// Where it belongs.
  public let target: UIPreviewTarget
  /// How large it is, in points.
  public var size: CGSize { view.bounds.size }

  /// Creates a preview.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// Creates a preview.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// The same elsewhere.
  open func retargetedPreview(with target: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: target)
  }
}

public import Foundation

// What is dropped on a view of UIKit, which no finger does here.

/// What would come of dropping something.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
  /// What is done with it.
  public let operation: UIDropOperation
  /// Whether the place is met exactly, and how large the picture is.
  open var isPrecise = false, prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Has something be dropped on a view, which no finger does here.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Who says what becomes of it.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several can be there.
  open var allowsSimultaneousDropSessions = false

  /// Creates one.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}
  /// It belongs to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what becomes of what is dropped on a view. It is asked for nothing here.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether it can be dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// It has come.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// It is elsewhere on the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// It has gone.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// It is dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// It lies there.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag is over.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Where the picture goes.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// The picture is about to move.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Nothing is done.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Nothing comes of it.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Nothing is done.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Nothing is done.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// Nothing is done.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  /// Nothing is done.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
  /// As it is.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { preview }
  /// Nothing is done.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

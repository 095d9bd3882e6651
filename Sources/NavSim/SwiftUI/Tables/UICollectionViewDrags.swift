public import Foundation

// What is dragged from a grid of UIKit, and dropped on it, which no finger does here.

/// Says what is dragged from a grid. It is asked for nothing here.
@MainActor @preconcurrency public protocol UICollectionViewDragDelegate: AnyObject {
  /// What is dragged.
  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem]
  /// What is dragged with it.
  func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// What of the item is seen.
  func collectionView(
    _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters?
  /// It begins.
  func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// It has ended.
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether it can be taken away.
  func collectionView(
    _ view: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether it stays within the app.
  func collectionView(
    _ view: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Nothing.
  public func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// All.
  public func collectionView(
    _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// True.
  public func collectionView(
    _ view: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False.
  public func collectionView(
    _ view: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Says what becomes of what is dropped on a grid. It is asked for nothing here.
@MainActor @preconcurrency public protocol UICollectionViewDropDelegate: AnyObject {
  /// It is dropped.
  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether it can be dropped.
  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// It has come.
  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// It is over another item.
  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal
  /// It has gone.
  func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over.
  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// What of the item is seen.
  func collectionView(
    _ view: UICollectionView, dropPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True.
  public func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Nothing comes of it.
  public func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// All.
  public func collectionView(
    _ view: UICollectionView, dropPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What would come of dropping something on a grid.
@MainActor @preconcurrency open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would lie.
  public enum Intent: Int, Sendable {
    /// One of them.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// Where it would lie.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// Something that is dropped on a grid.
@MainActor @preconcurrency public protocol UICollectionViewDropItem: AnyObject {
  /// What it is.
  var dragItem: UIDragItem { get }
  /// Where it comes from; nil for another place than this.
  var sourceIndexPath: IndexPath? { get }
  /// How large its picture is, in points.
  var previewSize: CGSize { get }
}

/// Brings what is dropped to where it belongs.
@MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where; nil for no item.
  var destinationIndexPath: IndexPath? { get }
  /// What is to come of it.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Brings it to a place that is held for it.
  func drop(
    _ item: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Brings it to a item.
  @discardableResult func drop(
    _ item: UIDragItem, toItemAt path: IndexPath
  ) -> any UIDragAnimating
  /// Brings it into a item.
  @discardableResult func drop(
    _ item: UIDragItem, intoItemAt path: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Brings it elsewhere.
  @discardableResult func drop(
    _ item: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// A place that is held for a item.
@MainActor @preconcurrency open class UICollectionViewPlaceholder: NSObject {
  /// Creates a place.
  public init(insertionIndexPath path: IndexPath, reuseIdentifier: String) {}
  /// What is done to its cell.
  open var cellUpdateHandler: (@MainActor (UICollectionViewCell) -> Void)?
}

/// A place that is held for what is dropped.
@MainActor @preconcurrency open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// What of its cell is seen.
  open var previewParametersProvider:
    (@MainActor (UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// What comes of a place that is held.
@MainActor @preconcurrency public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// It has come: the item is there.
  @discardableResult func commitInsertion(
    dataSourceUpdates: @MainActor (IndexPath) -> Void
  ) -> Bool
  /// It does not come.
  @discardableResult func deletePlaceholder() -> Bool
  /// Its cell is to be changed.
  func setNeedsCellUpdate()
}

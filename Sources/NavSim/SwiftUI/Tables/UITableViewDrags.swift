public import Foundation

// What is dragged from a list of UIKit, and dropped on it, which no finger does here.

/// Says what is dragged from a list. It is asked for nothing here.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: AnyObject {
  /// What is dragged.
  func tableView(
    _ view: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem]
  /// What is dragged with it.
  func tableView(
    _ view: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// What of the row is seen.
  func tableView(
    _ view: UITableView, dragPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters?
  /// It begins.
  func tableView(_ view: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// It has ended.
  func tableView(_ view: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether it can be taken away.
  func tableView(
    _ view: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether it stays within the app.
  func tableView(
    _ view: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(
    _ view: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// All.
  public func tableView(
    _ view: UITableView, dragPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Nothing is done.
  public func tableView(
    _ view: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Nothing is done.
  public func tableView(
    _ view: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// True.
  public func tableView(
    _ view: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False.
  public func tableView(
    _ view: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Says what becomes of what is dropped on a list. It is asked for nothing here.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: AnyObject {
  /// It is dropped.
  func tableView(
    _ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether it can be dropped.
  func tableView(_ view: UITableView, canHandle session: any UIDropSession) -> Bool
  /// It has come.
  func tableView(_ view: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// It is over another row.
  func tableView(
    _ view: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal
  /// It has gone.
  func tableView(_ view: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over.
  func tableView(_ view: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// What of the row is seen.
  func tableView(
    _ view: UITableView, dropPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ view: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Nothing is done.
  public func tableView(
    _ view: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Nothing comes of it.
  public func tableView(
    _ view: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Nothing is done.
  public func tableView(
    _ view: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Nothing is done.
  public func tableView(
    _ view: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// All.
  public func tableView(
    _ view: UITableView, dropPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What would come of dropping something on a list.
@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  /// Where it would lie.
  public enum Intent: Int, Sendable {
    /// One of them.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath,
      automatic
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

/// Something that is dropped on a list.
@MainActor @preconcurrency public protocol UITableViewDropItem: AnyObject {
  /// What it is.
  var dragItem: UIDragItem { get }
  /// Where it comes from; nil for another place than this.
  var sourceIndexPath: IndexPath? { get }
  /// How large its picture is, in points.
  var previewSize: CGSize { get }
}

/// Brings what is dropped to where it belongs.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where; nil for no row.
  var destinationIndexPath: IndexPath? { get }
  /// What is to come of it.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Brings it to a place that is held for it.
  func drop(
    _ item: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Brings it to a row.
  @discardableResult func drop(
    _ item: UIDragItem, toRowAt path: IndexPath
  ) -> any UIDragAnimating
  /// Brings it into a row.
  @discardableResult func drop(
    _ item: UIDragItem, intoRowAt path: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Brings it elsewhere.
  @discardableResult func drop(
    _ item: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// A place that is held for a row.
@MainActor @preconcurrency open class UITableViewPlaceholder: NSObject {
  /// Creates a place.
  public init(insertionIndexPath path: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
  /// What is done to its cell.
  open var cellUpdateHandler: (@MainActor (UITableViewCell) -> Void)?
}

/// A place that is held for what is dropped.
@MainActor @preconcurrency open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// What of its cell is seen.
  open var previewParametersProvider: (@MainActor (UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What comes of a place that is held.
@MainActor @preconcurrency public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// It has come: the row is there.
  @discardableResult func commitInsertion(
    dataSourceUpdates: @MainActor (IndexPath) -> Void
  ) -> Bool
  /// It does not come.
  @discardableResult func deletePlaceholder() -> Bool
}

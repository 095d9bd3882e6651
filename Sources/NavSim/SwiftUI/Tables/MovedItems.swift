public import Foundation

// What a finger does to rows and items, which none does here.

extension UICollectionView {
  /// How soon others make room for what is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// One of them.
    case immediate, fast, slow
  }

  /// False: nothing is dragged.
  public var hasActiveDrag: Bool { false }
  /// False: nothing is dropped.
  public var hasActiveDrop: Bool { false }
  /// Has a finger move an item, if it may be moved: none moves it.
  ///
  /// - Returns: whether it may be moved.
  @discardableResult public func beginInteractiveMovementForItem(at path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }
  /// The finger is elsewhere.
  public func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
  /// The finger has gone.
  public func endInteractiveMovement() {}
  /// The item stays where it was.
  public func cancelInteractiveMovement() {}
}

extension UITableView {
  /// False: nothing is dragged.
  public var hasActiveDrag: Bool { false }
  /// False: nothing is dropped.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionViewCell {
  /// How far a cell is dragged.
  public enum DragState: Int, Sendable {
    /// One of them.
    case none, lifting, dragging
  }
}

extension UITableViewCell {
  /// How far a cell is dragged.
  public enum DragState: Int, Sendable {
    /// One of them.
    case none, lifting, dragging
  }
  /// What stands between rows.
  public typealias SeparatorStyle = UITableView.CellSeparatorStyle
}

public import Foundation

/// Where an item is.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject,
  @preconcurrency NSCopying
{
  /// Which item.
  public var indexPath = IndexPath(item: 0, section: 0)
  /// Where, in points.
  public var frame = CGRect.zero, bounds = CGRect.zero, center = CGPoint.zero, size = CGSize.zero
  /// How it is turned, moved and stretched.
  public var transform = CGAffineTransform.identity, transform3D = CATransform3DIdentity
  /// How much of it is seen, and how far in front it is.
  public var alpha: CGFloat = 1, zIndex = 0, isHidden = false
  /// What it is the place of.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of what it is the place of; nil for an item.
  public private(set) var representedElementKind: String?

  /// Creates that of nothing.
  public required override init() { super.init() }
  /// Creates that of an item.
  public convenience init(forCellWith path: IndexPath) {
    self.init()
    indexPath = path
  }
  /// Creates that of what stands before or behind items.
  public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
    self.init()
    (indexPath, representedElementKind) = (path, kind)
    representedElementCategory = .supplementaryView
  }
  /// Creates that of what stands between items.
  public convenience init(forDecorationViewOfKind kind: String, with path: IndexPath) {
    self.init()
    (indexPath, representedElementKind) = (path, kind)
    representedElementCategory = .decorationView
  }

  /// The same place once more.
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var other: Any = self
    MainActor.assumeIsolated { other = copy(with: nil) }
    return other
  }
  /// The same place once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init()
    (other.indexPath, other.frame, other.bounds) = (indexPath, frame, bounds)
    (other.center, other.size, other.transform) = (center, size, transform)
    (other.transform3D, other.alpha, other.zIndex) = (transform3D, alpha, zIndex)
    (other.isHidden, other.representedElementKind) = (isHidden, representedElementKind)
    other.representedElementCategory = representedElementCategory
    return other
  }
}

extension UICollectionView {
  /// What stands in a grid.
  public enum ElementCategory: UInt, Sendable {
    /// One of them.
    case cell, supplementaryView, decorationView
  }
}

/// A change for which room is made.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Sendable {
    /// One of them.
    case insert, delete, reload, move, none
  }
  /// Where the item was, and is; nil for nowhere.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where the item is; nil for nowhere.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// What is done.
  open var updateAction: Action { .none }
}

/// What room is made anew for, which nobody does here.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates one for nothing.
  public required override init() { super.init() }
  /// Whether it is all, and whether there are other items.
  open var invalidateEverything: Bool { false }
  /// Whether there are other items.
  open var invalidateDataSourceCounts: Bool { false }
  /// By how much all moves, and grows, in points.
  open var contentOffsetAdjustment = CGPoint.zero, contentSizeAdjustment = CGSize.zero
  /// The items.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// What stands before, behind and between items.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?,
    invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Where items were that a finger moves, and where they go: none is moved.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Where items go that a finger moves: none is moved.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Where the finger is.
  open var interactiveMovementTarget: CGPoint { .zero }

  /// Adds items.
  open func invalidateItems(at paths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
  }
  /// Adds what stands before or behind items.
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: paths], uniquingKeysWith: +)
  }
  /// Adds what stands between items.
  open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([kind: paths], uniquingKeysWith: +)
  }
}

/// What room is made anew for in lines.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes are asked for again, and room is made again.
  open var invalidateFlowLayoutDelegateMetrics = true, invalidateFlowLayoutAttributes = true
}

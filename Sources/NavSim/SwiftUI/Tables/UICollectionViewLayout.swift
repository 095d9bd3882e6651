public import Foundation

/// Where the items of a grid stand, which nothing depends on here.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// The grid.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates no layout: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Makes room, which nobody asks for here.
  open func prepare() {}
  /// Makes room anew, which nobody does here.
  open func invalidateLayout() {}
  /// How large all is, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Where the items are in a part of it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where an item is.
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where what stands before or behind items is.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether room is made anew for other bounds.
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
  /// Where it stands still.
  open func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { offset }

  /// The kinds of what stands before and behind the items of a section.
  func kinds(of section: Int) -> [String] { [] }
}

/// Where an item is.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
  /// Which item.
  public var indexPath = IndexPath(item: 0, section: 0)
  /// Where, in points.
  public var frame = CGRect.zero, bounds = CGRect.zero, center = CGPoint.zero, size = CGSize.zero
  /// How it is turned, moved and stretched.
  public var transform = CGAffineTransform.identity, transform3D = CATransform3DIdentity
  /// How much of it is seen, and how far in front it is.
  public var alpha: CGFloat = 1, zIndex = 0, isHidden = false

  /// Creates that of nothing.
  public override init() { super.init() }
  /// Creates that of an item.
  public convenience init(forCellWith path: IndexPath) {
    self.init()
    indexPath = path
  }
  /// Creates that of what stands before or behind items.
  public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
    self.init()
    indexPath = path
  }
}

/// Items one behind the other, in lines.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As large as what is in it.
  public static let automaticSize = CGSize(width: -1, height: -1)
  /// How large items are, in points.
  public var itemSize = CGSize(width: 50, height: 50), estimatedItemSize = CGSize.zero
  /// How far they are apart, in points.
  public var minimumLineSpacing: CGFloat = 10, minimumInteritemSpacing: CGFloat = 10
  /// How far sections lie from the edges.
  public var sectionInset = UIEdgeInsets.zero
  /// How large what stands before and behind a section is, in points.
  public var headerReferenceSize = CGSize.zero, footerReferenceSize = CGSize.zero
  /// Which way it is scrolled.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Whether what stands before and behind a section stays at the edge.
  public var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false
}

extension UICollectionView {
  /// Which way a grid is scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// One of them.
    case vertical, horizontal
  }
}

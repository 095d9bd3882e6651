public import Foundation

/// Where the items of a grid stand, which nothing depends on here.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// The grid.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates no layout: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Of which class the places of items are.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Of which class it is what room is made anew for.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Has what stands between items be of a class, which nobody makes here.
  open func register(_ type: AnyClass?, forDecorationViewOfKind kind: String) {}
  /// Has what stands between items be of a file, which nobody reads here.
  open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {}

  /// Makes room, which nobody asks for here.
  open func prepare() {}
  /// Makes room for changes, which nobody asks for here.
  open func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {}
  /// Makes room in place of another one, which nobody asks for here.
  open func prepareForTransition(from layout: UICollectionViewLayout) {}
  /// Leaves room to another one, which nobody asks for here.
  open func prepareForTransition(to layout: UICollectionViewLayout) {}
  /// Makes room while the grid becomes larger, which nobody asks for here.
  open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
  /// Changes have been made, of which nobody tells here.
  open func finalizeCollectionViewUpdates() {}
  /// Room is made in place of another one, of which nobody tells here.
  open func finalizeLayoutTransition() {}
  /// The grid has become larger, of which nobody tells here.
  open func finalizeAnimatedBoundsChange() {}
  /// Makes room anew, which nobody does here.
  open func invalidateLayout() {}
  /// Makes room anew for some of it, which nobody does here.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// What room is made anew for with other bounds.
  open func invalidationContext(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { context }
  /// What room is made anew for where an item wants more.
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { context }
  /// What room is made anew for while items are moved.
  open func invalidationContext(
    forInteractivelyMovingItems paths: [IndexPath], withTargetPosition position: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { context }
  /// What room is made anew for after items were moved.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { context }

  private var context: UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// How large all is, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Which way lines ran where it was written, and whether it is turned for others.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether it is turned where lines run the other way.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
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
  /// Where what stands between items is.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item is that a finger moves.
  open func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { UICollectionViewLayoutAttributes(forCellWith: path) }
  /// Where an item goes that a finger moves.
  open func targetIndexPath(
    forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { path }
  /// Where an item comes from, and goes to: nobody asks here.
  open func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item comes from, and goes to: nobody asks here.
  open func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where what stands before or behind items comes from: nobody asks here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where what stands before or behind items goes to: nobody asks here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where what stands between items comes from: nobody asks here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where what stands between items goes to: nobody asks here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// What stands before or behind items and is to come.
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// What stands before or behind items and is to go.
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// What stands between items and is to come.
  open func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
  /// What stands between items and is to go.
  open func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
  /// Whether room is made anew for other bounds.
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
  /// Whether room is made anew where an item wants more.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Where it stands still.
  open func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { offset }
  /// Where it stands still after changes.
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }

  /// The kinds of what stands before and behind the items of a section.
  func kinds(of section: Int) -> [String] { [] }
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
  /// Of which class it is what room is made anew for.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  /// From where sections are kept away, which nothing depends on here.
  public enum SectionInsetReference: Int, Sendable {
    /// One of them.
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  /// From where sections are kept away.
  public var sectionInsetReference = SectionInsetReference.fromContentInset
}

extension UICollectionView {
  /// Which way a grid is scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// One of them.
    case vertical, horizontal
  }
}

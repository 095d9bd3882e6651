public import Foundation

/// Knows the items of a grid by a value that says which there are.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes what stands before or behind items.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// Which items there are.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes what stands before or behind items.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let rows = DiffableRows<SectionIdentifierType, ItemIdentifierType>()
  private weak var grid: UICollectionView?
  private let provide: CellProvider

  /// Creates one, which is the data source of its grid.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (grid, provide) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Has other items, and does something else when an animation of the usual length has ended.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    onMainQueue { [self] in
      if let grid { rows.apply(snapshot, to: grid.keeper, reloads: false) }
      if let completion { afterAnimation(animatingDifferences, completion) }
    }
  }

  /// Has other items.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Has other items, all of which are asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (@MainActor () -> Void)? = nil
  ) {
    onMainQueue { [self] in
      if let grid { rows.apply(snapshot, to: grid.keeper, reloads: true) }
      if let completion { afterAnimation(false, completion) }
    }
  }

  /// Which items there are.
  open func snapshot() -> Snapshot { rows.snapshot }
  /// The item at a place.
  open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { rows.item(at: path) }
  /// Where an item is.
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? { rows.path(of: item) }
  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { rows.section(at: index) }
  /// Where a section is.
  open func index(for section: SectionIdentifierType) -> Int? {
    rows.snapshot.indexOfSection(section)
  }

  /// How many sections there are.
  open func numberOfSections(in view: UICollectionView) -> Int { rows.counts.count }
  /// How many items a section has.
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let counts = rows.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cell of an item.
  open func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    rows.item(at: path).flatMap { provide(view, path, $0) } ?? UICollectionViewCell(frame: .zero)
  }
  /// What stands before or behind the items of a section.
  open func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(view, kind, path) ?? UICollectionReusableView(frame: .zero)
  }
}

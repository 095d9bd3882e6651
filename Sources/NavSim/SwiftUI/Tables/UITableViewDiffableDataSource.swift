public import Foundation

/// Knows the rows of a list by a value that says which there are.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of a row.
  public typealias CellProvider =
    @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// Which rows there are.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// How rows come and go.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let rows = DiffableRows<SectionIdentifierType, ItemIdentifierType>()
  private weak var table: UITableView?
  private let provide: CellProvider

  /// Creates one, which is the data source of its list.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provide) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Has other rows, and does something else when an animation of the usual length has ended.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    onMainQueue { [self] in
      if let table { rows.apply(snapshot, to: table.keeper, reloads: false) }
      if let completion { afterAnimation(animatingDifferences, completion) }
    }
  }

  /// Has other rows.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Has other rows, all of which are asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (@MainActor () -> Void)? = nil
  ) {
    onMainQueue { [self] in
      if let table { rows.apply(snapshot, to: table.keeper, reloads: true) }
      if let completion { afterAnimation(false, completion) }
    }
  }

  /// Which rows there are.
  open func snapshot() -> Snapshot { rows.snapshot }
  /// The row at a place.
  open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { rows.item(at: path) }
  /// Where a row is.
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? { rows.path(of: item) }
  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { rows.section(at: index) }
  /// Where a section is.
  open func index(for section: SectionIdentifierType) -> Int? {
    rows.snapshot.indexOfSection(section)
  }

  /// How many sections there are.
  open func numberOfSections(in view: UITableView) -> Int { rows.counts.count }
  /// How many rows a section has.
  open func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
    let counts = rows.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cell of a row.
  open func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    rows.item(at: path).flatMap { provide(view, path, $0) } ?? UITableViewCell()
  }
  /// The words before a section.
  open func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The words behind a section.
  open func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a row can be edited: no.
  open func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
  /// Whether a row can be moved: no.
  open func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool { false }
  /// Nothing is done.
  open func tableView(
    _ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
  /// Nothing is done.
  open func tableView(_ view: UITableView, moveRowAt path: IndexPath, to other: IndexPath) {}
  /// None.
  open func sectionIndexTitles(for view: UITableView) -> [String]? { nil }
}

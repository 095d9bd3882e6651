import Combine
import Foundation

/// Does something at once, or on the main queue: a data source may be told elsewhere.
///
/// Source of the rules:
/// [apply](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:completion:)).
@MainActor func onMainQueue(_ work: @escaping @MainActor () -> Void) {
  guard !MainContext.isHere() else { return work() }
  DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
}

/// The rows of a diffable data source. What was there before keeps its cell.
@MainActor final class DiffableRows<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Has other rows.
  ///
  /// - Parameter reloads: true where all of them are asked for anew.
  func apply<Cell: RowCell>(_ wanted: Snapshot, to keeper: RowKeeper<Cell>, reloads: Bool) {
    let before = snapshot
    snapshot = wanted.settled
    guard !reloads else { return keeper.reload() }
    keeper.replace { old in
      var cells: [Item: Cell] = [:]
      for (section, id) in zip(old, before.sectionIdentifiers) {
        for (cell, item) in zip(section.cells, before.itemIdentifiers(inSection: id)) {
          cells[item] = cell
        }
      }
      for item in wanted.reloadedItemIdentifiers + wanted.reconfiguredItemIdentifiers {
        cells[item] = nil
      }
      return wanted.sectionIdentifiers.map { id in
        let items = wanted.itemIdentifiers(inSection: id)
        var section = RowSection<Cell>(count: items.count)
        guard !wanted.reloadedSectionIdentifiers.contains(id) else { return section }
        section.cells = items.map { cells[$0] }
        if let place = before.indexOfSection(id), old.indices.contains(place) {
          section.ends = old[place].ends
        }
        return section
      }
    }
  }

  var counts: [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  func path(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let index = snapshot.indexOfSection(section),
      let row = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: index)
  }
}

import Foundation

/// What is told of rows that change: what goes is named by where it was, what comes by where it will
/// be.
struct RowChanges {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// True for a section whose rows are all asked for anew.
  func isFresh(_ section: Int) -> Bool {
    insertedSections.contains(section) || renewed.contains(section)
  }

  /// Where the sections are that are reloaded, once the others have come and gone.
  private var renewed: IndexSet {
    IndexSet(
      reloadedSections.map { section in
        var place = section - deletedSections.count(in: 0..<section)
        for inserted in insertedSections where inserted <= place { place += 1 }
        return place
      })
  }

  /// The sections with what has changed. What is deleted has to be there.
  func applied<Cell>(to sections: [RowSection<Cell>]) -> [RowSection<Cell>] {
    var sections = sections
    for path in reloaded where sections.has(path) { sections[path.section].cells[path.row] = nil }
    let carried = moved.map { move in
      (cell: sections.has(move.from) ? sections[move.from.section].cells[move.from.row] : nil, move)
    }
    for path in (deleted.union(moved.map(\.from))).sorted().reversed() {
      precondition(
        sections.has(path),
        "attempt to delete row \(path.row) from section \(path.section), which does not have it")
      sections[path.section].cells.remove(at: path.row)
    }
    let places = IndexSet(movedSections.map(\.from))
    precondition(
      deletedSections.union(places).allSatisfy(sections.indices.contains),
      "attempt to delete a section, but there are only \(sections.count) sections before the update"
    )
    let carriedSections = movedSections.map { (section: sections[$0.from], to: $0.to) }
    for index in deletedSections.union(places).reversed() { sections.remove(at: index) }
    var coming = insertedSections.map { (section: RowSection<Cell>(count: 0), to: $0) }
    coming += carriedSections
    for one in coming.sorted(by: { $0.to < $1.to }) {
      sections.insert(one.section, at: min(max(0, one.to), sections.count))
    }
    var rows: [(cell: Cell?, at: IndexPath)] = inserted.map { (nil, $0) }
    rows += carried.map { ($0.cell, $0.1.to) }
    for row in rows.sorted(by: { $0.at < $1.at }) where !isFresh(row.at.section) {
      precondition(
        sections.indices.contains(row.at.section),
        "attempt to insert row \(row.at.row) into section \(row.at.section), but there are only "
          + "\(sections.count) sections after the update")
      let count = sections[row.at.section].cells.count
      precondition(
        row.at.row <= count && row.at.row >= 0,
        "attempt to insert row \(row.at.row) into section \(row.at.section), but there are only "
          + "\(count) rows in section \(row.at.section) after the update")
      sections[row.at.section].cells.insert(row.cell, at: row.at.row)
    }
    return sections
  }
}

extension Array {
  /// Whether a row is there.
  fileprivate func has<Cell>(_ path: IndexPath) -> Bool where Element == RowSection<Cell> {
    indices.contains(path.section) && self[path.section].cells.indices.contains(path.row)
  }
}

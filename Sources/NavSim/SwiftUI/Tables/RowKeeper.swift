public import Foundation

/// A cell among rows.
protocol RowCell: UIView {
  /// True for one that is chosen.
  var isSelected: Bool { get set }
}

/// A list that asks somebody for its rows.
@MainActor protocol RowSource<Cell>: AnyObject {
  associatedtype Cell: RowCell

  /// How many rows each section has.
  func countRows() -> [Int]
  /// The cell of a row.
  func makeCell(at path: IndexPath) -> Cell
  /// What stands before and behind the rows of a section.
  func makeEnds(of section: Int) -> RowEnds
  /// It has to be drawn again.
  func hasChanged()
}

/// What stands before and behind the rows of a section.
struct RowEnds {
  var before: [UIView] = []
  var after: [UIView] = []
}

/// A section of rows; nil is what the source was not asked for yet.
struct RowSection<Cell> {
  var cells: [Cell?]
  var ends: RowEnds?

  init(count: Int) { cells = Array(repeating: nil, count: max(0, count)) }
}

/// The cells of a list. They are asked for when they are drawn, at the end of a turn, and kept until
/// somebody says that they are others: what changed and was not told of is not seen.
@MainActor final class RowKeeper<Cell: RowCell> {
  weak var source: (any RowSource<Cell>)?
  /// The sections; nil while all are to be asked for.
  private var sections: [RowSection<Cell>]?
  private var changes = RowChanges()
  private var depth = 0

  /// All are others.
  func reload() {
    sections = nil
    source?.hasChanged()
  }

  /// How many rows each section has.
  var counts: [Int] { known.map(\.cells.count) }

  private var known: [RowSection<Cell>] {
    if let sections { return sections }
    let counted = source?.countRows().map { RowSection<Cell>(count: $0) } ?? []
    sections = counted
    return counted
  }

  /// Where all rows are.
  var paths: [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  /// The cell of a row; nil where there is none yet.
  func cell(at path: IndexPath) -> Cell? {
    guard let sections, sections.indices.contains(path.section) else { return nil }
    let cells = sections[path.section].cells
    return cells.indices.contains(path.row) ? cells[path.row] : nil
  }

  /// The cell of a row, made if there is none.
  func madeCell(at path: IndexPath) -> Cell? {
    let found = known
    guard found.indices.contains(path.section),
      found[path.section].cells.indices.contains(path.row)
    else { return nil }
    if let cell = cell(at: path) { return cell }
    let cell = source?.makeCell(at: path)
    // Who makes a cell may have changed the rows.
    if let cell, sections.map({ $0.indices.contains(path.section) }) == true,
      sections?[path.section].cells.indices.contains(path.row) == true
    {
      sections?[path.section].cells[path.row] = cell
    }
    return cell
  }

  /// Where a cell is.
  func path(of cell: Cell) -> IndexPath? {
    for (section, rows) in (sections ?? []).enumerated() {
      if let row = rows.cells.firstIndex(where: { $0 === cell }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// Those that are chosen.
  var selected: [IndexPath] { paths.filter { cell(at: $0)?.isSelected == true } }

  /// What stands before and behind the rows of a section.
  func ends(of section: Int) -> RowEnds {
    guard known.indices.contains(section) else { return RowEnds() }
    if let ends = sections?[section].ends { return ends }
    let ends = source?.makeEnds(of: section) ?? RowEnds()
    if sections?.indices.contains(section) == true { sections?[section].ends = ends }
    return ends
  }

  // MARK: Changes

  /// Changes follow that are one.
  func begin() {
    if depth == 0 { _ = sections == nil ? nil : known }
    depth += 1
  }

  /// The changes are told.
  func end() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { apply() }
  }

  /// Rows change.
  func change(_ body: (inout RowChanges) -> Void) {
    begin()
    body(&changes)
    end()
  }

  private func apply() {
    let changes = changes
    self.changes = RowChanges()
    guard let before = sections, !changes.isEmpty else { return }
    let after = changes.applied(to: before)
    let wanted = source?.countRows() ?? []
    precondition(
      after.count == wanted.count,
      "Invalid update: invalid number of sections. There are \(wanted.count) after the update, "
        + "\(before.count) before it, and the changes make it \(after.count)")
    for (section, count) in wanted.enumerated() where !changes.isFresh(section) {
      precondition(
        after[section].cells.count == count,
        "Invalid update: invalid number of rows in section \(section). There are \(count) after "
          + "the update, and the changes make it \(after[section].cells.count)")
    }
    sections = wanted.enumerated().map { section, count in
      changes.isFresh(section) ? RowSection(count: count) : after[section]
    }
    source?.hasChanged()
  }

  /// Has other rows, of which some have cells already.
  func replace(_ make: ([RowSection<Cell>]) -> [RowSection<Cell>]) {
    guard let sections else { return reload() }
    self.sections = make(sections)
    source?.hasChanged()
  }
}

extension IndexPath {
  /// Creates a place of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }
  /// Creates a place of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = [newValue, row] }
  }
  /// The row.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = [section, newValue] }
  }
  /// The item.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

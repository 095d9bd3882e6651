import NavCore

/// What is really on screen: the host's own picture, kept by its own code.
///
/// One list of rows, all as wide as the longest stack needs: those of the tabs, then those of the layers,
/// bottom first. A row says whose it is and how many entries follow, and then names these, the root first.
/// One list, because a search keeps copies of hosts, and each soon has its own copy of every list. Rows of
/// one width, because then nothing moves when a stack grows, and a row is found without a look at those
/// before it.
struct HostScreen: Sendable {
  /// Row by row: a number, a ``Length`` and the numbers of entries. What is behind them in a row, and in
  /// rows that are not used, means nothing.
  private var cells: [UInt64] = []
  /// How many cells a row takes.
  private var width = 8
  /// How many cells the tabs take; behind them come the layers.
  private var tabCells = 0
  /// How many cells tabs and layers take.
  private var usedCells = 0
  private(set) var selected: TabID
  /// Where the row of the selected tab begins; nil when there is no such tab.
  private var selectedRow: Int?
  /// True when nothing has changed since somebody has looked, who sets it.
  var isUnchanged = false

  /// How many cells of a row come before its entries.
  private static let lead = 2

  init(_ state: NavigationState) {
    selected = state.selectedTab
    show(state)
  }

  /// Shows this and nothing else, in the storage that is there.
  mutating func show(_ state: borrowing NavigationState) {
    isUnchanged = false
    selected = state.selectedTab
    selectedRow = state.selectedIndex * width
    tabCells = state.tabs.count * width
    usedCells = tabCells + state.layers.count * width
    if cells.count < usedCells { makeRoom() }
    if !Self.write(state, into: &cells, width) { showInWiderRows(state) }
  }

  @inline(never)
  private mutating func showInWiderRows(_ state: borrowing NavigationState) {
    width *= 2
    show(state)
  }

  /// Writes row by row.
  /// - Returns: false when the rows are not wide enough.
  @inline(__always)
  private static func write(
    _ state: borrowing NavigationState, into cells: inout [UInt64], _ width: Int
  ) -> Bool {
    var row = 0
    // By index here and below, because a stack that is handed over is counted.
    for index in state.tabs.indices {
      let length = Length(state.tabs[index].stack.count)
      guard lead + length.count <= width else { return false }
      cells[row] = UInt64(state.tabs[index].id.rawValue)
      cells[row + 1] = length.word
      for depth in 0..<length.count {
        cells[row + lead + depth] = state.tabs[index].stack[depth].id.rawValue
      }
      row += width
    }
    for index in state.layers.indices {
      let isDraggable = state.layers[index].style != .fullScreenCover
      let length = Length(state.layers[index].stack.count, isDraggable: isDraggable)
      guard lead + length.count <= width else { return false }
      cells[row] = state.layers[index].id.rawValue
      cells[row + 1] = length.word
      for depth in 0..<length.count {
        cells[row + lead + depth] = state.layers[index].stack[depth].id.rawValue
      }
      row += width
    }
    return true
  }

  /// True when both name the same ids in the same places.
  func shows(_ state: borrowing NavigationState) -> Bool {
    guard selected == state.selectedTab, tabCells == state.tabs.count * width,
      usedCells == tabCells + state.layers.count * width
    else { return false }
    var row = 0
    for index in state.tabs.indices {
      guard cells[row] == UInt64(state.tabs[index].id.rawValue),
        matches(row, state.tabs[index].stack)
      else { return false }
      row += width
    }
    for index in state.layers.indices {
      guard cells[row] == state.layers[index].id.rawValue,
        matches(row, state.layers[index].stack)
      else { return false }
      row += width
    }
    return true
  }

  @inline(__always)
  private func matches(_ row: Int, _ stack: borrowing [Entry]) -> Bool {
    let count = length(of: row).count
    guard count == stack.count else { return false }
    for depth in 0..<count where cells[row + Self.lead + depth] != stack[depth].id.rawValue {
      return false
    }
    return true
  }
}

extension HostScreen {
  /// How many entries follow in a row, and whether it is that of a layer that can be dragged away.
  private struct Length {
    let word: UInt64

    init(word: UInt64) { self.word = word }

    init(_ count: Int, isDraggable: Bool = false) {
      word = UInt64(count) << 1 | (isDraggable ? 1 : 0)
    }

    var count: Int { Int(word >> 1) }
    var isDraggable: Bool { word & 1 == 1 }
  }

  private func length(of row: Int) -> Length { Length(word: cells[row + 1]) }
}

// MARK: - Looking

extension HostScreen {
  var hasLayers: Bool { tabCells < usedCells }

  /// The layer that nothing lies on; nil when nothing is presented.
  var topLayer: LayerID? { hasLayers ? LayerID(cells[usedCells - width]) : nil }

  /// The layer that lies on the tabs; nil when nothing is presented.
  var bottomLayer: LayerID? { hasLayers ? LayerID(cells[tabCells]) : nil }

  /// The layer on top, if it goes with this one.
  @inline(never)
  func layerOnTop(of target: RemovalTarget) -> RemovalTarget? {
    guard case .layer(let layer) = target, contains(layer), let top = topLayer, top != layer
    else { return nil }
    return .layer(top)
  }

  /// The layer on top, if the user can drag it away.
  var draggableLayer: LayerID? {
    guard hasLayers, length(of: usedCells - width).isDraggable else { return nil }
    return topLayer
  }

  /// The entry on top of the visible stack, if it is pushed.
  var poppable: EntryID? {
    guard let row = hasLayers ? usedCells - width : selectedRow, length(of: row).count > 1 else {
      return nil
    }
    return top(of: row)
  }

  func contains(_ tab: TabID) -> Bool { row(of: tab) != nil }

  func contains(_ layer: LayerID) -> Bool { lowestRow(of: layer) != nil }

  /// All stacks with what is in them.
  var stacks: [(id: StackID, entries: [EntryID])] {
    stride(from: 0, to: usedCells, by: width).map { row in
      let first = row + Self.lead
      return (
        row < tabCells ? .tab(TabID(UInt32(cells[row]))) : .layer(LayerID(cells[row])),
        cells[first..<(first + length(of: row).count)].map { EntryID($0) }
      )
    }
  }
}

// MARK: - Finding

extension HostScreen {
  /// Where the row of a stack begins; nil when it is not there. Of layers, if a broken router presents one
  /// twice, the upper.
  // What is visible first, because most is done there. In one piece of code, as the other things that are
  // done for several changes: what is fetched for one is there for the next.
  @inline(never)
  private func row(of stack: StackID) -> Int? {
    switch stack {
    case .tab(let tab): tab == selected ? selectedRow : row(of: tab)
    case .layer(let layer): topLayer == layer ? usedCells - width : highestRow(of: layer)
    }
  }

  @inline(never)
  private func row(of tab: TabID) -> Int? {
    var row = 0
    while row < tabCells {
      if cells[row] == UInt64(tab.rawValue) { return row }
      row += width
    }
    return nil
  }

  @inline(never)
  private func highestRow(of layer: LayerID) -> Int? {
    var row = usedCells
    while row > tabCells {
      row -= width
      if cells[row] == layer.rawValue { return row }
    }
    return nil
  }

  private func lowestRow(of layer: LayerID) -> Int? {
    var row = tabCells
    while row < usedCells {
      if cells[row] == layer.rawValue { return row }
      row += width
    }
    return nil
  }

  private func top(of row: Int) -> EntryID? {
    let count = length(of: row).count
    return count > 0 ? EntryID(cells[row + Self.lead + count - 1]) : nil
  }

  /// How many entries are below this one in its stack; nil when it is not in this one.
  private func depth(of entry: EntryID, in row: Int) -> Int? {
    var depth = length(of: row).count
    while depth > 0 {
      depth -= 1
      if cells[row + Self.lead + depth] == entry.rawValue { return depth }
    }
    return nil
  }
}

// MARK: - Changing

extension HostScreen {
  /// Where a change takes place.
  struct Place {
    /// Where the row of its stack begins.
    let row: Int
    /// How many of the entries stay.
    var kept = 0
  }

  /// Where a change takes place; nil when the screen is not what it expects to find.
  func place(of move: Move) -> Place? {
    switch move {
    case .push(_, let id, let above):
      guard let row = row(of: id), top(of: row) == above else { return nil }
      return Place(row: row, kept: length(of: row).count)
    case .pop(let id, let top):
      guard let row = row(of: id), let depth = depth(of: top, in: row) else { return nil }
      return Place(row: row, kept: depth + 1)
    case .replace(let id, _), .replaceRoot(let id, _):
      return row(of: id).map { Place(row: $0) }
    case .present(_, _, _, _, let above):
      return topLayer == above ? Place(row: usedCells) : nil
    case .dismiss(let layer): return Place(row: lowestRow(of: layer) ?? usedCells)
    case .select(_, let from): return selected == from ? Place(row: tabCells) : nil
    case .restore(let from): return selected == from ? Place(row: 0) : nil
    }
  }

  /// Does what a change asks for where it takes place, if it is not large.
  mutating func apply(_ move: Move, at place: Place) {
    isUnchanged = false
    switch move {
    case .push(let entry, _, _): put(entry, at: place.kept, in: place.row)
    case .pop: setLength(of: place.row, to: place.kept)
    case .replaceRoot(_, let root): put(root, at: 0, in: place.row)
    case .present(let layer, let style, let root, _, _):
      usedCells += width
      if cells.count < usedCells { makeRoom() }
      cells[place.row] = layer.rawValue
      cells[place.row + 1] = Length(1, isDraggable: style != .fullScreenCover).word
      cells[place.row + Self.lead] = root.id.rawValue
    case .dismiss: usedCells = place.row
    case .select(let tab, _):
      usedCells = place.row
      select(tab)
    case .replace, .restore: break
    }
  }

  /// Does what a large change asks for.
  mutating func apply(_ change: Change?, at place: Place) {
    isUnchanged = false
    switch change {
    case .replace(_, let new):
      setLength(of: place.row, to: 0)
      for depth in new.indices { put(new[depth], at: depth, in: place.row) }
    case .restore(let state, _): show(state)
    default: break
    }
  }

  /// The lowest of what a change takes off the screen for good.
  func firstRemoved(by move: Move, at place: Place) -> RemovalTarget? {
    switch move {
    case .pop:
      guard place.kept < length(of: place.row).count else { return nil }
      return .entry(EntryID(cells[place.row + Self.lead + place.kept]))
    case .dismiss(let layer): return .layer(layer)
    case .select: return bottomLayer.map { .layer($0) }
    case .push, .replace, .replaceRoot, .present, .restore: return nil
    }
  }

  /// Takes a pushed entry or a layer off, with all that is on it. Nothing if it is not there.
  mutating func remove(_ target: RemovalTarget) {
    isUnchanged = false
    switch target {
    case .layer(let layer): if let row = lowestRow(of: layer) { usedCells = row }
    case .entry(let entry):
      for row in stride(from: 0, to: usedCells, by: width) {
        if let depth = depth(of: entry, in: row), depth > 0 { setLength(of: row, to: depth) }
      }
    }
  }

  /// Shows another tab.
  mutating func select(_ tab: TabID) {
    isUnchanged = false
    selected = tab
    selectedRow = row(of: tab)
  }

  /// Puts an entry on a stack, or in the place of another.
  @inline(never)
  private mutating func put(_ entry: Entry, at depth: Int, in row: Int) {
    var row = row
    if Self.lead + depth == width {
      widen()
      row *= 2
    }
    cells[row + Self.lead + depth] = entry.id.rawValue
    setLength(of: row, to: max(depth + 1, length(of: row).count))
  }

  @inline(__always)
  private mutating func setLength(of row: Int, to count: Int) {
    cells[row + 1] = Length(count, isDraggable: length(of: row).isDraggable).word
  }

  /// Makes every row twice as wide, so that it begins twice as far from the first.
  @inline(never)
  private mutating func widen() {
    let old = width
    let rows = usedCells / old
    width *= 2
    tabCells *= 2
    usedCells *= 2
    selectedRow = selectedRow.map { $0 * 2 }
    makeRoom()
    for row in (0..<rows).reversed() {
      for cell in (0..<old).reversed() { cells[row * width + cell] = cells[row * old + cell] }
    }
  }

  /// Lets all cells be there.
  @inline(never)
  private mutating func makeRoom() {
    while cells.count < usedCells { cells.append(0) }
  }
}

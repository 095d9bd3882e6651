import NavCore

/// What is really on screen: the host's own picture, kept by its own code.
///
/// One flat list: the stacks of the tabs one after another, then those of the layers, bottom first. Each
/// is a head, which says whose it is and how many entries follow, and these entries, the root first. One
/// list, because a search keeps copies of hosts, and each soon has its own copy of every list.
struct HostScreen: Sendable {
  struct Cell: Sendable {
    /// The number of a tab, a layer or an entry.
    let id: UInt64
    /// How many entries follow a head.
    var count: Int32 = 0
    /// True for the head of a layer that can be dragged away.
    var isDraggable = false
  }

  private(set) var cells: [Cell] = []
  /// How many cells the tabs take; behind them come the layers.
  private(set) var tabCells = 0
  private(set) var selected: TabID
  /// True when nothing has changed since somebody has looked, who sets it.
  var isUnchanged = false

  init(_ state: NavigationState) {
    selected = state.selectedTab
    show(state)
  }

  /// Shows this and nothing else, in the storage that is there.
  mutating func show(_ state: borrowing NavigationState) {
    // By index here and below, because a stack that is handed over is counted.
    var size = state.tabs.count + state.layers.count
    for index in state.tabs.indices { size += state.tabs[index].stack.count }
    tabCells = size - state.layers.count
    for index in state.layers.indices { size += state.layers[index].stack.count }
    resize(to: size)
    selected = state.selectedTab
    isUnchanged = false
    var place = 0
    for index in state.tabs.indices {
      let count = state.tabs[index].stack.count
      cells[place] = Cell(id: UInt64(state.tabs[index].id.rawValue), count: Int32(count))
      for depth in 0..<count {
        cells[place + 1 + depth] = Cell(state.tabs[index].stack[depth])
      }
      place += 1 + count
    }
    for index in state.layers.indices {
      let count = state.layers[index].stack.count
      cells[place] = Cell(
        id: state.layers[index].id.rawValue, count: Int32(count),
        isDraggable: state.layers[index].style != .fullScreenCover)
      for depth in 0..<count {
        cells[place + 1 + depth] = Cell(state.layers[index].stack[depth])
      }
      place += 1 + count
    }
  }

  /// True when both name the same ids in the same places.
  func shows(_ state: borrowing NavigationState) -> Bool {
    guard selected == state.selectedTab else { return false }
    var head = 0
    for index in state.tabs.indices {
      guard head < tabCells, cells[head].id == UInt64(state.tabs[index].id.rawValue),
        matches(head, state.tabs[index].stack)
      else { return false }
      head = end(of: head)
    }
    guard head == tabCells else { return false }
    for index in state.layers.indices {
      guard head < cells.count, cells[head].id == state.layers[index].id.rawValue,
        matches(head, state.layers[index].stack)
      else { return false }
      head = end(of: head)
    }
    return head == cells.count
  }

  @inline(__always)
  private func matches(_ head: Int, _ stack: borrowing [Entry]) -> Bool {
    guard cells[head].count == stack.count else { return false }
    for depth in stack.indices where cells[head + 1 + depth].id != stack[depth].id.rawValue {
      return false
    }
    return true
  }
}

extension HostScreen.Cell {
  fileprivate init(_ entry: Entry) { id = entry.id.rawValue }
}

// MARK: - Looking

extension HostScreen {
  var hasLayers: Bool { tabCells < cells.count }

  /// The layer that nothing lies on; nil when nothing is presented.
  var topLayer: LayerID? { topHead.map { LayerID(cells[$0].id) } }

  /// The layer that lies on the tabs; nil when nothing is presented.
  var bottomLayer: LayerID? { hasLayers ? LayerID(cells[tabCells].id) : nil }

  /// The layer on top, if the user can drag it away.
  var draggableLayer: LayerID? {
    guard let head = topHead, cells[head].isDraggable else { return nil }
    return LayerID(cells[head].id)
  }

  /// The entry on top of the visible stack, if it is pushed.
  var poppable: EntryID? {
    guard let head = topHead ?? head(of: .tab(selected)), cells[head].count > 1 else { return nil }
    return top(of: head)
  }

  func contains(_ tab: TabID) -> Bool { head(of: .tab(tab)) != nil }

  func contains(_ layer: LayerID) -> Bool { firstHead(of: layer) != nil }

  /// All stacks with what is in them.
  var stacks: [(id: StackID, entries: [EntryID])] {
    var stacks: [(id: StackID, entries: [EntryID])] = []
    var head = 0
    while head < cells.count {
      let id = cells[head].id
      let isTab = head < tabCells
      stacks.append(
        (
          isTab ? .tab(TabID(UInt32(id))) : .layer(LayerID(id)),
          cells[(head + 1)..<end(of: head)].map { EntryID($0.id) }
        ))
      head = end(of: head)
    }
    return stacks
  }
}

// MARK: - Finding

extension HostScreen {
  /// Where the next stack begins.
  private func end(of head: Int) -> Int { head + 1 + Int(cells[head].count) }

  /// Where the stack of the topmost layer begins.
  private var topHead: Int? {
    guard hasLayers else { return nil }
    var head = tabCells
    while end(of: head) < cells.count { head = end(of: head) }
    return head
  }

  /// Where a stack begins; nil when it is not there. Of layers, if a broken router presents one twice,
  /// the upper.
  private func head(of stack: StackID) -> Int? {
    switch stack {
    case .tab(let tab):
      var head = 0
      while head < tabCells {
        if cells[head].id == UInt64(tab.rawValue) { return head }
        head = end(of: head)
      }
      return nil
    case .layer(let layer):
      var found: Int?
      var head = tabCells
      while head < cells.count {
        if cells[head].id == layer.rawValue { found = head }
        head = end(of: head)
      }
      return found
    }
  }

  private func firstHead(of layer: LayerID) -> Int? {
    var head = tabCells
    while head < cells.count {
      if cells[head].id == layer.rawValue { return head }
      head = end(of: head)
    }
    return nil
  }

  private func top(of head: Int) -> EntryID? {
    cells[head].count > 0 ? EntryID(cells[end(of: head) - 1].id) : nil
  }

  /// How many entries are below this one in its stack; nil when it is not in this one.
  private func depth(of entry: EntryID, in head: Int) -> Int? {
    var depth = Int(cells[head].count) - 1
    while depth >= 0 {
      if cells[head + 1 + depth].id == entry.rawValue { return depth }
      depth -= 1
    }
    return nil
  }
}

// MARK: - Changing

extension HostScreen {
  /// Where a change takes place.
  struct Place {
    /// Where its stack begins.
    let head: Int
    /// How many of the entries stay.
    var kept = 0
  }

  /// Where a change takes place; nil when the screen is not what it expects to find.
  func place(of move: Move) -> Place? {
    switch move {
    case .push(_, let id, let above):
      guard let head = head(of: id), top(of: head) == above else { return nil }
      return Place(head: head, kept: Int(cells[head].count))
    case .pop(let id, let top):
      guard let head = head(of: id), let depth = depth(of: top, in: head) else { return nil }
      return Place(head: head, kept: depth + 1)
    case .replace(let id, _), .replaceRoot(let id, _):
      return head(of: id).map { Place(head: $0) }
    case .present(_, _, _, _, let above):
      return topLayer == above ? Place(head: cells.count) : nil
    case .dismiss(let layer): return Place(head: firstHead(of: layer) ?? cells.count)
    case .select(_, let from): return selected == from ? Place(head: tabCells) : nil
    case .restore(let from): return selected == from ? Place(head: 0) : nil
    }
  }

  /// Does what a change asks for where it takes place, if it is not large.
  mutating func apply(_ move: Move, at place: Place) {
    isUnchanged = false
    switch move {
    case .push(let entry, _, _):
      resize(place.head, to: place.kept + 1)
      cells[place.head + 1 + place.kept] = Cell(entry)
    case .pop: resize(place.head, to: place.kept)
    case .replaceRoot(_, let root):
      if cells[place.head].count == 0 { resize(place.head, to: 1) }
      cells[place.head + 1] = Cell(root)
    case .present(let layer, let style, let root, _, _):
      cells.append(
        Cell(id: layer.rawValue, count: 1, isDraggable: style != .fullScreenCover))
      cells.append(Cell(root))
    case .dismiss: resize(to: place.head)
    case .select(let tab, _):
      resize(to: place.head)
      selected = tab
    case .replace, .restore: break
    }
  }

  /// Does what a large change asks for.
  mutating func apply(_ change: Change?, at place: Place) {
    isUnchanged = false
    switch change {
    case .replace(_, let new):
      resize(place.head, to: new.count)
      for depth in new.indices { cells[place.head + 1 + depth] = Cell(new[depth]) }
    case .restore(let state, _): show(state)
    default: break
    }
  }

  /// The lowest of what a change takes off the screen for good.
  func firstRemoved(by move: Move, at place: Place) -> RemovalTarget? {
    switch move {
    case .pop:
      guard place.kept < cells[place.head].count else { return nil }
      return .entry(EntryID(cells[place.head + 1 + place.kept].id))
    case .dismiss(let layer): return .layer(layer)
    case .select: return bottomLayer.map { .layer($0) }
    case .push, .replace, .replaceRoot, .present, .restore: return nil
    }
  }

  /// Takes a pushed entry or a layer off, with all that is on it. Nothing if it is not there.
  mutating func remove(_ target: RemovalTarget) {
    isUnchanged = false
    switch target {
    case .layer(let layer): if let head = firstHead(of: layer) { resize(to: head) }
    case .entry(let entry):
      var head = 0
      while head < cells.count {
        if let depth = depth(of: entry, in: head), depth > 0 { resize(head, to: depth) }
        head = end(of: head)
      }
    }
  }

  /// Shows another tab.
  mutating func select(_ tab: TabID) {
    isUnchanged = false
    selected = tab
  }

  /// Lets so many cells be there. What is in new ones is the caller's.
  private mutating func resize(to size: Int) {
    while cells.count > size { cells.removeLast() }
    while cells.count < size { cells.append(Cell(id: 0)) }
  }

  /// Lets so many entries be in a stack, and moves what lies behind it.
  private mutating func resize(_ head: Int, to count: Int) {
    let end = end(of: head)
    let shift = count - Int(cells[head].count)
    cells[head].count = Int32(count)
    if head < tabCells { tabCells += shift }
    if shift > 0 {
      resize(to: cells.count + shift)
      var place = cells.count - 1
      while place >= end + shift {
        cells[place] = cells[place - shift]
        place -= 1
      }
    } else if shift < 0 {
      var place = end
      while place < cells.count {
        cells[place + shift] = cells[place]
        place += 1
      }
      resize(to: cells.count + shift)
    }
  }
}

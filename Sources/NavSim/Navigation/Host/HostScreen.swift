import NavCore

/// What is really on screen: the host's own picture, kept by its own code.
struct HostScreen: Equatable, Sendable {
  struct Stack: Equatable, Sendable {
    let id: StackID
    var entries: [Entry]
    var isDraggable = false

    var top: EntryID? { entries.last?.id }
  }

  var tabs: [Stack]
  var layers: [Stack]
  var selected: TabID

  init(_ state: NavigationState) {
    tabs = []
    layers = []
    selected = state.selectedTab
    for tab in state.tabs { tabs.append(Stack(id: .tab(tab.id), entries: tab.stack)) }
    show(state.layers)
  }

  /// Shows this and nothing else. Because hosts are put right again and again, what is right already
  /// is left as it is.
  mutating func show(_ state: NavigationState) {
    guard tabs.count == state.tabs.count else {
      self = HostScreen(state)
      return
    }
    for index in tabs.indices
    where tabs[index].id == .tab(state.tabs[index].id)
      && tabs[index].entries != state.tabs[index].stack
    {
      tabs[index].entries = state.tabs[index].stack
    }
    selected = state.selectedTab
    show(state.layers)
  }

  private mutating func show(_ new: [Layer]) {
    while layers.count > new.count { layers.removeLast() }
    for index in new.indices {
      let id = StackID.layer(new[index].id)
      let isDraggable = new[index].style != .fullScreenCover
      if index < layers.count {
        if layers[index].id == id, layers[index].isDraggable == isDraggable,
          layers[index].entries == new[index].stack
        {
          continue
        }
        layers[index] = Stack(id: id, entries: new[index].stack, isDraggable: isDraggable)
      } else {
        layers.append(Stack(id: id, entries: new[index].stack, isDraggable: isDraggable))
      }
    }
  }

  /// The entry on top of the visible stack, if it is pushed. By index here and below, because a stack
  /// that is handed out is copied.
  var poppable: EntryID? {
    if let top = layers.indices.last { return layers[top].entries.poppable }
    for index in tabs.indices where tabs[index].id == .tab(selected) {
      return tabs[index].entries.poppable
    }
    return nil
  }

  /// Where a stack is; nil when it is not there.
  private enum Place {
    case tab(Int)
    case layer(Int)
  }

  private func place(of id: StackID) -> Place? {
    switch id {
    case .tab:
      for index in tabs.indices where tabs[index].id == id { return .tab(index) }
    case .layer:
      for index in layers.indices.reversed() where layers[index].id == id { return .layer(index) }
    }
    return nil
  }

  private func top(of id: StackID) -> EntryID? {
    switch place(of: id) {
    case .tab(let index): tabs[index].top
    case .layer(let index): layers[index].top
    case nil: nil
    }
  }

  /// How many entries are below this one in a stack.
  private func depth(of entry: EntryID, in id: StackID) -> Int? {
    switch place(of: id) {
    case .tab(let index): tabs[index].entries.depth(of: entry)
    case .layer(let index): layers[index].entries.depth(of: entry)
    case nil: nil
    }
  }

  /// What lies on an entry of a stack.
  func entry(above entry: EntryID, in id: StackID) -> EntryID? {
    switch place(of: id) {
    case .tab(let index): tabs[index].entries.above(entry)
    case .layer(let index): layers[index].entries.above(entry)
    case nil: nil
    }
  }

  /// True when the screen is what the change expects to find.
  func accepts(_ change: Change) -> Bool {
    switch change {
    case .push(_, let id, let above): top(of: id) == above
    case .pop(let id, let top): depth(of: top, in: id) != nil
    case .replace(let id, _), .replaceRoot(let id, _): place(of: id) != nil
    case .present(_, _, _, _, let above): layers.last?.id == above.map { .layer($0) }
    case .dismiss: true
    case .select(_, let from), .restore(_, let from): selected == from
    }
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .push(let entry, let id, _):
      edit(id) { $0.append(entry) }
    case .pop(let id, let top):
      edit(id) { entries in
        while let last = entries.last, last.id != top { entries.removeLast() }
      }
    case .replace(let id, let new):
      edit(id) { $0 = new }
    case .replaceRoot(let id, let root):
      edit(id) { $0[0] = root }
    case .present(let layer, let style, let root, _, _):
      let isDraggable = style != .fullScreenCover
      layers.append(Stack(id: .layer(layer), entries: [root], isDraggable: isDraggable))
    case .dismiss(let layer):
      remove(.layer(layer))
    case .select(let tab, _):
      layers.clear()
      selected = tab
    case .restore(let state, _):
      show(state)
    }
  }

  /// Takes a pushed entry or a layer off, with all that is on it. Nothing if it is not there.
  mutating func remove(_ target: RemovalTarget) {
    switch target {
    case .layer(let layer):
      guard let index = layers.firstIndex(where: { $0.id == .layer(layer) }) else { return }
      while layers.count > index { layers.removeLast() }
    case .entry(let entry):
      for index in layers.indices { layers[index].entries.cut(before: entry) }
      for index in tabs.indices { tabs[index].entries.cut(before: entry) }
    }
  }

  /// True when both name the same ids in the same places.
  func shows(_ state: NavigationState) -> Bool {
    guard selected == state.selectedTab, tabs.count == state.tabs.count,
      layers.count == state.layers.count
    else { return false }
    for index in tabs.indices
    where tabs[index].id != .tab(state.tabs[index].id)
      || !tabs[index].entries.matches(state.tabs[index].stack)
    { return false }
    for index in layers.indices
    where layers[index].id != .layer(state.layers[index].id)
      || !layers[index].entries.matches(state.layers[index].stack)
    { return false }
    return true
  }

  private mutating func edit(_ id: StackID, _ change: (inout [Entry]) -> Void) {
    switch place(of: id) {
    case .tab(let index): change(&tabs[index].entries)
    case .layer(let index): change(&layers[index].entries)
    case nil: break
    }
  }
}

extension [Entry] {
  fileprivate mutating func cut(before entry: EntryID) {
    guard let depth = depth(of: entry), depth > 0 else { return }
    while count > depth { removeLast() }
  }

  fileprivate func depth(of entry: EntryID) -> Int? {
    for depth in indices.reversed() where self[depth].id == entry { return depth }
    return nil
  }

  fileprivate func above(_ entry: EntryID) -> EntryID? {
    guard let depth = depth(of: entry), depth + 1 < count else { return nil }
    return self[depth + 1].id
  }

  fileprivate var poppable: EntryID? { count > 1 ? self[count - 1].id : nil }

  fileprivate func matches(_ stack: [Entry]) -> Bool {
    guard count == stack.count else { return false }
    for index in indices where self[index].id != stack[index].id { return false }
    return true
  }
}

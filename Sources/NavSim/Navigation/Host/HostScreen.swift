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

  /// Shows this and nothing else. Keeps the storage, because hosts are put right again and again.
  mutating func show(_ state: NavigationState) {
    guard tabs.count == state.tabs.count else {
      self = HostScreen(state)
      return
    }
    for index in tabs.indices where tabs[index].id == .tab(state.tabs[index].id) {
      tabs[index].entries = state.tabs[index].stack
    }
    selected = state.selectedTab
    show(state.layers)
  }

  private mutating func show(_ new: [Layer]) {
    layers.clear()
    for layer in new {
      let isDraggable = layer.style != .fullScreenCover
      layers.append(
        Stack(id: .layer(layer.id), entries: layer.stack, isDraggable: isDraggable))
    }
  }

  var visible: Stack? {
    layers.last ?? tabs.first { $0.id == .tab(selected) }
  }

  func stack(_ id: StackID) -> Stack? {
    layers.last { $0.id == id } ?? tabs.first { $0.id == id }
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

  /// True when the screen is what the change expects to find.
  func accepts(_ change: Change) -> Bool {
    switch change {
    case .push(_, let id, let above): top(of: id) == above
    case .pop(let id, let top): stack(id)?.entries.contains { $0.id == top } ?? false
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
      layers.removeSubrange(index...)
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
    if let depth = lastIndex(where: { $0.id == entry }), depth > 0 { removeSubrange(depth...) }
  }

  fileprivate func matches(_ stack: [Entry]) -> Bool {
    guard count == stack.count else { return false }
    for index in indices where self[index].id != stack[index].id { return false }
    return true
  }
}

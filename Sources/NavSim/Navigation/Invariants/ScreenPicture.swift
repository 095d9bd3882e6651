import NavCore

/// The screen as the router's commands and the host's reports make it: what a request is judged
/// against.
///
/// Its code is its own, so that a mistake of the router or of its model is not repeated here.
struct ScreenPicture: Sendable {
  /// An entry that was taken off the screen and has not had its dismissal event.
  struct Departure: Sendable {
    let entry: EntryID
    let reason: DismissalReason
  }

  /// The tabs and the layers over them.
  private(set) var state: NavigationState
  private(set) var departures: [Departure] = []

  init(_ state: NavigationState) { self.state = state }

  // MARK: Looking

  var hasLayers: Bool { !state.layers.isEmpty }

  /// The stack that requests act on.
  var visible: [Entry] { state.layers.last?.stack ?? state.tabs[state.selectedIndex].stack }

  /// Where that stack is.
  var visibleID: StackID {
    state.layers.last.map { .layer($0.id) } ?? .tab(state.tabs[state.selectedIndex].id)
  }

  /// How many entries are pushed on the root of that stack.
  var pushed: Int { visible.count - 1 }

  var selectedTab: TabID { state.tabs[state.selectedIndex].id }

  func contains(_ tab: TabID) -> Bool { state.tabs.contains { $0.id == tab } }

  func contains(_ layer: LayerID) -> Bool { state.layers.contains { $0.id == layer } }

  func contains(_ stack: StackID) -> Bool {
    switch stack {
    case .tab(let tab): contains(tab)
    case .layer(let layer): contains(layer)
    }
  }

  /// The stack that an entry is in; nil when it is in none.
  func stack(of entry: EntryID) -> StackID? {
    for layer in state.layers where layer.stack.contains(where: { $0.id == entry }) {
      return .layer(layer.id)
    }
    for tab in state.tabs where tab.stack.contains(where: { $0.id == entry }) {
      return .tab(tab.id)
    }
    return nil
  }

  /// The entries of a stack, the root first; none when there is no such stack.
  func entries(of stack: StackID) -> [Entry] {
    switch stack {
    case .tab(let tab): state.tabs.first { $0.id == tab }?.stack ?? []
    case .layer(let layer): state.layers.first { $0.id == layer }?.stack ?? []
    }
  }
}

// MARK: - Changing

extension ScreenPicture {
  /// Carries out a command.
  ///
  /// - Returns: false for a command that does not fit the screen; the picture is then worthless.
  mutating func apply(_ change: Change) -> Bool {
    switch change {
    case .push(let entry, let stack, _): return edit(stack) { $0.append(entry) }
    case .pop(let stack, let top):
      guard let depth = entries(of: stack).lastIndex(where: { $0.id == top }) else { return false }
      return cut(stack, from: depth + 1, .request, above: .request)
    case .replace(let stack, let new):
      for entry in entries(of: stack).reversed() where !new.contains(where: { $0.id == entry.id }) {
        departures.append(Departure(entry: entry.id, reason: .replaced))
      }
      return !new.isEmpty && edit(stack) { $0 = new }
    case .replaceRoot(let stack, let root):
      guard let old = entries(of: stack).first else { return false }
      departures.append(Departure(entry: old.id, reason: .replaced))
      return edit(stack) { $0[0] = root }
    case .present(let layer, let style, let root, let presenter, _):
      state.layers.append(Layer(id: layer, style: style, presenter: presenter, stack: [root]))
      return true
    case .dismiss(let layer): return cut(from: layer, .request)
    case .select(let tab, _):
      guard let index = state.tabs.firstIndex(where: { $0.id == tab }) else { return false }
      if let lowest = state.layers.first { _ = cut(from: lowest.id, .request) }
      state.selectedIndex = index
      return true
    case .restore(let new, _): return replaceAll(by: new)
    }
  }

  /// Takes away what the user or the system has removed.
  ///
  /// - Returns: false when it was gone, or is a root.
  mutating func remove(_ target: RemovalTarget, by remover: Remover) -> Bool {
    switch target {
    case .layer(let layer): return cut(from: layer, .removed(by: remover))
    case .entry(let entry):
      guard let stack = stack(of: entry),
        let depth = entries(of: stack).lastIndex(where: { $0.id == entry }), depth > 0
      else { return false }
      return cut(stack, from: depth, .removed(by: remover), above: .parent)
    }
  }

  /// Shows the tab that the user has tapped.
  ///
  /// - Returns: false when it is shown already, or there is none.
  mutating func select(_ tab: TabID) -> Bool {
    guard tab != selectedTab, let index = state.tabs.firstIndex(where: { $0.id == tab })
    else { return false }
    state.selectedIndex = index
    return true
  }

  /// Takes an entry from those that are owed a dismissal event.
  ///
  /// - Returns: why it left; nil when it is not owed one.
  mutating func takeDeparture(of entry: EntryID) -> DismissalReason? {
    guard let index = departures.firstIndex(where: { $0.entry == entry }) else { return nil }
    return departures.remove(at: index).reason
  }

  private mutating func edit(_ stack: StackID, _ change: (inout [Entry]) -> Void) -> Bool {
    switch stack {
    case .tab(let tab):
      guard let index = state.tabs.firstIndex(where: { $0.id == tab }) else { return false }
      change(&state.tabs[index].stack)
    case .layer(let layer):
      guard let index = state.layers.firstIndex(where: { $0.id == layer }) else { return false }
      change(&state.layers[index].stack)
    }
    return true
  }

  /// Takes entries off a stack: the lowest leaves for one reason, those above it for another.
  private mutating func cut(
    _ stack: StackID, from depth: Int, _ reason: DismissalReason, above: DismissalReason
  ) -> Bool {
    let entries = entries(of: stack)
    for index in (depth..<max(entries.count, depth)).reversed() {
      departures.append(
        Departure(entry: entries[index].id, reason: index == depth ? reason : above))
    }
    return edit(stack) { $0.removeLast($0.count - depth) }
  }

  /// Takes away a layer and those above it: its root leaves for a reason, everything else with it.
  private mutating func cut(from layer: LayerID, _ reason: DismissalReason) -> Bool {
    guard let lowest = state.layers.firstIndex(where: { $0.id == layer }) else { return false }
    while state.layers.count > lowest {
      let gone = state.layers.removeLast().stack
      for depth in gone.indices.reversed() {
        let isNamed = depth == 0 && state.layers.count == lowest
        departures.append(
          Departure(entry: gone[depth].id, reason: isNamed ? reason : .parent))
      }
    }
    return true
  }

  private mutating func replaceAll(by new: NavigationState) -> Bool {
    for layer in state.layers {
      for entry in layer.stack { departures.append(Departure(entry: entry.id, reason: .replaced)) }
    }
    for tab in state.tabs {
      for entry in tab.stack { departures.append(Departure(entry: entry.id, reason: .replaced)) }
    }
    state = new
    return new.tabs.indices.contains(new.selectedIndex)
      && !new.tabs.contains { $0.stack.isEmpty } && !new.layers.contains { $0.stack.isEmpty }
  }
}

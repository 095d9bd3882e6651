/// An entry on its way out, and why.
public struct LeavingEntry: Hashable, Sendable {
  /// The entry.
  public let id: EntryID
  /// What it shows while it leaves.
  public let route: RouteID
  /// Why it leaves.
  public let reason: DismissalReason

  init(_ entry: Entry, _ reason: DismissalReason) {
    id = entry.id
    route = entry.route
    self.reason = reason
  }
}

/// What a host or a user can remove.
public enum RemovalTarget: Hashable, Sendable {
  /// A pushed entry, with all that stands on it.
  case entry(EntryID)
  /// A layer, with all above it.
  case layer(LayerID)
}

// What leaves is appended to `leaving`, child before parent.
extension NavigationState {
  /// Puts an entry on the visible stack.
  mutating func push(_ entry: Entry) { editVisible { $0.append(entry) } }

  /// Takes the entries from `depth` on off the visible stack.
  mutating func pop(from depth: Int, leaving: inout [LeavingEntry]) {
    editVisible { $0.leave(from: depth, reason: .request, beyond: .request, into: &leaving) }
  }

  /// Puts other entries on the visible root; `new` begins with it.
  mutating func replace(with new: [Entry], leaving: inout [LeavingEntry]) {
    editVisible { entries in
      entries.leave(from: 1, reason: .replaced, beyond: .replaced, into: &leaving)
      entries = new
    }
  }

  /// Puts another entry in the place of the visible root.
  mutating func replaceRoot(with root: Entry, leaving: inout [LeavingEntry]) {
    editVisible { entries in
      leaving.append(LeavingEntry(entries[0], .replaced))
      entries[0] = root
    }
  }

  /// Takes the layers from `index` on away; the lowest leaves for `reason`.
  mutating func dismiss(
    from index: Int, reason: DismissalReason, leaving: inout [LeavingEntry]
  ) {
    var top = layers.count
    while top > index {
      top -= 1
      var depth = layers[top].stack.count
      while depth > 0 {
        depth -= 1
        let isAddressed = depth == 0 && top == index
        leaving.append(LeavingEntry(layers[top].stack[depth], isAddressed ? reason : .parent))
      }
    }
    while layers.count > index { layers.removeLast() }
  }

  /// Says of every entry that it leaves.
  func leaveAll(into leaving: inout [LeavingEntry]) {
    // By index, because a stack that is handed to somebody is counted.
    for index in layers.indices.reversed() {
      for depth in layers[index].stack.indices.reversed() {
        leaving.append(LeavingEntry(layers[index].stack[depth], .replaced))
      }
    }
    for index in tabs.indices.reversed() {
      for depth in tabs[index].stack.indices.reversed() {
        leaving.append(LeavingEntry(tabs[index].stack[depth], .replaced))
      }
    }
  }

  /// Puts a saved state, which has the same tabs, with new entries in the place of this one.
  ///
  /// - Parameters:
  ///   - lastEntry: the number of the entry made last.
  ///   - lastLayer: that of the layer made last.
  mutating func restore(
    _ saved: Snapshot<RouteID>, selected: Int, after lastEntry: inout UInt64,
    _ lastLayer: inout UInt64
  ) {
    selectedIndex = selected
    for index in saved.tabs.indices {
      tabs[index].stack = Self.stack(saved.tabs[index].root, saved.tabs[index].pushed, &lastEntry)
    }
    layers = []
    for layer in saved.layers {
      lastLayer += 1
      layers.append(
        Layer(
          id: LayerID(lastLayer), style: layer.style, presenter: visibleEntry.id,
          stack: Self.stack(layer.root, layer.pushed, &lastEntry)))
    }
  }

  /// New entries for these routes.
  private static func stack(
    _ root: RouteID, _ pushed: [RouteID], _ lastEntry: inout UInt64
  ) -> [Entry] {
    ([root] + pushed).map { route in
      lastEntry += 1
      return Entry(id: EntryID(lastEntry), route: route)
    }
  }

  /// Takes out what the user or the system has already removed from the screen. A root stays.
  ///
  /// - Returns: where it was; nil when it is gone, or is a root: the report is stale.
  mutating func remove(
    _ target: RemovalTarget, by remover: Remover, leaving: inout [LeavingEntry]
  ) -> Position? {
    switch target {
    case .layer(let layer):
      guard let index = indexOfLayer(layer) else { return nil }
      dismiss(from: index, reason: .removed(by: remover), leaving: &leaving)
      return Position(stack: .layer(layer), depth: 0)
    case .entry(let entry):
      guard let position = position(of: entry), position.depth > 0 else { return nil }
      edit(position.stack) { entries in
        let reason = DismissalReason.removed(by: remover)
        entries.leave(from: position.depth, reason: reason, beyond: .parent, into: &leaving)
      }
      return position
    }
  }

  /// Which visible entry would give way to which if the user removed this.
  @usableFromInline package func handover(removing target: RemovalTarget) -> Handover? {
    var finished = self
    var leaving: [LeavingEntry] = []
    _ = finished.remove(target, by: .user, leaving: &leaving)
    return Handover(from: visibleEntry, to: finished.visibleEntry)
  }

  /// Selects the tab that the user tapped. Layers stay.
  ///
  /// - Returns: false when there is no such tab or it is selected.
  mutating func select(_ tab: TabID) -> Bool {
    guard let index = indexOfTab(tab), index != selectedIndex else { return false }
    selectedIndex = index
    return true
  }

  /// Edits the visible stack: no other is pushed on and popped from.
  private mutating func editVisible(_ change: (inout [Entry]) -> Void) {
    if layers.isEmpty {
      change(&tabs[selectedIndex].stack)
    } else {
      change(&layers[layers.count - 1].stack)
    }
  }

  private mutating func edit(_ stack: StackID, _ change: (inout [Entry]) -> Void) {
    switch stack {
    case .tab(let tab):
      if let index = indexOfTab(tab) { change(&tabs[index].stack) }
    case .layer(let layer):
      if let index = indexOfLayer(layer) { change(&layers[index].stack) }
    }
  }
}

extension [Entry] {
  /// Removes the entries from `depth` on; the lowest leaves for `reason`, those on it for `beyond`.
  fileprivate mutating func leave(
    from depth: Int, reason: DismissalReason, beyond: DismissalReason,
    into leaving: inout [LeavingEntry]
  ) {
    while count > depth, let entry = popLast() {
      leaving.append(LeavingEntry(entry, count == depth ? reason : beyond))
    }
  }
}

import NavCore

/// What differs between two states of a router.
struct NavigationDiff: Sendable {
  /// An entry that left, and with whom: what left a stack from some depth on is one group, and what
  /// left with layers another. In a group, what stands later stood on what stands earlier.
  struct Departed: Equatable, Sendable {
    let entry: EntryID
    /// Counts from 0; a group is never empty.
    let group: Int
  }

  /// The entries that left, child after parent.
  private(set) var departed: [Departed] = []
  /// The entries that came, in the order of the stacks.
  private(set) var arrived: [EntryID] = []
  /// The layers that came, bottom first.
  private(set) var newLayers: [LayerID] = []
  /// A stack whose root is another entry than before.
  private(set) var replacedRoot: StackID?
  /// A tab whose entries have changed though it is neither shown now nor was before.
  private(set) var hiddenTab: StackID?
  private var groupCount = 0

  /// Finds what differs between two states. The lists keep their storage, because this is done at
  /// every change.
  ///
  /// - Precondition: both have the same tabs.
  mutating func find(from before: NavigationState, to after: NavigationState) {
    departed.clear()
    arrived.clear()
    newLayers.clear()
    replacedRoot = nil
    hiddenTab = nil
    groupCount = 0
    for index in after.tabs.indices where before.tabs[index].stack != after.tabs[index].stack {
      let id = StackID.tab(after.tabs[index].id)
      let isChanged = compare(before.tabs[index].stack, after.tabs[index].stack, of: id)
      if isChanged, index != before.selectedIndex, index != after.selectedIndex { hiddenTab = id }
    }
    let layerCount = min(before.layers.count, after.layers.count)
    var kept = 0
    while kept < layerCount, before.layers[kept].id == after.layers[kept].id {
      let id = StackID.layer(after.layers[kept].id)
      _ = compare(before.layers[kept].stack, after.layers[kept].stack, of: id)
      kept += 1
    }
    for index in kept..<before.layers.count {
      for entry in before.layers[index].stack { depart(entry.id) }
    }
    for index in kept..<after.layers.count {
      newLayers.append(after.layers[index].id)
      for entry in after.layers[index].stack { arrived.append(entry.id) }
    }
  }

  /// - Returns: true when other entries are there.
  private mutating func compare(_ before: [Entry], _ after: [Entry], of stack: StackID) -> Bool {
    var kept = 0
    // What is pushed stays when a root is replaced, so the root is compared by itself.
    if let old = before.first?.id, let new = after.first?.id, old != new {
      replacedRoot = stack
      depart(old)
      groupCount += 1
      arrived.append(new)
      kept = 1
    }
    let limit = min(before.count, after.count)
    while kept < limit, before[kept].id == after[kept].id { kept += 1 }
    for depth in kept..<before.count { depart(before[depth].id) }
    if kept < before.count { groupCount += 1 }
    for depth in kept..<after.count { arrived.append(after[depth].id) }
    return replacedRoot == stack || kept < max(before.count, after.count)
  }

  /// Adds an entry to the present group.
  private mutating func depart(_ entry: EntryID) {
    departed.append(Departed(entry: entry, group: groupCount))
  }
}

extension NavigationState {
  /// True when a report about this target can still mean something: roots stay.
  package func isRemovable(_ target: RemovalTarget) -> Bool {
    switch target {
    case .layer(let layer): contains(layer)
    case .entry(let entry):
      layers.contains { $0.stack.isPushed(entry) } || tabs.contains { $0.stack.isPushed(entry) }
    }
  }
}

extension [Entry] {
  fileprivate func isPushed(_ entry: EntryID) -> Bool { dropFirst().contains { $0.id == entry } }
}

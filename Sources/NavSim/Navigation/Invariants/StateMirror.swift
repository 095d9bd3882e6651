import NavCore

/// The simulator's own copy of the router's state, and what changed since the last look.
///
/// One walk in step over both finds everything the structural invariants need, without hashing:
/// ids that left, ids that came, and whether those that came are new. The state as it was at the last
/// look shares its storage with the router's until the router writes, so that a look at a state that
/// nobody has written to ends at once.
///
/// - Complexity: each look O(entries) where something changed, O(1) where nothing did.
struct StateMirror: Sendable {
  /// An entry that left. A family is what left one stack from some depth on, or all layers from some
  /// layer on: in it, what stands later stood on what stands earlier.
  struct Departure: Sendable {
    let id: EntryID
    /// 0 for an entry of no known family.
    let family: UInt64

    var withoutFamily: Departure { Departure(id: id, family: 0) }
  }

  struct Difference: Sendable {
    /// Ids that left, family by family, each from the parent to its children.
    var departed: [Departure] = []
    /// How many ids came.
    var arrivals = 0
    /// An id that came but had been issued before.
    var reused: EntryID?
    var emptyStack: StackID?
    /// A stack whose root is another entry than before.
    var replacedRoot: StackID?
    var layerOutOfOrder: LayerID?
    var tabsChanged = false
    var selectionChanged = false
    var layersChanged = false
    /// A tab whose stack has changed though it is neither shown now nor was before.
    var hiddenTab: StackID?

    /// False for a state in which nothing can be asked any more: a stack without a root, or other tabs.
    var isSound: Bool { emptyStack == nil && !tabsChanged }

    var isEmpty: Bool {
      departed.isEmpty && arrivals == 0 && !selectionChanged && !tabsChanged && !layersChanged
    }

    /// Nothing differs; keeps the storage.
    // Field by field, because to put another value in its place would count what it holds.
    mutating func clear() {
      departed.clear()
      arrivals = 0
      reused = nil
      emptyStack = nil
      replacedRoot = nil
      layerOutOfOrder = nil
      tabsChanged = false
      selectionChanged = false
      layersChanged = false
      hiddenTab = nil
    }
  }

  private var lastEntry: EntryID
  private var lastLayer: LayerID
  /// The number of the family that left last; families are never numbered twice.
  private var lastFamily: UInt64 = 0
  private var arrived: [EntryID] = []
  /// Because a router may be broken from the start.
  private var isFirstLook = true

  init(_ state: NavigationState) {
    let stacks = state.tabs.map(\.stack) + state.layers.map(\.stack)
    lastEntry = stacks.flatMap { $0.map(\.id) }.max() ?? EntryID(0)
    lastLayer = state.layers.map(\.id).max() ?? LayerID(0)
  }

  /// True when nobody has written to `state` since it was looked at and was `last`.
  @inline(__always)
  func isUntouched(_ state: borrowing NavigationState, since last: borrowing NavigationState)
    -> Bool
  {
    !isFirstLook && last.sharesStorage(with: state)
  }

  /// Compares the state with what it was at the last look.
  mutating func look(
    at state: NavigationState, since last: NavigationState, _ difference: inout Difference
  ) {
    difference.clear()
    let isFirst = isFirstLook
    isFirstLook = false
    difference.selectionChanged = last.selectedIndex != state.selectedIndex
    guard last.tabs.count == state.tabs.count, state.tabs.indices.contains(state.selectedIndex)
    else {
      difference.tabsChanged = true
      return
    }
    arrived.clear()
    if !last.sharesTabs(with: state) || isFirst {
      for index in state.tabs.indices { compareTab(index, last, state, &difference) }
    }
    if !last.sharesLayers(with: state) || isFirst { compareLayers(last, state, &difference) }
    for entry in arrived { lastEntry = max(lastEntry, entry) }
    difference.arrivals = arrived.count
  }

  private mutating func compareTab(
    _ index: Int, _ last: NavigationState, _ state: NavigationState,
    _ difference: inout Difference
  ) {
    let id = state.tabs[index].id
    if last.tabs[index].id != id { difference.tabsChanged = true }
    if state.tabs[index].stack.count > 0, last.sharesTab(index, with: state) { return }
    let changes = difference.departed.count + arrived.count
    compare(
      last.tabs[index].stack.count, { last.tabs[index].stack[$0] },
      state.tabs[index].stack.count, { state.tabs[index].stack[$0] }, .tab(id), &difference)
    if index != state.selectedIndex, index != last.selectedIndex,
      difference.departed.count + arrived.count > changes
    {
      difference.hiddenTab = .tab(id)
    }
  }

  private mutating func compareLayers(
    _ last: NavigationState, _ state: NavigationState, _ difference: inout Difference
  ) {
    var common = 0
    while common < last.layers.count, common < state.layers.count,
      last.layers[common].id == state.layers[common].id
    {
      let id = StackID.layer(state.layers[common].id)
      if state.layers[common].stack.count > 0, last.sharesLayer(common, with: state) {
        common += 1
        continue
      }
      let layer = common
      compare(
        last.layers[layer].stack.count, { last.layers[layer].stack[$0] },
        state.layers[layer].stack.count, { state.layers[layer].stack[$0] }, id, &difference)
      common += 1
    }
    guard last.layers.count > common || state.layers.count > common else { return }
    difference.layersChanged = true
    lastFamily += 1
    // By index, because a stack that is handed over is counted.
    for index in common..<max(last.layers.count, common) {
      for depth in last.layers[index].stack.indices {
        depart(last.layers[index].stack[depth], &difference)
      }
    }
    for index in common..<max(state.layers.count, common) {
      let layer = state.layers[index].id
      if layer <= lastLayer { difference.layerOutOfOrder = layer }
      lastLayer = max(lastLayer, layer)
      if state.layers[index].stack.isEmpty { difference.emptyStack = .layer(layer) }
      for depth in state.layers[index].stack.indices {
        arrive(state.layers[index].stack[depth], &difference)
      }
    }
  }

  /// Compares a stack with what it was; asked for its entries one by one, because a stack that is handed
  /// over is counted.
  @inline(__always)
  private mutating func compare(
    _ oldCount: Int, _ old: (Int) -> Entry, _ newCount: Int, _ new: (Int) -> Entry, _ id: StackID,
    _ difference: inout Difference
  ) {
    if newCount == 0 { difference.emptyStack = id }
    var common = 0
    if oldCount > 0, newCount > 0, old(0).id != new(0).id {
      // Because what is pushed stays when a root is replaced, the root is compared by itself.
      difference.replacedRoot = id
      lastFamily += 1
      depart(old(0), &difference)
      arrive(new(0), &difference)
      common = 1
    }
    while common < oldCount, common < newCount, old(common).id == new(common).id { common += 1 }
    lastFamily += 1
    for depth in common..<max(oldCount, common) { depart(old(depth), &difference) }
    for depth in common..<max(newCount, common) { arrive(new(depth), &difference) }
  }

  /// Notes one of the family that leaves.
  @inline(never)
  private mutating func depart(_ entry: Entry, _ difference: inout Difference) {
    difference.departed.append(Departure(id: entry.id, family: lastFamily))
  }

  @inline(never)
  private mutating func arrive(_ entry: Entry, _ difference: inout Difference) {
    // Not in the order of ids: several changes within one call may have mixed them.
    if entry.id <= lastEntry || arrived.contains(entry.id) { difference.reused = entry.id }
    arrived.append(entry.id)
  }
}

extension NavigationState {
  /// True when a report about this target can still mean something: roots stay.
  func isRemovable(_ target: RemovalTarget) -> Bool {
    switch target {
    case .layer(let layer):
      for index in layers.indices where layers[index].id == layer { return true }
    case .entry(let entry):
      for index in layers.indices where layers[index].stack.isPushed(entry) { return true }
      for index in tabs.indices where tabs[index].stack.isPushed(entry) { return true }
    }
    return false
  }
}

extension [Entry] {
  fileprivate func isPushed(_ entry: EntryID) -> Bool {
    for depth in 1..<Swift.max(count, 1) where self[depth].id == entry { return true }
    return false
  }
}

import NavCore

/// Keeps the simulator's own copy of the router's state, and says what changed since the last look.
///
/// One walk in step over both finds everything the structural invariants need, without hashing:
/// ids that left, ids that came, and whether those that came are new. The copy follows the router entry
/// by entry: a list that both shared would be copied by the router each time it writes to it.
///
/// - Complexity: each look O(entries).
struct StateMirror: Sendable {
  /// An entry that left. A family is what left one stack from some depth on, or all layers from some
  /// layer on: in it, what stands later stood on what stands earlier.
  struct Departure: Sendable {
    let id: EntryID
    /// 0 for an entry of no known family.
    let family: UInt64
  }

  struct Difference: Sendable {
    /// Ids that have left, family by family, each from the parent to its children; kept from look to
    /// look until somebody takes them out.
    var departed: [Departure] = []
    /// How many ids left.
    var departures = 0
    /// How many ids came.
    var arrivals = 0
    var selectionChanged = false
    var layersChanged = false
    /// False when there is nothing of what follows, which is seldom there: one question for all.
    private(set) var isOdd = false
    /// An id that came but had been issued before.
    var reused: EntryID? { didSet { isOdd = true } }
    var emptyStack: StackID? { didSet { isOdd = true } }
    /// A stack whose root is another entry than before.
    var replacedRoot: StackID? { didSet { isOdd = true } }
    var layerOutOfOrder: LayerID? { didSet { isOdd = true } }
    var tabsChanged = false { didSet { isOdd = true } }
    /// A tab whose stack has changed though it is neither shown now nor was before.
    var hiddenTab: StackID? { didSet { isOdd = true } }

    /// False for a state in which nothing can be asked any more: a stack without a root, or other tabs.
    var isSound: Bool { !isOdd || emptyStack == nil && !tabsChanged }

    var isEmpty: Bool {
      departures == 0 && arrivals == 0 && !selectionChanged && !tabsChanged && !layersChanged
    }

    /// Notes that an entry has left.
    @inline(__always)
    mutating func depart(_ entry: EntryID, of family: UInt64) {
      departures += 1
      departed.append(Departure(id: entry, family: family))
    }

    /// Notes that all from a depth on have left a stack; it is not changed, but one that is handed over
    /// otherwise is counted.
    @inline(never)
    mutating func depart(_ stack: inout [Entry], from first: Int, of family: UInt64) {
      for depth in first..<max(stack.count, first) { depart(stack[depth].id, of: family) }
    }

    /// Nothing differs.
    // Field by field, because to put another value in its place would count what it holds.
    @inline(__always)
    mutating func clear() {
      departures = 0
      arrivals = 0
      selectionChanged = false
      layersChanged = false
      if isOdd { clearOdd() }
    }

    @inline(never)
    private mutating func clearOdd() {
      reused = nil
      emptyStack = nil
      replacedRoot = nil
      layerOutOfOrder = nil
      tabsChanged = false
      hiddenTab = nil
      isOdd = false
    }
  }

  private var lastEntry: EntryID
  private var lastLayer: LayerID
  /// The number of the family that left last; families are never numbered twice.
  private var lastFamily: UInt64 = 0
  private var hasFamilies = true
  /// What to note of those that leave now.
  private var family: UInt64 { hasFamilies ? lastFamily : 0 }
  /// The newest entry before this look.
  private var lastKnownEntry: EntryID
  /// True when entries have arrived in another order than that of their ids.
  private var isMixed = false
  private var isFirstLook = true
  /// The storage of a stack that has left, with anything in it, for the next that comes.
  private var spare: [Entry] = []
  /// The router's own number for the state at the last look, if it counts.
  private var version: Int?

  init(_ state: NavigationState) {
    let stacks = state.tabs.map(\.stack) + state.layers.map(\.stack)
    lastEntry = stacks.flatMap { $0.map(\.id) }.max() ?? EntryID(0)
    lastKnownEntry = lastEntry
    lastLayer = state.layers.map(\.id).max() ?? LayerID(0)
  }

  /// True when the router shows what it did at the last look.
  // As something that could change the mirror, because to be asked it would be copied.
  @inline(__always)
  mutating func isUntouched(
    _ router: inout some SimulatedRouter, since known: inout NavigationState
  ) -> Bool {
    if let version { router.navigationVersion == version } else { isSame(&router, as: &known) }
  }

  @inline(never)
  private func isSame(
    _ router: inout some SimulatedRouter, as known: inout NavigationState
  ) -> Bool {
    !isFirstLook && known.isSame(as: router.navigation)
  }

  /// Compares the router's state with what it was at the last look, and makes `known` the same.
  ///
  /// - Parameter isOneChange: false when the state has changed several times since: who stood on whom is
  ///   not known then.
  @inline(never)
  mutating func look(
    at router: inout some SimulatedRouter, _ known: inout NavigationState, isOneChange: Bool,
    _ difference: inout Difference
  ) {
    hasFamilies = isOneChange
    let state = router.navigation
    version = router.navigationVersion
    difference.clear()
    let selected = known.selectedIndex
    difference.selectionChanged = selected != state.selectedIndex
    guard known.tabs.count == state.tabs.count, state.tabs.indices.contains(state.selectedIndex)
    else {
      difference.tabsChanged = true
      known = router.navigation
      return
    }
    known.selectedIndex = state.selectedIndex
    lastKnownEntry = lastEntry
    if isFirstLook { findEmpty(state, &difference) }
    for index in state.tabs.indices where !known.isSame(tab: index, as: state) {
      compareTab(index, &known, state, wasSelected: index == selected, &difference)
    }
    compareLayers(&known, state, &difference)
    if isMixed { findRepeated(known, &difference) }
  }

  /// Looks for what has no root from the start, because a router may be broken then.
  @inline(never)
  private mutating func findEmpty(_ state: NavigationState, _ difference: inout Difference) {
    isFirstLook = false
    for tab in state.tabs where tab.stack.isEmpty { difference.emptyStack = .tab(tab.id) }
    for layer in state.layers where layer.stack.isEmpty {
      difference.emptyStack = .layer(layer.id)
    }
  }

  private mutating func compareTab(
    _ index: Int, _ known: inout NavigationState, _ state: NavigationState,
    wasSelected: Bool, _ difference: inout Difference
  ) {
    let id = state.tabs[index].id
    let changes = difference.departures + difference.arrivals
    compare(
      &known.tabs[index].stack, state.tabs[index].stack.count,
      { state.tabs[index].stack[$0] }, .tab(id), &difference)
    if index != state.selectedIndex, !wasSelected,
      difference.departures + difference.arrivals > changes
    {
      difference.hiddenTab = .tab(id)
    }
    if known.tabs[index].id != id {
      difference.tabsChanged = true
      known.tabs[index] = state.tabs[index]
    }
  }

  @inline(__always)
  private mutating func compareLayers(
    _ known: inout NavigationState, _ state: NavigationState,
    _ difference: inout Difference
  ) {
    let common = min(known.layers.count, state.layers.count)
    var index = 0
    while index < common, known.layers[index].id == state.layers[index].id {
      if !known.isSame(layer: index, as: state) { compareLayer(index, &known, state, &difference) }
      index += 1
    }
    if max(known.layers.count, state.layers.count) > index {
      changeLayers(from: index, &known, state, &difference)
    }
  }

  private mutating func changeLayers(
    from common: Int, _ known: inout NavigationState, _ state: NavigationState,
    _ difference: inout Difference
  ) {
    difference.layersChanged = true
    lastFamily += 1
    for index in common..<max(known.layers.count, common) {
      difference.depart(&known.layers[index].stack, from: 0, of: family)
    }
    while known.layers.count > common { spare = known.layers.removeLast().stack }
    for index in common..<max(state.layers.count, common) {
      let layer = state.layers[index].id
      if layer <= lastLayer { difference.layerOutOfOrder = layer }
      lastLayer = max(lastLayer, layer)
      addLayer(index, &known, state, &difference)
    }
  }

  private mutating func addLayer(
    _ index: Int, _ known: inout NavigationState, _ state: NavigationState,
    _ difference: inout Difference
  ) {
    // One of its own, because one that both shared would be copied.
    var stack: [Entry] = []
    swap(&stack, &spare)
    let count = state.layers[index].stack.count
    if count == 0 { difference.emptyStack = .layer(state.layers[index].id) }
    while stack.count > count { stack.removeLast() }
    for depth in 0..<count {
      let entry = state.layers[index].stack[depth]
      arrive(entry, &difference)
      if depth < stack.count { stack[depth] = entry } else { stack.append(entry) }
    }
    known.layers.append(
      Layer(
        id: state.layers[index].id, style: state.layers[index].style,
        presenter: state.layers[index].presenter, stack: consume stack))
  }

  private mutating func compareLayer(
    _ index: Int, _ known: inout NavigationState, _ state: NavigationState,
    _ difference: inout Difference
  ) {
    compare(
      &known.layers[index].stack, state.layers[index].stack.count,
      { state.layers[index].stack[$0] }, .layer(state.layers[index].id), &difference)
    if known.layers[index].style != state.layers[index].style
      || known.layers[index].presenter != state.layers[index].presenter
    {
      known.layers[index] = state.layers[index]
    }
  }

  /// Compares a stack with what it was, and makes it the same; asked for its entries one by one, because
  /// a stack that is handed over is counted.
  @inline(__always)
  private mutating func compare(
    _ known: inout [Entry], _ count: Int, _ entry: (Int) -> Entry, _ id: StackID,
    _ difference: inout Difference
  ) {
    if count == 0 { difference.emptyStack = id }
    var common = 0
    if known.count > 0, count > 0, known[0].id != entry(0).id {
      // Because what is pushed stays when a root is replaced, the root is compared by itself.
      difference.replacedRoot = id
      lastFamily += 1
      difference.depart(known[0].id, of: family)
      arrive(entry(0), &difference)
      known[0] = entry(0)
      common = 1
    }
    while common < known.count, common < count, known[common].id == entry(common).id {
      if known[common].route != entry(common).route { known[common] = entry(common) }
      common += 1
    }
    lastFamily += 1
    if known.count > common {
      difference.depart(&known, from: common, of: family)
      while known.count > common { known.removeLast() }
    }
    for depth in common..<max(count, common) {
      arrive(entry(depth), &difference)
      known.append(entry(depth))
    }
  }

  @inline(__always)
  private mutating func arrive(_ entry: Entry, _ difference: inout Difference) {
    difference.arrivals += 1
    if entry.id > lastEntry { lastEntry = entry.id } else { arriveLate(entry.id, &difference) }
  }

  /// Notes one that is not newer than all others. Several changes within one call may have mixed them, and
  /// whether it has come twice is then seen when all have come.
  @inline(never)
  private mutating func arriveLate(_ entry: EntryID, _ difference: inout Difference) {
    if entry > lastKnownEntry { isMixed = true } else { difference.reused = entry }
  }

  /// Looks whether one that has come since the last look is there twice.
  @inline(never)
  private mutating func findRepeated(_ known: NavigationState, _ difference: inout Difference) {
    isMixed = false
    let stacks = known.tabs.map(\.stack) + known.layers.map(\.stack)
    let new = stacks.joined().map(\.id).filter { $0 > lastKnownEntry }.sorted()
    for index in new.indices.dropFirst() where new[index] == new[index - 1] {
      difference.reused = new[index]
    }
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

import NavCore

/// The simulator's own copy of the ids in the router's state, and what changed since the last look.
///
/// One walk in step over both finds everything the structural invariants need, without hashing:
/// ids that left, ids that came, and whether those that came are new.
///
/// - Complexity: each look O(entries), a compare each where nothing changed.
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
    /// The number of the family that left last; families are never numbered twice.
    var lastFamily: UInt64 = 0
    /// Ids that came.
    var arrived: [EntryID] = []
    /// The latest id that had come before.
    var latestBefore = EntryID(0)
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
      departed.isEmpty && arrived.isEmpty && !selectionChanged && !tabsChanged && !layersChanged
    }

    mutating func clear() {
      if !departed.isEmpty { departed.removeAll(keepingCapacity: true) }
      if !arrived.isEmpty { arrived.removeAll(keepingCapacity: true) }
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

  fileprivate struct Stack: Sendable {
    var id: StackID
    var entries: [EntryID]
  }

  private(set) var difference = Difference()
  private var tabs: [Stack]
  private var layers: [Stack] = []
  private var selected: Int
  private var lastEntry: EntryID
  private var lastLayer = LayerID(0)

  init(_ state: NavigationState) {
    tabs = state.tabs.map { Stack(id: .tab($0.id), entries: $0.stack.map(\.id)) }
    layers = state.layers.map { Stack(id: .layer($0.id), entries: $0.stack.map(\.id)) }
    selected = state.selectedIndex
    lastEntry = (tabs + layers).flatMap(\.entries).max() ?? EntryID(0)
    lastLayer = state.layers.map(\.id).max() ?? LayerID(0)
  }

  /// True when a report about this target can still mean something: roots stay.
  func isRemovable(_ target: RemovalTarget) -> Bool {
    switch target {
    case .layer(let layer): layers.contains { $0.id == .layer(layer) }
    case .entry(let entry):
      layers.contains { $0.entries.dropFirst().contains(entry) }
        || tabs.contains { $0.entries.dropFirst().contains(entry) }
    }
  }

  /// Compares with `state` and takes it over.
  mutating func look(at state: NavigationState) {
    difference.clear()
    difference.latestBefore = lastEntry
    let shownBefore = selected
    if selected != state.selectedIndex {
      selected = state.selectedIndex
      difference.selectionChanged = true
    }
    guard tabs.count == state.tabs.count, state.tabs.indices.contains(state.selectedIndex) else {
      difference.tabsChanged = true
      return
    }
    for index in tabs.indices {
      if tabs[index].id != .tab(state.tabs[index].id) { difference.tabsChanged = true }
      let changes = difference.departed.count + difference.arrived.count
      tabs[index].takeOver(state.tabs[index].stack, &difference)
      if index != selected, index != shownBefore,
        difference.departed.count + difference.arrived.count > changes
      {
        difference.hiddenTab = tabs[index].id
      }
    }
    var common = 0
    while common < layers.count, common < state.layers.count,
      layers[common].id == .layer(state.layers[common].id)
    {
      layers[common].takeOver(state.layers[common].stack, &difference)
      common += 1
    }
    if layers.count > common || state.layers.count > common { replaceLayers(from: common, state) }
    for entry in difference.arrived { lastEntry = max(lastEntry, entry) }
  }

  private mutating func replaceLayers(from common: Int, _ state: NavigationState) {
    difference.layersChanged = true
    difference.depart(layers[common...].flatMap(\.entries))
    layers.removeSubrange(common...)
    for layer in state.layers[common...] {
      if layer.id <= lastLayer { difference.layerOutOfOrder = layer.id }
      lastLayer = max(lastLayer, layer.id)
      var stack = Stack(id: .layer(layer.id), entries: [])
      stack.takeOver(layer.stack, &difference)
      layers.append(stack)
    }
  }
}

extension StateMirror.Stack {
  fileprivate mutating func takeOver(
    _ stack: [Entry], _ difference: inout StateMirror.Difference
  ) {
    if stack.isEmpty { difference.emptyStack = id }
    if let old = entries.first, let new = stack.first, old != new.id {
      difference.replacedRoot = id
      replaceFirst(old, with: new.id, &difference)
    }
    var common = 0
    while common < entries.count, common < stack.count, entries[common] == stack[common].id {
      common += 1
    }
    if entries.count > common {
      difference.depart(entries[common...])
      entries.removeSubrange(common...)
    }
    for entry in stack[common...] {
      difference.arrive(entry.id)
      entries.append(entry.id)
    }
  }

  /// Because what is pushed stays when a root is replaced, the root is compared by itself.
  private mutating func replaceFirst(
    _ old: EntryID, with new: EntryID, _ difference: inout StateMirror.Difference
  ) {
    difference.depart(CollectionOfOne(old))
    difference.arrive(new)
    entries[0] = new
  }
}

extension StateMirror.Difference {
  fileprivate mutating func depart(_ family: some Collection<EntryID>) {
    lastFamily += 1
    for id in family { departed.append(StateMirror.Departure(id: id, family: lastFamily)) }
  }

  fileprivate mutating func arrive(_ entry: EntryID) {
    // Not in the order of ids: several changes within one call may have mixed them.
    if entry <= latestBefore || arrived.contains(entry) { reused = entry }
    arrived.append(entry)
  }
}

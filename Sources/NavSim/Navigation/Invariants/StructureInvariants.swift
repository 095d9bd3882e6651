import NavCore

/// `Invariant.rootNeverPopped`: protects from the blank screen of a stack without a root.
struct RootNeverPopped: Sendable {
  static func check(
    _ call: RouterCall, emptyStack: StackID?, replacedRoot: StackID?
  ) -> InvariantViolation? {
    if let stack = emptyStack {
      return InvariantViolation(
        invariant: .rootNeverPopped, expected: "at least the root in \(stack.text)", seen: "nothing"
      )
    }
    guard let stack = replacedRoot else { return nil }
    let isAsked = call.effects.contains {
      switch $0 {
      case .perform(_, .replaceRoot(stack, _), _), .perform(_, .restore, _): true
      default: false
      }
    }
    return isAsked
      ? nil
      : InvariantViolation(
        invariant: .rootNeverPopped, expected: "\(stack.text) to keep its root",
        seen: "another root, and neither replaceRoot nor restore")
  }
}

/// `Invariant.layersConsistent`: protects from layers dismissed or covered out of order.
struct LayersConsistent: Sendable {
  private var lastLayer: LayerID

  init(_ start: NavigationState) { lastLayer = start.layers.map(\.id).max() ?? LayerID(0) }

  /// - Parameter hasTabs: true when the tabs that were there before are there.
  mutating func check(
    _ state: NavigationState, hasTabs: Bool, newLayers: [LayerID]
  ) -> InvariantViolation? {
    if !hasTabs {
      return InvariantViolation(
        invariant: .layersConsistent, expected: "the tabs as configured",
        seen: "\(state.tabs.count) tabs: \(state.tabs.map(\.id.rawValue))")
    }
    if !state.hasSelection {
      return InvariantViolation(
        invariant: .layersConsistent, expected: "a selected tab among \(state.tabs.count)",
        seen: "index \(state.selectedIndex)")
    }
    for layer in newLayers {
      guard layer > lastLayer else {
        return InvariantViolation(
          invariant: .layersConsistent, expected: "every new layer above the others, with a new id",
          seen: "layer \(layer.rawValue) again")
      }
      lastLayer = layer
    }
    return nil
  }
}

/// `Invariant.tabIsolation`: protects the tabs that nobody looks at.
struct TabIsolation: Sendable {
  static func check(_ call: RouterCall, hiddenTab tab: StackID?) -> InvariantViolation? {
    guard let tab, call.changeCount <= 1 else { return nil }
    switch call.cause {
    case .report(.removed(.entry, _), _), .report(.gestureEnded(_, .entry, _), _): return nil
    default: break
    }
    let isRestored = call.effects.contains {
      if case .perform(_, .restore, _) = $0 { true } else { false }
    }
    return isRestored
      ? nil
      : InvariantViolation(
        invariant: .tabIsolation, expected: "\(tab.text), which is not shown, to stay as it is",
        seen: "another stack")
  }
}

/// `Invariant.entryIDsUnique`: protects from events that reach the wrong screen.
struct EntryIDsUnique: Sendable {
  /// The newest entry until now.
  private var last: EntryID

  init(_ start: NavigationState) { last = start.entryIDs.max() ?? EntryID(0) }

  mutating func check(_ arrived: [EntryID]) -> InvariantViolation? {
    var newest = last
    for (index, entry) in arrived.enumerated() {
      // Entries of several changes may have come in any order.
      guard entry > last, !arrived[..<index].contains(entry) else {
        return InvariantViolation(
          invariant: .entryIDsUnique, expected: "a new id for every entry that comes",
          seen: "entry \(entry.rawValue) a second time")
      }
      newest = max(newest, entry)
    }
    last = newest
    return nil
  }
}

/// `Invariant.dismissalExactlyOnce`: protects from coordinators that leak or are released early.
struct DismissalExactlyOnce: Sendable {
  /// The entries that have left and not had their dismissal event, in the groups of
  /// ``NavigationDiff``, which are numbered on from call to call.
  private var owed: [NavigationDiff.Departed] = []
  private var groupCount = 0

  /// Notes what a call has taken out of the state.
  mutating func departs(_ departed: [NavigationDiff.Departed], isOneChange: Bool) {
    for index in departed.indices {
      // After several changes it is not known who stood on whom.
      let group = groupCount + (isOneChange ? departed[index].group : index)
      owed.append(NavigationDiff.Departed(entry: departed[index].entry, group: group))
    }
    groupCount += departed.count
  }

  /// Takes out the one whose dismissal event this is.
  mutating func leaves(_ entry: EntryID) -> InvariantViolation? {
    guard let index = owed.lastIndex(where: { $0.entry == entry }) else {
      return InvariantViolation(
        invariant: .dismissalExactlyOnce,
        expected: "one dismissal event for entry \(entry.rawValue), once out",
        seen: "one for an entry that is still there, or a second one")
    }
    let group = owed[index].group
    if let top = owed[(index + 1)...].last(where: { $0.group == group })?.entry {
      return InvariantViolation(
        invariant: .dismissalExactlyOnce,
        expected: "the dismissal event of entry \(top.rawValue) before that of entry "
          + "\(entry.rawValue)",
        seen: "the parent's before the child's")
    }
    owed.remove(at: index)
    return nil
  }

  /// Adds what came and went within a call and was never seen in the state.
  mutating func passes(_ change: Change, _ state: NavigationState) {
    for entry in change.newEntries where !state.contains(entry) {
      if !owed.contains(where: { $0.entry == entry }) {
        owed.append(NavigationDiff.Departed(entry: entry, group: groupCount))
        groupCount += 1
      }
    }
  }

  /// Looks whether any that has left has had no dismissal event when nothing is in flight.
  func check(_ call: RouterCall) -> InvariantViolation? {
    guard !owed.isEmpty, call.after.transition == nil else { return nil }
    return InvariantViolation(
      invariant: .dismissalExactlyOnce,
      expected: "a dismissal event for every entry that has left when the transition is over",
      seen: "none for \(owed.map(\.entry.rawValue))")
  }
}

extension Change {
  /// The entries that may be new with this change.
  fileprivate var newEntries: [EntryID] {
    switch self {
    case .push(let entry, _, _), .replaceRoot(_, let entry), .present(_, _, let entry, _, _):
      [entry.id]
    case .replace(_, let entries): entries.dropFirst().map(\.id)
    case .restore(let state, _): state.entryIDs
    case .pop, .dismiss, .select: []
    }
  }
}

extension NavigationState {
  /// A stack without a root; nil when there is none.
  var emptyStack: StackID? {
    // By index, because a tab or layer that is handed out is counted.
    for index in tabs.indices where tabs[index].stack.isEmpty { return .tab(tabs[index].id) }
    for index in layers.indices where layers[index].stack.isEmpty {
      return .layer(layers[index].id)
    }
    return nil
  }

  /// False for a state in which nothing can be asked: a stack without a root, or a selected tab
  /// that is not there.
  var isSound: Bool { emptyStack == nil && hasSelection }

  var hasSelection: Bool { tabs.indices.contains(selectedIndex) }

  func hasTabs(of other: NavigationState) -> Bool {
    tabs.count == other.tabs.count
      && tabs.indices.allSatisfy { tabs[$0].id == other.tabs[$0].id }
  }

  fileprivate var entryIDs: [EntryID] {
    tabs.flatMap { $0.stack.map(\.id) } + layers.flatMap { $0.stack.map(\.id) }
  }
}

extension StackID {
  /// The stack in words.
  var text: String {
    switch self {
    case .tab(let tab): "the stack of tab \(tab.rawValue)"
    case .layer(let layer): "the stack of layer \(layer.rawValue)"
    }
  }
}

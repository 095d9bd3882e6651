import NavCore

/// ``Invariant/rootNeverPopped``: protects from the blank screen of a stack without a root (NB-08).
struct RootNeverPopped: Sendable {
  @inline(__always)
  func check(_ seen: inout Observation) -> Breach? {
    seen.difference.isOdd ? find(&seen) : nil
  }

  @inline(never)
  private func find(_ seen: inout Observation) -> Breach? {
    if let stack = seen.difference.emptyStack {
      return Breach(
        invariant: .rootNeverPopped, expected: "at least the root in \(stack.text)", seen: "nothing"
      )
    }
    guard let stack = seen.difference.replacedRoot else { return nil }
    let isAsked = seen.effects.contains {
      switch $0 {
      case .perform(_, .replaceRoot(stack, _), _), .perform(_, .restore, _): true
      default: false
      }
    }
    return isAsked
      ? nil
      : Breach(
        invariant: .rootNeverPopped, expected: "\(stack.text) to keep its root",
        seen: "another root, and neither replaceRoot nor restore")
  }
}

/// ``Invariant/layersConsistent``: protects from layers dismissed or covered out of order (NB-13).
struct LayersConsistent: Sendable {
  @inline(__always)
  func check(_ seen: inout Observation) -> Breach? {
    seen.difference.isOdd ? find(&seen) : nil
  }

  @inline(never)
  private func find(_ seen: inout Observation) -> Breach? {
    let state = seen.navigation
    if seen.difference.tabsChanged {
      return Breach(
        invariant: .layersConsistent, expected: "the tabs as configured",
        seen: "\(state.tabs.count) tabs: \(state.tabs.map(\.id.rawValue))")
    }
    if !state.tabs.indices.contains(state.selectedIndex) {
      return Breach(
        invariant: .layersConsistent, expected: "a selected tab among \(state.tabs.count)",
        seen: "index \(state.selectedIndex)")
    }
    guard let layer = seen.difference.layerOutOfOrder else { return nil }
    return Breach(
      invariant: .layersConsistent, expected: "every new layer above the others, with a new id",
      seen: "layer \(layer.rawValue) again")
  }
}

/// ``Invariant/tabIsolation``: protects the tabs that nobody looks at (NB-05, NB-48).
struct TabIsolation: Sendable {
  @inline(__always)
  func check(_ seen: inout Observation) -> Breach? {
    seen.difference.isOdd ? find(&seen) : nil
  }

  @inline(never)
  private func find(_ seen: inout Observation) -> Breach? {
    guard let tab = seen.difference.hiddenTab, seen.changeCount <= 1 else { return nil }
    switch seen.cause {
    case .report(.removed(.entry, _), _), .report(.gestureEnded(_, .entry, _), _): return nil
    default: break
    }
    let isRestored = seen.effects.contains {
      if case .perform(_, .restore, _) = $0 { true } else { false }
    }
    return isRestored
      ? nil
      : Breach(
        invariant: .tabIsolation, expected: "\(tab.text), which is not shown, to stay as it is",
        seen: "another stack")
  }
}

/// ``Invariant/entryIDsUnique``: protects from events that reach the wrong screen (NB-33, NB-46).
struct EntryIDsUnique: Sendable {
  @inline(__always)
  func check(_ seen: inout Observation) -> Breach? {
    seen.difference.isOdd ? seen.difference.reused.map(breach) : nil
  }

  @inline(never)
  private func breach(_ entry: EntryID) -> Breach {
    Breach(
      invariant: .entryIDsUnique, expected: "a new id for every entry that comes",
      seen: "entry \(entry.rawValue) a second time")
  }
}

/// ``Invariant/dismissalExactlyOnce``: protects from coordinators that leak or are released early
/// (NB-04, NB-39, NB-51).
struct DismissalExactlyOnce: Sendable {
  /// Looks whether any has left the state and not been said goodbye to.
  @inline(__always)
  func check(_ seen: inout Observation) -> Breach? {
    seen.difference.departed.isEmpty || seen.after.transition != nil ? nil : withoutGoodbye(&seen)
  }

  @inline(never)
  private func withoutGoodbye(_ seen: inout Observation) -> Breach {
    Breach(
      invariant: .dismissalExactlyOnce,
      expected: "a goodbye to every entry that has left when the transition is over",
      seen: "none to \(seen.difference.departed.map(\.id.rawValue))")
  }

  /// Takes out the one that is said goodbye to.
  @inline(__always)
  func leaves(_ entry: EntryID, _ owed: inout [StateMirror.Departure]) -> Breach? {
    // Children leave before their parents, so that it is mostly the last.
    if owed.count > 0, owed[owed.count - 1].id == entry {
      owed.removeLast()
      return nil
    }
    return leavesBeforeOthers(entry, &owed)
  }

  @inline(never)
  private func leavesBeforeOthers(
    _ entry: EntryID, _ owed: inout [StateMirror.Departure]
  ) -> Breach? {
    var index = owed.count - 1
    while index >= 0, owed[index].id != entry { index -= 1 }
    if index < 0 { return unasked(entry) }
    let family = owed.remove(at: index).family
    for child in index..<owed.count where owed[child].family == family && family > 0 {
      return early(entry, before: owed[child].id)
    }
    return nil
  }

  @inline(never)
  private func unasked(_ entry: EntryID) -> Breach {
    Breach(
      invariant: .dismissalExactlyOnce,
      expected: "one goodbye to entry \(entry.rawValue), once out",
      seen: "a goodbye to an entry that is still there, or a second one")
  }

  @inline(never)
  private func early(_ entry: EntryID, before child: EntryID) -> Breach {
    Breach(
      invariant: .dismissalExactlyOnce,
      expected: "a goodbye to entry \(child.rawValue) before entry \(entry.rawValue)",
      seen: "the parent's before the child's")
  }

  /// Adds what came and went within a call and was never seen in the state; it is of no
  /// family, which is number 0.
  func performs(_ change: Change, _ seen: inout Observation) {
    change.forEachCreated { entry in
      if !seen.navigation.contains(entry),
        !seen.difference.departed.contains(where: { $0.id == entry })
      {
        seen.difference.departed.append(StateMirror.Departure(id: entry, family: 0))
      }
    }
  }
}

extension Change {
  /// The entries that may be new with this change.
  fileprivate func forEachCreated(_ body: (EntryID) -> Void) {
    switch self {
    case .push(let entry, _, _), .replaceRoot(_, let entry), .present(_, _, let entry, _, _):
      body(entry.id)
    case .replace(_, let entries):
      for entry in entries.dropFirst() { body(entry.id) }
    case .restore(let state, _):
      for tab in state.tabs { for entry in tab.stack { body(entry.id) } }
      for layer in state.layers { for entry in layer.stack { body(entry.id) } }
    case .pop, .dismiss, .select: break
    }
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

import NavCore

/// ``Invariant/pathMatchesState``: protects observers from a path that drifts (M-GS-06 to M-GS-10).
struct PathMatchesState: Sendable {
  /// The steps of the path that was delivered last, and behind them what is left of longer ones. They are
  /// copied one by one: an array that is shared with the router would be copied by it at its next step.
  private var steps: [NavigationStep] = []
  /// How many there are in the path.
  private var count = 0

  private var isNew = false

  /// - Parameters:
  ///   - effect: which effect of the call delivers it.
  ///   - count: how many steps it has.
  mutating func isDelivered(_ effect: Int, _ count: Int, _ seen: inout Observation) -> Breach? {
    isNew = true
    if steps.count < count { makeRoom(for: count) }
    var differences = UInt64(bitPattern: Int64(count ^ self.count))
    self.count = count
    // All at once and whatever it was, because where it begins to differ nobody can foresee.
    steps.withUnsafeMutableBufferPointer { steps in
      for index in 0..<count {
        guard let step = seen.effects[effect].step(index) else { break }
        differences |= step.word ^ steps[index].word
        steps[index] = step
      }
    }
    return differences == 0 ? again() : nil
  }

  @inline(never)
  private mutating func makeRoom(for count: Int) {
    while steps.count < count { steps.append(.tab(id: TabID(0))) }
  }

  @inline(never)
  private func again() -> Breach {
    Breach(
      invariant: .pathMatchesState, expected: "news only of a path that has changed",
      seen: "the same path again")
  }

  @inline(__always)
  mutating func check(_ seen: inout Observation) -> Breach? {
    // Nothing else can have made it another one: a look at every call would cost more than it finds.
    let mayDiffer = isNew || !seen.isUntouched || seen.before.transition != nil
    isNew = false
    return mayDiffer && seen.after.transition == nil ? compare(seen.navigation) : nil
  }

  /// Looks whether the path delivered last is that of a state in which nothing is in flight.
  func compare(_ state: NavigationState) -> Breach? {
    count == 0 || isPath(of: state) ? nil : another()
  }

  @inline(never)
  private func another() -> Breach {
    Breach(
      invariant: .pathMatchesState, expected: "observers to have the path of the state",
      seen: "\(Array(steps.prefix(count)))")
  }

  /// Walks the state by itself, because the router's own derivation is what is being checked.
  private func isPath(of state: NavigationState) -> Bool {
    guard state.tabs.indices.contains(state.selectedIndex) else { return true }
    let tab = state.tabs[state.selectedIndex]
    guard case .tab(tab.id) = steps[0], isPushed(tab.stack, from: 1) else { return false }
    var index = max(tab.stack.count, 1)
    for layer in state.layers {
      guard let root = layer.stack.first else { return true }
      let isCover = layer.style == .fullScreenCover
      guard index < count,
        steps[index] == (isCover ? .fullScreen(id: root.route) : .sheet(id: root.route)),
        isPushed(layer.stack, from: index + 1)
      else { return false }
      index += layer.stack.count
    }
    return index == count
  }

  private func isPushed(_ stack: [Entry], from start: Int) -> Bool {
    guard stack.count > 1 else { return true }
    guard start + stack.count - 1 <= count else { return false }
    for depth in 1..<stack.count {
      guard case .push(stack[depth].route) = steps[start + depth - 1] else { return false }
    }
    return true
  }
}

extension NavigationStep {
  /// Another number for every other step.
  // In two parts, because each is then found without a jump that depends on what step it is.
  @inline(__always)
  fileprivate var word: UInt64 { kind << 32 | UInt64(number) }

  @inline(__always)
  private var kind: UInt64 {
    switch self {
    case .tab: 0
    case .push: 1
    case .sheet: 2
    case .fullScreen: 3
    }
  }

  @inline(__always)
  private var number: UInt32 {
    switch self {
    case .tab(let tab): tab.rawValue
    case .push(let route), .sheet(let route), .fullScreen(let route): route.rawValue
    }
  }
}

/// ``Invariant/chromeMatchesTop``: protects from the bar of one screen over the content of another,
/// and from bars that hand over to a screen that is not coming.
struct ChromeMatchesTop: Sendable {
  private var lastVisible: EntryID?

  /// Looks what hands over to what when a transition begins or ends.
  @inline(__always)
  mutating func handsOver(
    to visible: EntryID, _ seen: inout Observation, _ router: inout some SimulatedRouter
  ) -> Breach? {
    let last = lastVisible
    lastVisible = visible
    guard seen.changeCount == 1, !seen.after.isInSameTransition(as: seen.before),
      let handover = router.handover, let last
    else { return nil }
    if handover.from.id == last, handover.to.id == visible { return nil }
    return breach(handover, last, visible)
  }

  /// Looks whether a handover is there when one has to be, and none when not.
  static func compare(_ found: Handover?, from: EntryID?, to: EntryID?) -> Breach? {
    if found?.from.id == from, from == nil || found?.to.id == to { return nil }
    return Breach(
      invariant: .chromeMatchesTop,
      expected: from.flatMap { from in to.map { text(from, $0) } } ?? "no entry to hand over",
      seen: found.map { text($0.from.id, $0.to.id) } ?? "no handover")
  }

  private static func text(_ from: EntryID, _ to: EntryID) -> String {
    "entry \(from.rawValue) to hand over to entry \(to.rawValue)"
  }

  /// Looks at every stack that can be seen, below layers too.
  @inline(__always)
  func owners(
    _ state: borrowing NavigationState, _ router: inout some SimulatedRouter
  ) -> Breach? {
    let selected = state.selectedIndex
    guard state.tabs.indices.contains(selected) else { return nil }
    let tab = StackID.tab(state.tabs[selected].id)
    if let top = state.tabs[selected].stack.last?.id {
      let owner = router.chromeOwner(of: tab)
      if owner != top { return breach(tab, top, owner) }
    }
    for index in state.layers.indices {
      guard let top = state.layers[index].stack.last?.id else { continue }
      let layer = StackID.layer(state.layers[index].id)
      let owner = router.chromeOwner(of: layer)
      if owner != top { return breach(layer, top, owner) }
    }
    return nil
  }

  @inline(never)
  private func breach(_ stack: StackID, _ top: EntryID, _ owner: EntryID?) -> Breach {
    Breach(
      invariant: .chromeMatchesTop,
      expected: "\(stack.text) to show bar and overlay of entry \(top.rawValue)",
      seen: owner.map { "those of entry \($0.rawValue)" } ?? "none")
  }

  @inline(never)
  private func breach(_ handover: Handover, _ from: EntryID, _ to: EntryID) -> Breach {
    Breach(
      invariant: .chromeMatchesTop,
      expected: "entry \(from.rawValue) to hand over to entry \(to.rawValue)",
      seen: "entry \(handover.from.id.rawValue) to entry \(handover.to.id.rawValue)")
  }
}

/// ``Invariant/flagsMatchState``: protects views whose bindings lag behind (M-RD-01, M-RD-03).
struct FlagsMatchState: Sendable {
  /// - Parameter visible: the entry on top of the visible stack.
  @inline(__always)
  func check(
    _ state: borrowing NavigationState, _ visible: EntryID, _ router: inout some SimulatedRouter
  ) -> Breach? {
    if let below = state.entryBelowTop {
      let found = router.entryPushed(on: below)
      if found != visible { return breach("pushed on", below, visible.rawValue, found?.rawValue) }
    }
    if let found = router.entryPushed(on: visible) {
      return breach("pushed on", visible, nil, found.rawValue)
    }
    if let found = router.layerPresented(from: visible) {
      return breach("presented from", visible, nil, found.rawValue)
    }
    return state.layers.isEmpty ? nil : checkPresenter(state, &router)
  }

  /// Looks at the one that has presented the layer on top.
  @inline(__always)
  private func checkPresenter(
    _ state: borrowing NavigationState, _ router: inout some SimulatedRouter
  ) -> Breach? {
    let presenter = state.layers[state.layers.count - 1].presenter
    var lowest = 0
    while state.layers[lowest].presenter != presenter { lowest += 1 }
    let expected = state.layers[lowest].id
    let found = router.layerPresented(from: presenter)
    guard found != expected else { return nil }
    return breach("presented from", presenter, expected.rawValue, found?.rawValue)
  }

  @inline(never)
  private func breach(
    _ what: String, _ entry: EntryID, _ expected: UInt64?, _ seen: UInt64?
  ) -> Breach {
    Breach(
      invariant: .flagsMatchState,
      expected: "\(expected.map(String.init) ?? "nothing") \(what) entry \(entry.rawValue)",
      seen: seen.map(String.init) ?? "nothing")
  }
}

extension NavigationState {
  /// The entry below that on top of the visible stack; nil when there is none.
  @inline(__always)
  fileprivate var entryBelowTop: EntryID? {
    let count = pushedCount
    guard count > 0 else { return nil }
    return layers.isEmpty
      ? tabs[selectedIndex].stack[count - 1].id : layers[layers.count - 1].stack[count - 1].id
  }
}

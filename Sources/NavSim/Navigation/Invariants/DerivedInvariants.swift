import NavCore

/// `Invariant.pathMatchesState`: protects observers from a path that drifts.
struct PathMatchesState: Sendable {
  private var hasDelivered = false
  /// The path that was delivered last. Its own copy, so that the router need not make one to go on.
  private var delivered: [NavigationStep] = []
  /// True from when it was seen to be that of the screens until either changes.
  private var isKnownToMatch = false

  mutating func isDelivered(_ path: NavigationPath) -> InvariantViolation? {
    let isNews = !hasDelivered || delivered != path.steps
    hasDelivered = true
    delivered.clear()
    delivered.append(contentsOf: path.steps)
    isKnownToMatch = false
    return isNews
      ? nil
      : InvariantViolation(
        invariant: .pathMatchesState, expected: "news only of a path that has changed",
        seen: "the same path again")
  }

  /// Notes that the screens may be others than before.
  mutating func screensChange() { isKnownToMatch = false }

  /// Looks at the end of a call.
  mutating func check(_ call: RouterCall) -> InvariantViolation? {
    if call.changesState { screensChange() }
    return call.after.transition == nil ? compare(call.navigation) : nil
  }

  /// Looks whether the path delivered last is that of a state in which nothing is in flight.
  mutating func compare(_ state: NavigationState) -> InvariantViolation? {
    guard hasDelivered, !isKnownToMatch else { return nil }
    isKnownToMatch = state.isReached(by: delivered)
    if isKnownToMatch { return nil }
    return InvariantViolation(
      invariant: .pathMatchesState, expected: "observers to have the path of the state",
      seen: "\(delivered)")
  }
}

extension NavigationState {
  /// Walks the state by itself: the router's own derivation is what is being checked.
  fileprivate func isReached(by path: [NavigationStep]) -> Bool {
    guard path.first == .tab(id: selectedTab) else { return false }
    var next = 1
    guard Self.takes(tabs[selectedIndex].stack, from: path, at: &next) else { return false }
    for layer in layers {
      let root = layer.stack[0].route
      let isCover = layer.style == .fullScreenCover
      guard next < path.count, path[next] == (isCover ? .fullScreen(id: root) : .sheet(id: root))
      else { return false }
      next += 1
      guard Self.takes(layer.stack, from: path, at: &next) else { return false }
    }
    return next == path.count
  }

  /// True when the path goes on through what is pushed in a stack.
  private static func takes(
    _ stack: [Entry], from path: [NavigationStep], at next: inout Int
  ) -> Bool {
    let start = next
    next += stack.count - 1
    guard next <= path.count else { return false }
    var depth = 1
    while depth < stack.count {
      guard case .push(stack[depth].route) = path[start + depth - 1] else { return false }
      depth += 1
    }
    return true
  }
}

/// `Invariant.chromeMatchesTop`: protects from the bar of one screen over the content of another,
/// and from bars that hand over to a screen that is not coming.
struct ChromeMatchesTop: Sendable {
  /// The visible entries before and after the transition in flight; nil where it is not known
  /// which, because more has changed in the call that began it.
  private var moving: (from: EntryID?, to: EntryID?)?
  /// What the finger holds.
  private var finger: RemovalTarget?

  /// Records what begins to move.
  mutating func follow(_ call: RouterCall) {
    if case .report(.gestureBegan(_, let target), isStale: false) = call.cause { finger = target }
    guard call.before.transition != call.after.transition else { return }
    moving = nil
    if call.changeCount == 1 {
      moving = (call.navigationBefore.visibleStack.last?.id, call.navigation.visibleStack.last?.id)
    }
  }

  /// Looks at every stack that can be seen, below layers too.
  static func owners(
    _ state: NavigationState, _ router: inout some SimulatedRouter
  ) -> InvariantViolation? {
    let tab = state.tabs[state.selectedIndex].stack.last?.id
    if let violation = owner(of: .tab(state.selectedTab), tab, &router) { return violation }
    for index in state.layers.indices {
      let top = state.layers[index].stack.last?.id
      let id = StackID.layer(state.layers[index].id)
      if let violation = owner(of: id, top, &router) { return violation }
    }
    return nil
  }

  private static func owner(
    of id: StackID, _ top: EntryID?, _ router: inout some SimulatedRouter
  ) -> InvariantViolation? {
    let owner = router.chromeOwner(of: id)
    guard let top, owner != top else { return nil }
    return InvariantViolation(
      invariant: .chromeMatchesTop,
      expected: "\(id.text) to show bar and overlay of entry \(top.rawValue)",
      seen: owner.map { "those of entry \($0.rawValue)" } ?? "none")
  }

  /// Looks what hands over to what while something moves, and that nothing does at rest.
  func check(_ call: RouterCall, _ handover: Handover?) -> InvariantViolation? {
    if call.after.transition != nil {
      return moving.flatMap { Self.compare(handover, from: $0.from, to: $0.to) }
    }
    guard call.after.gesture != nil else { return Self.compare(handover, from: nil, to: nil) }
    guard let finger else { return nil }
    return Self.compare(
      handover, from: call.navigation.visibleStack.last?.id,
      to: call.navigation.visibleEntry(without: finger))
  }

  /// Looks whether a handover is there when one has to be, and none when not.
  private static func compare(
    _ found: Handover?, from: EntryID?, to: EntryID?
  ) -> InvariantViolation? {
    let from = from == to ? nil : from
    if found?.from.id == from, from == nil || found?.to.id == to { return nil }
    return InvariantViolation(
      invariant: .chromeMatchesTop,
      expected: from.flatMap { from in to.map { text(from, $0) } } ?? "no entry to hand over",
      seen: found.map { text($0.from.id, $0.to.id) } ?? "no handover")
  }

  private static func text(_ from: EntryID, _ to: EntryID) -> String {
    "entry \(from.rawValue) to hand over to entry \(to.rawValue)"
  }
}

extension NavigationState {
  /// What is visible once a target has been removed.
  fileprivate func visibleEntry(without target: RemovalTarget) -> EntryID? {
    switch target {
    case .entry(let entry):
      let depth = visibleStack.dropFirst().lastIndex { $0.id == entry }
      return depth.map { visibleStack[$0 - 1].id } ?? visibleStack.last?.id
    case .layer(let layer):
      guard let height = layers.firstIndex(where: { $0.id == layer }) else {
        return visibleStack.last?.id
      }
      return (height > 0 ? layers[height - 1].stack : tabs[selectedIndex].stack).last?.id
    }
  }
}

/// `Invariant.flagsMatchState`: protects views whose bindings lag behind.
struct FlagsMatchState: Sendable {
  static func check(
    _ state: NavigationState, _ router: inout some SimulatedRouter
  ) -> InvariantViolation? {
    let top = state.visibleEntry.id
    let stack = state.visibleStack
    if stack.count > 1 {
      let below = stack[stack.count - 2].id
      let found = router.entryPushed(on: below)
      if found != top { return violation("pushed on", below, top.rawValue, found?.rawValue) }
    }
    if let found = router.entryPushed(on: top) {
      return violation("pushed on", top, nil, found.rawValue)
    }
    if let found = router.layerPresented(from: top) {
      return violation("presented from", top, nil, found.rawValue)
    }
    guard let presenter = state.layers.last?.presenter else { return nil }
    let expected = state.layers.first { $0.presenter == presenter }?.id
    let found = router.layerPresented(from: presenter)
    return found == expected
      ? nil : violation("presented from", presenter, expected?.rawValue, found?.rawValue)
  }

  private static func violation(
    _ what: String, _ entry: EntryID, _ expected: UInt64?, _ seen: UInt64?
  ) -> InvariantViolation {
    InvariantViolation(
      invariant: .flagsMatchState,
      expected: "\(expected.map(String.init) ?? "nothing") \(what) entry \(entry.rawValue)",
      seen: seen.map(String.init) ?? "nothing")
  }
}

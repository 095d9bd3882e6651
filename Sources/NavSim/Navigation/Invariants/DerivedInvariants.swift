import NavCore

/// ``Invariant/pathMatchesState``: protects observers from a path that drifts (M-GS-06 to M-GS-10).
struct PathMatchesState: Sendable {
  /// The steps of the path that was delivered last. They are copied one by one: an array that is shared
  /// with the router would be copied by it at its next step.
  private var delivered: [NavigationStep] = []

  private var isNew = false

  mutating func isDelivered(_ path: NavigationPath) -> Breach? {
    let isSame = delivered == path.steps
    delivered.clear()
    for step in path.steps { delivered.append(step) }
    isNew = true
    return isSame
      ? Breach(
        invariant: .pathMatchesState, expected: "news only of a path that has changed",
        seen: "the same path again") : nil
  }

  @inline(__always)
  mutating func check(_ seen: inout Observation) -> Breach? {
    // Nothing else can have made it another one: a look at every call would cost more than it finds.
    let mayDiffer = isNew || !seen.isUntouched || seen.before.transition != nil
    isNew = false
    return mayDiffer && seen.after.transition == nil ? compare(seen.navigation) : nil
  }

  private func compare(_ state: NavigationState) -> Breach? {
    if delivered.isEmpty || Self.isPath(delivered, of: state) { return nil }
    return Breach(
      invariant: .pathMatchesState, expected: "observers to have the path of the state",
      seen: "\(delivered)")
  }

  /// Walks the state by itself, because the router's own derivation is what is being checked.
  private static func isPath(_ steps: [NavigationStep], of state: NavigationState) -> Bool {
    guard state.tabs.indices.contains(state.selectedIndex) else { return true }
    let tab = state.tabs[state.selectedIndex]
    guard steps[0] == .tab(id: tab.id), isPushed(tab.stack, in: steps, from: 1) else {
      return false
    }
    var index = max(tab.stack.count, 1)
    for layer in state.layers {
      guard let root = layer.stack.first else { return true }
      let isCover = layer.style == .fullScreenCover
      guard index < steps.count,
        steps[index] == (isCover ? .fullScreen(id: root.route) : .sheet(id: root.route)),
        isPushed(layer.stack, in: steps, from: index + 1)
      else { return false }
      index += layer.stack.count
    }
    return index == steps.count
  }

  private static func isPushed(
    _ stack: [Entry], in steps: [NavigationStep], from start: Int
  ) -> Bool {
    guard stack.count > 1 else { return true }
    guard start + stack.count - 1 <= steps.count else { return false }
    for depth in 1..<stack.count
    where steps[start + depth - 1] != .push(id: stack[depth].route) { return false }
    return true
  }
}

/// ``Invariant/chromeMatchesTop``: protects from the bar of one screen over the content of another,
/// and from bars that hand over to a screen that is not coming.
struct ChromeMatchesTop: Sendable {
  private var lastVisible: EntryID?

  mutating func check(
    _ seen: inout Observation, _ router: inout some SimulatedRouter
  ) -> Breach? {
    if let breach = owners(seen.navigation, &router) { return breach }
    let visible = seen.navigation.top(of: seen.navigation.visibleStackID)
    defer { lastVisible = visible }
    guard seen.changeCount == 1, seen.after.transition != seen.before.transition,
      let handover = router.handover, let lastVisible, let visible
    else { return nil }
    if handover.from.id == lastVisible, handover.to.id == visible { return nil }
    return Breach(
      invariant: .chromeMatchesTop,
      expected: "entry \(lastVisible.rawValue) to hand over to entry \(visible.rawValue)",
      seen: "entry \(handover.from.id.rawValue) to entry \(handover.to.id.rawValue)")
  }

  /// Looks at every stack that can be seen, below layers too.
  func owners(
    _ state: borrowing NavigationState, _ router: inout some SimulatedRouter
  ) -> Breach? {
    let selected = state.selectedIndex
    guard state.tabs.indices.contains(selected) else { return nil }
    let tab = StackID.tab(state.tabs[selected].id)
    if let breach = check(tab, state.tabs[selected].stack.last?.id, &router) { return breach }
    for index in state.layers.indices {
      let layer = StackID.layer(state.layers[index].id)
      if let breach = check(layer, state.layers[index].stack.last?.id, &router) { return breach }
    }
    return nil
  }

  private func check(
    _ stack: StackID, _ top: EntryID?, _ router: inout some SimulatedRouter
  ) -> Breach? {
    let owner = router.chromeOwner(of: stack)
    guard let top, top != owner else { return nil }
    return Breach(
      invariant: .chromeMatchesTop,
      expected: "\(stack.text) to show bar and overlay of entry \(top.rawValue)",
      seen: owner.map { "those of entry \($0.rawValue)" } ?? "none")
  }
}

/// ``Invariant/flagsMatchState``: protects views whose bindings lag behind (M-RD-01, M-RD-03).
struct FlagsMatchState: Sendable {
  func check(
    _ state: borrowing NavigationState, _ router: inout some SimulatedRouter
  ) -> Breach? {
    guard state.layers.count > 0 else {
      guard state.tabs.indices.contains(state.selectedIndex) else { return nil }
      return check(state.tabs[state.selectedIndex].stack, &router)
    }
    let top = state.layers.count - 1
    if let breach = check(state.layers[top].stack, &router) { return breach }
    let presenter = state.layers[top].presenter
    var lowest = 0
    while state.layers[lowest].presenter != presenter { lowest += 1 }
    let expected = state.layers[lowest].id
    let found = router.layerPresented(from: presenter)
    guard found != expected else { return nil }
    return breach(
      "presented from entry \(presenter.rawValue)", expected.rawValue, found?.rawValue)
  }

  private func check(
    _ stack: borrowing [Entry], _ router: inout some SimulatedRouter
  ) -> Breach? {
    for depth in max(stack.count - 2, 0)..<stack.count {
      let expected = depth + 1 < stack.count ? stack[depth + 1].id : nil
      let found = router.entryPushed(on: stack[depth].id)
      if found != expected {
        return breach(
          "pushed on entry \(stack[depth].id.rawValue)", expected?.rawValue, found?.rawValue)
      }
    }
    if stack.count > 0, let layer = router.layerPresented(from: stack[stack.count - 1].id) {
      return breach(
        "presented from entry \(stack[stack.count - 1].id.rawValue)", nil, layer.rawValue)
    }
    return nil
  }

  private func breach(_ what: String, _ expected: UInt64?, _ seen: UInt64?) -> Breach {
    Breach(
      invariant: .flagsMatchState, expected: "\(expected.map(String.init) ?? "nothing") \(what)",
      seen: seen.map(String.init) ?? "nothing")
  }
}

/// What may differ between two histories that have come to the same screens at a rest.
struct HiddenState {
  /// Calls that have begun and not ended.
  private var open: Set<Int> = []
  /// True when a presentation may wait for its turn.
  private var mayWait = false
  /// By tab: its stack as it was seen last.
  private var stacks: [String: ScreenLayer<RouteNumber>] = [:]

  /// A moment passes.
  mutating func follow(_ log: RunLog, _ place: Int) {
    switch log.moments[place] {
    case .began(let operation):
      open.insert(operation)
      if log.operations[operation].priority != nil { mayWait = true }
    case .ended(let operation): open.remove(operation)
    case .rest(let shown, let turnsMayWait):
      see(shown)
      // Whoever waits has their turn when nothing is presented.
      if shown.layers.count == 1, shown.tab == nil, !turnsMayWait { mayWait = false }
    case .shown(let shown): see(shown)
    case .told, .settled, .neverAtRest: break
    }
  }

  private mutating func see(_ shown: Picture) {
    if let tab = shown.tab { stacks[tab] = shown.layers.first }
  }

  /// True when the screens say everything.
  ///
  /// - Parameter tabs: what a history has made of the tabs that are not shown.
  func isNone(_ tabs: [TabMemory]) -> Bool {
    open.isEmpty && !mayWait
      && tabs.allSatisfy { tab in stacks[tab.tab].map(tab.base.isAlike) ?? true }
  }

  /// What was before is not looked at any more.
  mutating func forget() { mayWait = false }
}

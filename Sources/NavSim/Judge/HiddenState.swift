/// What may differ between two histories that have come to the same screens at a rest.
struct HiddenState {
  /// How many calls have begun and not ended.
  private var open = 0
  /// True when a presentation may wait for its turn.
  private var mayWait = false
  /// How many calls have begun since the last rest that present something.
  private var presenting = 0
  /// True when a layer may wait behind another one that has come at the same time.
  private var mayWaitBehind = false
  /// By tab: its stack as it was seen last.
  private var stacks: [String: ScreenLayer<RouteNumber>] = [:]
  /// How many calls and moves there were since the last rest.
  private var active = 0
  /// The tabs that were shown since then.
  private var shownTabs: Set<String> = []
  /// Tabs that something may have changed after they were seen last.
  private var unsure: Set<String> = []

  /// Nothing is hidden at the start of a log.
  init(from start: Picture) { see(start) }

  /// A moment passes.
  mutating func follow(_ log: RunLog, _ place: Int) {
    switch log.moments[place] {
    case .began(let operation):
      open += 1
      active += 1
      if log.operations[operation].priority != nil { mayWait = true }
      if log.operations[operation].presents { presenting += 1 }
    case .ended: open -= 1
    case .rest(let shown, let turnsMayWait):
      see(shown)
      // Whoever waits has their turn when nothing is presented.
      if shown.layers.count == 1, shown.tab == nil, !turnsMayWait { mayWait = false }
      mayWaitBehind = shown.layers.count > 1 && (mayWaitBehind || presenting > 1)
      presenting = 0
      rest(on: shown.tab)
    case .shown(let shown): see(shown)
    case .told, .settled, .neverAtRest: break
    }
  }

  private mutating func see(_ shown: Picture) {
    guard let tab = shown.tab else { return }
    stacks[tab] = shown.layers.first
    shownTabs.insert(tab)
  }

  /// Which of several calls has left a tab, nobody has seen: others may have come before that.
  private mutating func rest(on tab: String?) {
    if active > 1 { unsure.formUnion(shownTabs) }
    if let tab { unsure.remove(tab) }
    shownTabs = tab.map { [$0] } ?? []
    active = open
  }

  /// True when the screens say everything.
  ///
  /// - Parameter tabs: what a history has made of the tabs that are not shown.
  func isNone(_ tabs: [TabMemory]) -> Bool {
    open == 0 && !mayWait && !mayWaitBehind && unsure.isEmpty
      && tabs.allSatisfy { tab in
        tab.waiting.isEmpty && stacks[tab.tab].map(tab.base.isAlike) ?? true
      }
  }

  /// What was before is not looked at any more.
  mutating func forget() {
    (mayWait, mayWaitBehind) = (false, false)
    unsure = []
  }
}

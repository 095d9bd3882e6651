/// What may differ between two histories that have come to the same screens at a rest.
struct HiddenState {
  /// Calls that have begun and not ended.
  private var open: Set<Int> = []
  /// True when a presentation may wait for its turn.
  private var mayWait = false

  /// A moment passes.
  mutating func follow(_ log: RunLog, _ place: Int) {
    switch log.moments[place] {
    case .began(let operation):
      open.insert(operation)
      if log.operations[operation].effect?.queued != nil { mayWait = true }
    case .ended(let operation): open.remove(operation)
    case .rest(let shown, let turnsMayWait):
      // Whoever waits has their turn when nothing is presented.
      if shown.layers.count == 1, shown.tab == nil, !turnsMayWait { mayWait = false }
    case .shown, .told, .settled, .neverAtRest: break
    }
  }

  /// True when the screens say everything.
  var isNone: Bool { open.isEmpty && !mayWait }

  /// What was before is not looked at any more.
  mutating func forget() { mayWait = false }
}

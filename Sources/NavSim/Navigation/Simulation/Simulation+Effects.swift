import NavCore

// What a call on the router has done: it is checked first, then noted, then its commands are carried out.
extension Simulation {
  /// Checks what a call has done, then carries out its commands.
  @inline(never)
  mutating func settle(_ cause: Observation.Cause) {
    if let found = checker.check(cause, on: &router, at: now) { fail(found) }
    if !checker.isSound { isOver = true }
    if isRecording { keep() }
    for index in checker.seen.effects.indices { carryOut(index) }
    endCall()
  }

  /// Checks what a call for a request has done, and carries out its commands.
  ///
  /// - Parameters:
  ///   - step: the step that has made it.
  ///   - phase: what it has met.
  // Inlined as far as requests that are answered at once, which most are: what has been noted as an
  // answer need not be gone through.
  @inline(__always)
  mutating func settle(
    _ request: RequestID, _ kind: RequestKind, by step: StepID, meeting phase: Coverage.Phase
  ) {
    let answer = checker.answer(to: request, kind, by: &router)
    note(request, kind, answer, by: step, meeting: phase)
    if answer == nil { return settle(.request(request, kind)) }
    if checker.isFollowed { checkAnswer(of: request, kind) }
    if isRecording { keep() }
    endCall()
  }

  @inline(never)
  private mutating func checkAnswer(of request: RequestID, _ kind: RequestKind) {
    if let found = checker.checkAnswer(.request(request, kind), at: now) { fail(found) }
  }

  @inline(__always)
  private mutating func endCall() {
    assert(!checker.seen.effects.contains { $0.holdsList }, "what is forgotten is never given back")
    checker.seen.effects.forget()
    if isRecording { watch() }
    react()
  }

  /// Takes notice of a request, and of what has come of it if that is known already: then nothing need be
  /// looked up.
  @inline(__always)
  private mutating func note(
    _ request: RequestID, _ kind: RequestKind, _ answer: Checker.Answer?, by step: StepID,
    meeting phase: Coverage.Phase
  ) {
    var progress = StepLabels.Progress.open
    var outcome: Coverage.OutcomeClass?
    switch answer {
    case .settled(let found):
      runningDigest.add(request.wordWhenSettled)
      runningDigest.add(found.rawValue)
      progress = .ended
      outcome = found
    case .waits:
      runningDigest.add(request.wordWhenWaiting)
      progress = .waiting
    case nil: break
    }
    labels.made(request, kind, by: step, progress)
    coverage.countRequest(kind, meeting: phase, ending: outcome)
  }

  /// Notes an effect, and carries it out if it is a command. What is left of it holds no lists.
  @inline(__always)
  private mutating func carryOut(_ index: Int) {
    let word: UInt64
    switch checker.seen.effects[index].sign {
    case .settles(let id, let outcome):
      if checker.seen.effects[index].holdsList { _ = take(index) }
      runningDigest.add(id.wordWhenSettled)
      word = UInt64(outcome.rawValue)
      settled(id, outcome)
    case .waits(let id):
      word = id.wordWhenWaiting
      labels.waits(id)
    case .starts(let id, let transition):
      word = id.rawValue &* 16 &+ 6
      labels.started(id, transition)
    case .leaves(let entry, let reason):
      word = entry.rawValue &* 16 &+ 8
      labels.lastGone = entry
      coverage.count(reason)
    case .delivers(let count):
      word = UInt64(count) &* 16 &+ 9
      _ = take(index)
    case .performs: return perform(index)
    case .resynchronises: return resynchronise(index)
    case .inquires(let id):
      word = id.rawValue &* 16 &+ 3
      inquire(id)
    case .inquiresGesture(let id):
      word = id.rawValue &* 16 &+ 4
      inquire(id)
    }
    runningDigest.add(word)
  }

  @inline(__always)
  private mutating func settled(_ id: RequestID, _ outcome: Coverage.OutcomeClass) {
    if let kind = labels.settled(id) { coverage.countOutcome(kind, outcome) }
    guard outcome == .completed else { return }
    reactions.come(.completed)
    if host.animation != nil { checkTruth(of: id) }
  }

  /// Takes out an effect that may hold lists, and leaves one that holds none.
  @inline(__always)
  private mutating func take(_ index: Int) -> Effect {
    checker.seen.effects.exchange(at: index, for: .inquire(TransitionID(0)))
  }

  // These by themselves, because what is rare makes what is not slower to fetch.

  @inline(never)
  private mutating func inquire(_ id: TransitionID) { host.inquire(id, at: now) }

  @inline(never)
  private mutating func inquire(_ id: GestureID) { host.inquireGesture(id, at: now) }

  @inline(never)
  private mutating func keep() {
    for effect in checker.seen.effects { record?.note(effect, at: now) }
  }

  @inline(never)
  private mutating func perform(_ index: Int) {
    guard let (id, move, animated) = checker.seen.effects[index].move else { return }
    runningDigest.add(id.rawValue &* 16 &+ (animated ? 1 : 0))
    if move.isLarge { return performLarge(index, id, move, animated) }
    note(move, by: id)
    guard let objection = host.perform(id, move, animated: animated, at: now) else { return }
    blame(objection.breach)
  }

  /// Carries out a command that holds a list.
  @inline(never)
  private mutating func performLarge(
    _ index: Int, _ id: TransitionID, _ move: Move, _ animated: Bool
  ) {
    var change = take(index).takeChange()
    if let change { runningDigest.add(change) }
    if case .replace(_, let top) = move { labels.shows(top ?? EntryID(0), by: id) }
    let objection = host.perform(id, move, &change, animated: animated, at: now)
    if let objection { blame(objection.breach) }
  }

  /// Tells the digest and the labels what the host is asked for: both at once, because to find out which
  /// move it is takes as long as either.
  @inline(__always)
  private mutating func note(_ move: Move, by id: TransitionID) {
    switch move {
    case .push(let entry, _, _), .replaceRoot(_, let entry):
      runningDigest.add(entry)
      labels.shows(entry.id, by: id)
    case .present(let layer, _, let root, _, _):
      runningDigest.add(layer.rawValue)
      runningDigest.add(root)
      labels.shows(root.id, on: layer, by: id)
    case .pop(_, let top): runningDigest.add(top.rawValue)
    case .dismiss(let layer): runningDigest.add(layer.rawValue)
    case .select(let tab, _): runningDigest.add(UInt64(tab.rawValue))
    // These hold lists, and are carried out by themselves.
    case .replace, .restore: break
    }
  }

  @inline(never)
  private mutating func resynchronise(_ index: Int) {
    guard case .resynchronise(let state) = take(index) else { return }
    runningDigest.add(2)
    runningDigest.add(state)
    coverage.resynchronisations += 1
    if let found = host.resynchronise(with: state, at: now) { blame(found.breach) }
  }

  @inline(never)
  mutating func blame(_ breach: Breach) {
    if let found = checker.judge(breach) { fail(found) }
  }

  /// Blames a router that calls a request completed while the host is still at it (NB-07).
  @inline(never)
  private mutating func checkTruth(of id: RequestID) {
    guard let animation = host.animation, labels.transition(of: id) == animation.id,
      let change = host.moving
    else { return }
    blame(
      Breach(
        invariant: .completedAfterEnd,
        expected:
          "transition \(animation.id.rawValue) (\(change.summary)) to end first, at \(animation.end.milliseconds) ms",
        seen: "request \(id.rawValue) completed"))
  }

  // Inlined as far as most steps get.
  @inline(__always)
  mutating func checkAtRest(isLast: Bool = false) {
    // Most steps leave something in flight.
    if !checker.seen.after.isBusy, !isOver, host.isQuiet { checkRest(isLast) }
  }

  @inline(never)
  private mutating func checkRest(_ isLast: Bool) {
    coverage.rests += 1
    if let found = checker.checkAtRest(&router, isLast: isLast, at: now) { return fail(found) }
    // Mostly nothing has changed since the last rest, on neither side.
    if !host.screen.isUnchanged || !checker.seen.isOnScreen { compareScreen() }
    if !isOver, checker.seen.after.waitingCount > 0, checker.seen.navigation.layers.isEmpty {
      blame(standstill())
    }
  }

  @inline(never)
  private mutating func compareScreen() {
    let agrees = host.screen.shows(checker.seen.navigation)
    host.screen.isUnchanged = agrees
    checker.seen.isOnScreen = agrees
    if !agrees { blame(disagreement()) }
  }

  private func disagreement() -> Breach {
    Breach(
      invariant: .hostAgrees, expected: "the screen to show \(navigation.summary)",
      seen: host.screen.summary)
  }

  private func standstill() -> Breach {
    Breach(
      invariant: .queueDrained, expected: "the next waiting request to have started",
      seen: "\(known.waitingCount) waiting, router idle, nothing presented")
  }

  mutating func checkLiveness(_ patience: Milliseconds) {
    guard known.isBusy || known.waitingCount > 0 || !host.isQuiet else { return }
    blame(
      Breach(
        invariant: .liveness,
        expected: "router and host at rest \(patience.rawValue) ms after the last step",
        seen: "router \(known.isBusy ? "busy" : "idle"), \(known.waitingCount) waiting"))
  }

  /// Ends the run whatever is judged, because nothing can be learned from a clock that stands still.
  mutating func livelock() {
    violation = Violation(
      property: Invariant.liveness.rawValue, expected: "time to move on",
      seen: "10 000 events at \(now.milliseconds) ms")
    isOver = true
  }
}

// What the digest is told of a request, whichever way it comes there.
extension RequestID {
  @inline(__always)
  fileprivate var wordWhenWaiting: UInt64 { rawValue &* 16 &+ 5 }

  @inline(__always)
  fileprivate var wordWhenSettled: UInt64 { rawValue &* 16 &+ 7 }
}

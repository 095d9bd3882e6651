import NavCore

// What a call on the router has done: it is checked first, then noted, then its commands are carried out.
extension Simulation {
  /// Checks what a call has done, then carries out its commands.
  mutating func settle(_ cause: Observation.Cause) {
    if let found = checker.check(cause, on: &router, at: now) { fail(found) }
    if !checker.isSound { isOver = true }
    for index in checker.seen.effects.indices { carryOut(index) }
    checker.seen.effects.clear()
    if isRecording { watch() }
    react()
  }

  /// Notes an effect, and carries it out if it is a command.
  @inline(__always)
  private mutating func carryOut(_ index: Int) {
    if isRecording { keep(index) }
    switch checker.seen.effects[index].sign {
    case .settles(let id, let outcome):
      runningDigest.add(id.rawValue &* 16 &+ 7)
      runningDigest.add(outcome.rawValue)
      if let kind = labels.settled(id) { coverage.countOutcome(kind, outcome) }
      guard outcome == .completed else { return }
      reactions.come(.completed)
      if host.animation != nil { checkTruth(of: id) }
    case .waits(let id):
      runningDigest.add(id.rawValue &* 16 &+ 5)
      labels.waits(id)
    case .starts(let id, let transition):
      runningDigest.add(id.rawValue &* 16 &+ 6)
      labels.started(id, transition)
    case .leaves(let entry, let reason):
      runningDigest.add(entry.rawValue &* 16 &+ 8)
      labels.lastGone = entry
      coverage.count(reason)
    case .delivers(let count): runningDigest.add(count &* 16 &+ 9)
    case .performs, .resynchronises: command(index)
    case .inquires(let id): inquire(id)
    case .inquiresGesture(let id): inquire(id)
    }
  }

  // These by themselves, because what is rare makes what is not slower to fetch.

  @inline(never)
  private mutating func inquire(_ id: TransitionID) {
    runningDigest.add(id.rawValue &* 16 &+ 3)
    host.inquire(id, at: now)
  }

  @inline(never)
  private mutating func inquire(_ id: GestureID) {
    runningDigest.add(id.rawValue &* 16 &+ 4)
    host.inquireGesture(id, at: now)
  }

  @inline(never)
  private mutating func keep(_ index: Int) { record?.note(checker.seen.effects[index], at: now) }

  /// Hands a command to the host.
  // Taken out of the effects, because what is large in it would be counted if it were copied.
  @inline(never)
  private mutating func command(_ index: Int) {
    var effect = Effect.inquire(TransitionID(0))
    swap(&effect, &checker.seen.effects[index])
    switch consume effect {
    case .perform(let id, let change, let animated):
      runningDigest.add(id.rawValue &* 16 &+ (animated ? 1 : 0))
      runningDigest.add(change)
      labels.performing(id, change)
      if let found = host.perform(id, change, animated: animated, at: now) { blame(found.breach) }
    case .resynchronise(let state):
      runningDigest.add(2)
      runningDigest.add(state)
      coverage.resynchronisations += 1
      if let found = host.resynchronise(with: state, at: now) { blame(found.breach) }
    default: break
    }
  }

  @inline(never)
  private mutating func blame(_ breach: Breach) {
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
    if !checker.seen.after.isBusy, !isOver, host.nextEvent == nil, host.nextReport == nil,
      host.isQuiet
    {
      checkRest(isLast)
    }
  }

  @inline(never)
  private mutating func checkRest(_ isLast: Bool) {
    coverage.rests += 1
    if let found = checker.checkAtRest(&router, isLast: isLast, at: now) { return fail(found) }
    if !host.screen.shows(checker.seen.navigation) { blame(disagreement()) }
    if !isOver, checker.seen.after.waitingCount > 0, checker.seen.navigation.layers.isEmpty {
      blame(standstill())
    }
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
        expected: "router and host at rest \(patience.rawValue) ms after the last fault",
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

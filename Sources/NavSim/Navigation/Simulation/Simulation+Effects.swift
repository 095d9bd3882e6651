import NavCore

// What a call on the router has done: it is checked first, then noted, then its commands are
// carried out.
extension Simulation {
  /// Checks what a call has done, then carries out its commands.
  mutating func settle(_ cause: consuming RouterCall.Cause) {
    check(cause)
    for index in call.effects.indices {
      observer?.note(call.effects[index], at: now)
      carryOut(index)
    }
    call.effects.clear()
    watch()
    react()
  }

  private mutating func check(_ cause: consuming RouterCall.Cause) {
    call.end(cause, at: now, RouterStatus(reading: &router), router.navigation)
    if let found = checker.check(call, on: &router) { fail(found) }
    if !checker.isSound { isOver = true }
  }

  /// Counts an effect of the present call, and carries it out if it is a command.
  private mutating func carryOut(_ index: Int) {
    switch call.effects[index] {
    case .settled(let id, let outcome):
      let kind = Coverage.OutcomeClass(outcome)
      runningDigest.add(id.rawValue &* 16 &+ 7)
      settled(id, kind)
      runningDigest.add(UInt64(kind.rawValue))
    case .waiting(let id):
      labels.waits(id)
      runningDigest.add(id.rawValue &* 16 &+ 5)
    case .started(let id, let transition):
      labels.started(id, transition)
      runningDigest.add(id.rawValue &* 16 &+ 6)
    case .left(let entry, let reason):
      labels.lastGone = entry
      coverage.count(reason)
      runningDigest.add(entry.rawValue &* 16 &+ 8)
    case .pathChanged(let path): runningDigest.add(UInt64(path.steps.count) &* 16 &+ 9)
    case .perform(let id, let change, let animated): perform(id, change, animated)
    case .resynchronise(let state): resynchronise(with: state)
    case .inquire(let id):
      host.inquire(id, at: now)
      runningDigest.add(id.rawValue &* 16 &+ 3)
    case .inquireGesture(let id, _):
      host.inquireGesture(id, at: now)
      runningDigest.add(id.rawValue &* 16 &+ 4)
    }
  }

  private mutating func settled(_ id: RequestID, _ outcome: Coverage.OutcomeClass) {
    if let kind = labels.settled(id) { coverage.countOutcome(kind, outcome) }
    guard outcome == .completed else { return }
    reactions.come(.completed)
    if host.animation != nil { checkTruth(of: id) }
  }

  private mutating func perform(_ id: TransitionID, _ change: Change, _ animated: Bool) {
    runningDigest.add(id.rawValue &* 16 &+ (animated ? 1 : 0))
    runningDigest.add(change)
    labels.shows(change, by: id)
    if let objection = host.perform(id, change, animated: animated, at: now) {
      blame(objection.violation)
    }
  }

  private mutating func resynchronise(with state: NavigationState) {
    runningDigest.add(2)
    runningDigest.add(state)
    coverage.resynchronisations += 1
    if let found = host.resynchronise(with: state, at: now) { blame(found.violation) }
  }

  mutating func blame(_ violation: InvariantViolation) {
    if let found = checker.judge(violation) { fail(found) }
  }

  /// Blames a router that calls a request completed while the host is still at it.
  private mutating func checkTruth(of id: RequestID) {
    guard let animation = host.animation, labels.transition(of: id) == animation.id,
      let change = host.moving
    else { return }
    blame(
      InvariantViolation(
        invariant: .completedAfterEnd,
        expected: "transition \(animation.id.rawValue) (\(change.summary)) to end first, "
          + "at \(animation.end.milliseconds) ms",
        seen: "request \(id.rawValue) completed"))
  }

  /// Looks at a router and a host that are at rest.
  mutating func checkAtRest() {
    guard !known.isBusy, !isOver, host.isQuiet else { return }
    coverage.rests += 1
    if !host.screen.shows(navigation) { blame(disagreement()) }
    if !isOver, known.waitingCount > 0, navigation.layers.isEmpty { blame(standstill()) }
  }

  private func disagreement() -> InvariantViolation {
    InvariantViolation(
      invariant: .hostAgrees, expected: "the screen to show \(navigation.summary)",
      seen: host.screen.summary)
  }

  private func standstill() -> InvariantViolation {
    InvariantViolation(
      invariant: .queueDrained, expected: "the next waiting request to have started",
      seen: "\(known.waitingCount) waiting, router idle, nothing presented")
  }

  mutating func checkLiveness(_ patience: Milliseconds) {
    guard known.isBusy || known.waitingCount > 0 || !host.isQuiet else { return }
    blame(
      InvariantViolation(
        invariant: .liveness,
        expected: "router and host at rest \(patience.rawValue) ms after the last step",
        seen: "router \(known.isBusy ? "busy" : "idle"), \(known.waitingCount) waiting"))
  }

  /// Ends the run whatever is judged, because nothing can be learned from a clock that stands
  /// still.
  mutating func livelock() {
    violation = Violation(
      property: Invariant.liveness.rawValue, expected: "time to move on",
      seen: "10 000 events at \(now.milliseconds) ms")
    isOver = true
  }

  /// Looks whether a router waits for what has long been over: not only at the end, because a
  /// scenario goes on over what would be seen there.
  mutating func checkStillness() {
    let isStill =
      host.nextEvent == .never && host.queued == nil && !host.setting.isAway
    guard
      let time = stillness.look(
        at: known.transition, known.gesture, hostIsStill: isStill, now: now),
      host.nextReport == .never,
      time > checker.stillnessLimit + host.setting.lag * 2
    else { return }
    blame(
      InvariantViolation(
        invariant: .liveness,
        expected: "the router to be idle: the host has been quiet for \(time.rawValue) ms",
        seen: "router busy, \(known.waitingCount) waiting"))
  }
}

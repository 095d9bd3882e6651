// Rest: whether anything is under way in a run, and what is judged when nothing is.
extension RouterRun {
  /// True when work waits that belongs to no call: the router is busy with something of its own.
  var hasForeignWork: Bool {
    let own = calls.live.reduce(isStepWaiting ? 1 : 0) {
      $0 + scheduler.pendingWork(of: $1.number)
    }
    return scheduler.pendingCount > own
  }

  /// Nothing is under way.
  func rest() {
    host?.judgeRest()
    guard !judge.hasFound, host?.isHeld != true else { return }
    calls.rest()
    note(.rest(screens, turnsMayWait: host?.isKeptWaiting ?? false))
    if calls.open.allSatisfy({ $0.waitsForUser(screens) }) {
      judgeConditions(at: .rest)
      judgeConditions(at: .standing)
    }
  }

  /// The screen stands still, and a second or more will pass before anything else happens: judges what
  /// has to hold then.
  func judgeWhileStanding() {
    guard !judge.hasFound, scheduler.isIdle, stands(for: .seconds(1)) else { return }
    judgeConditions(at: .standing)
  }

  /// True when nothing moves, and so long a time will pass before something happens.
  func stands(for time: Duration) -> Bool {
    guard host?.isMoving != true, host?.isHeld != true,
      let next = scheduler.clock.nextDeadline()
    else { return false }
    return next.offset - scheduler.clock.now.offset >= time
  }

  /// A timer that goes on for ever is no reason not to judge: nothing has come of it for long.
  func restAtLast() {
    guard host?.isMoving != true, host?.isHeld != true,
      log.lastShown ?? .zero < endsBy - Self.patience / 2
    else { return note(.neverAtRest) }
    note(.rest(screens, turnsMayWait: true))
  }

  /// Judges the conditions of the test's own.
  ///
  /// - Parameter cause: on whose behalf something has happened.
  func judgeConditions(at moment: ConditionMoment, cause: Int? = nil) {
    for condition in test.conditions where condition.moment == moment {
      scheduler.onMain(cause: Causes.nobody) {
        guard !condition.holds(screens, router) else { return }
        let detail = condition.detail(router).map { ": \($0)" } ?? ""
        judge.found(
          condition.name, seen: "\(text(screens)), at \(timeText)\(detail)",
          blamed: cause.flatMap(kind))
      }
    }
  }

  /// Has what is left come to an end, so that no task stays suspended for ever.
  func giveUp() {
    guard calls.hasTasks || scheduler.clock.timerCount > 0 || !scheduler.isIdle else { return }
    calls.cancelAll()
    let leftovers = Leftovers()
    _ = scheduler.run(leftovers)
  }
}

extension HostPlayer {
  /// The screen moves, or a finger holds it, in a way that the router can know of.
  private var routerKnowsOfMotion: String? {
    if let motion, motion.end > now, motion.start < now {
      if !motion.isUsers { return "an animation lasts until \(TimeText.of(motion.end))" }
      if hooks.knowsOfTouches { return "the user's move lasts until \(TimeText.of(motion.end))" }
    }
    if let gesture, hooks.knowsOfTouches, gesture.start < now {
      return "the user's finger is on the screen"
    }
    return nil
  }

  /// The router has changed what it shows.
  func judgeChange(by owner: Int?) {
    guard let why = routerKnowsOfMotion, !isAway else { return }
    let change =
      "\(owner.map(run.name) ?? "the router") made it \(run.text(run.screens)) at \(run.timeText)"
    run.judge.found(
      .noChangeWhileMoving, expected: "nothing changes while the screen moves",
      seen: "\(change), while \(why)", blamed: owner.flatMap(run.kind))
  }

  /// True while an animation runs that shows what the router has changed since an operation began.
  func movesForRouter(since operation: Int) -> Bool {
    guard let motion, !motion.isUsers, motion.end > now else { return false }
    return motion.start >= run.log.operations[operation].time
  }

  /// True when a router may have to wait for the host: the finger is on the screen, or the screen
  /// has not followed.
  var isKeptWaiting: Bool {
    gesture != nil || isUnavailable || isOwed || !run.screens.isAlike(onScreen)
  }

  /// True while a finger holds what it has touched, or the host owes the router something, or is not
  /// there: nothing is at rest then.
  var isHeld: Bool { gesture != nil || isOwed || isUnavailable }

  /// Everything has come to rest.
  func judgeRest() {
    guard !isAway, !isCovered, motion == nil,
      gesture == nil
    else { return }
    if !run.screens.isAlike(onScreen) {
      run.judge.found(
        .screenAgreesAtRest, expected: "the screen shows \(run.text(run.screens))",
        seen: "\(run.text(onScreen)) at \(run.timeText), and nothing moves any more")
    }
  }
}

import NavCore

/// For how long the router has been busy with one and the same thing while nothing happens in the
/// host.
struct Stillness: Sendable {
  private var transition: TransitionID?
  private var gesture: GestureID?
  private var since = Instant.never

  /// - Returns: how long that is; nil while the router is idle, or something moves.
  mutating func look(
    at transition: TransitionID?, _ gesture: GestureID?, hostIsStill: Bool, now: Instant
  ) -> Milliseconds? {
    let isSame = transition == self.transition && gesture == self.gesture
    self.transition = transition
    self.gesture = gesture
    guard hostIsStill, transition != nil || gesture != nil else {
      since = .never
      return nil
    }
    if !isSame || since == .never { since = now }
    return now - since
  }
}

extension Simulation {
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

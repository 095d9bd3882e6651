/// Timers that go on for ever, of code that is looked at when it is at rest: they stand still when
/// nothing was done for a while, and go on with the next thing that is done.
package final class StandingTimers {
  /// How long they go on after something was done, and how often each fires in that time.
  private static let length = (time: Duration.seconds(5), count: 50)
  /// How late a timer may be and still counts as in time: run loops round.
  private static let tolerance = Duration.milliseconds(1)

  /// How often a timer has fired since something was done last.
  package struct Fired {
    fileprivate var since = Duration.zero
    fileprivate var count = 0

    /// That of a timer that was not fired yet.
    package init() {}

    fileprivate init(since: Duration) { self.since = since }
  }

  private var lastDone = Duration.zero
  private var standing: [(due: Duration, end: Duration, goOn: (Duration) -> Void)] = []

  /// Something is done: timers go on.
  func somethingIsDone(at time: Duration) {
    lastDone = time
    let timers = standing
    standing = []
    for timer in timers { timer.goOn(timer.due - min(timer.end, time)) }
  }

  /// Whether a timer may be set once more.
  ///
  /// - Parameters:
  ///   - fired: what the timer keeps from one time to the next.
  ///   - delay: how long it takes until it is due.
  ///   - now: the time.
  ///   - goOn: sets it later, if it may not now; is told what is left of the delay then.
  package func maySet(
    _ fired: inout Fired, after delay: Duration, now: Duration,
    orElse goOn: @escaping (Duration) -> Void
  ) -> Bool {
    if fired.since != lastDone { fired = Fired(since: lastDone) }
    fired.count += 1
    let isExhausted = fired.count > Self.length.count
    let end = isExhausted ? now : lastDone + Self.length.time
    if now + delay <= end + Self.tolerance, !isExhausted { return true }
    standing.append((now + delay, end, goOn))
    return false
  }
}

/// Timers that go on for ever, of code that is looked at when it is at rest: they stand still when
/// nothing was done for a while, and go on with the next thing that is done.
package final class StandingTimers {
  /// How long they go on after something was done, and how often each fires in that time.
  private static let length = (time: Duration.seconds(5), count: 50)

  /// How often a timer has fired since something was done last.
  package struct Fired {
    fileprivate var since = Duration.zero
    fileprivate var count = 0

    /// That of a timer that was not fired yet.
    package init() {}

    fileprivate init(since: Duration) { self.since = since }
  }

  private var lastDone = Duration.zero
  private var standing: [() -> Void] = []

  /// Something is done: timers go on.
  func somethingIsDone(at time: Duration) {
    lastDone = time
    let timers = standing
    standing = []
    for goOn in timers { goOn() }
  }

  /// Whether a timer may be set once more.
  ///
  /// - Parameters:
  ///   - fired: what the timer keeps from one time to the next.
  ///   - time: when it is due.
  ///   - goOn: sets it later, if it may not now.
  package func maySet(_ fired: inout Fired, due time: Duration, orElse goOn: @escaping () -> Void)
    -> Bool
  {
    if fired.since != lastDone { fired = Fired(since: lastDone) }
    fired.count += 1
    if time - lastDone <= Self.length.time, fired.count <= Self.length.count { return true }
    standing.append(goOn)
    return false
  }
}

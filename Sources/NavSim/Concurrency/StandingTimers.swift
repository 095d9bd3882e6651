/// Timers that go on for ever, of code that is looked at when it is at rest: each goes on for a while
/// after it was set, and then stands still until time is let pass.
///
/// What a timer does depends on nothing that is done later: where it went on with everything that is
/// done, two taps in a row would see fewer ticks of it than the same two with a rest between them.
package final class StandingTimers {
  /// How long they go on, and how often each fires in that time at most.
  private static let length = (time: Duration.seconds(5), count: 50)
  /// How late a timer may be and still counts as in time: run loops round.
  private static let tolerance = Duration.milliseconds(1)

  /// How far a timer has come.
  package struct Progress {
    fileprivate var end: Duration?
    fileprivate var count = 0

    /// That of a timer that was not set yet.
    package init() {}

    fileprivate init(end: Duration) { self.end = end }
  }

  private var standing: [(rest: Duration, goOn: (Duration, Progress) -> Void)] = []

  package init() {}

  /// True when none stands still.
  var isEmpty: Bool { standing.isEmpty }

  /// All that stand still go on for a while, and a slower one until it has fired.
  func goOn(at now: Duration) {
    let timers = standing
    standing = []
    for timer in timers {
      timer.goOn(timer.rest, Progress(end: now + max(Self.length.time, timer.rest)))
    }
  }

  /// Whether a timer may be set once more.
  ///
  /// - Parameters:
  ///   - progress: what the timer keeps from one time to the next.
  ///   - delay: how long it takes until it is due.
  ///   - now: the time.
  ///   - goOn: sets it later, if it may not now; is told what is left of the delay then.
  package func maySet(
    _ progress: inout Progress, after delay: Duration, now: Duration,
    orElse goOn: @escaping (Duration, Progress) -> Void
  ) -> Bool {
    let end = progress.end ?? now + Self.length.time
    progress.end = end
    progress.count += 1
    if now + delay <= end + Self.tolerance, progress.count <= Self.length.count { return true }
    standing.append((delay, goOn))
    return false
  }
}

extension Scheduler {
  /// True when time can pass for timers of the running code that stand still.
  package static var hasStandingTimers: Bool {
    CaptureBackends.current?.scheduler?.standingTimers?.isEmpty == false
  }

  /// True when nothing waits for its turn or for a time, in the running code or beside it.
  package static var isAtRest: Bool {
    (CaptureBackends.current?.scheduler?.pendingCount ?? 0) == 0
  }

  /// True when nothing waits but what plays the running code.
  package static var waitsForItsPlayer: Bool {
    CaptureBackends.current?.scheduler.map { $0.pendingCount == $0.ownPieces } ?? true
  }

  /// How long the running code has been running.
  package static var timeSinceStart: Duration {
    CaptureBackends.current?.scheduler?.clock.now.offset ?? .zero
  }

  /// Time passes for the timers of the running code that stand still.
  package static func passTime() {
    guard let scheduler = CaptureBackends.current?.scheduler else { return }
    scheduler.standingTimers?.goOn(at: scheduler.clock.now.offset)
  }
}

#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// The clocks of the system tell virtual time to the thread of a simulation: `ContinuousClock`,
  /// `SuspendingClock`, `DispatchTime`, `Date`.
  enum CapturedClock {
    /// The virtual start in nanoseconds, as the clocks that count from the start of a machine tell
    /// it.
    ///
    /// Not 0, which is how queues are told "now".
    static let start: Int64 = 1_000_000_000_000

    /// The virtual start as a date: 1 January 2030, 00:00 UTC.
    static let startSeconds: Int64 = 1_893_456_000

    /// The present moment in nanoseconds, as `DispatchTime` counts.
    static func now(in run: CapturedRun) -> Int64 { start + run.elapsedNanoseconds }

    static let functions = [
      clockGetTime.link, getTimeOfDay.link, time.link,
    ]

    private typealias ClockGetTime =
      @Sendable @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt
    private typealias GetTimeOfDay =
      @Sendable @convention(c) (UnsafeMutablePointer<timeval>, UnsafeMutableRawPointer?) -> CInt
    private typealias Time = @Sendable @convention(c) (UnsafeMutablePointer<time_t>?) -> time_t

    private static let clockGetTime: Replacement<ClockGetTime> = .init("clock_gettime") {
      clock, out in
      guard let run = CapturedRun.current,
        clock != CLOCK_PROCESS_CPUTIME_ID, clock != CLOCK_THREAD_CPUTIME_ID
      else { return clockGetTime.original?(clock, out) ?? -1 }
      let base = clock == CLOCK_REALTIME ? startSeconds * 1_000_000_000 : start
      let (seconds, rest) = (base + run.elapsedNanoseconds).quotientAndRemainder(
        dividingBy: 1_000_000_000)
      out.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
      return 0
    }

    private static let getTimeOfDay: Replacement<GetTimeOfDay> = .init("gettimeofday") {
      out, zone in
      guard let run = CapturedRun.current else { return getTimeOfDay.original?(out, zone) ?? -1 }
      let (seconds, rest) = run.elapsedNanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
      out.pointee = timeval(tv_sec: Int(startSeconds + seconds), tv_usec: Int(rest / 1_000))
      return 0
    }

    private static let time: Replacement<Time> = .init("time") { out in
      guard let run = CapturedRun.current else { return time.original?(out) ?? -1 }
      let seconds = Int(startSeconds + run.elapsedNanoseconds / 1_000_000_000)
      out?.pointee = seconds
      return seconds
    }
  }

  extension CapturedRun {
    /// How much virtual time has passed.
    var elapsedNanoseconds: Int64 {
      let (seconds, attoseconds) = scheduler.clock.now.offset.components
      return seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000
    }
  }
#endif

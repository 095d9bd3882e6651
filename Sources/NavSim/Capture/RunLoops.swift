#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// Run loops: what is to be performed on one, and its timers, run on the main actor of the
  /// simulation, in virtual time. Code that runs a run loop itself would block the only thread.
  enum RunLoops {
    static let functions = [
      perform.link, addTimer.link, runInMode.link, runForEver.link, isFinished.link, current.link,
      timerSetTime.link,
    ]

    fileprivate typealias Object = UnsafeMutableRawPointer
    private typealias Perform =
      @Sendable @convention(c) (Object?, Object?, @escaping CapturedQueues.Block) -> Void
    private typealias AddTimer = @Sendable @convention(c) (Object?, Object, Object?) -> Void
    private typealias Run = @Sendable @convention(c) (Object?, Double, UInt8) -> CInt
    private typealias IsFinished = @Sendable @convention(c) (Object?, Object?) -> UInt8
    private typealias RunForEver = @Sendable @convention(c) () -> Void
    private typealias TimerSetTime =
      @Sendable @convention(c) (
        CInt, CInt, UnsafePointer<itimerspec>, UnsafeMutableRawPointer?
      ) -> CInt
    private typealias OfObject = @Sendable @convention(c) (Object) -> Void
    private typealias Retain = @Sendable @convention(c) (Object) -> Object?
    private typealias Truth = @Sendable @convention(c) (Object) -> UInt8
    private typealias Time = @Sendable @convention(c) (Object) -> Double

    private typealias Loop = @Sendable @convention(c) () -> Object?
    private static let mainLoop = LinkedFunction.original("CFRunLoopGetMain", as: Loop.self)
    private static var defaultMode: Object? {
      LinkedFunction.original("kCFRunLoopDefaultMode", as: UnsafePointer<Object?>.self)?.pointee
    }
    private static let isValid = LinkedFunction.original("CFRunLoopTimerIsValid", as: Truth.self)
    private static let fireTime =
      LinkedFunction.original("CFRunLoopTimerGetNextFireDate", as: Time.self)
    private typealias SetTime = @Sendable @convention(c) (Object, Double) -> Void
    private static let setFireTime =
      LinkedFunction.original("CFRunLoopTimerSetNextFireDate", as: SetTime.self)
    private static let repeats =
      LinkedFunction.original("CFRunLoopTimerDoesRepeat", as: Truth.self)
    private static let invalidate =
      LinkedFunction.original("CFRunLoopTimerInvalidate", as: OfObject.self)
    private static let retain = LinkedFunction.original("CFRetain", as: Retain.self)
    private static let release = LinkedFunction.original("CFRelease", as: OfObject.self)

    /// From the start of Unix time to that of run loops, 1 January 2001, in seconds.
    private static let firstSecond: Int64 = 978_307_200

    private static let perform: Replacement<Perform> = .init("CFRunLoopPerformBlock") {
      loop, mode, block in
      guard let run = CapturedRun.current else { perform.original?(loop, mode, block); return }
      run.scheduler.enqueue(.main, isExclusive: true, block)
    }

    private static let addTimer: Replacement<AddTimer> = .init("CFRunLoopAddTimer") {
      loop, timer, mode in
      guard let run = CapturedRun.current else { addTimer.original?(loop, timer, mode); return }
      // In the loop of this thread, which is the only one that can fire it here, and in a mode in
      // which it can be run, which the common ones are not.
      addTimer.original?(current.original?(), timer, defaultMode)
      _ = retain?(timer)
      run.timers.append(timer)
      schedule(timer, in: run)
    }

    /// Has a timer fire when it is due, as often as it wants, or until it stands still.
    private static func schedule(
      _ timer: Object, in run: CapturedRun,
      _ progress: StandingTimers.Progress = StandingTimers.Progress()
    ) {
      var progress = progress
      guard isValid?(timer) == 1, let due = fireTime?(timer) else { return }
      let start = Double(CapturedClock.startSeconds - firstSecond)
      let nanoseconds = Int64(((due - start) * 1e9).rounded(.up)) - run.elapsedNanoseconds
      // A nanosecond more than the loop's own clock, which rounds.
      let delay = Duration.nanoseconds(max(nanoseconds, 0)) + .microseconds(1)
      if let standing = run.scheduler.standingTimers, repeats?(timer) == 1,
        !standing.maySet(
          &progress, after: delay, now: .nanoseconds(run.elapsedNanoseconds),
          orElse: { [weak run] rest, progress in
            guard let run else { return }
            setFireTime?(timer, start + (.nanoseconds(run.elapsedNanoseconds) + rest) / .seconds(1))
            schedule(timer, in: run, progress)
          })
      {
        return
      }
      run.scheduler.enqueue(.main, isExclusive: true, after: delay) { [weak run, progress] in
        guard let run, isValid?(timer) == 1 else { return }
        run.isFiringTimers = true
        _ = runInMode.original?(defaultMode, 0, 0)
        run.isFiringTimers = false
        schedule(timer, in: run, progress)
      }
    }

    /// Forgets the timers of a run, which the thread's run loop would fire in another.
    static func forgetTimers(of run: CapturedRun) {
      for timer in run.timers {
        invalidate?(timer)
        release?(timer)
      }
      run.timers = []
    }

    private static let timedOut: CInt = 3

    private static let runInMode: Replacement<Run> = .init("CFRunLoopRunInMode") {
      mode, seconds, returnsEarly in
      guard let run = CapturedRun.current else {
        return runInMode.original?(mode, seconds, returnsEarly) ?? timedOut
      }
      run.scheduler.record(.blockingCall("RunLoop.run"))
      run.scheduler.clock.skip(.seconds(min(max(seconds, 0.001), 86_400)))
      return timedOut
    }

    /// On the main actor the main one, as code there knows it.
    private static let current: Replacement<Loop> = .init("CFRunLoopGetCurrent") {
      guard let run = CapturedRun.current, run.scheduler.isOnMain, !run.isFiringTimers else {
        return current.original?()
      }
      return mainLoop?()
    }

    /// Asked before a run loop is run, which a loop without timers is not.
    private static let isFinished: Replacement<IsFinished> = .init("_CFRunLoopFinished") {
      loop, mode in
      guard let run = CapturedRun.current else { return isFinished.original?(loop, mode) ?? 1 }
      run.scheduler.record(.blockingCall("RunLoop.run"))
      return 1
    }

    private static let runForEver: Replacement<RunForEver> = .init("CFRunLoopRun") {
      guard let run = CapturedRun.current else { runForEver.original?(); return }
      run.scheduler.record(.blockingCall("RunLoop.run"))
    }

    /// A run loop's timer is due at once: whether it is due in virtual time, the loop asks the clock.
    private static let timerSetTime: Replacement<TimerSetTime> = .init("timerfd_settime") {
      file, flags, new, old in
      guard CapturedRun.current != nil,
        new.pointee.it_value.tv_sec != 0 || new.pointee.it_value.tv_nsec != 0
      else {
        return timerSetTime.original?(file, flags, new, old) ?? -1
      }
      var atOnce = itimerspec()
      atOnce.it_value.tv_nsec = 1
      return timerSetTime.original?(file, 0, &atOnce, old) ?? -1
    }
  }
#endif

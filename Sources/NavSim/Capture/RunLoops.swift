#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// Run loops: what is to be performed on one, and its timers, run on the main actor of the
  /// simulation, in virtual time. Code that runs a run loop itself would block the only thread.
  enum RunLoops {
    static let functions = [
      LinkedFunction("CFRunLoopPerformBlock", perform),
      LinkedFunction("CFRunLoopAddTimer", addTimer),
      LinkedFunction("CFRunLoopRunInMode", run), LinkedFunction("CFRunLoopRun", runForEver),
      LinkedFunction("_CFRunLoopFinished", isFinished),
      LinkedFunction("CFRunLoopGetCurrent", current),
      LinkedFunction("timerfd_settime", timerSetTime),
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

    private static let realPerform =
      LinkedFunction.original("CFRunLoopPerformBlock", as: Perform.self)
    private static let realAddTimer =
      LinkedFunction.original("CFRunLoopAddTimer", as: AddTimer.self)
    private static let realRun = LinkedFunction.original("CFRunLoopRunInMode", as: Run.self)
    private static let realIsFinished =
      LinkedFunction.original("_CFRunLoopFinished", as: IsFinished.self)
    private static let realRunForEver =
      LinkedFunction.original("CFRunLoopRun", as: RunForEver.self)
    private static let realTimerSetTime =
      LinkedFunction.original("timerfd_settime", as: TimerSetTime.self)
    private typealias Loop = @Sendable @convention(c) () -> Object?
    private static let currentLoop =
      LinkedFunction.original("CFRunLoopGetCurrent", as: Loop.self)
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

    private static let perform: Perform = { loop, mode, block in
      guard let run = CapturedRun.current else { realPerform?(loop, mode, block); return }
      run.scheduler.enqueue(.main, isExclusive: true, block)
    }

    private static let addTimer: AddTimer = { loop, timer, mode in
      guard let run = CapturedRun.current else { realAddTimer?(loop, timer, mode); return }
      // In the loop of this thread, which is the only one that can fire it here, and in a mode in
      // which it can be run, which the common ones are not.
      realAddTimer?(currentLoop?(), timer, defaultMode)
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
        _ = realRun?(defaultMode, 0, 0)
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

    private static let run: Run = { mode, seconds, returnsEarly in
      guard let run = CapturedRun.current else {
        return realRun?(mode, seconds, returnsEarly) ?? timedOut
      }
      run.scheduler.record(.blockingCall("RunLoop.run"))
      run.scheduler.clock.skip(.seconds(min(max(seconds, 0.001), 86_400)))
      return timedOut
    }

    /// On the main actor the main one, as code there knows it.
    private static let current: Loop = {
      guard let run = CapturedRun.current, run.scheduler.isOnMain, !run.isFiringTimers else {
        return currentLoop?()
      }
      return mainLoop?()
    }

    /// Asked before a run loop is run, which a loop without timers is not.
    private static let isFinished: IsFinished = { loop, mode in
      guard let run = CapturedRun.current else { return realIsFinished?(loop, mode) ?? 1 }
      run.scheduler.record(.blockingCall("RunLoop.run"))
      return 1
    }

    private static let runForEver: RunForEver = {
      guard let run = CapturedRun.current else { realRunForEver?(); return }
      run.scheduler.record(.blockingCall("RunLoop.run"))
    }

    /// A run loop's timer is due at once: whether it is due in virtual time, the loop asks the clock.
    private static let timerSetTime: TimerSetTime = { file, flags, new, old in
      guard CapturedRun.current != nil,
        new.pointee.it_value.tv_sec != 0 || new.pointee.it_value.tv_nsec != 0
      else {
        return realTimerSetTime?(file, flags, new, old) ?? -1
      }
      var atOnce = itimerspec()
      atOnce.it_value.tv_nsec = 1
      return realTimerSetTime?(file, 0, &atOnce, old) ?? -1
    }
  }
#endif

#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// Calls that would block the only thread of a simulation: each returns at once, as if its time
  /// were over, and the run fails with its name.
  enum BlockingCalls {
    static let functions = [
      semaphoreWait.link, blockWait.link, systemWait.link, mutexLock.link, conditionWait.link,
      conditionTimedWait.link, nanosleep.link, usleep.link, sleep.link, yield.link,
    ]

    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Wait = @Sendable @convention(c) (Pointer, UInt64) -> Int
    private typealias Lock = @Sendable @convention(c) (Pointer) -> CInt
    private typealias ConditionWait = @Sendable @convention(c) (Pointer, Pointer) -> CInt
    private typealias ConditionTimedWait =
      @Sendable @convention(c) (Pointer, Pointer, UnsafePointer<timespec>) -> CInt
    private typealias Nanosleep =
      @Sendable @convention(c) (UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> CInt
    private typealias Sleep = @Sendable @convention(c) (CUnsignedInt) -> CInt
    private typealias Yield = @Sendable @convention(c) () -> CInt

    private static let trySystemWait = LinkedFunction.original("sem_trywait", as: Lock.self)
    private static let tryLock = LinkedFunction.original("pthread_mutex_trylock", as: Lock.self)
    private static let unlock = LinkedFunction.original("pthread_mutex_unlock", as: Lock.self)
    /// The number of the calling thread, as the kernel counts.
    static let threadNumber =
      LinkedFunction.original("gettid", as: (@Sendable @convention(c) () -> CInt).self)

    private static let semaphoreWait: Replacement<Wait> = .init("dispatch_semaphore_wait") {
      semaphore, timeout in
      guard let run = CapturedRun.current else {
        return semaphoreWait.original?(semaphore, timeout) ?? -1
      }
      let result = semaphoreWait.original?(semaphore, 0) ?? -1
      if result != 0, timeout != 0 {
        run.scheduler.record(.blockingCall("DispatchSemaphore.wait"))
        run.pause(until: timeout)
      }
      return result
    }

    private static let systemWait: Replacement<Lock> = .init("sem_wait") { semaphore in
      guard let run = CapturedRun.current else { return systemWait.original?(semaphore) ?? -1 }
      let result = trySystemWait?(semaphore) ?? -1
      if result != 0 { run.scheduler.record(.blockingCall("sem_wait")) }
      return result
    }

    private static let blockWait: Replacement<Wait> = .init("dispatch_block_wait") {
      block, timeout in
      guard let run = CapturedRun.current else { return blockWait.original?(block, timeout) ?? -1 }
      run.scheduler.record(.blockingCall("DispatchWorkItem.wait"))
      return 1
    }

    /// Another thread's lock is waited for; one that this thread holds would never be free.
    private static let mutexLock: Replacement<Lock> = .init("pthread_mutex_lock") { mutex in
      if tryLock?(mutex) == 0 { return 0 }
      guard let run = CapturedRun.current else { return mutexLock.original?(mutex) ?? EINVAL }
      // pthread_mutex_t: the lock, a count, and the thread that holds it.
      if mutex.load(fromByteOffset: 8, as: CInt.self) != threadNumber?() {
        return mutexLock.original?(mutex) ?? EINVAL
      }
      run.scheduler.record(.blockingCall("a lock that the thread of the simulation holds already"))
      return EDEADLK
    }

    private static let conditionWait: Replacement<ConditionWait> = .init("pthread_cond_wait") {
      condition, mutex in
      guard let run = CapturedRun.current else {
        return conditionWait.original?(condition, mutex) ?? EINVAL
      }
      run.scheduler.record(.blockingCall("waiting for a condition"))
      run.letOthersRun(mutex)
      return 0
    }

    private static let conditionTimedWait: Replacement<ConditionTimedWait> = .init(
      "pthread_cond_timedwait"
    ) { condition, mutex, time in
      guard let run = CapturedRun.current else {
        return conditionTimedWait.original?(condition, mutex, time) ?? EINVAL
      }
      run.scheduler.record(.blockingCall("waiting for a condition"))
      run.letOthersRun(mutex)
      return ETIMEDOUT
    }

    private static let nanosleep: Replacement<Nanosleep> = .init("nanosleep") { time, rest in
      guard let run = CapturedRun.current else { return nanosleep.original?(time, rest) ?? -1 }
      run.blockingSleep(
        .seconds(time.pointee.tv_sec) + .nanoseconds(Int64(time.pointee.tv_nsec)))
      return 0
    }

    private static let usleep: Replacement<Sleep> = .init("usleep") { microseconds in
      guard let run = CapturedRun.current else { return usleep.original?(microseconds) ?? -1 }
      run.blockingSleep(.microseconds(Int64(microseconds)))
      return 0
    }

    private static let sleep: Replacement<Sleep> = .init("sleep") { seconds in
      guard let run = CapturedRun.current else { return sleep.original?(seconds) ?? -1 }
      run.blockingSleep(.seconds(Int64(seconds)))
      return 0
    }

    private static let yield: Replacement<Yield> = .init("sched_yield") {
      guard let run = CapturedRun.current else { return yield.original?() ?? -1 }
      run.yields()
      return 0
    }

    /// Waits for real, so that other threads get on with what this one asks again and again.
    static func waitAMillisecond() {
      var time = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      _ = nanosleep.original?(&time, nil)
    }

    fileprivate static func release(_ mutex: UnsafeMutableRawPointer) { _ = unlock?(mutex) }
    fileprivate static func take(_ mutex: UnsafeMutableRawPointer) {
      _ = mutexLock.original?(mutex)
    }
  }

  extension CapturedRun {
    /// Virtual time passes for a call that asks to be blocked, because it may ask until it has.
    func blockingSleep(_ time: Duration) {
      scheduler.record(.realTime("a sleep that blocks the thread"))
      scheduler.clock.skip(time)
    }

    /// Virtual time passes until a time of queues.
    func pause(until time: UInt64) {
      if let delay = CapturedQueues.delay(until: time, in: self) { scheduler.clock.skip(delay) }
    }

    /// Lets other threads have a lock for a moment, and counts how often.
    func letOthersRun(_ mutex: UnsafeMutableRawPointer) {
      BlockingCalls.release(mutex)
      BlockingCalls.waitAMillisecond()
      BlockingCalls.take(mutex)
      stalled()
    }

    /// Lets other threads have the processor for a moment, and counts how often: a busy machine would
    /// not come back to a thread that gives its turn away.
    func yields() {
      BlockingCalls.waitAMillisecond()
      stalled()
    }

    /// Says on standard error what a call waits for that asks again and again: its caller cannot.
    func stalled() {
      stalls += 1
      guard stalls == Self.stallLimit else { return }
      let text = "NavCapture: a call blocks the thread of the simulation and never ends\n"
      write(STDERR_FILENO, text, text.utf8.count)
    }
  }
#endif

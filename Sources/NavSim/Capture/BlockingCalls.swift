#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency

  /// Calls that would block the only thread of a simulation: each returns at once, as if its time
  /// were over, and the run fails with its name.
  enum BlockingCalls {
    static let functions = [
      LinkedFunction("dispatch_semaphore_wait", semaphoreWait),
      LinkedFunction("dispatch_block_wait", blockWait), LinkedFunction("sem_wait", systemWait),
      LinkedFunction("pthread_mutex_lock", mutexLock),
      LinkedFunction("pthread_cond_wait", conditionWait),
      LinkedFunction("pthread_cond_timedwait", conditionTimedWait),
      LinkedFunction("nanosleep", nanosleep), LinkedFunction("usleep", usleep),
      LinkedFunction("sleep", sleep), LinkedFunction("sched_yield", yield),
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

    private static let realSemaphoreWait =
      LinkedFunction.original("dispatch_semaphore_wait", as: Wait.self)
    private static let realSystemWait = LinkedFunction.original("sem_wait", as: Lock.self)
    private static let trySystemWait = LinkedFunction.original("sem_trywait", as: Lock.self)
    private static let realBlockWait =
      LinkedFunction.original("dispatch_block_wait", as: Wait.self)
    private static let realLock = LinkedFunction.original("pthread_mutex_lock", as: Lock.self)
    private static let tryLock = LinkedFunction.original("pthread_mutex_trylock", as: Lock.self)
    private static let unlock = LinkedFunction.original("pthread_mutex_unlock", as: Lock.self)
    /// The number of the calling thread, as the kernel counts.
    static let threadNumber =
      LinkedFunction.original("gettid", as: (@Sendable @convention(c) () -> CInt).self)
    private static let realConditionWait =
      LinkedFunction.original("pthread_cond_wait", as: ConditionWait.self)
    private static let realConditionTimedWait =
      LinkedFunction.original("pthread_cond_timedwait", as: ConditionTimedWait.self)
    private static let realNanosleep =
      LinkedFunction.original("nanosleep", as: Nanosleep.self)
    private static let realUsleep = LinkedFunction.original("usleep", as: Sleep.self)
    private static let realSleep = LinkedFunction.original("sleep", as: Sleep.self)
    private static let realYield = LinkedFunction.original("sched_yield", as: Yield.self)

    private static let semaphoreWait: Wait = { semaphore, timeout in
      guard let run = CapturedRun.current else {
        return realSemaphoreWait?(semaphore, timeout) ?? -1
      }
      let result = realSemaphoreWait?(semaphore, 0) ?? -1
      if result != 0, timeout != 0 {
        run.scheduler.record(.blockingCall("DispatchSemaphore.wait"))
        run.pause(until: timeout)
      }
      return result
    }

    private static let systemWait: Lock = { semaphore in
      guard let run = CapturedRun.current else { return realSystemWait?(semaphore) ?? -1 }
      let result = trySystemWait?(semaphore) ?? -1
      if result != 0 { run.scheduler.record(.blockingCall("sem_wait")) }
      return result
    }

    private static let blockWait: Wait = { block, timeout in
      guard let run = CapturedRun.current else { return realBlockWait?(block, timeout) ?? -1 }
      run.scheduler.record(.blockingCall("DispatchWorkItem.wait"))
      return 1
    }

    /// Another thread's lock is waited for; one that this thread holds would never be free.
    private static let mutexLock: Lock = { mutex in
      if tryLock?(mutex) == 0 { return 0 }
      guard let run = CapturedRun.current else { return realLock?(mutex) ?? EINVAL }
      // pthread_mutex_t: the lock, a count, and the thread that holds it.
      if mutex.load(fromByteOffset: 8, as: CInt.self) != threadNumber?() {
        return realLock?(mutex) ?? EINVAL
      }
      run.scheduler.record(.blockingCall("a lock that the thread of the simulation holds already"))
      return EDEADLK
    }

    private static let conditionWait: ConditionWait = { condition, mutex in
      guard let run = CapturedRun.current else {
        return realConditionWait?(condition, mutex) ?? EINVAL
      }
      run.scheduler.record(.blockingCall("waiting for a condition"))
      run.letOthersRun(mutex)
      return 0
    }

    private static let conditionTimedWait: ConditionTimedWait = { condition, mutex, time in
      guard let run = CapturedRun.current else {
        return realConditionTimedWait?(condition, mutex, time) ?? EINVAL
      }
      run.scheduler.record(.blockingCall("waiting for a condition"))
      run.letOthersRun(mutex)
      return ETIMEDOUT
    }

    private static let nanosleep: Nanosleep = { time, rest in
      guard let run = CapturedRun.current else { return realNanosleep?(time, rest) ?? -1 }
      run.blockingSleep(
        .seconds(time.pointee.tv_sec) + .nanoseconds(Int64(time.pointee.tv_nsec)))
      return 0
    }

    private static let usleep: Sleep = { microseconds in
      guard let run = CapturedRun.current else { return realUsleep?(microseconds) ?? -1 }
      run.blockingSleep(.microseconds(Int64(microseconds)))
      return 0
    }

    private static let sleep: Sleep = { seconds in
      guard let run = CapturedRun.current else { return realSleep?(seconds) ?? -1 }
      run.blockingSleep(.seconds(Int64(seconds)))
      return 0
    }

    private static let yield: Yield = {
      guard let run = CapturedRun.current else { return realYield?() ?? -1 }
      run.yields()
      return 0
    }

    /// Waits for real, so that other threads get on with what this one asks again and again.
    static func waitAMillisecond() {
      var time = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      _ = realNanosleep?(&time, nil)
    }

    fileprivate static func release(_ mutex: UnsafeMutableRawPointer) { _ = unlock?(mutex) }
    fileprivate static func take(_ mutex: UnsafeMutableRawPointer) { _ = realLock?(mutex) }
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

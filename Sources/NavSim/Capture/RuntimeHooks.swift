// Untried: nobody has run this file. It is written so that the check at the start of every
// simulation decides whether it works.

#if canImport(Darwin) && compiler(>=6.3)
  import Darwin
  import NavConcurrency

  /// Captures execution on Apple's platforms by the hooks that their concurrency runtime has.
  ///
  /// What the hooks do not reach: the standard clocks' `now`, and dispatch queues. The check names
  /// what is missing, and nothing is run then.
  final class RuntimeHooks: CaptureBackend {
    let remedy =
      "On Apple's platforms capture is untried. Use the stand-in NavMainActor, or capture: .off with "
      + "lanes and the simulation's clock"

    func capture(_ scheduler: Scheduler, _ body: () -> Void) {
      guard let key = Self.key else { return body() }
      let outer = pthread_getspecific(key)
      withExtendedLifetime(scheduler) {
        pthread_setspecific(key, Unmanaged.passUnretained(scheduler).toOpaque())
        body()
        pthread_setspecific(key, outer)
      }
    }

    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    fileprivate static var current: Scheduler? {
      guard let key, let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<Scheduler>.fromOpaque(pointer).takeUnretainedValue()
    }

    // The runtime calls a hook with what it would do without one as the last argument.
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
    private typealias Delayed = @convention(thin) (UInt64, UnownedJob) -> Void
    private typealias DelayedHook = @convention(thin) (UInt64, UnownedJob, Delayed) -> Void

    private static func slot<Hook>(_ name: String, of type: Hook.Type) -> UnsafeMutablePointer<
      Hook?
    >? {
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)?.assumingMemoryBound(to: Hook?.self)
    }

    /// Fills the hooks, once, before `main`.
    static func install() {
      slot("swift_task_enqueueGlobal_hook", of: EnqueueHook.self)?.pointee = { job, original in
        guard let scheduler = RuntimeHooks.current else { return original(job) }
        scheduler.enqueue(job, on: .global(HookedExecutor.shared.asUnownedTaskExecutor()))
      }
      slot("swift_task_enqueueMainExecutor_hook", of: EnqueueHook.self)?.pointee = {
        job, original in
        guard let scheduler = RuntimeHooks.current else { return original(job) }
        scheduler.enqueue(job, on: .main(MainActor.sharedUnownedExecutor))
      }
      slot("swift_task_enqueueGlobalWithDelay_hook", of: DelayedHook.self)?.pointee = {
        delay, job, original in
        guard let scheduler = RuntimeHooks.current else { return original(delay, job) }
        scheduler.enqueue(
          job, on: .global(HookedExecutor.shared.asUnownedTaskExecutor()), task: 0,
          after: .nanoseconds(Int64(clamping: delay)), sleeper: 0)
      }
    }
  }

  /// Under whose name a captured job without isolation runs.
  private final class HookedExecutor: TaskExecutor {
    static let shared = HookedExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      RuntimeHooks.current?.enqueue(job, on: .global(asUnownedTaskExecutor()))
    }
  }

  @used @section("__DATA,__mod_init_func") private let install: @convention(c) () -> Void = {
    RuntimeHooks.install()
    CaptureBackends.install(RuntimeHooks())
  }
#endif

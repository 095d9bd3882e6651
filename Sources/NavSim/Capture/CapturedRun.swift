#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency
  import Synchronization

  /// A simulation that has captured a thread: everything that the thread starts belongs to it.
  final class CapturedRun: @unchecked Sendable {
    let scheduler: Scheduler
    /// The groups of queues, by address. Only the thread of the simulation touches them.
    var groups: [UInt: CapturedGroup] = [:]
    /// The sources that were made, which are never activated.
    var sources: Set<UnsafeMutableRawPointer> = []
    /// The timers that run loops were given.
    var timers: [UnsafeMutableRawPointer] = []
    /// True while the thread's own run loop runs, to fire those that are due.
    var isFiringTimers = false
    /// How often a blocking call has asked again, and how often it may before it is said.
    var stalls = 0
    static let stallLimit = 1_000
    /// The thread's number, as the kernel counts.
    private let thread = BlockingCalls.threadNumber?()
    /// Tasks with a lower number were there before.
    private let firstTask = CapturedExecutors.newTaskNumber()
    /// The tasks that belong to it, which another thread may try to resume.
    private let tasks = Mutex(TaskNumbers())

    init(_ scheduler: Scheduler) { self.scheduler = scheduler }

    /// Where a job belongs that the thread or the runtime has handed over.
    enum Destination {
      /// To a simulation, on its thread.
      case run(CapturedRun)
      /// To the platform's executor.
      case platform
      /// To nobody: it escaped, which is recorded, and must not run.
      case nowhere
    }

    /// Where a job belongs, by the number of its task; 0 for a job without one.
    static func destination(ofTask task: UInt64) -> Destination {
      guard let run = current else {
        guard task != 0, task <= newestTask.load(ordering: .relaxed) else { return .platform }
        return destinationElsewhere(task)
      }
      if task == 0 { return .run(run) }
      if task < run.firstTask {
        // The test's own task may be resumed from inside; a task of an earlier run may not.
        guard isOfEarlierRun(task) else { return .platform }
        run.scheduler.record(.taskOfAnEarlierRun)
        return .nowhere
      }
      run.tasks.withLock { $0.insert(task) }
      return .run(run)
    }

    /// A job that comes from a thread of no simulation.
    private static func destinationElsewhere(_ task: UInt64) -> Destination {
      let owner = active.withLock { runs in
        runs.first { run in run.tasks.withLock { $0.contains(task) } }
      }
      if let owner {
        owner.scheduler.record(.jobFromAnotherThread)
        return .nowhere
      }
      return isOfEarlierRun(task) ? .nowhere : .platform
    }

    private static func isOfEarlierRun(_ task: UInt64) -> Bool {
      past.withLock { $0.contains { $0.contains(task) } }
        || abandoned.withLock { $0.contains { $0.contains(task) } }
    }

    // MARK: Threads

    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// The run that this thread belongs to.
    static var current: CapturedRun? {
      guard let key, let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<CapturedRun>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Whether main-actor code may run here, which the language asks wherever some is called; nil
    /// on a thread of no run.
    static var isOnMainHere: Bool? {
      guard let key, let pointer = pthread_getspecific(key) else { return nil }
      let run = Unmanaged<CapturedRun>.fromOpaque(pointer)
      return run._withUnsafeGuaranteedRef { $0.scheduler.isOnMain }
    }

    /// The run that this thread belongs to, unless it handles a crash or is somebody who looks at it
    /// then: both share all that the thread has, and may wait.
    static var ofRunningCode: CapturedRun? {
      guard let run = current, run.thread == BlockingCalls.threadNumber?() else { return nil }
      var stack = stack_t()
      let isHandler = sigaltstack(nil, &stack) == 0 && stack.ss_flags & Int32(SS_ONSTACK) != 0
      return isHandler ? nil : run
    }

    private static let active = Mutex<[CapturedRun]>([])
    /// The tasks of the last runs, which must not run where nobody plays them any more.
    private static let past = Mutex<[TaskNumbers]>([])
    /// Those of runs that were abandoned, which are forgotten never: some of them still wait.
    private static let abandoned = Mutex<[TaskNumbers]>([])
    private static let pastLimit = 64
    /// No task of a simulation has a higher number: what is newer need not be looked up.
    private static let newestTask = Atomic<UInt64>(0)

    /// Does something during which this thread belongs to a run.
    static func during(_ run: CapturedRun, _ body: () -> Void) {
      active.withLock { $0.append(run) }
      newestTask.store(.max, ordering: .relaxed)
      hold(run) {
        body()
        RunLoops.forgetTimers(of: run)
      }
      let newest = CapturedExecutors.newTaskNumber()
      let tasks = run.tasks.withLock { $0 }
      if run.scheduler.isAbandoned { abandoned.withLock { $0.append(tasks) } }
      past.withLock { past in
        if past.count == pastLimit { past.removeFirst() }
        past.append(tasks)
      }
      active.withLock { active in
        active.removeAll { $0 === run }
        if active.isEmpty { newestTask.store(newest, ordering: .relaxed) }
      }
    }

    /// Does something as if this thread belonged to no simulation.
    static func outside(_ body: () -> Void) { hold(nil, body) }

    private static func hold(_ run: CapturedRun?, _ body: () -> Void) {
      guard let key else { return body() }
      let outer = pthread_getspecific(key)
      withExtendedLifetime(run) {
        pthread_setspecific(
          key, run.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
        body()
        pthread_setspecific(key, outer)
      }
    }
  }
#endif

#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch
  import NavConcurrency
  import Synchronization

  // All that depends on signatures which Swift may still change (SE-0505) is in this file.

  /// The executors of the process: a job of a simulation's thread goes to the simulation, every
  /// other to the platform's executor.
  enum CapturedExecutors {
    /// Replaces the executors of the process; works only before the first task.
    static func install() { _createExecutors(factory: Factory.self) }

    /// The number of a task made now: numbers rise, and are never reused.
    static func newTaskNumber() -> UInt64 {
      let probe = Probe()
      Task(executorPreference: probe) {}
      return probe.number.load(ordering: .relaxed)
    }

    /// The number of a job's task; 0 for a job without one.
    static func taskNumber(of job: UnownedJob) -> UInt64 { NavCapture.taskNumber(of: job) }

    /// The number of the task that runs on this thread; 0 for none.
    static var runningTaskNumber: UInt64 {
      // A task is the job that goes on with it.
      withUnsafeCurrentTask { task in
        task.map { taskNumber(of: unsafeBitCast($0, to: UnownedJob.self)) } ?? 0
      }
    }

    /// Cancels the task of a job.
    static func cancel(_ job: UnownedJob) {
      if kind(of: job) == 0 { unsafeBitCast(job, to: UnsafeCurrentTask.self).cancel() }
    }

    /// Whose a job is: its task's, or of the runtime's own part of a yield or sleep the task's that
    /// runs, and that no code of the test runs in it.
    static func owner(of job: UnownedJob, task: UInt64) -> (task: UInt64, isVisible: Bool) {
      // The kind that resumes a continuation.
      if kind(of: job) != 195 { return (task, true) }
      return (runningTaskNumber, false)
    }

    /// What a job is, by the word behind its header and the scheduler's own two: 0 is a task.
    private static func kind(of job: UnownedJob) -> UInt8 {
      unsafeBitCast(job, to: UnsafeRawPointer.self).load(fromByteOffset: 32, as: UInt8.self)
    }

    private struct Factory: ExecutorFactory {
      static var mainExecutor: any MainExecutor { CapturedMainExecutor.shared }
      static var defaultExecutor: any TaskExecutor { CapturedDefaultExecutor.shared }
    }
  }

  /// The number of a job's task; 0 for a job without one.
  @_silgen_name("swift_task_getJobTaskId")
  private func taskNumber(of job: UnownedJob) -> UInt64

  /// Runs a task at once and remembers its number.
  private final class Probe: TaskExecutor {
    let number = Atomic<UInt64>(0)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      number.store(taskNumber(of: job), ordering: .relaxed)
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// What main-actor code runs on.
  private final class CapturedMainExecutor: MainExecutor, @unchecked Sendable {
    static let shared = CapturedMainExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      let task = taskNumber(of: job)
      switch CapturedRun.destination(ofTask: task) {
      case .run(let run):
        let owner = CapturedExecutors.owner(of: job, task: task)
        run.scheduler.enqueue(
          job, on: .main(asUnownedSerialExecutor()), task: owner.task, isVisible: owner.isVisible)
      case .platform:
        // Not the platform's main executor: a job runs under the name of the executor that it was
        // handed to, and main-actor code has to find itself under this one's.
        CapturedRun.outside {
          DispatchQueue.main.async {
            job.runSynchronously(on: CapturedMainExecutor.shared.asUnownedSerialExecutor())
          }
        }
      case .nowhere: break
      }
    }

    func run() throws { try PlatformExecutorFactory.mainExecutor.run() }

    func stop() { PlatformExecutorFactory.mainExecutor.stop() }

    var isMainExecutor: Bool { true }

    func isIsolatingCurrentContext() -> Bool? {
      CapturedRun.isOnMainHere
    }

    func checkIsolated() { PlatformExecutorFactory.mainExecutor.checkIsolated() }
  }

  /// What code without isolation runs on, and what sleeps are measured by.
  private final class CapturedDefaultExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable
  {
    static let shared = CapturedDefaultExecutor()
    private let platform = PlatformExecutorFactory.defaultExecutor

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      let task = taskNumber(of: job)
      switch CapturedRun.destination(ofTask: task) {
      case .run(let run):
        let owner = CapturedExecutors.owner(of: job, task: task)
        run.scheduler.enqueue(
          job, on: .global(asUnownedTaskExecutor()), task: owner.task, isVisible: owner.isVisible)
      case .platform: CapturedRun.outside { platform.enqueue(job) }
      case .nowhere: break
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      if let run = CapturedRun.current {
        schedule(job, after: delay as? Duration, clock: C.self, in: run)
      } else if let platform = platform as? any SchedulingExecutor {
        platform.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
      } else {
        platform.enqueue(job)
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      if let run = CapturedRun.current {
        let delay = clock.now.duration(to: instant)
        schedule(job, after: delay as? Duration, clock: C.self, in: run)
      } else if let platform = platform as? any SchedulingExecutor {
        platform.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
      } else {
        platform.enqueue(job)
      }
    }

    private func schedule<C: Clock>(
      _ job: UnownedJob, after delay: Duration?, clock: C.Type, in run: CapturedRun
    ) {
      if delay == nil { run.scheduler.record(.unknownClock("\(clock)")) }
      let sleeper = CapturedExecutors.runningTaskNumber
      run.scheduler.enqueue(
        job, on: .global(asUnownedTaskExecutor()),
        task: CapturedExecutors.owner(of: job, task: taskNumber(of: job)).task,
        after: delay ?? .zero, sleeper: sleeper)
    }
  }
#endif

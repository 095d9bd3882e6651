import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the jobs of asynchronous code one after another on one thread, in an order that is chosen.
///
/// Every place where two jobs are ready is a choice; the choices are the schedule. Only the thread
/// that runs it touches it, but for ``escapes``, which other threads report.
final class Scheduler: @unchecked Sendable {
  /// A job and what it has to run on.
  struct Ready {
    let job: UnownedJob
    let place: Place
  }

  enum Place {
    case lane(LaneExecutor)
    case pool(PoolExecutor)
  }

  /// Why a run ended without its body having ended.
  enum End: Equatable {
    case done
    case deadlock
    case livelock
    case escaped
  }

  private(set) var ready: [Ready] = []
  private(set) var steps = 0
  private(set) var digest = Digest()
  var schedule: Schedule
  let clock: VirtualClock
  private let stepsAtOnceLimit: Int
  private let timeLimit: Duration
  private let owner = pthread_self()
  private let escapeCount = Mutex(0)

  init(_ schedule: Schedule, stepsAtOnceLimit: Int, timeLimit: Duration) {
    self.schedule = schedule
    self.timeLimit = timeLimit
    self.stepsAtOnceLimit = stepsAtOnceLimit
    clock = VirtualClock()
  }

  /// How many jobs have come from other threads.
  var escapes: Int { escapeCount.withLock { $0 } }

  /// Takes a job; one from another thread is counted and never run.
  func enqueue(_ job: UnownedJob, on place: Place) {
    guard pthread_equal(pthread_self(), owner) != 0 else {
      escapeCount.withLock { $0 += 1 }
      return
    }
    ready.append(Ready(job: job, place: place))
  }

  /// Runs jobs until the body has ended, or nothing can go on.
  func run(pool: PoolExecutor, until isDone: () -> Bool) -> End {
    var stepsAtOnce = 0
    while true {
      if escapes > 0 { return .escaped }
      if ready.isEmpty {
        // What is left of other tasks is run to its end as long as time need not move.
        if isDone() { return .done }
        guard clock.advanceToNextTimer() else { return escapes > 0 ? .escaped : .deadlock }
        if clock.now.offset > timeLimit { return .livelock }
        stepsAtOnce = 0
        continue
      }
      stepsAtOnce += 1
      if stepsAtOnce > stepsAtOnceLimit { return .livelock }
      step(pool)
    }
  }

  private func step(_ pool: PoolExecutor) {
    let index = ready.count == 1 ? 0 : schedule.choose(among: ready)
    let next = ready.remove(at: index)
    steps += 1
    digest.add(index)
    switch next.place {
    case .lane(let lane):
      next.job.runSynchronously(
        isolatedTo: lane.asUnownedSerialExecutor(), taskExecutor: pool.asUnownedTaskExecutor())
    case .pool(let pool):
      next.job.runSynchronously(on: pool.asUnownedTaskExecutor())
    }
  }
}

/// One after another: what an actor of the simulation runs on.
final class LaneExecutor: SerialExecutor {
  private let scheduler: Scheduler

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  func enqueue(_ job: consuming ExecutorJob) {
    scheduler.enqueue(UnownedJob(job), on: .lane(self))
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// What code without isolation runs on.
///
/// Two classes, because one that is both cannot tell which kind of job it was given.
final class PoolExecutor: TaskExecutor {
  private let scheduler: Scheduler

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  func enqueue(_ job: consuming ExecutorJob) {
    scheduler.enqueue(UnownedJob(job), on: .pool(self))
  }
}

import Synchronization

/// Runs the work of asynchronous code piece by piece on one thread, in an order that is chosen.
///
/// Every place where several pieces may run is a choice; the choices are the schedule. Only the
/// thread that runs it touches it, but for its escapes, which other threads report.
package final class Scheduler: @unchecked Sendable {
  /// Why a run ended without its body having ended.
  enum End: Equatable {
    case done
    case deadlock
    case livelock
    case escaped
    /// The driver wanted no more.
    case stopped
  }

  private var ready = ReadyWork()
  private var eligible: [Int] = []
  private var lastNumber: UInt64 = 0
  private var lines: [Work.Context: Int] = [:]
  private(set) var steps = 0
  private(set) var digest = Digest()
  var schedule: Schedule
  /// Virtual time.
  package let clock = VirtualClock()
  /// Where the code that runs now believes that it runs.
  package private(set) var context = Work.Context.none
  /// Where code waits for a block that it has handed to another queue.
  private var waiting: [Work.Context] = []
  private var causes = Causes()
  /// On whose behalf the code runs that runs now, or has run last.
  private(set) var cause = Causes.nobody
  /// How many pieces of work have run since time moved or the driver did something.
  private var stepsAtOnce = 0
  private let reordering: Reordering
  private let stepsAtOnceLimit: Int
  private let timeLimit: Duration
  private let owner = ThreadIdentity()
  private let escapeCount = Atomic<Int>(0)
  private let escapes = Mutex<[Escape]>([])

  init(
    _ schedule: Schedule, reordering: Reordering = .language, stepsAtOnceLimit: Int,
    timeLimit: Duration
  ) {
    self.schedule = schedule
    self.reordering = reordering
    self.timeLimit = timeLimit
    self.stepsAtOnceLimit = stepsAtOnceLimit
  }

  /// Whether this thread is the one that runs the simulation.
  package var isOnItsThread: Bool { owner.isCurrent }

  /// The first thing that escaped, if anything did.
  var firstEscape: Escape? {
    escapeCount.load(ordering: .acquiring) == 0 ? nil : escapes.withLock { $0.first }
  }

  /// Records something that the simulation does not govern: the run ends and names it.
  package func record(_ escape: Escape) {
    escapes.withLock { $0.append(escape) }
    escapeCount.add(1, ordering: .releasing)
  }

  /// Takes a job; one from another thread is recorded and never run.
  ///
  /// - Parameters:
  ///   - task: the number of the job's task, which is never reused; nil where the caller has not
  ///     asked.
  package func enqueue(_ job: UnownedJob, on place: Work.Place, task: UInt64? = nil) {
    guard isOnItsThread else { return record(.jobFromAnotherThread) }
    makeReady(work(job, place, task))
  }

  /// Takes a job that is to run later.
  package func enqueue(
    _ job: UnownedJob, on place: Work.Place, task: UInt64, after delay: Duration,
    sleeper: UInt
  ) {
    guard isOnItsThread else { return record(.jobFromAnotherThread) }
    let work = work(job, place, task)
    if delay <= .zero { return makeReady(work) }
    causes.add(work.cause)
    clock.schedule(work, after: delay, sleeper: sleeper)
  }

  /// Takes a block of a queue, which keeps its order there.
  ///
  /// - Parameters:
  ///   - context: the queue; `none` for one that promises no order.
  ///   - isExclusive: true on a serial queue, and for a barrier.
  package func enqueue(
    _ context: Work.Context, isExclusive: Bool, after delay: Duration = .zero,
    _ block: @escaping () -> Void
  ) {
    guard isOnItsThread else { return record(.jobFromAnotherThread) }
    var work = Work(block: block, context, isExclusive: isExclusive)
    work.cause = cause
    if delay <= .zero { return makeReady(work) }
    causes.add(work.cause)
    clock.schedule(work, after: delay, sleeper: 0)
  }

  /// Runs what waits in a queue, in its order, and then something that the caller waits for.
  package func runAfterAll(of context: Work.Context, _ body: () -> Void) {
    let cause = cause
    if let line = lines[context] {
      while let next = ready.removeFirst(inLine: line) { run(next) }
    }
    self.cause = cause
    waiting.append(self.context)
    inContext(context, body)
    waiting.removeLast()
  }

  /// Whether the code that runs now runs in a context, or for code that waits for it there.
  package func isRunning(in context: Work.Context) -> Bool {
    self.context == context || waiting.contains(context)
  }

  /// Runs work until the body has ended, or nothing can go on.
  func run(until isDone: () -> Bool) -> End {
    stepsAtOnce = 0
    while true {
      if escapeCount.load(ordering: .acquiring) > 0 { return .escaped }
      if ready.isEmpty {
        // What is left of other tasks is run to its end as long as time need not move.
        if isDone() { return .done }
        if let end = letTimePass() { return end }
        continue
      }
      stepsAtOnce += 1
      if stepsAtOnce > stepsAtOnceLimit { return .livelock }
      step()
    }
  }

  /// Runs work under the eyes of a driver, until it wants no more or nothing can go on.
  func run(_ driver: some RunDriver) -> End {
    stepsAtOnce = 0
    while true {
      if escapeCount.load(ordering: .acquiring) > 0 { return .escaped }
      if ready.isEmpty {
        guard driver.timeWillPass() else { return .stopped }
        // The driver may have made something ready.
        if ready.isEmpty, let end = letTimePass() { return end }
        continue
      }
      stepsAtOnce += 1
      if stepsAtOnce > stepsAtOnceLimit { return .livelock }
      step()
      guard driver.workEnded() else { return .stopped }
    }
  }

  /// Begins to count anew how much runs without time passing.
  func countAnew() { stepsAtOnce = 0 }

  /// Does something on behalf of a cause, where main-actor code runs.
  func onMain<Result>(cause: Int, _ body: () throws -> Result) rethrows -> Result {
    let (outerContext, outerCause) = (context, self.cause)
    context = .main
    self.cause = cause
    defer { (context, self.cause) = (outerContext, outerCause) }
    return try body()
  }

  /// How much work of a cause is ready or waits for a time.
  func pendingWork(of cause: Int) -> Int { causes.count(of: cause) }

  /// How much is ready or waits for a time.
  var pendingCount: Int { ready.count + clock.timerCount }

  /// True when nothing is ready.
  var isIdle: Bool { ready.isEmpty }

  private func letTimePass() -> End? {
    guard advance() else {
      return escapeCount.load(ordering: .acquiring) > 0 ? .escaped : .deadlock
    }
    if clock.now.offset > timeLimit { return .livelock }
    stepsAtOnce = 0
    return nil
  }

  private func step() {
    var index = 0
    if ready.count > 1 {
      ready.eligible(into: &eligible)
      let choice = eligible.count == 1 ? 0 : schedule.choose(among: eligible, of: ready)
      digest.add(choice)
      index = eligible[choice]
    } else {
      digest.add(0)
    }
    steps += 1
    run(ready.remove(at: index))
  }

  private func run(_ work: Work) {
    causes.remove(work.cause)
    cause = work.cause
    inContext(work.context) {
      switch work.content {
      case .job(let job, .lane(let lane)):
        job.runSynchronously(
          isolatedTo: lane.asUnownedSerialExecutor(),
          taskExecutor: lane.pool.asUnownedTaskExecutor())
      case .job(let job, .pool(let pool)):
        job.runSynchronously(on: pool.asUnownedTaskExecutor())
      case .job(let job, .main(let executor)): job.runSynchronously(on: executor)
      case .job(let job, .global(let executor)): job.runSynchronously(on: executor)
      case .block(let block): block()
      }
    }
  }

  private func inContext(_ context: Work.Context, _ body: () -> Void) {
    let outer = self.context
    self.context = context
    body()
    self.context = outer
  }

  private func work(_ job: UnownedJob, _ place: Work.Place, _ task: UInt64?) -> Work {
    // A task that goes on has no timer any more: its sleep was cancelled if that is not yet due.
    if let cause = clock.forgetTimer(of: unsafeBitCast(job, to: UInt.self)) { causes.remove(cause) }
    var work = Work(job, place, task: task ?? (schedule.needsTasks ? Schedule.task(of: job) : 0))
    work.cause = causes.cause(of: work.task, present: cause)
    return work
  }

  private func makeReady(_ work: Work) {
    var work = work
    lastNumber += 1
    work.number = lastNumber
    work.line = line(of: work)
    causes.add(work.cause)
    ready.insert(work)
  }

  /// What waited for a time waits for its turn now.
  private func makeReadyAgain(_ work: Work) {
    causes.remove(work.cause)
    makeReady(work)
  }

  /// The line that work stands in: blocks always do, jobs where only today's runtime is to be
  /// played.
  private func line(of work: Work) -> Int? {
    if work.context == .none { return nil }
    if case .job = work.content, reordering == .language { return nil }
    if let line = lines[work.context] { return line }
    let line = lines.count
    lines[work.context] = line
    return line
  }

  private func advance() -> Bool {
    guard clock.advanceToNextTimer(makeReadyAgain) else { return false }
    let (seconds, attoseconds) = clock.now.offset.components
    digest.add(Int(truncatingIfNeeded: seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000))
    return true
  }
}

/// What watches a run and keeps it going.
protocol RunDriver: AnyObject {
  /// A piece of work has run.
  ///
  /// - Returns: false to end the run.
  func workEnded() -> Bool

  /// Nothing can run before time passes.
  ///
  /// - Returns: false to end the run.
  func timeWillPass() -> Bool
}

/// One after another: what an actor of the simulation runs on.
package final class LaneExecutor: SerialExecutor {
  private let scheduler: Scheduler
  let pool: PoolExecutor

  init(_ scheduler: Scheduler, _ pool: PoolExecutor) {
    self.scheduler = scheduler
    self.pool = pool
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    scheduler.enqueue(UnownedJob(job), on: .lane(self))
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// What code without isolation runs on.
///
/// Two classes, because one that is both cannot tell which kind of job it was given.
package final class PoolExecutor: TaskExecutor {
  private let scheduler: Scheduler

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  package func enqueue(_ job: consuming ExecutorJob) {
    scheduler.enqueue(UnownedJob(job), on: .pool(self))
  }
}

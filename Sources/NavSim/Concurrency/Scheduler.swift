import Synchronization

/// Runs the work of asynchronous code piece by piece on one thread, in an order that is chosen.
///
/// Every place where several pieces may run is a choice, and what is held back in them is the
/// schedule. Only the thread that runs it touches it, but for its escapes, which other threads
/// report.
package final class Scheduler: @unchecked Sendable {
  /// Why a run ended without its body having ended.
  package enum End: Equatable {
    case done
    case deadlock
    case livelock
    case escaped
    /// The driver, or the test's time limit, wanted no more.
    case stopped
  }

  // Unchecked here and below: one thread alone touches them, and no access lasts while code of
  // others runs. To check it at run time takes a seventh of a run's instructions.
  @exclusivity(unchecked) private var agenda: Agenda
  /// Virtual time.
  package let clock = VirtualClock()
  /// Where the code that runs now believes that it runs.
  @exclusivity(unchecked) package private(set) var context = Work.Context.none
  /// Whether the code that runs now is the main actor's.
  package var isOnMain: Bool { context == .main }
  /// Where code waits for a block that it has handed to another queue.
  private var waiting: [Work.Context] = []
  /// On whose behalf the code runs that runs now, or has run last.
  @exclusivity(unchecked) private(set) var present = Cause.nobody
  /// Whose work it is.
  @exclusivity(unchecked) private var presentOwner: Int32
  /// True while an actor has its turn, which may run tasks of many causes.
  @exclusivity(unchecked) private var isActorTurn = false
  /// The random numbers of the run.
  private var random: Random
  /// Whether the run has drawn any.
  package private(set) var hasDrawnRandomness = false
  /// True once the run has ended and something of it still waits, which must never run.
  package internal(set) var isAbandoned = false
  /// Which task is cancelled, and where.
  private let cancellation: UInt64?
  /// Says that nobody waits for the run any more.
  var isUnwanted: () -> Bool = { false }
  /// The timers of sleeping tasks.
  @exclusivity(unchecked) private var sleeps = TaskTable<VirtualClock.TimerID>()
  /// How many pieces of work have run since time moved or the driver did something.
  @exclusivity(unchecked) private var stepsAtOnce = 0
  @exclusivity(unchecked) private var stepsAtOnceLimit: Int
  private let timeLimit: Duration
  /// What has run; nil when nobody wants to know.
  @exclusivity(unchecked) var trace: ScheduleTrace?
  private let randomness: UInt64
  private let cancelled: Piece?
  private let numbering: (any CaptureBackend)?
  private let owner = ThreadIdentity()
  private let escapeCount = Atomic<Int>(0)
  private let escapes = Mutex<[Escape]>([])

  package init(
    _ plan: Chooser.Plan, randomness: UInt64 = 0, cancellation: Piece? = nil,
    reordering: Reordering = .language, stepsAtOnceLimit: Int, timeLimit: Duration
  ) {
    agenda = Agenda(Chooser(plan), reordering)
    presentOwner = agenda.owners.root(of: Causes.nobody)
    random = Random(seed: randomness, stream: 3)
    self.randomness = randomness
    self.cancellation = cancellation.map(Owners.key)
    cancelled = cancellation
    self.timeLimit = timeLimit
    self.stepsAtOnceLimit = stepsAtOnceLimit
    numbering = CaptureBackends.current
  }

  /// Whether this thread is the one that runs the simulation.
  package var isOnItsThread: Bool { owner.isCurrent }

  /// The first thing that escaped, if anything did.
  package var firstEscape: Escape? {
    escapeCount.load(ordering: .acquiring) == 0 ? nil : escapes.withLock { $0.first }
  }

  /// Records something that the simulation does not govern: the run ends and names it.
  package func record(_ escape: Escape) {
    escapes.withLock { $0.append(escape) }
    escapeCount.add(1, ordering: .releasing)
  }

  /// The schedule that was played.
  package var schedule: Schedule { schedule(agenda.log.preemptions) }

  /// The schedule that was played before a position, as far as it was decided then.
  package func schedule(before position: Int) -> Schedule {
    schedule(agenda.log.preemptions(before: position))
  }

  private func schedule(_ held: [Owners.Held]) -> Schedule {
    Schedule(
      preemptions: held.map(agenda.owners.preemption),
      randomness: hasDrawnRandomness ? randomness : nil, cancellation: cancelled)
  }

  /// Where the piece stands in the run that runs now.
  package var position: Int { agenda.position - 1 }

  /// How many pieces were held back so far.
  package var heldCount: Int { agenda.log.preemptions.count }

  /// What was held back behind the first so many, as of now.
  package func held(since count: Int) -> [HeldPiece] {
    agenda.log.preemptions.dropFirst(count).map(agenda.owners.heldPiece)
  }

  /// What was held back, in sentences.
  var heldWords: [String] { agenda.log.preemptions.map { agenda.owners.text($0) } }

  /// Timers that go on for ever stand still; nil to let them go on.
  package var standingTimers: StandingTimers?

  /// What a person calls what the driver does on behalf of a cause; nil where it has no words for
  /// it.
  package var callName: (Int) -> String? {
    get { agenda.owners.callName }
    set { agenda.owners.callName = newValue }
  }

  /// Whose code runs now, or has run last.
  package var presentPiece: Piece { agenda.owners.piece(.init(owner: presentOwner, number: 0)) }

  /// What that is called.
  package var presentText: String { agenda.owners.text(presentOwner) }

  /// The decisions of an exploration.
  package var path: DecisionPath? { agenda.chooser.path }

  /// Is told of every piece that is overtaken, before the one that overtakes it runs.
  package var held: ((HeldPiece) -> Void)? {
    get { agenda.trace }
    set { agenda.trace = newValue }
  }

  /// The pieces of tasks that ran.
  package var pieces: [Piece] { ran.map(agenda.owners.piece) }
  @exclusivity(unchecked) private var ran: [Owners.PieceReference] = []

  /// Gives the task that runs now a name that a report can use.
  func name(_ name: String) { agenda.owners.name(runningOwner, name) }

  /// Gives the block that was handed over last a name that a report can use.
  package func nameLastBlock(_ name: String) { agenda.owners.nameLast(name) }

  /// What a report calls the task of a piece of work.
  func ownerText(_ work: Work) -> String { agenda.owners.text(work.piece.owner) }

  /// The next of the random numbers of the run.
  package func nextRandom() -> UInt64 {
    hasDrawnRandomness = true
    return random.next()
  }
  /// How many pieces of work ran.
  package var steps: Int { agenda.steps }
  /// A summary of the choices and the times.
  package var digest: Digest { agenda.digest }

  /// Takes a job; one from another thread is recorded and never run.
  ///
  /// - Parameters:
  ///   - task: the number of the job's task, which is never reused; nil where the caller has not
  ///     asked.
  ///   - isVisible: false for what runs no code of the test.
  package func enqueue(
    _ job: UnownedJob, on place: Work.Place, task: UInt64? = nil, isVisible: Bool = true
  ) {
    guard isOnItsThread else { return record(.jobFromAnotherThread) }
    agenda.add(work(job, place, task, isVisible), by: submitter)
  }

  /// Takes a job that is to run later.
  ///
  /// - Parameter sleeper: the number of the task that sleeps until then; 0 for none.
  package func enqueue(
    _ job: UnownedJob, on place: Work.Place, task: UInt64, after delay: Duration,
    sleeper: UInt64
  ) {
    guard isOnItsThread else { return record(.jobFromAnotherThread) }
    enqueue(work(job, place, task, false), after: delay, sleeper: sleeper)
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
    enqueue(Work(block: block, context, isExclusive: isExclusive), after: delay, sleeper: 0)
  }

  /// How many pieces of the driver's own wait.
  package private(set) var ownPieces = 0

  /// Takes a piece of the driver's own, which is nothing that the code under test waits for.
  package func enqueueOwn(after delay: Duration, _ block: @escaping () -> Void) {
    ownPieces += 1
    enqueue(.none, isExclusive: false, after: delay) { [unowned self] in
      ownPieces -= 1
      block()
    }
  }

  private func enqueue(_ work: Work, after delay: Duration, sleeper: UInt64) {
    if delay <= .zero { return agenda.add(work, by: submitter) }
    agenda.postpone(work, by: submitter)
    let timer = clock.schedule(work, after: delay, sleeper: sleeper)
    if sleeper != 0 { sleeps[sleeper] = timer }
  }

  /// Runs what waits in a queue, in its order, and then something that the caller waits for.
  package func runAfterAll(of context: Work.Context, _ body: () -> Void) {
    let (outer, outerOwner) = (present, presentOwner)
    while let next = agenda.next(of: context) { run(next) }
    (present, presentOwner) = (outer, outerOwner)
    waiting.append(self.context)
    inContext(context, body)
    waiting.removeLast()
  }

  /// Whether the code that runs now runs in such a context, or for code that waits for it there.
  package func isRunning(where isIt: (Work.Context) -> Bool) -> Bool {
    isIt(context) || waiting.contains(where: isIt)
  }

  /// Runs work until the body has ended, or nothing can go on.
  package func run(until isDone: () -> Bool) -> End {
    stepsAtOnce = 0
    while true {
      if escapeCount.load(ordering: .acquiring) > 0 { return .escaped }
      if agenda.isIdle {
        if isHeldAtLimit { return .livelock }
        if releaseHeld(canWait: !isDone()) { continue }
        // What is left of other tasks is run to its end as long as time need not move.
        if isDone() { return .done }
        if let end = letTimePass() { return end }
        continue
      }
      stepsAtOnce += 1
      if stepsAtOnce > stepsAtOnceLimit { return .livelock }
      if agenda.steps % 1_024 == 1_023, isUnwanted() { return .stopped }
      step()
    }
  }

  /// Runs work under the eyes of a driver, until it wants no more or nothing can go on.
  package func run(_ driver: some RunDriver) -> End {
    stepsAtOnce = 0
    while true {
      if escapeCount.load(ordering: .acquiring) > 0 { return .escaped }
      if agenda.isIdle {
        if isHeldAtLimit { return .livelock }
        if releaseHeld(canWait: true) { continue }
        guard driver.timeWillPass() else { return .stopped }
        // The driver may have made something ready.
        if agenda.isIdle, let end = letTimePass() { return end }
        continue
      }
      stepsAtOnce += 1
      if stepsAtOnce > stepsAtOnceLimit { return .livelock }
      step()
      guard driver.workEnded() else { return .stopped }
    }
  }

  /// Begins to count anew how much runs without time passing, and lets more of it run from now on:
  /// what is handed over now may all be done in one moment later.
  package func countAnew(raisingLimitBy more: Int) {
    stepsAtOnce = 0
    stepsAtOnceLimit += more
  }

  /// Does something on behalf of a cause, where main-actor code runs.
  package func onMain<Result>(cause: Int, _ body: () throws -> Result) rethrows -> Result {
    let (outerContext, outerCause, outerOwner) = (context, present, presentOwner)
    context = .main
    present = Cause(number: cause)
    presentOwner = agenda.owners.root(of: cause)
    defer { (context, present, presentOwner) = (outerContext, outerCause, outerOwner) }
    return try body()
  }

  /// The number of the call or callback that the code runs for that runs now, or has run last.
  package var cause: Int { present.number }

  /// A call of the driver's begins: what it does has this cause.
  package func begins(call: Int) { agenda.begins(call: call) }

  /// How much work of a call is ready or waits for a time, but for tasks that wait for their turn
  /// on an actor.
  package func pendingWork(of call: Int) -> Int { agenda.pendingWork(of: call) }

  /// How much is ready or waits for a time.
  package var pendingCount: Int { agenda.readyCount + clock.timerCount }

  /// True when nothing is ready.
  package var isIdle: Bool { agenda.readyCount == 0 }

  /// Whether the next piece would be one too many, and is held back: what comes behind the end of the
  /// run overtakes it, as in the run whose schedule this is.
  private var isHeldAtLimit: Bool {
    stepsAtOnce >= stepsAtOnceLimit && agenda.readyCount > 0
  }

  /// Lets something go on that is held back, where nothing else can run.
  private func releaseHeld(canWait: Bool) -> Bool {
    agenda.releaseHeld(
      at: clock.now.offset, next: canWait ? clock.nextDeadline()?.offset : nil)
  }

  private func letTimePass() -> End? {
    guard advance() else {
      return escapeCount.load(ordering: .acquiring) > 0 ? .escaped : .deadlock
    }
    if clock.now.offset > timeLimit { return .livelock }
    stepsAtOnce = 0
    return nil
  }

  private func step() {
    let before = trace == nil ? 0 : heldCount
    guard let work = agenda.next() else { return }
    if trace != nil {
      let wasHeld = heldCount > before ? agenda.log.preemptions.last : nil
      trace?.add(
        work, owner: ownerText(work), at: clock.now.offset,
        behind: wasHeld.map { agenda.owners.text($0.until.owner) })
    }
    if work.task != 0, work.isVisible { ran.append(work.piece) }
    if let cancellation, case .job(let job, _) = work.content, work.isVisible,
      agenda.owners.key(work.piece) == cancellation
    {
      numbering?.cancel(job)
    }
    run(work)
  }

  /// Whose code runs that hands over work.
  private var submitter: Submitter {
    guard isActorTurn, let task = numbering?.runningTaskNumber else {
      return Submitter(cause: present, owner: presentOwner)
    }
    return Submitter(
      cause: agenda.cause(ofTask: task) ?? present,
      owner: agenda.owners.owner(ofTask: task) ?? presentOwner)
  }

  private var runningOwner: Int32 { submitter.owner }

  private func run(_ work: Work) {
    present = work.cause
    presentOwner = work.piece.owner
    isActorTurn = work.isActorTurn
    defer { isActorTurn = false }
    inContext(work.context) {
      switch work.content {
      case .job(let job, .lane(let lane, let pool, _)):
        job.runSynchronously(isolatedTo: lane, taskExecutor: pool)
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

  private func work(
    _ job: UnownedJob, _ place: Work.Place, _ task: UInt64?, _ isVisible: Bool
  ) -> Work {
    let task = task ?? number(of: job)
    // A task that goes on has no timer any more: its sleep was cancelled if that is not yet due.
    if task != 0, let timer = sleeps[task] {
      sleeps[task] = nil
      if let cause = clock.forget(timer) { agenda.drop(cause: cause) }
    }
    let work = Work(job, place, task: task)
    work.isVisible = isVisible
    return work
  }

  /// The number of a job's task.
  private func number(of job: UnownedJob) -> UInt64 {
    numbering?.taskNumber(of: job) ?? job.describedNumber
  }

  private func advance() -> Bool {
    let hasWoken = clock.advanceToNextTimer { work, sleeper in
      if sleeper != 0 { sleeps[sleeper] = nil }
      agenda.resume(work)
    }
    if hasWoken { agenda.note(clock.now.offset) }
    return hasWoken
  }
}

/// What watches a run and keeps it going.
package protocol RunDriver: AnyObject {
  /// A piece of work has run.
  ///
  /// - Returns: false to end the run.
  func workEnded() -> Bool

  /// Nothing can run before time passes.
  ///
  /// - Returns: false to end the run.
  func timeWillPass() -> Bool
}

import Synchronization

/// The result of a simulated run of asynchronous code.
public struct AsyncRun<Result: Sendable>: Sendable {
  /// What the body returned.
  public let result: Result
  /// The schedule that was played.
  public let schedule: Schedule
  /// How many jobs and blocks ran.
  public let steps: Int
  /// A summary of the schedule.
  public let digest: UInt64
  /// How much virtual time passed.
  public let time: Duration
  /// What ran when, a line for each piece of work with a column for each task; empty unless it was
  /// asked for.
  public let trace: [String]
  /// How much still waited for its turn or for a time when the body had ended.
  let pendingCount: Int
  /// The pieces of tasks that ran; empty unless it was asked for.
  let pieces: [Piece]
  /// The decisions of an exploration.
  let path: DecisionPath?
}

/// Runs asynchronous code on one thread and on virtual time, under a schedule that the seed
/// decides.
///
///     @Test func bothPushesArrive() throws {
///       for seed in 0..<1_000 as Range<UInt64> {
///         try simulate(seed: seed) { @MainActor _ in
///           let router = AppRouter()              // the app's own, @MainActor, with Task.sleep
///           async let first: Void = router.push("a")
///           async let second: Void = router.push("b")
///           _ = await (first, second)
///           guard router.path.count == 2 else { throw Lost(router.path) }
///         }
///       }
///     }
///
/// The same seed gives the same run, in every process of the same build. Whether it does is looked
/// at: what has thrown is played once more, and so is every hundredth seed, so that the body must not
/// depend on what an earlier run has left.
///
/// With the product `NavCapture` linked (<doc:CapturedExecution>), what the body starts belongs to
/// the simulation as it is: the main actor, unstructured and detached tasks, `Task.sleep`, the
/// standard clocks, dispatch queues, run loops' timers, random numbers. Without it, the code has to
/// use the simulation's own: its clock, its lanes, child tasks, and tasks made in a lane. What
/// belongs to neither is found and named, as an ``Escape`` or as a deadlock.
///
/// - Parameters:
///   - seed: decides the strategy, every choice and every random number.
///   - strategy: how work is chosen; nil for the one that the seed stands for.
///   - reordering: what a schedule may reorder.
///   - busyThreads: whether work may be late because a thread is busy: five milliseconds at most
///     unless something else is said.
///   - schedule: a schedule to be replayed instead.
///   - capture: whether execution is captured.
///   - stepsAtOnceLimit: after so many jobs without time moving it is a livelock.
///   - timeLimit: after so much virtual time, too: what has not ended by then keeps itself going.
///   - tracing: whether the result, or the failure, has a trace of what ran when.
///   - body: what is to be played.
/// - Throws: ``AsyncFailure``, with the schedule that shows it.
@discardableResult
public func simulate<Result: Sendable>(
  seed: UInt64, strategy: SchedulingStrategy? = nil, reordering: Reordering = .language,
  busyThreads: BusyThreads = .brief, replaying schedule: Schedule? = nil,
  capture: Capture = .whenAvailable, stepsAtOnceLimit: Int = 100_000,
  timeLimit: Duration = .seconds(86_400), tracing: Bool = false,
  _ body: @escaping @Sendable (AsyncSimulation) async throws -> Result
) throws(AsyncFailure) -> AsyncRun<Result> {
  let settings = RunSettings(
    strategy: strategy, reordering: reordering, busyThreads: busyThreads, capture: capture,
    stepsAtOnceLimit: stepsAtOnceLimit, timeLimit: timeLimit)
  if let schedule {
    return try settings.play(schedule, seed: seed, tracing: tracing, body).get()
  }
  let run = settings.play(seed: seed, tracing: tracing, body)
  if let difference = settings.difference(run, seed: seed, body) { throw difference }
  return try run.get()
}

/// How runs are played.
package struct RunSettings: Sendable {
  var strategy: SchedulingStrategy?
  package var reordering = Reordering.language
  package var busyThreads = BusyThreads.none
  package var capture = Capture.whenAvailable
  var stepsAtOnceLimit = 100_000
  var timeLimit = Duration.seconds(86_400)
  /// Says that nobody waits for the runs any more.
  package var isUnwanted: @Sendable () -> Bool = { false }
  /// Whether a run that holds says which pieces of tasks ran.
  var notesPieces = false

  package typealias Body<Value> = @Sendable (AsyncSimulation) async throws -> Value
  package typealias Outcome<Value: Sendable> = Swift.Result<AsyncRun<Value>, AsyncFailure>

  /// Plays a seed.
  func play<Value>(
    seed: UInt64, tracing: Bool = false, _ body: @escaping Body<Value>
  ) -> Outcome<Value> {
    let strategy = strategy ?? SchedulingStrategy(seed: seed)
    return play(
      .drawn(strategy, seed: seed, busyThreads), seed: seed, randomness: seed, tracing: tracing,
      body)
  }

  /// Plays a schedule.
  package func play<Value>(
    _ schedule: Schedule, seed: UInt64, tracing: Bool = false, _ body: @escaping Body<Value>
  ) -> Outcome<Value> {
    play(
      .replayed(schedule), seed: seed, randomness: schedule.randomness ?? seed,
      cancellation: schedule.cancellation, tracing: tracing, body)
  }

  func play<Value>(
    _ plan: Chooser.Plan, seed: UInt64, randomness: UInt64, cancellation: Piece? = nil,
    tracing: Bool = false, _ body: @escaping Body<Value>
  ) -> Outcome<Value> {
    let backend = capture == .off ? nil : CaptureBackends.current
    let error =
      capture == .required && backend == nil ? .noBackend : backend.flatMap(CaptureCheck.error)
    if let error {
      return .failure(AsyncFailure(kind: .notCaptured(error), seed: seed))
    }
    let scheduler = Scheduler(
      plan, randomness: randomness, cancellation: cancellation, reordering: reordering,
      stepsAtOnceLimit: stepsAtOnceLimit, timeLimit: timeLimit)
    scheduler.isUnwanted = isUnwanted
    if tracing { scheduler.trace = ScheduleTrace() }
    let play = Play(
      seed: seed, scheduler, isCaptured: backend != nil, notesPieces: notesPieces, body)
    let standIn = StandIn(scheduler, play.pool)
    CrashNote.naming(plan.words) {
      (backend ?? standIn).capture(scheduler) { Carrier.run { play.run() } }
    }
    // The carrier runs at once, so that there always is an outcome.
    return play.outcome ?? .failure(AsyncFailure(kind: .deadlock(waiting: []), seed: seed))
  }

  /// Plays a seed again that has thrown, and every hundredth.
  ///
  /// - Returns: a failure where the two differ.
  func difference<Value>(
    _ run: Outcome<Value>, seed: UInt64, _ body: @escaping Body<Value>
  ) -> AsyncFailure? {
    var hasThrown = false
    if case .failure(let failure) = run, case .thrown = failure.kind { hasThrown = true }
    guard hasThrown || seed % 100 == 99 else { return nil }
    return Self.difference(run, play(seed: seed, body), seed: seed)
  }

  private static func difference<Value>(
    _ first: Outcome<Value>, _ second: Outcome<Value>, seed: UInt64
  ) -> AsyncFailure? {
    let words: (String, String)
    switch (first, second) {
    case (.success(let first), .success(let second)):
      guard (first.digest, first.steps) != (second.digest, second.steps) else { return nil }
      words = ("ran \(first.steps) pieces of work", "ran \(second.steps), in another order")
    case (.failure(let first), .failure(let second)):
      guard first.kind != second.kind else { return nil }
      words = ("failed (\(first.what))", "fails otherwise (\(second.what))")
    case (.failure(let first), .success): words = ("failed (\(first.what))", "holds")
    case (.success, .failure(let second)): words = ("holds", "fails (\(second.what))")
    }
    return AsyncFailure(
      kind: .notDeterministic("the same seed \(words.0), and \(words.1) when it is played again"),
      seed: seed)
  }
}

extension RunSettings {
  /// Captured, and with the limits that all have.
  package init(reordering: Reordering, busyThreads: BusyThreads) {
    self.init(reordering: reordering, busyThreads: busyThreads, capture: .required)
  }
}

/// One run of a body under a scheduler. Only the thread of the scheduler touches it.
private final class Play<Result: Sendable>: @unchecked Sendable {
  let pool: PoolExecutor
  private(set) var outcome: Swift.Result<AsyncRun<Result>, AsyncFailure>?
  private let seed: UInt64
  private let scheduler: Scheduler
  private let isCaptured: Bool
  private let notesPieces: Bool
  private let body: @Sendable (AsyncSimulation) async throws -> Result
  private let simulation: AsyncSimulation

  init(
    seed: UInt64, _ scheduler: Scheduler, isCaptured: Bool, notesPieces: Bool,
    _ body: @escaping @Sendable (AsyncSimulation) async throws -> Result
  ) {
    self.notesPieces = notesPieces
    self.seed = seed
    self.scheduler = scheduler
    self.isCaptured = isCaptured
    self.body = body
    pool = PoolExecutor(scheduler)
    simulation = AsyncSimulation(scheduler, pool)
  }

  func run() {
    let box = Box<Result>()
    let (body, simulation) = (body, simulation)
    let task = Task(executorPreference: pool, priority: .medium) {
      do { box.put(.success(try await body(simulation))) } catch { box.put(.failure("\(error)")) }
    }
    let end = scheduler.run { box.isFull }
    switch (end, box.content) {
    case (.done, .success(let result)?):
      outcome = .success(
        AsyncRun(
          result: result, schedule: scheduler.schedule, steps: scheduler.steps,
          digest: scheduler.digest.value, time: scheduler.clock.now.offset,
          trace: scheduler.trace?.lines ?? [], pendingCount: scheduler.pendingCount,
          pieces: notesPieces ? scheduler.pieces : [], path: scheduler.path))
      return
    case (.done, .failure(let error)?): fail(.thrown(error))
    case (.deadlock, _), (.done, nil): fail(.deadlock(waiting: simulation.openNames))
    case (.livelock, _): fail(.livelock(running: simulation.openNames))
    case (.stopped, _): fail(.stopped)
    case (.escaped, _): fail(.escape(scheduler.firstEscape ?? .jobFromAnotherThread))
    }
    // What is left is told to give up, so that it does not stay suspended forever.
    task.cancel()
    if end == .deadlock { _ = scheduler.run { box.isFull } }
    scheduler.isAbandoned = !box.isFull || end == .escaped
  }

  private func fail(_ kind: AsyncFailure.Kind) {
    outcome = .failure(
      AsyncFailure(
        kind: kind, seed: seed, schedule: scheduler.schedule, reasons: scheduler.heldWords,
        time: scheduler.clock.now.offset, isCaptured: isCaptured,
        trace: scheduler.trace?.lines ?? [], pieces: scheduler.pieces, path: scheduler.path,
        pendingCount: scheduler.pendingCount))
  }
}

/// Where the body leaves its result.
private final class Box<Result: Sendable>: Sendable {
  enum Content: Sendable {
    case success(Result)
    case failure(String)
  }

  private let stored = Mutex<Content?>(nil)

  var content: Content? { stored.withLock { $0 } }
  var isFull: Bool { content != nil }

  func put(_ content: Content) { stored.withLock { $0 = content } }
}

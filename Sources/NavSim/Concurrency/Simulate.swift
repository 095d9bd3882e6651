import Synchronization

/// The result of a simulated run of asynchronous code.
public struct AsyncRun<Result: Sendable>: Sendable {
  /// What the body returned.
  public let result: Result
  /// The schedule: which of the pieces of work that could run did, wherever there was a choice.
  public let choices: [Int]
  /// How many jobs and blocks ran.
  public let steps: Int
  /// A summary of the schedule.
  public let digest: UInt64
  /// How much virtual time passed.
  public let time: Duration
  /// What ran when, a line for each piece of work with a column for each task; empty unless it was
  /// asked for.
  public let trace: [String]
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
/// The same seed gives the same run, in every process of the same build.
///
/// With the product `NavCapture` linked (<doc:CapturedExecution>), what the body starts belongs to
/// the simulation as it is: the main actor, unstructured and detached tasks, `Task.sleep`, the
/// standard clocks, dispatch queues. Without it, the code has to use the simulation's own: its
/// clock, its lanes, child tasks, and tasks made in a lane. What belongs to neither is found and
/// named, as an ``Escape`` or as a deadlock.
///
/// - Parameters:
///   - seed: decides the strategy and every choice.
///   - strategy: how work is chosen; nil for the one that the seed stands for.
///   - reordering: what a schedule may reorder.
///   - choices: a schedule to be replayed instead; after its end the natural order.
///   - capture: whether execution is captured.
///   - stepsAtOnceLimit: after so many jobs without time moving it is a livelock.
///   - timeLimit: after so much virtual time, too: what has not ended by then keeps itself going.
///   - tracing: whether the result, or the failure, has a trace of what ran when.
///   - body: what is to be played.
/// - Throws: ``AsyncFailure``, with the schedule that shows it.
@discardableResult
public func simulate<Result: Sendable>(
  seed: UInt64, strategy: SchedulingStrategy? = nil, reordering: Reordering = .language,
  replaying choices: [Int]? = nil, capture: Capture = .whenAvailable,
  stepsAtOnceLimit: Int = 100_000, timeLimit: Duration = .seconds(86_400), tracing: Bool = false,
  _ body: @escaping @Sendable (AsyncSimulation) async throws -> Result
) throws(AsyncFailure) -> AsyncRun<Result> {
  let backend = capture == .off ? nil : CaptureBackends.current
  let error =
    capture == .required && backend == nil ? .noBackend : backend.flatMap(CaptureCheck.error)
  if let error {
    throw AsyncFailure(kind: .notCaptured(error), seed: seed, choices: [], time: .zero)
  }
  let schedule = Schedule(
    seed: seed, strategy ?? SchedulingStrategy(seed: seed), replaying: choices)
  let scheduler = Scheduler(
    schedule, reordering: reordering, stepsAtOnceLimit: stepsAtOnceLimit, timeLimit: timeLimit)
  if tracing { scheduler.trace = ScheduleTrace() }
  let play = Play(seed: seed, scheduler, isCaptured: backend != nil, body)
  let standIn = StandIn(scheduler, play.pool)
  (backend ?? standIn).capture(scheduler) { Carrier.run { play.run() } }
  guard let outcome = play.outcome else {
    // The carrier runs at once, so that there always is an outcome.
    throw AsyncFailure(kind: .deadlock(waiting: []), seed: seed, choices: [], time: .zero)
  }
  return try outcome.get()
}

/// One run of a body under a scheduler. Only the thread of the scheduler touches it.
private final class Play<Result: Sendable>: @unchecked Sendable {
  let pool: PoolExecutor
  private(set) var outcome: Swift.Result<AsyncRun<Result>, AsyncFailure>?
  private let seed: UInt64
  private let scheduler: Scheduler
  private let isCaptured: Bool
  private let body: @Sendable (AsyncSimulation) async throws -> Result
  private let simulation: AsyncSimulation

  init(
    seed: UInt64, _ scheduler: Scheduler, isCaptured: Bool,
    _ body: @escaping @Sendable (AsyncSimulation) async throws -> Result
  ) {
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
          result: result, choices: scheduler.schedule.choices, steps: scheduler.steps,
          digest: scheduler.digest.value, time: scheduler.clock.now.offset,
          trace: scheduler.trace?.lines ?? []))
      return
    case (.done, .failure(let error)?): fail(.thrown(error))
    case (.deadlock, _), (.done, nil): fail(.deadlock(waiting: simulation.openNames))
    case (.livelock, _): fail(.livelock(running: simulation.openNames))
    case (.stopped, _), (.escaped, _):
      fail(.escape(scheduler.firstEscape ?? .jobFromAnotherThread))
    }
    // What is left is told to give up, so that it does not stay suspended forever.
    task.cancel()
    if end != .escaped { _ = scheduler.run { box.isFull } }
  }

  private func fail(_ kind: AsyncFailure.Kind) {
    outcome = .failure(
      AsyncFailure(
        kind: kind, seed: seed, choices: scheduler.schedule.choices,
        time: scheduler.clock.now.offset, isCaptured: isCaptured,
        trace: scheduler.trace?.lines ?? []))
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

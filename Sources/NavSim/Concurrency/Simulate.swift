import NavCore
import Synchronization

/// What a simulated run of asynchronous code came to.
public struct AsyncRun<Result: Sendable>: Sendable {
  /// What the body returned.
  public let result: Result
  /// The schedule: which of the ready jobs ran, wherever there was a choice.
  public let choices: [Int]
  /// How many jobs ran.
  public let steps: Int
  /// A summary of the schedule.
  public let digest: UInt64
  /// How much virtual time passed.
  public let time: Duration
}

/// Why a simulated run of asynchronous code failed, and the schedule under which it does.
public struct AsyncFailure: Error, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// Nothing can go on, and these have not ended.
    case deadlock(waiting: [String])
    /// Jobs ran and ran, without time moving or without an end; these have not ended.
    case livelock(running: [String])
    /// A job came from outside the simulation.
    case escape
    /// The body threw.
    case thrown(String)
  }

  /// What went wrong.
  public let kind: Kind
  /// The seed of the run.
  public let seed: UInt64
  /// The schedule: which of the ready jobs ran, wherever there was a choice.
  public let choices: [Int]
  /// When it went wrong.
  public let time: Duration

  /// What went wrong, how to see it again, and what to do.
  public var description: String {
    let what =
      switch kind {
      case .deadlock(let names):
        "deadlock: \(Self.list(names)) would wait for ever, or for something outside: \(Self.advice)"
      case .livelock(let names):
        "livelock: \(Self.list(names)) kept running and came to no end; wait for something instead "
          + "of asking again and again"
      case .escape: "a job came from outside: \(Self.advice)"
      case .thrown(let error): error
      }
    return "\(what) (seed \(seed), after \(time), schedule \(schedule))"
  }

  /// The choices as text, up to the last that departs from the natural order: numbers with commas, or
  /// `natural`.
  public var schedule: String { Self.schedule(of: choices) }

  /// Choices as text.
  static func schedule(of choices: [Int]) -> String {
    guard let last = choices.lastIndex(where: { $0 != 0 }) else { return "natural" }
    return choices[...last].map(String.init).joined(separator: ",")
  }

  /// Reads what ``schedule`` says; nil for what is no schedule.
  public static func choices(of schedule: String) -> [Int]? {
    if schedule == "natural" { return [] }
    var choices: [Int] = []
    for word in schedule.split(separator: ",", omittingEmptySubsequences: false) {
      guard let choice = Int(word), choice >= 0 else { return nil }
      choices.append(choice)
    }
    return choices
  }

  private static let advice =
    "use the simulation's clock and lanes instead of Task.sleep, Task.detached, Task {} without "
    + "isolation, @MainActor, queues and threads"

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "the body" : names.joined(separator: ", ")
  }
}

/// Runs asynchronous code on one thread and on virtual time, under a schedule that the seed decides.
///
///     @Test func loginOnce() throws {
///       for seed in 0..<1_000 as Range<UInt64> {
///         try simulate(seed: seed) { sim in
///           let session = Session(on: sim.makeLane(), clock: sim.clock)
///           async let first = session.token()
///           async let second = session.token()
///           _ = try await (first, second)
///           guard await session.logins == 1 else { throw LoggedInTwice() }
///         }
///       }
///     }
///
/// The same seed gives the same run, in every process of the same build. Whatever the code does, it
/// has to do it on the simulation: its clock, its lanes, child tasks, and tasks made in a lane.
///
/// - Parameters:
///   - seed: decides the strategy and every choice.
///   - strategy: how jobs are chosen; nil for the one that the seed stands for.
///   - choices: a schedule to be replayed instead; after its end the natural order.
///   - stepsAtOnceLimit: after so many jobs without time moving it is a livelock.
///   - timeLimit: after so much virtual time, too: what has not ended by then keeps itself going.
///   - body: what is to be played.
/// - Throws: ``AsyncFailure``, with the schedule that shows it.
public func simulate<Result: Sendable>(
  seed: UInt64, strategy: SchedulingStrategy? = nil, replaying choices: [Int]? = nil,
  stepsAtOnceLimit: Int = 100_000, timeLimit: Duration = .seconds(86_400),
  _ body: @escaping @Sendable (AsyncSimulation) async throws -> Result
) throws(AsyncFailure) -> AsyncRun<Result> {
  let schedule = Schedule(
    seed: seed, strategy ?? SchedulingStrategy(seed: seed), replaying: choices)
  let scheduler = Scheduler(
    schedule, stepsAtOnceLimit: stepsAtOnceLimit, timeLimit: timeLimit)
  let pool = PoolExecutor(scheduler)
  let simulation = AsyncSimulation(scheduler)
  let box = Box<Result>()
  let task = Task(executorPreference: pool) {
    do { box.put(.success(try await body(simulation))) } catch { box.put(.failure("\(error)")) }
  }
  let end = scheduler.run(pool: pool) { box.isFull }
  let names = simulation.openNames
  func failure(_ kind: AsyncFailure.Kind) -> AsyncFailure {
    // What is left is told to give up, so that it does not stay suspended for ever.
    let choices = scheduler.schedule.choices
    let time = scheduler.clock.now.offset
    task.cancel()
    if end != .escaped { _ = scheduler.run(pool: pool) { box.isFull } }
    return AsyncFailure(kind: kind, seed: seed, choices: choices, time: time)
  }
  switch (end, box.content) {
  case (.done, .success(let result)?):
    return AsyncRun(
      result: result, choices: scheduler.schedule.choices, steps: scheduler.steps,
      digest: scheduler.digest.value, time: scheduler.clock.now.offset)
  case (.done, .failure(let error)?): throw failure(.thrown(error))
  case (.deadlock, _), (.done, nil): throw failure(.deadlock(waiting: names))
  case (.livelock, _): throw failure(.livelock(running: names))
  case (.escaped, _): throw failure(.escape)
  }
}

/// Where the body leaves what it came to.
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

/// A schedule under which asynchronous code fails, made simple.
public struct AsyncFinding: Sendable {
  /// The failure under the simple schedule.
  public let failure: AsyncFailure
  /// How many seeds were run to find it, this one included.
  public let seeds: Int
  /// Whether every schedule with fewer preemptions holds, or fails in another way.
  public let isMinimal: Bool
  /// How many preemptions the simple schedule has.
  public var deviations: Int { failure.schedule.deviations }
}

/// Runs asynchronous code under the schedules of many seeds; the first failure is made simple.
///
/// Simple is a schedule with as few preemptions as can be: they are the reason of the failure.
///
/// - Returns: nil when every seed holds.
public func explore(
  seeds: some Sequence<UInt64>, strategy: SchedulingStrategy? = nil,
  reordering: Reordering = .language, busyThreads: BusyThreads = .brief,
  capture: Capture = .whenAvailable, stepsAtOnceLimit: Int = 100_000,
  timeLimit: Duration = .seconds(86_400),
  _ body: @escaping @Sendable (AsyncSimulation) async throws -> Void
) -> AsyncFinding? {
  RunSettings(
    strategy: strategy, reordering: reordering, busyThreads: busyThreads, capture: capture,
    stepsAtOnceLimit: stepsAtOnceLimit, timeLimit: timeLimit
  ).explore(seeds, body)
}

extension RunSettings {
  /// Plays seeds, and makes the first failure simple; nil when every seed holds, or nobody waits for
  /// the others any more.
  package func explore(
    _ seeds: some Sequence<UInt64>, _ body: @escaping Body<Void>
  ) -> AsyncFinding? {
    for (index, seed) in seeds.enumerated() {
      if isUnwanted() { return nil }
      let run = play(seed: seed, body)
      let difference = difference(run, seed: seed, body)
      guard let failure = difference ?? run.failure else { continue }
      guard failure.isOfSchedule else {
        return AsyncFinding(failure: failure, seeds: index + 1, isMinimal: false)
      }
      let (best, isMinimal) = simple(failure, body)
      let traced = play(best.schedule, seed: seed, tracing: true, body).failure
      return AsyncFinding(failure: traced ?? best, seeds: index + 1, isMinimal: isMinimal)
    }
    return nil
  }

  /// The same failure under a simple schedule, and whether every schedule with fewer preemptions
  /// holds, or fails in another way.
  private func simple(
    _ failure: AsyncFailure, _ body: @escaping Body<Void>
  ) -> (AsyncFailure, isMinimal: Bool) {
    var shrinker = shrinker(failure, body)
    shrinker.leaveOut()
    let isMinimal = shrinker.lookForFewer(isUnwanted: isUnwanted) { path in
      let run = play(.explored(path), seed: failure.seed, randomness: failure.seed, body)
      return (Self.failing(run, like: failure), run.path)
    }
    shrinker.endEarly()
    return (shrinker.best.found, isMinimal)
  }

  /// Makes the schedule of a failure simple.
  func shrinker(
    _ failure: AsyncFailure, _ body: @escaping Body<Void>
  ) -> ScheduleShrinker<AsyncFailure> {
    ScheduleShrinker(
      .init(found: failure, schedule: failure.schedule, pieces: failure.pieces),
      busyThreads: busyThreads
    ) { Self.failing(play($0, seed: failure.seed, body), like: failure) }
  }

  private static func failing(
    _ run: Outcome<Void>, like failure: AsyncFailure
  ) -> ScheduleShrinker<AsyncFailure>.Failing? {
    guard let again = run.failure, again.kind == failure.kind else { return nil }
    return .init(found: again, schedule: again.schedule, pieces: again.pieces)
  }
}

extension Result {
  var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

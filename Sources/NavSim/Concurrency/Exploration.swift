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
  reordering: Reordering = .language, busyThreads: BusyThreads = .none,
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
    typealias Failing = ScheduleShrinker<AsyncFailure>.Failing
    func same(_ run: Outcome<Void>) -> Failing? {
      guard let again = run.failure, again.kind == failure.kind else { return nil }
      return Failing(found: again, schedule: again.schedule, pieces: again.pieces)
    }
    let seed = failure.seed
    var shrinker = ScheduleShrinker(
      Failing(found: failure, schedule: failure.schedule, pieces: failure.pieces),
      busyThreads: busyThreads
    ) { same(play($0, seed: seed, body)) }
    shrinker.leaveOut()
    let isMinimal = shrinker.lookForFewer(isUnwanted: isUnwanted) { path in
      let run = play(.explored(path), seed: seed, randomness: seed, body)
      return (same(run), run.path)
    }
    shrinker.endEarly()
    return (shrinker.best.found, isMinimal)
  }
}

extension Result {
  var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

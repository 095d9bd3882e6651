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
      var shrinker = ScheduleShrinker(self, failure, body)
      let isMinimal = shrinker.run()
      let best = shrinker.best
      let traced = play(best.schedule, seed: seed, tracing: true, body).failure
      return AsyncFinding(failure: traced ?? best, seeds: index + 1, isMinimal: isMinimal)
    }
    return nil
  }
}

extension Result {
  var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

/// Makes a failing schedule one with the fewest preemptions that fails in the same way.
struct ScheduleShrinker {
  private(set) var best: AsyncFailure
  private let settings: RunSettings
  private let body: RunSettings.Body<Void>
  /// How many schedules are played at most to look for one with fewer preemptions.
  static let budget = 5_000

  init(
    _ settings: RunSettings, _ failure: AsyncFailure, _ body: @escaping RunSettings.Body<Void>
  ) {
    self.settings = settings
    self.body = body
    best = failure
  }

  /// Leaves preemptions out, many at once and then one by one, and then plays all schedules with
  /// fewer.
  ///
  /// - Returns: whether all of these could be played.
  mutating func run() -> Bool {
    var size = max(best.schedule.preemptions.count, 1)
    while size >= 1 {
      var start = 0
      var hasImproved = false
      while start < best.schedule.preemptions.count {
        var candidate = best.schedule
        let end = min(start + size, candidate.preemptions.count)
        candidate.preemptions.removeSubrange(start..<end)
        if take(settings.play(candidate, seed: best.seed, body).failure) {
          hasImproved = true
        } else {
          start += size
        }
      }
      // One may be free only after a later one was left out.
      if size > 1 || !hasImproved { size /= 2 }
    }
    return lookForFewer()
  }

  private mutating func lookForFewer() -> Bool {
    for limit in 0..<best.schedule.preemptions.count {
      // A busy thread only where nothing else will do.
      guard let found = lookForFewer(limit, .none) else { return false }
      if found { return true }
      guard let found = lookForFewer(limit, settings.busyThreads) else { return false }
      if found { return true }
    }
    if best.schedule.preemptions.contains(where: \.isBusy) {
      _ = lookForFewer(best.schedule.preemptions.count, .none)
    }
    return true
  }

  /// Plays every schedule with up to so many preemptions.
  ///
  /// - Returns: whether one fails in the same way; nil when not all could be played.
  private mutating func lookForFewer(_ limit: Int, _ busy: BusyThreads) -> Bool? {
    var search = ScheduleSearch(limit: limit, busy: busy)
    let (kind, seed) = (best.kind, best.seed)
    let found = search.run(budget: Self.budget, isUnwanted: settings.isUnwanted) { path in
      let run = settings.play(.explored(path), seed: seed, randomness: seed, body)
      return (run.failure.flatMap { $0.kind == kind ? $0 : nil }, run.path)
    }
    if let found { best = found }
    return found != nil || search.isComplete ? found != nil : nil
  }

  private mutating func take(_ failure: AsyncFailure?) -> Bool {
    guard let failure, failure.kind == best.kind,
      failure.schedule.preemptions.count < best.schedule.preemptions.count
    else { return false }
    best = failure
    return true
  }
}

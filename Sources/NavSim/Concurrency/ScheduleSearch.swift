/// What was found when all schedules with few preemptions were played.
public struct ScheduleExploration: Sendable, CustomStringConvertible {
  /// The failure with the fewest preemptions; nil when every schedule that was played holds.
  public let failure: AsyncFailure?
  /// How many preemptions there were at most.
  public let preemptions: Int
  /// How many schedules were played. None of them differs from another only in the runtime's own
  /// work, which no code can see.
  public let schedules: Int
  /// Whether all of them were played: those with as many preemptions as asked for, or with fewer
  /// than the failure.
  public let isComplete: Bool

  /// A certificate, or how far it went.
  public var description: String {
    let count = failure?.schedule.preemptions.count
    guard isComplete else { return "\(schedules) schedules played, not all" }
    guard let failure, let count else {
      return "every schedule with at most \(preemptions) preemptions holds: \(schedules) played"
    }
    let fewer =
      count == 0
      ? "the natural order fails" : "every schedule with fewer than \(count) preemptions holds"
    return "\(failure)\n\(fewer): \(schedules) played"
  }
}

/// Plays asynchronous code under every schedule with at most so many preemptions, those with fewer
/// first (context bounding, Musuvathi and Qadeer, doi:10.1145/1250734.1250785).
///
///     let exploration = explore(preemptions: 2) { @MainActor _ in … }
///     #expect(exploration.failure == nil, "\(exploration)")
///
/// How many there are grows with the number of pieces of work to the power of twice the number of
/// preemptions.
///
/// - Parameters:
///   - preemptions: how many pieces of work are held back at most.
///   - reordering: what a schedule may reorder.
///   - busyThreads: whether a piece may be held back while time passes.
///   - capture: whether execution is captured.
///   - limit: how many schedules are played at most.
///   - progress: is told now and then how many schedules were played, and how many there are about:
///     first an estimate by a sample, before the first counts.
///   - body: what is to be played.
public func explore(
  preemptions: Int, reordering: Reordering = .language, busyThreads: BusyThreads = .none,
  capture: Capture = .whenAvailable, limit: Int = 1_000_000,
  progress: ((_ played: Int, _ ofAbout: Int) -> Void)? = nil,
  _ body: @escaping @Sendable (AsyncSimulation) async throws -> Void
) -> ScheduleExploration {
  let settings = RunSettings(
    reordering: reordering, busyThreads: busyThreads, capture: capture, stepsAtOnceLimit: 100_000,
    timeLimit: .seconds(86_400))
  return settings.exhaust(preemptions: preemptions, limit: limit, progress: progress, body)
}

extension RunSettings {
  /// Plays every schedule; see ``explore(preemptions:reordering:busyThreads:capture:limit:progress:_:)``.
  package func exhaust(
    preemptions: Int, limit: Int = 1_000_000, progress: ((Int, Int) -> Void)? = nil,
    _ body: @escaping Body<Void>
  ) -> ScheduleExploration {
    var search = ScheduleSearch(limit: preemptions, busy: busyThreads)
    if let progress {
      let estimate = search.estimate(self, body)
      search.progress = { progress($0, max(estimate, $1)) }
      progress(0, estimate)
    }
    let failure = search.run(budget: limit, isUnwanted: isUnwanted) { path in
      let run = play(.explored(path), seed: 0, randomness: 0, body)
      return (run.failure, run.path)
    }
    // Played once more as it will be replayed.
    let replayed = failure.map { play($0.schedule, seed: 0, tracing: true, body).failure ?? $0 }
    return ScheduleExploration(
      failure: replayed, preemptions: preemptions, schedules: search.played,
      isComplete: failure != nil || search.isComplete)
  }
}

/// A search through all schedules with few preemptions.
struct ScheduleSearch {
  /// How many were played.
  private(set) var played = 0
  /// Whether none was left.
  private(set) var isComplete = false
  /// Is told how many were played, and how many are known.
  var progress: ((Int, Int) -> Void)?
  private let limit: Int
  private let busy: BusyThreads
  /// What is still to be played, by the number of preemptions.
  private var waiting: [[DecisionPath]]

  init(limit: Int, busy: BusyThreads) {
    self.limit = limit
    self.busy = busy
    waiting = Array(repeating: [], count: limit + 1)
    waiting[0] = [DecisionPath(limit: limit, busy: busy)]
  }

  /// Plays until one fails.
  ///
  /// - Parameters:
  ///   - budget: how many are played at most.
  ///   - isUnwanted: says that nobody waits for the result any more.
  ///   - play: plays one; gives the failure, if it is one, and the decisions that were taken.
  mutating func run<Failure>(
    budget: Int, isUnwanted: () -> Bool = { false },
    _ play: (DecisionPath) -> (failure: Failure?, path: DecisionPath?)
  ) -> Failure? {
    for cost in waiting.indices {
      while let path = waiting[cost].popLast() {
        if played >= budget || isUnwanted() { return nil }
        let run = play(path)
        played += 1
        if let failure = run.failure { return failure }
        for branch in run.path?.branches ?? [] { waiting[branch.cost].append(branch) }
        if played % 1_000 == 0, let progress {
          progress(played, played + waiting.reduce(0) { $0 + $1.count })
        }
      }
    }
    isComplete = true
    return nil
  }

  /// About how many schedules there are, by a sample of ways (Knuth,
  /// doi:10.1090/S0025-5718-1975-0373371-6).
  func estimate(_ settings: RunSettings, _ body: @escaping RunSettings.Body<Void>) -> Int {
    let sample = 64
    var sum = 0
    for seed in 0..<UInt64(sample) {
      let path = DecisionPath(limit: limit, busy: busy, sampling: Random(seed: seed, stream: 4))
      let run = settings.play(.explored(path), seed: 0, randomness: 0, body)
      sum = sum.addingReportingOverflow(run.path?.weight ?? 1).partialValue
    }
    return max(sum / sample, 1)
  }
}

extension Result where Success == AsyncRun<Void>, Failure == AsyncFailure {
  /// The decisions of an exploration.
  var path: DecisionPath? {
    switch self {
    case .success(let run): run.path
    case .failure(let failure): failure.path
    }
  }
}

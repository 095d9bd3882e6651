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
  RunSettings(reordering: reordering, busyThreads: busyThreads, capture: capture)
    .exhaust(preemptions: preemptions, limit: limit, progress: progress, body)
}

extension RunSettings {
  /// Plays every schedule; see ``explore(preemptions:reordering:busyThreads:capture:limit:progress:_:)``.
  package func exhaust(
    preemptions: Int, limit: Int = 1_000_000, progress: ((Int, Int) -> Void)? = nil,
    _ body: @escaping Body<Void>
  ) -> ScheduleExploration {
    var search = ScheduleSearch(limit: preemptions, busy: busyThreads)
    if let progress {
      let estimate = search.estimate { play(.explored($0), seed: 0, randomness: 0, body).path }
      search.progress = { progress($0, max(estimate, $1)) }
      progress(0, estimate)
    }
    let failure = search.run(budget: limit, isUnwanted: isUnwanted) { path in
      let run = play(.explored(path), seed: 0, randomness: 0, body)
      return (run.failure, run.path)
    }
    // Played once more as it will be replayed.
    let replayed = failure.map { failure in
      var shrinker = shrinker(failure, body)
      shrinker.endEarly()
      let best = shrinker.best
      return play(best.schedule, seed: 0, tracing: true, body).failure ?? best.found
    }
    return ScheduleExploration(
      failure: replayed, preemptions: preemptions, schedules: search.played,
      isComplete: failure != nil || search.isComplete)
  }
}

/// A search through all schedules with few preemptions.
package struct ScheduleSearch {
  /// How many were played.
  package private(set) var played = 0
  /// Whether none was left.
  private(set) var isComplete = false
  /// Is told how many were played, and how many are known.
  var progress: ((Int, Int) -> Void)?
  private let first: DecisionPath
  /// What is still to be played, by the number of preemptions.
  private var waiting: [[DecisionPath]]

  package init(limit: Int, busy: BusyThreads) {
    waiting = Array(repeating: [], count: limit + 1)
    first = DecisionPath(limit: limit, busy: busy)
    waiting[0] = [first]
  }

  /// Plays until one fails.
  ///
  /// - Parameters:
  ///   - budget: how many are played at most.
  ///   - isUnwanted: says that nobody waits for the result any more.
  ///   - play: plays one; gives the failure, if it is one, and the decisions that were taken.
  package mutating func run<Failure>(
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

  /// About how many schedules there are, before they are played: of all that begin alike, which are
  /// those with as many decisions given and as many preemptions, one is played that stands for the
  /// others (heterogeneous sampling, Chen, doi:10.1137/0221022).
  ///
  /// - Parameters:
  ///   - sample: about how many are played.
  ///   - play: plays one; gives the decisions that were taken.
  package func estimate(sample: Int = 2_000, _ play: (DecisionPath) -> DecisionPath?) -> Int {
    var (sum, passes, plays) = (0, 0, 0)
    while passes < 32, passes == 0 || plays < sample {
      let random = Random(seed: UInt64(passes), stream: 4)
      sum = sum.saturatingAdd(pass(random, &plays, play))
      passes += 1
    }
    return max(sum / passes, 1)
  }

  private struct Representative {
    var path: DecisionPath
    /// How many it stands for.
    var weight: Int
  }

  private func pass(
    _ given: Random, _ plays: inout Int, _ play: (DecisionPath) -> DecisionPath?
  ) -> Int {
    var random = given
    var sum = 0
    // By the number of decisions, and then by that of preemptions.
    var strata: [[Representative?]] = [[Representative(path: first, weight: 1)]]
    var length = 0
    while length < strata.count {
      for one in strata[length].compactMap(\.self) {
        sum = sum.saturatingAdd(one.weight)
        plays += 1
        for branch in play(one.path)?.branches ?? [] {
          let (place, cost) = (branch.taken.count, branch.cost)
          while strata.count <= place { strata.append([]) }
          while strata[place].count <= cost { strata[place].append(nil) }
          let all = (strata[place][cost]?.weight ?? 0).saturatingAdd(one.weight)
          if random.below(all) < one.weight || strata[place][cost] == nil {
            strata[place][cost] = Representative(path: branch, weight: all)
          } else {
            strata[place][cost]?.weight = all
          }
        }
      }
      strata[length] = []
      length += 1
    }
    return sum
  }
}

extension Int {
  fileprivate func saturatingAdd(_ other: Int) -> Int {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow ? .max : sum
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

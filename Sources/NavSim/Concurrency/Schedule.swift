/// How the next job is chosen where several are ready.
public enum SchedulingStrategy: Hashable, Sendable {
  /// Each ready job is as likely as another: finds what needs few coincidences.
  case randomWalk
  /// The task of highest random priority runs, and at `depth` − 1 random moments the running one is
  /// put behind all others: finds what needs one long delay (probabilistic concurrency testing,
  /// Burckhardt et al., doi:10.1145/1735971.1736040).
  case priorities(depth: Int)
  /// The job that has been ready longest: the natural order.
  case firstComeFirstServed

  /// The one that a seed stands for: walks and priorities take turns.
  public init(seed: UInt64) {
    self = seed % 2 == 0 ? .randomWalk : .priorities(depth: 2 + Int(seed / 2 % 2))
  }
}

/// The choices of a run, made or replayed, and recorded.
struct Schedule {
  /// Which of the ready jobs ran, 0 for the one that had been ready longest; only where there was a
  /// choice.
  private(set) var choices: [Int] = []
  private var replayed: [Int]
  private let strategy: SchedulingStrategy
  private var random: Random
  private var priorities: [Substring: UInt64] = [:]
  private var lowest = UInt64.max / 2
  private var changes: Set<Int> = []

  /// Chooses by a strategy, or first what was chosen before and then the natural order.
  init(seed: UInt64, _ strategy: SchedulingStrategy, replaying replayed: [Int]? = nil) {
    self.strategy = replayed == nil ? strategy : .firstComeFirstServed
    self.replayed = replayed ?? []
    random = Random(seed: seed, stream: 2)
    if case .priorities(let depth) = strategy {
      for _ in 1..<max(depth, 1) { changes.insert(random.below(64)) }
    }
  }

  mutating func choose(among ready: [Scheduler.Ready]) -> Int {
    let index = choices.count < replayed.count ? replayed[choices.count] : draw(ready)
    let choice = min(max(index, 0), ready.count - 1)
    choices.append(choice)
    return choice
  }

  private mutating func draw(_ ready: [Scheduler.Ready]) -> Int {
    switch strategy {
    case .firstComeFirstServed: return 0
    case .randomWalk: return random.below(ready.count)
    case .priorities:
      var best = (index: 0, priority: UInt64.min)
      for (index, one) in ready.enumerated() {
        let priority = priority(of: one.job)
        if priority > best.priority { best = (index, priority) }
      }
      if changes.contains(choices.count) {
        lowest -= 1
        priorities[Self.name(ready[best.index].job)] = lowest
      }
      return best.index
    }
  }

  private mutating func priority(of job: UnownedJob) -> UInt64 {
    let name = Self.name(job)
    if let priority = priorities[name] { return priority }
    let priority = UInt64.max / 2 + UInt64(random.below(1 << 30)) + 1
    priorities[name] = priority
    return priority
  }

  /// The task of a job, by the number that the runtime gave it: only compared, never ordered by.
  private static func name(_ job: UnownedJob) -> Substring { job.description[...] }
}

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

/// What a schedule may reorder.
public enum Reordering: Hashable, Sendable {
  /// Whatever the language leaves open: jobs of an actor run in any order. Some of these orders are
  /// unlikely on today's runtime.
  case language
  /// Only what today's runtime shows: an actor's jobs run by priority and then in the order in
  /// which they came, the main actor's in the order of the main queue. Different actors still
  /// interleave.
  case runtime
}

/// The choices of a run, made or replayed, and recorded.
struct Schedule {
  /// Which of the pieces of work that could run did, 0 for the first in the natural order; only
  /// where there was a choice.
  private(set) var choices: [Int] = []
  /// Whether choices are made by task, so that every job has to say which one it belongs to.
  let needsTasks: Bool
  /// Told of every choice.
  var trace: ((Int) -> Void)?
  private var replayed: [Int]
  private let strategy: SchedulingStrategy
  private var random: Random
  private var ranks = TaskTable<UInt64>()
  private var lowestRank = UInt64.max / 2
  private var changes: Set<Int> = []

  /// Chooses by a strategy, or first what was chosen before and then the natural order.
  init(seed: UInt64, _ strategy: SchedulingStrategy, replaying replayed: [Int]? = nil) {
    self.strategy = replayed == nil ? strategy : .firstComeFirstServed
    self.replayed = replayed ?? []
    random = Random(seed: seed, stream: 2)
    needsTasks = if case .priorities = self.strategy { true } else { false }
    if case .priorities(let depth) = strategy {
      for _ in 1..<max(depth, 1) { changes.insert(random.below(64)) }
    }
  }

  /// Chooses one of what may run.
  mutating func choose(among turns: [ReadyWork.Turn]) -> Int {
    let drawn = choices.count < replayed.count ? replayed[choices.count] : draw(turns)
    let choice = min(max(drawn, 0), turns.count - 1)
    choices.append(choice)
    trace?(choice)
    return choice
  }

  private mutating func draw(_ turns: [ReadyWork.Turn]) -> Int {
    switch strategy {
    case .firstComeFirstServed: return 0
    case .randomWalk: return random.below(turns.count)
    case .priorities:
      var best = 0
      for index in turns.indices where turns[index].rank > turns[best].rank { best = index }
      if changes.contains(choices.count) {
        lowestRank -= 1
        if turns[best].task != 0 { ranks[turns[best].task] = lowestRank }
      }
      return best
    }
  }

  /// By what a strategy that goes by tasks prefers the work of a task: the highest runs.
  ///
  /// - Parameter task: the number of the task; 0 for a block, which has a rank of its own.
  mutating func rank(of task: UInt64) -> UInt64 {
    guard needsTasks else { return 0 }
    if task != 0, let rank = ranks[task] { return rank }
    let rank = UInt64.max / 2 + UInt64(random.below(1 << 30)) + 1
    if task != 0 { ranks[task] = rank }
    return rank
  }
}

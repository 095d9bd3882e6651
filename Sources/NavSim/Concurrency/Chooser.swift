/// Chooses what runs next among the work that is ready.
package struct Chooser {
  /// Where the choices come from.
  package enum Plan {
    /// They are drawn.
    case drawn(SchedulingStrategy, seed: UInt64, BusyThreads)
    /// The natural order but for what a schedule holds back.
    case replayed(Schedule)
    /// The decisions of a systematic exploration.
    case explored(DecisionPath)

    /// The natural order.
    package static var natural: Self { .replayed(.natural) }

    /// What is played, as a person would have it again.
    var words: String {
      switch self {
      case .drawn(_, let seed, _): "the run of seed \(seed)"
      case .replayed(let schedule): "the run of schedule \(schedule)"
      case .explored: "a schedule of an exploration"
      }
    }
  }

  /// The decisions of an exploration.
  private(set) var path: DecisionPath?
  let isExplored: Bool
  private let strategy: SchedulingStrategy
  private var random: Random
  /// How often there was a choice.
  private var count = 0

  // What strategies go by.
  /// By owner; 0 for one that has none yet.
  private var ranks: [UInt64] = []
  private var lowestRank = UInt64.max / 2
  private var changes: Set<Int> = []
  private var isNewestFirst = false
  /// Of so many pieces one is late, a start four times as often as what follows; 0 for none.
  private var odds = 0
  /// How it is.
  private var delay = Hold.none
  /// How long a thread is busy at most; nil where a schedule says until when.
  private(set) var busyLimit: Duration?

  // What a schedule holds back.
  private let choices: [Int]
  private var holds: [UInt64: (until: UInt64, isBusy: Bool)] = [:]
  private var waitedFor: Set<UInt64> = []
  private var haveRun: Set<UInt64> = []

  init(_ plan: Plan) {
    isExplored = if case .explored = plan { true } else { false }
    switch plan {
    case .drawn(let strategy, let seed, let busy):
      self.strategy = strategy
      random = Random(seed: seed, stream: 2)
      choices = []
      if case .priorities(let depth, let given) = strategy {
        isNewestFirst = given == nil && random.below(4) == 0
        let horizon = given ?? 16 << (2 * random.below(3))
        for _ in 1..<max(depth, 1) { changes.insert(random.below(horizon)) }
      }
      if strategy == .delays {
        odds = [4, 6, 8, 12][random.below(4)]
      } else if busy != .none, strategy != .firstComeFirstServed {
        // In more runs than every third where it is not asked for, it would hide what other
        // strategies find.
        let often = [12, 6, 4, 0] + (busy == .brief ? [0, 0, 0, 0] : [])
        odds = often[random.below(often.count)]
      }
      delay = busy == .none ? .order : .busy
      busyLimit = busy.limit
    case .replayed(let schedule):
      strategy = .firstComeFirstServed
      random = Random(seed: 0, stream: 2)
      choices = schedule.choices
      for preemption in schedule.preemptions {
        let until = Owners.key(preemption.until)
        holds[Owners.key(preemption.held)] = (until, preemption.isBusy)
        waitedFor.insert(until)
      }
    case .explored(let path):
      strategy = .firstComeFirstServed
      random = Random(seed: 0, stream: 2)
      choices = []
      self.path = path
      busyLimit = path.busy.limit
    }
  }

  /// Whether pieces have to be named because a schedule names some.
  var needsKeys: Bool { !holds.isEmpty }

  /// True where what is held back past timers goes on when those have run: a replay knows until
  /// what it waits.
  var isDrawn: Bool { odds > 0 }

  /// Whether a piece that has become ready is held back, and how.
  ///
  /// - Parameters:
  ///   - key: stands for it, where keys are needed.
  ///   - mayHold: whether one may be late that is drawn.
  ///   - isStart: whether its task starts with it.
  mutating func hold(_ key: UInt64, mayHold: Bool, isStart: Bool) -> Hold {
    if odds > 0 {
      return mayHold && random.below(isStart ? odds / 2 : odds * 2) == 0 ? delay : .none
    }
    guard !holds.isEmpty, let hold = holds[key], !haveRun.contains(hold.until) else {
      return .none
    }
    return hold.isBusy ? .busy : .order
  }

  /// A piece has been taken.
  ///
  /// - Returns: whether something may wait for it.
  mutating func takes(_ key: UInt64) -> Bool {
    guard waitedFor.contains(key) else { return false }
    haveRun.insert(key)
    return true
  }

  /// Until what a piece is held back.
  func until(_ key: UInt64) -> UInt64? { holds[key]?.until }

  /// Chooses one of what may run; some of it is not held back.
  ///
  /// - Parameter open: which of them are not; nil for all.
  mutating func choose(among turns: [ReadyWork.Turn], open: [Int]?) -> Int {
    let index = draw(turns, open)
    count += 1
    return index
  }

  private mutating func draw(_ turns: [ReadyWork.Turn], _ open: [Int]?) -> Int {
    let size = open?.count ?? turns.count
    func place(_ index: Int) -> Int { open?[index] ?? index }
    switch strategy {
    case .firstComeFirstServed, .delays:
      return place(count < choices.count ? min(max(choices[count], 0), size - 1) : 0)
    case .randomWalk: return place(random.below(size))
    case .priorities, .partialOrder:
      var best = place(0)
      for index in 1..<max(size, 1) where turns[place(index)].rank > turns[best].rank {
        best = place(index)
      }
      if changes.contains(count) {
        lowestRank -= 1
        ranks[Int(turns[best].work.piece.owner)] = lowestRank
      }
      return best
    }
  }

  /// By what a strategy prefers work: the highest runs.
  mutating func rank(of owner: Int32) -> UInt64 {
    switch strategy {
    case .randomWalk, .firstComeFirstServed, .delays: return 0
    case .partialOrder: return UInt64(random.below(1 << 30))
    case .priorities:
      let place = Int(owner)
      while ranks.count <= place { ranks.append(0) }
      if ranks[place] == 0 {
        let rank = isNewestFirst ? place : random.below(1 << 30)
        ranks[place] = UInt64.max / 2 + UInt64(rank) + 1
      }
      return ranks[place]
    }
  }

  // MARK: Exploration

  /// Takes one of several ways.
  mutating func decide(_ options: DecisionPath.Options) -> Int { path?.decide(options) ?? 0 }

  /// Whether an exploration may hold back one more.
  var mayHold: Bool { path?.mayHold ?? false }

  /// Whether an exploration may let time pass meanwhile.
  var mayBeBusy: Bool { path.map { $0.busy != .none } ?? false }
}

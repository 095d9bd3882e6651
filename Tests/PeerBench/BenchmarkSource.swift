import NavSim

/// Draws actions on the benchmark router.
struct BenchmarkSource: ActionSource {
  private let strategy: Strategy
  private var weights = [Int](repeating: 1, count: 9)

  /// The source of a run.
  init(seed: UInt64, strategy: Strategy) {
    self.strategy = strategy
    guard strategy == .swarm else { return }
    var random = Random(seed: seed, stream: 3)
    weights = weights.map { _ in random.chance(1, in: 3) ? 0 : random.within(1...8) }
    if weights.allSatisfy({ $0 == 0 }) { weights[0] = 1 }
  }

  /// The next action.
  mutating func next(
    for subject: inout BenchmarkSubject, using random: inout Random
  ) -> BenchmarkAction {
    let kind = strategy == .swarm ? random.index(weights: weights) : random.below(9)
    let isAimed = strategy == .boundary
    switch kind {
    case 0: return .push(Int32(random.below(8)))
    case 1: return .pop
    case 2: return .popToRoot
    case 3:
      return .popAfter(isAimed ? subject.edgeIndex(&random) : Int32(random.within(-1...7)))
    case 4: return .set((0..<random.below(5)).map { _ in Int32(random.below(8)) })
    case 5:
      return .present(
        Int32(random.below(8)), kind: Int32(random.within(1...2)), priority: Int32(random.below(4)))
    case 6: return .dismiss
    case 7: return .advance(isAimed ? subject.edgeTime(&random) : Int32(random.below(1_001)))
    default: return .toggleSlow
    }
  }
}

extension BenchmarkSubject {
  /// −1, 0, the top, one below and one above.
  fileprivate func edgeIndex(_ random: inout Random) -> Int32 {
    let top = Int32(depth) - 1
    let edges = [-1, -1, 0, top, top + 1]
    return min(max(edges[random.below(edges.count)], -1), 7)
  }

  /// Up to what is about to happen, one less and one more; and as it comes.
  fileprivate func edgeTime(_ random: inout Random) -> Int32 {
    let times = pendingTimes
    guard !times.isEmpty, random.chance(2, in: 3) else { return Int32(random.below(1_001)) }
    let time = times[random.below(times.count)] + Int64(random.below(3)) - 1
    return Int32(min(max(time, 0), 1_000))
  }
}

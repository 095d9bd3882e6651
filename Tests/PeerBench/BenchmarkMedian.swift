import NavSim

/// How many steps the search needs to find a bug of the benchmark router: the median over several
/// seeds, by which a change of the search is judged.
struct BenchmarkMedian: Sendable {
  /// Which bug.
  let bug: BenchmarkRouter.Bug
  /// The median of the steps; a seed that does not find it counts with its whole budget.
  let steps: Int
  /// How many seeds have found it.
  let found: Int

  /// The seeds that are searched, unless somebody says others.
  static let seeds: ClosedRange<UInt64> = 1...60

  /// Searches once per seed.
  ///
  /// - Parameters:
  ///   - bug: which bug.
  ///   - seeds: which seeds.
  ///   - budget: how many steps a search has at most.
  init(
    of bug: BenchmarkRouter.Bug, seeds: ClosedRange<UInt64> = Self.seeds, budget: Int = 1_000_000
  ) {
    self.bug = bug
    var found = 0
    let steps = seeds.map { seed in
      var search = Search<BenchmarkSource>(BenchmarkSubject(bug), seed: seed) {
        BenchmarkSource(seed: $0, strategy: $1)
      }
      if search.run(budget: budget) != nil { found += 1 }
      return search.steps
    }.sorted()
    self.steps = (steps[(steps.count - 1) / 2] + steps[steps.count / 2]) / 2
    self.found = found
  }
}

import Testing

@testable import NavConcurrency
@testable import NavEngine
@testable import peer_bench

@Suite("Benchmark router")
struct BenchmarkRouterTests {
  @Test("printing an action and reading it gives the same")
  func roundTrip() {
    for action in BenchmarkSubject(.none).alphabet + [
      .set([7, 0, 3]), .present(5, kind: 2, priority: 3),
    ] {
      #expect(BenchmarkAction(text: action.text) == action)
    }
    for text in ["", "9", "0", "0:x", "5:1:1", "7:1001", "4:1:1:1:1:1", "1:0"] {
      #expect(BenchmarkAction(text: text) == nil)
    }
  }

  static let shortest: [(BenchmarkRouter.Bug, Int, Int)] = [
    (.ignoresPriority, 5, 351), (.popsTheRoot, 3, 354), (.trustsTheEstimate, 4, 350),
    (.keepsTheLayer, 3, 0),
  ]

  @Test("the explorer finds the shortest failure, and of those the simplest", arguments: shortest)
  func explorer(_ bug: BenchmarkRouter.Bug, _ length: Int, _ cost: Int) {
    let result = Explorer(BenchmarkSubject(bug)).explore(depth: length)
    #expect(result.actions?.count == length)
    #expect(result.actions?.reduce(0) { $0 + $1.cost } == cost)
    let shorter = Explorer(BenchmarkSubject(bug)).explore(depth: length - 1)
    #expect(shorter.actions == nil)
    #expect(shorter.isComplete)
  }

  @Test("without a bug nothing fails, and most states are reached again")
  func clean() {
    let result = Explorer(BenchmarkSubject(.none)).explore(depth: 4)
    #expect(result.actions == nil)
    #expect(result.duplicates > result.states)
  }

  @Test("a budget that is too small is said")
  func budget() {
    let result = Explorer(BenchmarkSubject(.none)).explore(depth: 4, budget: 100)
    #expect(!result.isComplete)
    #expect(result.depth < 4)
  }
}

@Suite("Search", .tags(.slow))
struct SearchTests {
  private func find(
    _ bug: BenchmarkRouter.Bug, seed: UInt64, _ strategies: [Strategy]? = nil
  ) -> (Search<BenchmarkSource>, Search<BenchmarkSource>.Finding?) {
    var search = Search<BenchmarkSource>(
      BenchmarkSubject(bug), seed: seed,
      strategies: strategies ?? Search<BenchmarkSource>.portfolio
    ) { BenchmarkSource(seed: $0, strategy: $1) }
    let finding = search.run(budget: 400_000)
    return (search, finding)
  }

  static let bugs = BenchmarkRouter.Bug.allCases.filter { $0 != .none }

  @Test("finds every planted bug, and the actions show it", arguments: bugs)
  func findsAll(_ bug: BenchmarkRouter.Bug) throws {
    for seed in 0..<5 as Range<UInt64> {
      let finding = try #require(find(bug, seed: seed).1)
      var subject = BenchmarkSubject(bug)
      var violation: Violation?
      for action in finding.actions {
        #expect(violation == nil)
        violation = subject.perform(action)
      }
      #expect(violation == finding.violation)
      #expect(finding.actions.count <= 50)
    }
  }

  static let medians: [(BenchmarkRouter.Bug, Int)] = [
    (.ignoresPriority, 170), (.popsTheRoot, 2_000), (.trustsTheEstimate, 47), (.keepsTheLayer, 58),
    (.sixActions, 1_300), (.sixActionsInARow, 5_000),
  ]

  @Test("finds each bug soon, in the median over sixty seeds", arguments: medians)
  func median(_ bug: BenchmarkRouter.Bug, _ steps: Int) {
    let median = BenchmarkMedian(of: bug)
    #expect(median.steps <= steps)
    #expect(median.found == BenchmarkMedian.seeds.count)
  }

  @Test("feedback needs a tenth of the steps of drawing alike, for six actions in a row")
  func feedback() {
    func median(_ strategies: [Strategy]?) -> Int {
      (0..<9 as Range<UInt64>).map { find(.sixActionsInARow, seed: $0, strategies).0.steps }
        .sorted()[4]
    }
    #expect(median(nil) * 10 < median([.uniform]))
  }

  @Test("without a bug nothing is found, and new places become rare")
  func clean() throws {
    var search = Search<BenchmarkSource>(BenchmarkSubject(.none), seed: 1) {
      BenchmarkSource(seed: $0, strategy: $1)
    }
    #expect(search.run(budget: 20_000) == nil)
    #expect(search.steps >= 20_000)
    let half = search.discoveries.filter { $0 < search.steps / 2 }.count
    #expect(half > search.featureCount / 2)
  }

  @Test("the same seed searches the same", arguments: Strategy.allCases)
  func deterministic(_ strategy: Strategy) {
    let first = find(.popsTheRoot, seed: 7, [strategy]).0.steps
    #expect(find(.popsTheRoot, seed: 7, [strategy]).0.steps == first)
  }

  @Test("whatever a search found, what is certified is the same", arguments: bugs)
  func oneResult(_ bug: BenchmarkRouter.Bug) throws {
    var results: Set<[BenchmarkAction]> = []
    for seed in 0..<8 as Range<UInt64> {
      let finding = try #require(find(bug, seed: seed).1)
      let shrunk = try #require(
        Shrinker<BenchmarkSubject>.shrink(finding.actions, exchanges: false) {
          BenchmarkSubject(bug)
        })
      let certified = Certifier(BenchmarkSubject(bug)).certify(shrunk.actions, shrunk.violation)
      #expect(certified.certificate.isMinimal)
      results.insert(certified.actions)
    }
    #expect(results.count == 1)
  }

  @Test("a budget that does not reach is said, and nothing is lost")
  func budget() throws {
    let finding = try #require(find(.sixActions, seed: 1).1)
    let certified = Certifier(BenchmarkSubject(.sixActions), budget: 1_000)
      .certify(finding.actions, finding.violation)
    #expect(certified.actions == finding.actions)
    #expect(!certified.certificate.isMinimal)
    #expect(certified.certificate.depth < 6)
  }
}

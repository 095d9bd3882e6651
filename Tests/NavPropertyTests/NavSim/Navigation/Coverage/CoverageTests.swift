import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

@Suite("Coverage", .tags(.slow))
struct CoverageTests {
  private func coverage(
    seeds: Range<UInt64>, faults: Set<Fault> = .all, strategy: Strategy? = nil
  ) throws -> Coverage {
    let fuzzer = Fuzzer(RouterSetup(), faults: faults, strategy: strategy)
    var total = Coverage()
    for seed in seeds { total.add(fuzzer.run(seed: seed, steps: 5_000).coverage) }
    return total
  }

  @Test("every kind ends in every outcome that it can end in, and in no other")
  func everyOutcome() throws {
    let total = try coverage(seeds: 0..<12)
    for kind in RequestKind.allCases {
      for outcome in Coverage.OutcomeClass.allCases {
        let happens = total.count(kind, outcome) > 0
        #expect(happens == Coverage.canEnd(kind, outcome), "\(kind) \(outcome)")
      }
    }
  }

  @Test(
    "a single run completes every kind, with and without faults", arguments: 0..<3 as Range<UInt64>)
  func everyKindCompletes(_ seed: UInt64) throws {
    for faults in [Set<Fault>.all, [], [.slow]] {
      let total = try coverage(seeds: seed..<seed + 1, faults: faults)
      #expect(total.missing(afterSteps: 5_000).isEmpty)
    }
  }

  @Test("the table fits into a terminal of 80 columns, with counts of a long run")
  func table() throws {
    var total = try coverage(seeds: 0..<1)
    for _ in 0..<4 { total.add(total) }
    let lines = TextReport.coverage(total, faults: .all)
    #expect(lines.count > 20)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.map(\.count))")
  }

  @Test("a long run in which a kind never completed has failed")
  func missing() {
    #expect(Coverage().missing(afterSteps: 5_000) == RequestKind.allCases)
    #expect(Coverage().missing(afterSteps: 4_999).isEmpty)
  }

  @Test("at least a third of all requests meet a busy router")
  func busy() throws {
    let total = try coverage(seeds: 0..<4)
    #expect(total.busyTotal * 3 >= total.requestTotal)
  }

  @Test("what a search does on its way is counted, wherever it starts from")
  func searchIsCounted() throws {
    let total = try coverage(seeds: 0..<4, strategy: .feedback)
    #expect(total.missing(afterSteps: 5_000).isEmpty)
    var steps: Int = total.requestTotal
    for event in Coverage.Event.allCases where event != .reaction { steps += total.count(event) }
    let drawn = 4 * 5_000
    // A step that names what is not there is none, and one that arms a call may never make it.
    #expect(steps >= drawn * 3 / 4 && steps <= drawn, "\(steps)")
  }

  @Test("every outcome of a run from the start is counted: as many as requests")
  func everyRequestIsCounted() throws {
    let total = try coverage(seeds: 0..<4, strategy: .boundary)
    for kind in RequestKind.allCases {
      let ended = Coverage.OutcomeClass.allCases.map { total.count(kind, $0) }.reduce(0, +)
      #expect(ended == total.requests(kind), "\(kind)")
    }
  }
}

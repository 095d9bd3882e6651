import NavCore
import Testing

@testable import NavSim

@Suite("Coverage")
struct CoverageTests {
  private func coverage(seeds: Range<UInt64>, faults: FaultSet = .all) throws -> Coverage {
    let fuzzer = try Fuzzer(RouterSetup(), faults: faults)
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
    "a single run completes every kind, with and without faults", arguments: 0..<8 as Range<UInt64>)
  func everyKindCompletes(_ seed: UInt64) throws {
    for faults in [FaultSet.all, .none, FaultSet([.slow])] {
      let total = try coverage(seeds: seed..<seed + 1, faults: faults)
      #expect(total.missing(afterSteps: 5_000).isEmpty)
    }
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

  @Test("every outcome is counted: as many as requests, less those still open")
  func everyRequestIsCounted() throws {
    let total = try coverage(seeds: 0..<4)
    for kind in RequestKind.allCases {
      let ended = Coverage.OutcomeClass.allCases.map { total.count(kind, $0) }.reduce(0, +)
      #expect(ended == total.requests(kind), "\(kind)")
    }
  }
}

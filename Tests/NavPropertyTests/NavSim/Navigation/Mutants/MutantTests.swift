import NavCore
import Testing

@testable import NavSim

@Suite("Mutants", .tags(.slow))
struct MutantTests {
  @Test(
    "a fault that one call shows is one call, whichever seed has found it",
    arguments: ["names-the-step-before", "dismisses-another-layer"])
  func oneCall(_ mutant: String) throws {
    var found: Set<String> = []
    for seed in 1...6 {
      let result = try Command.run(
        "--seed", "\(seed)", "--router", "mutant-\(mutant)", "--out", "-")
      #expect(result.status == 1 && result.output.contains("→ 1 action "), "\(result.output)")
      let steps = result.output.split(separator: "\n").filter { $0.hasPrefix("+0ms") }
      found.insert(steps.joined(separator: "\n"))
    }
    #expect(found.count == 1, "\(found)")
  }

  private static let broken = Mutant.allCases.filter { !$0.isEquivalent }
  private static let equivalent = Mutant.allCases.filter(\.isEquivalent)

  @Test(
    "each is found by the invariant that fits it, and shrinks to a few steps", arguments: broken)
  func isFound(_ mutant: Mutant) throws {
    let finding = try MutantFindings.finding(of: mutant)
    #expect(finding.violation?.property == mutant.invariant?.rawValue)
    #expect((1...8).contains(finding.shrunk.count))
    #expect(finding.isAsItShouldBe)
  }

  @Test("one that is only written differently is not reported", arguments: equivalent)
  func isNotFound(_ mutant: Mutant) throws {
    let finding = try MutantStudy(scenarios: 300).search(mutant)
    #expect(finding.violation == nil)
    #expect(finding.isAsItShouldBe)
  }

  @Test("the core shows nothing")
  func core() throws {
    #expect(try MutantStudy(scenarios: 300).searchCore() == nil)
  }

  @Test("a search that is too small finds nothing, and says so")
  func tooSmall() throws {
    let finding = try MutantStudy(scenarios: 0).search(.popsTheRoot)
    #expect(finding.violation == nil)
    #expect(!finding.isAsItShouldBe)
  }

  @Test("no router brings the simulator down, though nothing is judged", arguments: Mutant.allCases)
  func survives(_ mutant: Mutant) throws {
    var setup = RouterSetup()
    setup.name = .mutant(mutant)
    let fuzzer = try Fuzzer(setup, judged: InvariantSet([Invariant]()))
    for seed in 0..<2 as Range<UInt64> {
      let report = fuzzer.run(seed: seed, steps: 300)
      // Time that stands still is the one thing that is never let pass.
      #expect(report.violation == nil || report.violation?.property == "liveness")
    }
  }

  @Test("every invariant finds one")
  func everyInvariantFindsOne() {
    #expect(Set(Self.broken.compactMap(\.invariant)) == Set(Invariant.allCases))
  }
}

@Suite("Documented routers", .tags(.slow))
struct DocumentedRouterTests {
  private func shrunk(
    _ router: DocumentedRouter, judged: InvariantSet
  ) throws -> Fuzzer.Shrunk? {
    var setup = RouterSetup()
    setup.name = .documented(router)
    let fuzzer = try Fuzzer(setup, judged: judged)
    for seed in 0..<50 as Range<UInt64> {
      let report = fuzzer.run(seed: seed, steps: 500)
      guard let violation = report.violation else { continue }
      return fuzzer.shrink(
        fuzzer.record(seed: seed, steps: 500), keeping: violation)
    }
    return nil
  }

  @Test("each fails within six steps", arguments: DocumentedRouter.allCases)
  func fails(_ router: DocumentedRouter) throws {
    let found = try shrunk(router, judged: .all)
    #expect((1...6).contains(found?.steps.count ?? 0))
  }

  @Test(
    "the hazard of its own document is found within six steps",
    arguments: DocumentedRouter.allCases)
  func hazard(_ router: DocumentedRouter) throws {
    let found = try shrunk(router, judged: InvariantSet(router.hazard))
    #expect(found?.violation.property == router.hazard.rawValue)
    #expect((1...6).contains(found?.steps.count ?? 0))
  }

  @Test("the estimate holds as long as the host is as fast as it says")
  func estimateHoldsOnAKindHost() throws {
    var setup = RouterSetup()
    setup.name = .documented(.estimatedWait)
    let fuzzer = try Fuzzer(setup, faults: .none)
    for seed in 0..<20 as Range<UInt64> {
      #expect(fuzzer.run(seed: seed, steps: 2_000).violation == nil)
    }
  }

  @Test("only requests that the router knows are made", arguments: DocumentedRouter.allCases)
  func vocabulary(_ router: DocumentedRouter) throws {
    var setup = RouterSetup()
    setup.name = .documented(router)
    let fuzzer = try Fuzzer(setup)
    let known = Set(fuzzer.vocabulary)
    for seed in 0..<10 as Range<UInt64> {
      for step in fuzzer.record(seed: seed, steps: 300) {
        guard case .call(let call) = step.action else { continue }
        #expect(known.contains(call.kind))
      }
    }
  }
}

import NavCore
import Testing

@testable import NavCoreSim

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
    let finding = MutantFindings.finding(of: mutant)
    #expect(finding.violation?.property == mutant.invariant?.rawValue)
    #expect((1...8).contains(finding.shrunk.count))
    #expect(finding.isAsItShouldBe)
  }

  @Test("one that is only written differently is not reported", arguments: equivalent)
  func isNotFound(_ mutant: Mutant) throws {
    let finding = MutantStudy(scenarios: 300).search(mutant)
    #expect(finding.violation == nil)
    #expect(finding.isAsItShouldBe)
  }

  @Test("the core shows nothing")
  func core() throws {
    #expect(MutantStudy(scenarios: 300).searchCore() == nil)
  }

  @Test("a search that is too small finds nothing, and says so")
  func tooSmall() throws {
    let finding = MutantStudy(scenarios: 0).search(.popsTheRoot)
    #expect(finding.violation == nil)
    #expect(!finding.isAsItShouldBe)
  }

  @Test("no router brings the simulator down, though nothing is judged", arguments: Mutant.allCases)
  func survives(_ mutant: Mutant) throws {
    var setup = RouterSetup()
    setup.name = .mutant(mutant)
    let fuzzer = Fuzzer(setup, judged: [])
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

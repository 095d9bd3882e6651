import NavCore
import Testing

@testable import NavConcurrency
@testable import NavCoreSim
@testable import NavEngine

@Suite("Exploration")
struct ExplorationTests {
  private func played(_ text: String...) throws -> Simulation<Machine> {
    let fixture = try FixtureParser.parse(
      "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n"
        + text.map { $0 + "\n" }.joined())
    var simulation = Simulation(RouterSetup().makeCore())
    for step in fixture.steps { _ = simulation.perform(step) }
    return simulation
  }

  @Test("states that differ only in names are one")
  func names() throws {
    let fresh = try played("+0ms wait")
    let used = try played("+0ms push 1", "+400ms pop", "+400ms wait")
    #expect(fresh.state == used.state)
    let one = try played("+0ms push 1", "+400ms wait")
    let other = try played("+0ms push 2", "+400ms pop", "+400ms push 1", "+900ms wait")
    #expect(one.state == other.state)
  }

  @Test("states that behave differently are two")
  func differences() throws {
    let states = try [
      ["+0ms wait"], ["+0ms push 1"], ["+0ms push 2"], ["+0ms push 1", "+100ms wait"],
      ["+0ms push 1", "+400ms wait"], ["+0ms present 1"], ["+0ms present 1 cover"],
      ["+0ms push 1", "+0ms pop wait"], ["+0ms push 1", "+0ms push 2 wait"],
      ["+0ms push 1", "+0ms push 2 wait priority high"].map {
        $0.replacing("wait priority high", with: "priority high wait")
      },
      ["+0ms host slow x10"], ["+0ms host loseEnd"], ["+0ms host away"],
      ["+0ms on didAppear push 1"], ["+0ms sequence { push 1 ; pop }"],
      ["+0ms sequence { push 1 ; push 1 }"], ["+0ms selectTab 1", "+10ms wait"],
    ].map { lines -> [UInt64] in
      let text = lines.joined(separator: "\n")
      return try played(text).state
    }
    #expect(Set(states).count == states.count)
  }

  @Test(
    "the core holds on every sequence of two steps; so does one that is only written differently",
    .tags(.slow))
  func holds() throws {
    for name in [RouterSetup.Name.core, .mutant(.popsToTheRootByIndex)] {
      var setup = RouterSetup()
      setup.name = name
      let result = Fuzzer(setup).explore(depth: 2) { _ in true }
      #expect(result.violation == nil)
      #expect(result.isComplete)
      #expect(result.depth == 2)
    }
  }

  @Test(
    "whatever a run has found, certifying gives one and the same scenario", .tags(.slow),
    arguments: [1, 2, 3, 5])
  func oneResult(_ seed: UInt64) throws {
    var setup = RouterSetup()
    setup.isEstimated = true
    let fuzzer = Fuzzer(setup, judged: [.completedAfterEnd])
    let violation = try #require(fuzzer.run(seed: seed, steps: 5_000).violation)
    let shrunk = try #require(
      fuzzer.shrink(fuzzer.record(seed: seed, steps: 5_000), keeping: violation))
    let certified = fuzzer.certify(shrunk)
    #expect(certified.certificate?.isMinimal == true)
    #expect(StepWords.lines(certified.steps) == ["+0ms     host slow x10", "+0ms     push 0"])
  }

  @Test("exploring can be stopped, and says that it was")
  func stopped() throws {
    let result = Fuzzer(RouterSetup()).explore(depth: 5) { $0.depth < 2 }
    #expect(!result.isComplete)
    #expect(result.depth == 2)
  }

  @Test("an explanation names the span of times, free routes, and steps that are not needed")
  func explanation() throws {
    let fixture = try FixtureParser.parse(
      "navfuzz fixture 1\nname a\nrouter core timing=estimated\nexpect fails completed-after-end\n---\n"
        + "+0ms host slow x10\n+0ms push 1\n+9000ms wait\n")
    let explainer = try #require(Explainer<Step>(fixture))
    let explanation = try #require(explainer.explain(fixture.steps))
    #expect(explanation.findings.map(\.isSuperfluous) == [false, false, true])
    #expect(explanation.findings[1].takesAnyArgument)
    #expect(explanation.findings[1].times == 0...Explainer<Step>.longest)
    #expect(explanation.pointOfNoReturn == 2)
    // Times that have no sum.
    let longest = Explainer<Int64>(
      fails: { _ in true }, time: { $0 }, moved: { $1 }, variants: { _ in [] })
    #expect(longest.explain([.max, .max])?.findings.count == 2)
  }
}

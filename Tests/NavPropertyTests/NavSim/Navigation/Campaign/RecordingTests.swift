import NavCore
import Testing

@testable import NavCoreSim

@Suite("What is kept of a scenario that was drawn")
struct RecordingTests {
  @Test(
    "it ends with the step that failed: the router may not survive more",
    arguments: [Mutant.popsTheRoot, .losesATab, .blamesTheUser])
  func end(_ mutant: Mutant) throws {
    var setup = RouterSetup()
    setup.name = .mutant(mutant)
    let fuzzer = Fuzzer(setup)
    let failing = try #require(fuzzer.firstFailure(seeds: 0...9, steps: 2_000)).steps
    let last = try #require(failing.map(\.id.rawValue).max())
    // What fails while time passes behind the last step fails in the first of these.
    let more = [1, 2].map {
      Step(id: StepID(last + $0), after: 20_000, action: .call(Call(.push(RouteID(1)))))
    }
    func kept(_ judged: Set<Invariant>) throws -> [Step] {
      Fixture.applicable(failing + more, on: setup.makeRouter(), judged: judged)
    }
    #expect(try [failing, failing + [more[0]]].contains(kept(.all)))
    #expect(try kept([]) == failing + more)
  }
}

import NavCore
import Testing

@testable import NavSim

@Suite("Invariants")
struct InvariantTests {
  /// Runs seeds until one fails; what it violates.
  private func firstViolation<Router: SimulatedRouter>(
    judged: InvariantSet, seeds: Range<UInt64>, steps: Int, _ makeRouter: @escaping () -> Router
  ) -> Violation? {
    let runner = Runner<NavigationSource<Router>>(
      subject: { _ in Simulation(makeRouter(), judged: judged) },
      source: { NavigationSource(seed: $0, faults: .all, tabCount: 3) })
    for seed in seeds {
      if let violation = runner.run(seed: seed, steps: steps).violation { return violation }
    }
    return nil
  }

  @Test("all hold on the core, under all faults")
  func holdOnTheCore() throws {
    let machine = try RouterSetup().makeCore()
    let violation = firstViolation(judged: .all, seeds: 0..<60, steps: 2_000) { machine }
    #expect(violation == nil)
  }

  @Test("all hold on the core with estimated timing and a kind host")
  func holdOnEstimatedTimingWithoutFaults() throws {
    var setup = RouterSetup()
    setup.isEstimated = true
    let fuzzer = try Fuzzer(setup, faults: .none)
    for seed in 0..<20 as Range<UInt64> {
      #expect(fuzzer.run(seed: seed, steps: 2_000).violation == nil)
    }
  }

  @Test(
    "a state is compared with a saved one as if it were saved again", arguments: UInt64(0)..<10)
  func savedStates(seed: UInt64) throws {
    var simulation = Simulation(try RouterSetup().makeCore())
    var source = NavigationSource<Machine>(seed: seed, faults: .all, tabCount: 3)
    var random = Random(seed: seed)
    for _ in 0..<300 {
      let step = source.next(for: &simulation, using: &random)
      #expect(simulation.perform(step) == nil)
      let state = simulation.navigation
      let same = Snapshot(of: state)
      #expect(same.isSaved(from: state))
      var draws = random
      var near = WholeStates(tabCount: 3).snapshot(from: state, &draws)
      #expect(near.isSaved(from: state) == (near == same))
      near = same
      if !near.layers.isEmpty { near.layers[0].style = WholeStates.style(&draws) }
      #expect(near.isSaved(from: state) == (near == same))
      near.tabs.swapAt(0, draws.below(3))
      #expect(near.isSaved(from: state) == (near == same))
    }
  }
}

import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

@Suite("Invariants", .tags(.slow))
struct InvariantTests {
  /// Runs seeds until one fails; what it violates.
  private func firstViolation<Router: SimulatedRouter>(
    judged: Set<Invariant>, seeds: Range<UInt64>, steps: Int, _ makeRouter: @escaping () -> Router
  ) -> Violation? {
    let runner = Runner<NavigationSource<Router>>(
      subject: { _ in Simulation(makeRouter(), judged: judged) },
      source: { _ in NavigationSource(faults: .all, tabCount: 3) })
    for seed in seeds {
      if let violation = runner.run(seed: seed, steps: steps).violation { return violation }
    }
    return nil
  }

  @Test("all hold on the core, under all faults")
  func holdOnTheCore() throws {
    let machine = RouterSetup().makeCore()
    let violation = firstViolation(judged: .all, seeds: 0..<25, steps: 2_000) { machine }
    #expect(violation == nil)
  }

  @Test("all hold on the core with estimated timing and a kind host")
  func holdOnEstimatedTimingWithoutFaults() throws {
    var setup = RouterSetup()
    setup.isEstimated = true
    let fuzzer = Fuzzer(setup, faults: [])
    for seed in 0..<8 as Range<UInt64> {
      #expect(fuzzer.run(seed: seed, steps: 2_000).violation == nil)
    }
  }
}

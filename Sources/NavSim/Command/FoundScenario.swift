/// The scenario of a seed that has failed.
package struct FoundScenario: Codable, Hashable, Sendable {
  /// All its steps.
  package let fixture: Fixture
  /// How many steps were drawn.
  package let count: Int
  /// The digest after each step, when the scenario was played a second time; empty when it was not.
  let digests: [UInt64]

  /// The same as a failure of which nothing else is known.
  package func failing(_ violation: Violation) -> Failure {
    Failure(
      violation: violation, report: [], file: FixturePrinter.print(fixture),
      fileName: fixture.fileName)
  }
}

extension Fuzzer {
  /// The scenario of a run that has failed, as it was found, played once more.
  ///
  /// - Parameters:
  ///   - run: has failed.
  ///   - find: how.
  ///   - steps: how many the run was to have.
  ///   - origin: how to run it again.
  func scenario(of run: Report, _ find: Find, steps: Int, origin: String) -> FoundScenario {
    let recorded = run.failing ?? record(seed: run.seed, steps: steps)
    func fixture(_ steps: [Step]) -> Fixture {
      Fixture.failing(find.violation, setup, origin: origin, steps)
    }
    // Without the steps that do not apply, so that it replays as recorded, if that makes no
    // difference.
    func applicable(_ router: some SimulatedRouter) -> [Step] {
      Fixture.applicable(recorded, on: router, judged: judged)
    }
    let shorter = fixture(applicable(router))
    let trail = trail(shorter.steps)
    if trail.violation?.property == find.violation.property {
      return FoundScenario(fixture: shorter, count: recorded.count, digests: trail.digests)
    }
    let whole = fixture(recorded)
    return FoundScenario(
      fixture: whole, count: recorded.count, digests: self.trail(whole.steps).digests)
  }
}

/// The scenario of a seed that has failed.
public struct FoundScenario: Codable, Hashable, Sendable {
  /// A fixture of all its steps.
  public let fixture: String
  /// What the fixture's file is called.
  public let fileName: String
  /// How many steps there are.
  public let count: Int
  /// The digest after each step, when the scenario was played a second time.
  let digests: [UInt64]
}

extension Fuzzer {
  /// The scenario of a run that has failed, as it was found, played once more.
  func scenario(of run: Report, steps: Int, origin: String? = nil) -> FoundScenario {
    let recorded = run.failing ?? record(seed: run.seed, steps: steps)
    let violation =
      run.violation ?? trail(recorded).violation ?? Violation(property: "", expected: "", seen: "")
    // Without the steps that do not apply, so that it replays as recorded, if that makes no difference.
    func applicable(_ router: some SimulatedRouter) -> [Step] {
      Fixture.applicable(recorded, on: router)
    }
    let shorter = applicable(router)
    let isSame = trail(shorter).violation?.property == violation.property
    let kept = isSame ? shorter : recorded
    let fixture = Fixture.failing(
      violation, setup, origin: origin ?? "--seed \(run.seed) --steps \(steps)", kept)
    return FoundScenario(
      fixture: FixturePrinter.print(fixture), fileName: fixture.fileName, count: recorded.count,
      digests: trail(fixture.steps).digests)
  }
}

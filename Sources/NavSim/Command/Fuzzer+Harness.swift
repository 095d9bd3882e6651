import NavCore

extension Fuzzer: Harness {
  package typealias Candidate = Simulation<Machine>

  /// What seeds have exercised is added up by who prints it.
  package struct Tally: SeedTally {
    package init() {}
    package mutating func add(_ outcome: SeedOutcome) {}
    package mutating func add(_ find: Find) {}
  }

  package func written(
    _ steps: [Step], _ schedule: Schedule, failing property: String, origin: String?
  ) -> (text: String, name: String)? {
    guard let steps = Step.renumbered(steps) else { return nil }
    let expectation: Fixture.Expectation =
      switch property {
      case "crash": .crashes
      case "hang": .hangs
      default: Invariant(rawValue: property).map(Fixture.Expectation.fails) ?? .passes
      }
    let fixture = Fixture(
      name: Self.title(failing: property), setup: setup, expectation: expectation, origin: origin,
      steps: steps)
    return (FixturePrinter.print(fixture), fixture.fileName)
  }

  package func lines(of steps: [Step]) -> [String] {
    StepWords.lines(Step.renumbered(steps) ?? steps)
  }

  package func read(
    _ text: String
  ) -> (steps: [Step], schedule: Schedule, property: String?)? {
    guard let fixture = try? FixtureParser.parse(text, maximalStepCount: .max) else { return nil }
    let property: String? =
      if case .fails(let invariant) = fixture.expectation { invariant.rawValue } else { nil }
    return (fixture.steps, .natural, property)
  }

  package func leavingOut(_ causes: [String]) -> Fuzzer {
    judging(causes.compactMap(Invariant.init).reduce(judged) { $0.removing($1) })
  }

  package var judgesAnything: Bool { judged.count > 0 }

  package func judgeWord(isSaid: Bool) -> String { judged.text }

  package func kinds(of steps: [Step]) -> [String] { [] }

  package func shape(of violation: Violation, _ steps: [Step]) -> [String] { [violation.property] }

  package func kin(of steps: [Step]) -> [Step] { [] }
}

import NavCore

extension Fuzzer: Harness {
  typealias Candidate = Simulation<Machine>

  func written(
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

  func lines(of steps: [Step]) -> [String] {
    StepWords.lines(Step.renumbered(steps) ?? steps)
  }

  func steps(of lines: [String]) -> [Step]? {
    let header = Fixture(name: "a trace", setup: setup, expectation: .passes, steps: [])
    let text = FixturePrinter.print(header) + lines.map { $0 + "\n" }.joined()
    return try? FixtureParser.parse(text, maximalStepCount: .max).steps
  }

  func kinds(of steps: [Step]) -> [String] { [] }

  func shape(of violation: Violation, _ steps: [Step]) -> [String] { [violation.property] }

  func kin(of steps: [Step]) -> [Step] { [] }
}

extension PlayedTest: Harness {
  typealias Candidate = ScenarioCandidate

  func written(
    _ steps: [RouterStep], _ schedule: Schedule, failing property: String, origin: String?
  ) -> (text: String, name: String)? {
    let expectation: ScenarioFile.Expectation =
      switch property {
      case "crash": .crashes
      case "hang": .hangs
      default: .fails(property)
      }
    let file = ScenarioFile(
      name: Self.title(failing: property), router: name, expectation: expectation, origin: origin,
      scenario: RouterScenario(steps: steps, schedule: schedule))
    return (text(of: file), fileName(of: file))
  }

  func lines(of steps: [RouterStep]) -> [String] { steps.map(text) }

  func steps(of lines: [String]) -> [RouterStep]? {
    let head = ScenarioFile(
      name: "a trace", router: name, expectation: .crashes, scenario: RouterScenario(steps: []))
    let text = text(of: head) + lines.map { $0 + "\n" }.joined()
    return (try? file(text))?.scenario.steps
  }

  func kinds(of steps: [RouterStep]) -> [String] { kinds(of: RouterScenario(steps: steps)) }

  func shape(of violation: Violation, _ steps: [RouterStep]) -> [String] {
    shape(of: violation, RouterScenario(steps: steps))
  }
}

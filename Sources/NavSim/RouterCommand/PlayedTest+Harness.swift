extension PlayedTest: Harness {
  typealias Candidate = ScenarioCandidate

  /// What seeds of a router test have exercised.
  struct Tally: SeedTally {
    /// The seeds that hold.
    private(set) var played = RouterTestResult()
    /// What all seeds have exercised, as far as they came to an end.
    private(set) var seen = RouterStatistics()

    mutating func add(_ outcome: SeedOutcome) {
      see(played.add(outcome))
    }

    mutating func add(_ find: Find) { see(RouterSummary(find.digest)) }

    private mutating func see(_ summary: RouterSummary?) {
      if let summary { seen += summary.statistics }
    }
  }

  var isPatient: Bool { true }

  func playing(file text: String, at path: String) throws(UsageError) -> PlayedTest {
    do throws(ScenarioError) { _ = try file(text) } catch {
      throw .badFile(path: path, error)
    }
    return self
  }

  func canAdd(_ digest: String, _ counts: String?) -> Bool {
    guard counts == nil, let statistics = RouterSummary(digest)?.statistics else { return false }
    let numbers = Int(SeedResult.numbers.lowerBound)...Int(SeedResult.numbers.upperBound)
    return statistics.calls.count <= actions.count
      && statistics.numbers.allSatisfy(numbers.contains)
  }

  func fileName(of text: String) throws -> String { fileName(of: try file(text)) }

  func written(
    _ steps: [RouterStep], _ schedule: Schedule, failing property: String, origin: String?
  ) -> (text: String, name: String)? {
    let file = ScenarioFile(
      name: Self.title(failing: property), router: name,
      expectation: Expectation(failing: property), origin: origin,
      scenario: RouterScenario(steps: steps, schedule: schedule))
    return (text(of: file), fileName(of: file))
  }

  func lines(of steps: [RouterStep]) -> [String] { steps.map(text) }

  func read(_ text: String) -> ReadScenario<RouterStep>? {
    (try? file(text)).map {
      ($0.scenario.steps, $0.scenario.schedule, $0.expectation.property, $0.origin)
    }
  }

  var judgesAnything: Bool { !judgedNames.isEmpty }

  func judgeWord(isSaid: Bool) -> String {
    let own = isSaid ? judgedNames : ["all"]
    let causes = leftOutCauses.filter { cause in
      own == ["all"] || own.contains { cause.hasPrefix("\($0):") }
    }
    return (own + causes.sorted().map { "-" + $0 }).joined(separator: ",")
  }

  func kinds(of steps: [RouterStep]) -> [String] { kinds(of: RouterScenario(steps: steps)) }

  func shape(of violation: Violation, _ steps: [RouterStep]) -> [String] {
    shape(of: violation, RouterScenario(steps: steps))
  }
}

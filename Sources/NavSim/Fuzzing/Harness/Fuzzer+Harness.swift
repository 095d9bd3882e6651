import NavCore

extension Fuzzer: Harness {
  package typealias Candidate = Simulation<Machine>

  package typealias Tally = FuzzTally

  package var name: String { "navfuzz" }

  package var isPatient: Bool { false }

  package func playing(file text: String, at path: String) throws(UsageError) -> Fuzzer {
    judging(judged, on: try Files.fixture(text, at: path).setup)
  }

  package func canAdd(_ digest: String, _ counts: String?) -> Bool {
    let isWord =
      !digest.isEmpty && digest.utf8.count <= 64
      && digest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return isWord && counts.map { FuzzCounts($0) != nil } ?? true
  }

  package func fileName(of text: String) throws -> String {
    try FixtureParser.parse(text, maximalStepCount: .max).fileName
  }

  package func written(
    _ steps: [Step], _ schedule: Schedule, failing property: String, origin: String?
  ) -> (text: String, name: String)? {
    guard let steps = Step.renumbered(steps) else { return nil }
    let fixture = Fixture(
      name: Self.title(failing: property), setup: setup,
      expectation: Expectation(failing: property).known, origin: origin, steps: steps)
    return (FixturePrinter.print(fixture), fixture.fileName)
  }

  package func lines(of steps: [Step]) -> [String] {
    StepWords.lines(Step.renumbered(steps) ?? steps)
  }

  package func read(_ text: String) -> ReadScenario<Step>? {
    (try? FixtureParser.parse(text, maximalStepCount: .max)).map {
      ($0.steps, .natural, $0.expectation.property, $0.origin)
    }
  }

  package func leavingOut(_ causes: [String]) -> Fuzzer {
    judging(judged.subtracting(causes.compactMap(Invariant.init)))
  }

  package var judgesAnything: Bool { judged.count > 0 }

  package func judgeWord(isSaid: Bool) -> String { judged.text }

  package func kinds(of steps: [Step]) -> [String] { [] }

  package func shape(of violation: Violation, _ steps: [Step]) -> [String] { [violation.property] }

  package func kin(of steps: [Step]) -> [Step] { [] }
}

extension SeedOutcome {
  /// That of a fuzzer's run.
  package init(_ run: Fuzzer.Report, setup: RouterSetup) {
    self.init(
      seed: run.seed, steps: run.steps, virtualMilliseconds: run.virtualMilliseconds,
      digest: run.digest, counts: FuzzCounts(run).text,
      kept: run.kept.map {
        FixturePrinter.print(
          Fixture(name: "kept", setup: setup, expectation: .passes, steps: $0).canonical)
      }, wasInterrupted: run.wasInterrupted)
  }
}

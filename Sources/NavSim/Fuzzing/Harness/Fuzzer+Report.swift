extension Fuzzer: ReportedHarness {
  package var reportsHaveFiles: Bool { false }

  package func found(_ find: Find) -> [String] { find.head }

  package func head(of violation: Violation, seed: UInt64?) -> [String] {
    seed == nil ? ["FAIL  \(violation.property)"] : []
  }

  package func evidence(of violation: Violation) -> [String] { TextReport.evidence(of: violation) }

  package func inconclusive(_ find: Find, _ known: Failure?) -> Failure? {
    var known =
      known
      ?? .unrepeated(find.violation, report: TextReport.nondeterministic(atStep: find.step))
    known.differsAt = known.differsAt ?? find.step
    return known
  }

  package func explanation(of file: String) throws -> [String]? {
    let fixture = try FixtureParser.parse(file)
    return Explainer<Step>(fixture)?.explain(fixture.steps).map(TextReport.explanation)
  }

  package func swiftTest(_ file: String) -> String {
    (try? FixtureParser.parse(file)).map(SwiftTest.source) ?? ""
  }

  package func page(of file: String, facts: [String]) -> (() -> String)? {
    guard let fixture = try? FixtureParser.parse(file), fixture.expectation.property != nil
    else { return nil }
    return { fixture.page(facts: facts) }
  }

  package func page(
    beginningOf seed: UInt64, steps: Int, _ tally: FuzzTally, facts: [String]
  ) -> String {
    let shown = PageFile.shownSteps
    let steps = record(seed: seed, steps: min(steps, shown * 2)).prefix(shown)
    let fixture = Fixture(
      name: "The first \(steps.count) steps of seed \(seed)", setup: playing(seed).setup,
      expectation: .passes, steps: Array(steps))
    return fixture.page(facts: facts + [""] + exercised(tally))
  }

  package func objection(
    to result: SessionResult<FuzzTally>, steps: Int, holds: Bool
  ) -> RunObjection? {
    guard holds else { return nil }
    if let (seed, step) = result.differs {
      return RunObjection(
        name: "seed \(seed)",
        violation: Violation(
          property: "nondeterministic", expected: "two executions of the same steps to be alike",
          seen: "they differ at step \(step)"),
        lines: ["NONDETERMINISTIC  (seed \(seed), step \(TextReport.grouped(step)))"]
          + TextReport.nondeterministic(atStep: step), exitCode: .crash)
    }
    let missing = result.tally.coverage.missing(afterSteps: steps).map(\.rawValue)
    guard !missing.isEmpty else { return nil }
    let names = missing.joined(separator: ", ")
    return RunObjection(
      name: "coverage",
      violation: Violation(
        property: "not-covered", expected: "every kind of request to complete",
        seen: "never completed: \(names)"),
      lines: ["NOT COVERED  never completed: \(names)"], exitCode: .coverage)
  }

  package func exercised(_ tally: FuzzTally) -> [String] {
    tally.coverage.requestTotal == 0 ? [] : TextReport.coverage(tally.coverage, faults: faults)
  }

  package func statistics(_ tally: FuzzTally) -> [String] {
    TextReport.statistics(tally.coverage, newPlaces: tally.newPlaces)
  }

  package func suspicions(_ tally: FuzzTally) -> [String] { [] }

  package func summary(_ tally: FuzzTally) -> String {
    TextReport.summary(
      steps: tally.steps, virtualMilliseconds: tally.virtualMilliseconds, judged: judged,
      digest: tally.digest)
  }

  package func verdict(_ tally: FuzzTally) -> String { "ok" }
}

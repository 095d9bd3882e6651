extension PlayedTest: ReportedHarness {
  var reportsHaveFiles: Bool { true }

  func found(_ find: Find) -> [String] { [] }

  func head(of violation: Violation, seed: UInt64?) -> [String] {
    violation.head(seed: seed) + [""]
  }

  func evidence(of violation: Violation) -> [String] { [] }

  func inconclusive(_ find: Find, _ known: Failure?) -> Failure? { nil }

  func explanation(of text: String) throws -> [String]? {
    let file = try file(text)
    guard let property = file.expectation.property else { return nil }
    let search = ScenarioSearch(
      judging(only: property), property, file.scenario.schedule, drawn: 0)
    let explainer = Explainer<RouterStep>(
      fails: { search.play($0) != nil }, time: { Int64($0.delay) },
      moved: { RouterStep(delay: Int(clamping: $1), move: $0.move) },
      variants: { step in
        guard case .call(let caller, let action, let own) = step.move else { return [] }
        return actions[action].arguments.indices.filter { $0 != own }.map {
          RouterStep(
            delay: step.delay, move: .call(caller: caller, action: action, argument: $0))
        }
      })
    guard let explanation = explainer.explain(file.scenario.steps) else { return nil }
    let departures = departures(of: file).map { "  \($0)" }
    return departures + (departures.isEmpty ? [] : [""])
      + TextReport.explanation(
        explanation, lines(of: explanation.findings.map(\.action)), argument: "argument")
  }

  func swiftTest(_ file: String) -> String { SwiftTest.source(file, of: self) }

  func page(of file: String, facts: [String]) -> (() -> String)? {
    guard let read = try? self.file(file) else { return nil }
    return { pageOfFile(read) }
  }

  func page(
    beginningOf seed: UInt64, steps: Int, _ tally: Tally, facts: [String]
  ) -> String { page(beginningOf: seed, steps) }

  func objection(
    to result: SessionResult<Tally>, steps: Int, holds: Bool
  ) -> RunObjection? {
    if let violation = result.sharedState { return objection(sharesState(violation), "start") }
    if let (seed, _) = result.differs {
      return objection(notDeterministic(seed: seed, result.differing), "seed \(seed)")
    }
    return holds ? effortObjection(to: result.tally.played) : nil
  }

  /// Why nothing can be concluded from what was tried.
  func effortObjection(to played: RouterTestResult) -> RunObjection? {
    do throws(RouterTestFailure) {
      try judgeEffort(played)
      return nil
    } catch {
      return objection(error, "effort")
    }
  }

  private func objection(_ failure: RouterTestFailure, _ name: String) -> RunObjection {
    let kind = failure.reason == .notDeterministic ? "nondeterministic" : "not-covered"
    return RunObjection(
      name: name,
      violation: Violation(
        property: kind, expected: "a run from which something follows",
        seen: failure.description),
      lines: [failure.description], isComplaint: true, exitCode: failure.exitCode)
  }

  func exercised(_ tally: Tally) -> [String] {
    tally.played.seeds == 0 ? [] : worth(of: tally.played)
  }

  /// What has been tried and what has not.
  func worth(of played: RouterTestResult) -> [String] {
    RunWorth(played.statistics, self).lines.map { "  \($0)" }
  }

  func statistics(_ tally: Tally) -> [String] { RouterStatisticsText(tally.played, self).lines }

  func suspicions(_ tally: Tally) -> [String] { tally.seen.suspicions(self) }

  func summary(_ tally: Tally) -> String {
    let played = tally.played
    return
      "\(TextReport.steps(played.steps)), \(TextReport.counted(played.calls, "call", "calls")), "
      + "\(TextReport.grouped(played.returned)) returned, "
      + "\(TextReport.grouped(played.jobs)) jobs, digest \(played.digest.hexadecimal)"
  }

  /// That nothing was changed is said, and more than one rest in a hundred that was not judged.
  func verdict(_ tally: Tally) -> String {
    let statistics = tally.played.statistics
    if tally.played.seeds > 0, statistics.calls.allSatisfy({ $0.changed == 0 }) {
      return "ok, but no call changed what is shown"
    }
    let effort = statistics.effort
    let left = effort.notJudged.reduce(0, +)
    return left * 100 > effort.rests ? "ok, but \(effort.text)" : "ok"
  }
}

/// A distinct failure of a router: small, with what is known of how small it is.
public struct RouterFinding: Sendable {
  /// What does not hold.
  public let violation: Violation
  /// The seed that has shown it first.
  public let seed: UInt64
  /// How many of the seeds that were played have shown it, as far as they were looked into.
  public internal(set) var seedCount = 1
  /// How many steps it took as it was found.
  public let foundSteps: Int
  /// How many steps are left.
  public let steps: Int
  /// How many places of its schedule depart from the natural order.
  public let deviations: Int
  /// How small it is known to be.
  public let certificate: Certificate?
  /// The scenario as a file.
  public let file: String
  /// What the file is called.
  public let fileName: String
  /// How many scenarios were played to make it small.
  let executions: Int
  /// Who was at what, as lines; none of a long scenario.
  let timeline: [String]
  /// What failures have in common that are the same.
  let shape: [String]
  /// Failures of the same cause, by other kinds of calls as well.
  public internal(set) var otherWays: [RouterFinding] = []

  /// The failure as a person reads it.
  public var report: [String] { violation.head(seed: seed) + [""] + lines }

  /// What follows the head of the report.
  var lines: [String] {
    let schedule =
      deviations == 0
      ? "in the natural order"
      : TextReport.counted(deviations, "preemption", "preemptions")
    var lines = [
      "  shrunk \(foundSteps) → \(TextReport.steps(steps)), \(schedule), in "
        + "\(executions) runs:", "",
    ]
    lines += file.split(separator: "\n").map { "    \($0)" }
    if !timeline.isEmpty { lines += [""] + timeline.map { $0.isEmpty ? "" : "    \($0)" } }
    if let certificate {
      // Another order was not played, and may fail with fewer steps.
      lines += ["", "  \(certificate) in the natural order"]
      if let evidence = certificate.evidence { lines.append("  \(evidence)") }
    }
    if seedCount > 1 { lines += ["", "  \(seedCount) of the failing seeds lead to this failure"] }
    for way in otherWays {
      lines += ["", "  it fails by \(FailureShape.words(of: way.shape)), too:", ""]
      lines += way.file.split(separator: "\n").map { "    \($0)" }
    }
    return lines
  }
}

extension PlayedTest {
  /// Makes a failure small and finds out how small that is.
  ///
  /// - Parameter certifies: false to leave out the certificate, which takes longest.
  /// - Returns: nil when the scenario, played again, does not show it.
  func study(
    _ violation: Violation, seed: UInt64, _ found: RouterScenario, origin: String,
    certifies: Bool = true
  ) -> RouterFinding? {
    var alone = judging(only: violation.property)
    alone.isRough = true
    let first = alone.play(found)
    guard first.digest == alone.play(found).digest,
      let small = small(found, alone, certifies)
        ?? small(found, judging(only: violation.property), certifies) ?? asFound(found)
    else { return nil }
    let (shrunk, certificate) = small
    let file = file(of: shrunk.violation, origin: origin, shrunk.scenario)
    return RouterFinding(
      violation: shrunk.violation, seed: seed, foundSteps: found.steps.count,
      steps: shrunk.scenario.steps.count, deviations: shrunk.scenario.deviations,
      certificate: certificate, file: text(of: file), fileName: fileName(of: file),
      executions: shrunk.executions, timeline: judging(as: file).timeline(of: file),
      shape: shape(of: shrunk.violation, shrunk.scenario))
  }

  /// A failure that nothing smaller shows by the same name.
  ///
  /// - Returns: nil when the scenario, played again, does not show it.
  private func asFound(_ found: RouterScenario) -> (RouterShrinker.Result, Certificate?)? {
    let (first, again) = (play(found), play(found))
    guard let violation = first.violation, again.violation == violation,
      again.digest == first.digest
    else { return nil }
    let scenario = RouterScenario(steps: found.steps, schedule: first.scenario.schedule)
    let result = RouterShrinker.Result(
      scenario: scenario, violation: violation, executions: 2, isMinimal: false)
    return (result, nil)
  }

  /// A failure as small as it gets, as it is then explained.
  ///
  /// - Parameter test: judges what is tried.
  /// - Returns: nil when what is left does not fail, judged as a whole.
  private func small(
    _ found: RouterScenario, _ test: PlayedTest, _ certifies: Bool
  ) -> (RouterShrinker.Result, Certificate?)? {
    guard var shrunk = RouterShrinker.shrink(test, found) else { return nil }
    var certificate: Certificate?
    if certifies {
      let certified = test.certify(shrunk.scenario, shrunk.violation)
      certificate = certified.certificate
      if certified.scenario.steps != shrunk.scenario.steps {
        shrunk.scenario = certified.scenario
        shrunk.violation = certified.violation
      }
    }
    // That no order leads to it may have a name that says more now.
    let property = shrunk.violation.property
    let isGeneral = property == RouterProperty.serializable.rawValue
    let whole = isGeneral ? judgingAll(like: property) : judging(only: property)
    let last = whole.play(shrunk.scenario)
    guard let explained = last.violation else { return nil }
    // What is certified is played once more: a router that draws lots may fail alike by chance.
    let again = whole.play(shrunk.scenario)
    guard again.violation == explained, again.digest == last.digest else { return nil }
    shrunk.violation = explained
    return (shrunk, certificate)
  }

  /// The file of a scenario that fails.
  func file(
    of violation: Violation, origin: String, _ scenario: RouterScenario
  ) -> ScenarioFile {
    ScenarioFile(
      name: "\(violation.property) fails", router: name, expectation: .fails(violation.property),
      origin: origin, scenario: scenario)
  }

  /// Plays every shorter sequence of steps from the start, as far as a budget goes. Nothing is
  /// merged, because nobody knows what the router hides.
  private func certify(
    _ scenario: RouterScenario, _ violation: Violation
  ) -> (scenario: RouterScenario, violation: Violation, certificate: Certificate) {
    let search = ScenarioSearch(self, violation.property, .natural)
    let whole = alphabet(of: scenario)
    let start = ScenarioCandidate(search, alphabet: whole)
    if scenario.steps.count > 1, whole.count * whole.count > certificateBudget {
      // All sequences of two steps are too many, but those of the kinds that fail are not.
      var few = Enumeration(
        start, alphabet: kin(of: scenario.steps), property: violation.property,
        budget: certificateBudget)
      for length in 1...min(2, scenario.steps.count - 1) where few.affords(length: length) {
        guard let found = few.play(length: length).finding else { continue }
        return certify(RouterScenario(steps: found.actions), found.violation)
      }
    }
    if scenario.deviations == 0 {
      let result = Certifier(start, budget: certificateBudget)
        .certify(scenario.steps, violation)
      return (
        RouterScenario(steps: result.actions), result.violation, result.certificate
      )
    }
    // The failure itself takes another order, and is not among what is played.
    let alphabet = start.alphabet(with: scenario.steps)
    var enumeration = Enumeration(
      start, alphabet: alphabet, property: violation.property, budget: certificateBudget)
    var depth = 0
    while depth + 1 < scenario.steps.count, enumeration.affords(length: depth + 1) {
      if let shorter = enumeration.play(length: depth + 1).finding {
        return (
          RouterScenario(steps: shorter.actions), shorter.violation,
          Certificate(
            isMinimal: true, depth: depth, alphabetCount: alphabet.count, mergesStates: false)
        )
      }
      depth += 1
    }
    return (
      scenario, violation,
      Certificate(
        isMinimal: false, depth: depth, alphabetCount: alphabet.count, mergesStates: false)
    )
  }

  /// What shorter scenarios could be made of: every call at the times and by the callers of the
  /// failure, and what the user and the host do in it.
  private func alphabet(of scenario: RouterScenario) -> [RouterStep] {
    let delays = Set(scenario.steps.map(\.delay)).union([0]).sorted()
    var callers: Set<Int> = [0]
    for case .call(let caller, _, _) in scenario.steps.map(\.move) { callers.insert(caller) }
    return alphabet(of: callers.sorted(), after: delays)
  }
}

extension Violation {
  /// How the report of a router test's failure begins.
  func head(seed: UInt64?) -> [String] {
    [
      "FAIL  \(property)" + (seed.map { "  (seed \($0))" } ?? ""), "      expected: \(expected)",
      "      seen:     \(seen)",
    ]
  }
}

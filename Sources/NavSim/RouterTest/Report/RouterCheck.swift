extension RouterTest {
  /// Plays seeds, and fails with every distinct failure, each made small and reported once.
  ///
  ///     @Test func checkout() throws { try test.check(seeds: 1...200, steps: 100) }
  ///
  /// Playing stops when ten seeds have failed, of which three at most by the same call. Where
  /// everything holds, two lines are printed: the calls that were made, and what was not tried;
  /// ``requires(_:)`` makes that a failure.
  ///
  /// - Parameters:
  ///   - seeds: each decides its steps, its faults and its schedule. At least one.
  ///   - steps: how many steps a seed has.
  /// - Returns: what was played.
  /// - Throws: ``RouterTestFailure``, whose description is the report.
  @discardableResult
  public func check(
    seeds: some Sequence<UInt64>, steps: Int = 100
  ) throws(RouterTestFailure) -> RouterTestResult {
    let result = try played.check(seeds: seeds, steps: steps)
    for line in result.worth { print("\(name): \(line)") }
    return result
  }
}

extension RouterTest {
  /// Plays a scenario that was saved or printed, and fails as long as the router does.
  ///
  /// - Parameter file: the text of a `.nav` file of this test. Of one that expects a failure, only
  ///   that is judged.
  /// - Throws: ``ScenarioError`` for a text that is no such file, ``RouterTestFailure`` for a
  ///   scenario that does not hold.
  public func replay(_ file: String) throws { try played.replay(file) }

  /// The failure of the first seed that fails, made small without a certificate; nil when all hold.
  package func firstFinding(seeds: some Sequence<UInt64>, steps: Int) throws -> RouterFinding? {
    let played = played
    try played.begin()
    for seed in seeds {
      let outcome = played.play(seed: seed, steps: steps)
      guard let violation = outcome.violation else { continue }
      return played.study(
        violation, seed: seed, outcome.scenario, origin: "--seed \(seed) --steps \(steps)",
        certifies: false)
    }
    return nil
  }

  /// Plays a scenario that was saved or printed, and shows on a page of HTML what happens in it:
  /// what the router says beside what is on the screen, step by step, over a timeline.
  ///
  /// - Parameter file: the text of a `.nav` file of this test.
  /// - Throws: ``ScenarioError`` for a text that is no such file, ``RouterTestFailure`` when it
  ///   cannot be played.
  public func page(of file: String) throws -> String {
    let played = played
    let file = try played.file(file)
    try played.begin()
    return played.page(of: file)
  }
}

extension PlayedTest {
  /// Plays a file; see ``RouterTest/replay(_:)``.
  func replay(_ text: String) throws {
    let file = try file(text)
    try begin()
    let outcome = judging(as: file).play(file.scenario)
    guard let violation = outcome.violation else {
      guard let why = drift(of: file, outcome) else { return }
      throw RouterTestFailure(reason: .drifted, description: "\(name): DRIFTED: \(why)")
    }
    throw RouterTestFailure(
      reason: .violation(violation),
      description: (violation.head(seed: nil) + ["", text]).joined(separator: "\n"))
  }

  /// Plays seeds; see ``RouterTest/check(seeds:steps:)``.
  func check(
    seeds: some Sequence<UInt64>, steps: Int
  ) throws(RouterTestFailure) -> RouterTestResult {
    try begin()
    var result = RouterTestResult()
    var failed: [(violation: Violation, seed: UInt64, scenario: RouterScenario)] = []
    var first: (seed: UInt64, digest: UInt64)?
    var counts: [String: Int] = [:]
    for seed in seeds where failed.count < Failure.distinctLimit {
      let outcome = CrashNote.naming("\(name): the run of seed \(seed), \(steps) steps") {
        play(seed: seed, steps: steps)
      }
      if let violation = outcome.violation {
        if violation.property == Failure.sharedState { throw sharesState(violation) }
        // Seeds that fail by what is known well enough stop nothing.
        counts[violation.cause, default: 0] += 1
        if counts[violation.cause, default: 0] <= Failure.studyLimit {
          failed.append((violation, seed, outcome.scenario))
        }
      }
      result.add(outcome)
      if first == nil { first = (seed, outcome.digest) }
    }
    // Once more what was played first: by now whatever runs share has changed.
    if let first, play(seed: first.seed, steps: steps, looksBack: false).digest != first.digest {
      throw notDeterministic(seed: first.seed)
    }
    guard first != nil else {
      throw RouterTestFailure(
        reason: .noSeeds, description: "\(name): no seed to play: expected at least one")
    }
    guard failed.isEmpty else {
      var failure = failure(failed, steps)
      let suspicions = result.statistics.suspicions(self)
      if !suspicions.isEmpty {
        failure.description += "\n\n" + suspicions.joined(separator: "\n")
      }
      throw failure
    }
    try judgeEffort(result)
    result.worth =
      RunWorth(result.statistics, self).lines + result.statistics.suspicions(self)
    return result
  }

  private func failure(
    _ failed: [(violation: Violation, seed: UInt64, scenario: RouterScenario)], _ steps: Int
  ) -> RouterTestFailure {
    var findings: [RouterFinding] = []
    for (violation, seed, scenario) in failed {
      let origin = "--seed \(seed) --steps \(steps)"
      guard let finding = study(violation, seed: seed, scenario, origin: origin) else {
        return notDeterministic(seed: seed, violation)
      }
      Self.add(finding, to: &findings)
    }
    // What everything else may hide behind comes first: the smallest.
    findings.sort { ($0.steps, $0.seed) < ($1.steps, $1.seed) }
    return RouterTestFailure(
      reason: findings.first.map { .violation($0.violation) } ?? .notDeterministic,
      findings: findings,
      description: findings.map { $0.report.joined(separator: "\n") }.joined(separator: "\n\n"))
  }

  /// Adds a failure to those that are known, or to the one whose cause it has.
  static func add(_ finding: RouterFinding, to findings: inout [RouterFinding]) {
    let known = findings.firstIndex {
      $0.shape == finding.shape || FailureShape.isOtherWay(finding.shape, to: $0.shape)
    }
    guard let known else { return findings.append(finding) }
    findings[known].seedCount += 1
    var other = finding
    if finding.shape.count < findings[known].shape.count {
      // The one of fewer kinds says more of the cause.
      swap(&findings[known], &other)
      findings[known].seedCount = other.seedCount
      findings[known].otherWays = other.otherWays
      (other.seedCount, other.otherWays) = (1, [])
    }
    let shapes = [findings[known].shape] + findings[known].otherWays.map(\.shape)
    if !shapes.contains(other.shape) { findings[known].otherWays.append(other) }
  }

  /// - Parameters:
  ///   - seed: was played twice.
  ///   - seen: what it failed by once, and not the next time; nil when it did not fail.
  func notDeterministic(seed: UInt64, _ seen: Violation? = nil) -> RouterTestFailure {
    let once = seen.map { " It failed once: \($0.property), seen: \($0.seen)." } ?? ""
    // What has escaped explains the rest.
    let hasEscaped = seen?.property == RouterProperty.nothingEscapes.rawValue
    let reason =
      hasEscaped
      ? " What leaves the simulation is not decided by the seed"
      : " Either the router shares state between runs (a static variable, a singleton), or it "
        + "depends on more than its calls (the order of a set, addresses, random numbers). "
        + Self.remedyForSharedState
    return RouterTestFailure(
      reason: .notDeterministic,
      description:
        "\(name): not deterministic: seed \(seed) was played twice and did not lead to the "
        + "same.\(once)\(reason)")
  }

  func sharesState(_ violation: Violation) -> RouterTestFailure {
    RouterTestFailure(
      reason: .notDeterministic,
      description:
        "\(name): the router shares state between runs (a static variable, a singleton): in the "
        + "first run it began with \(violation.expected), in a later one with \(violation.seen). "
        + Self.remedyForSharedState)
  }

  private static let remedyForSharedState =
    "Make what it shares anew, or set it back, in the closure that makes the router"

  /// The same test, judging of a file that expects a failure only that.
  func judging(as file: ScenarioFile) -> Self {
    let test = recorded(by: file)
    if judgesFiles { return test }
    return file.expectation.property.map(test.judging(only:)) ?? test
  }

  /// The same test with the faults with which a file was recorded: they say what can be touched.
  func recorded(by file: ScenarioFile) -> Self {
    var test = self
    let words = file.origin?.split(separator: " ").drop { $0 != "--faults" }.dropFirst()
    if let text = words?.first, let faults = try? faults(named: String(text)) {
      test.faults = faults
    }
    return test
  }

  /// The same test, judging one property alone. The rules of histories stay what they are: their
  /// properties are names for what is wrong in one history.
  func judging(only property: String) -> Self {
    var test = judgingAll(like: property)
    test.reported = RouterProperty(rawValue: property)
    return test
  }

  /// The same test, judging one property, or all of histories with one of them.
  func judgingAll(like property: String) -> Self {
    var test = self
    let known = RouterProperty(rawValue: property)
    let isOfHistories = known.map(RouterProperty.ofHistories.contains) ?? false
    test.properties = isOfHistories ? properties.intersection(RouterProperty.ofHistories) : []
    if let known { test.properties.insert(known) }
    test.conditions = conditions.filter { $0.name == property }
    return test
  }

  /// The same test without some of its properties and conditions, or some of their causes.
  func leavingOut(_ names: [String]) -> Self {
    var test = self
    test.leftOutCauses.formUnion(names)
    test.properties = properties.filter { !names.contains($0.rawValue) }
    test.conditions.removeAll { names.contains($0.name) }
    return test
  }

  /// What is judged: properties in their order, then the test's own conditions.
  var judgedNames: [String] {
    RouterProperty.allCases.filter(properties.contains).map(\.rawValue) + conditions.map(\.name)
  }
}

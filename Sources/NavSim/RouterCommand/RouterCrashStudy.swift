/// A seed of a router test that has taken its process down.
struct RouterDeath: Codable, Hashable {
  /// "crash", "hang" or "died".
  let kind: String
  /// How the process ended.
  let seen: String
  /// The small scenario; nil when the death did not repeat.
  let file: String?
  let fileName: String
  let report: [String]
}

/// Finds the steps with which a router takes its process down, and makes them small in further
/// processes.
struct RouterCrashStudy {
  private let test: PlayedTest
  private let origin: String
  /// The properties that are not judged.
  private let leftOut: [String]

  /// - Parameters:
  ///   - test: what plays, without what is left out.
  ///   - origin: what a person types to see it again.
  ///   - leftOut: the properties that are not judged.
  init(_ test: PlayedTest, origin: String, without leftOut: [String] = []) {
    self.test = test
    self.origin = origin
    self.leftOut = leftOut
  }

  /// A seed has taken its process down.
  func run(_ end: ChildEnd, seed: UInt64, steps: Int) throws(ChildError) -> RouterDeath {
    let (repeated, found, complaint) = try trace(seed, steps)
    guard repeated != nil, let found else {
      return RouterDeath(
        kind: "died", seen: end.words, file: nil, fileName: "",
        report: [
          "DIED  once, did not repeat: \(end.words)  (seed \(seed))",
          "      It did not do it again: something outside has ended the process.",
        ])
    }
    return run(end, found, place: "seed \(seed)", complaint: complaint)
  }

  /// Steps have taken their process down.
  ///
  /// - Parameters:
  ///   - end: how.
  ///   - found: the steps.
  ///   - place: where they come from, in words.
  ///   - complaint: what the process has said of the reason.
  func run(
    _ end: ChildEnd, _ found: [RouterStep], place: String, complaint: String? = nil
  ) -> RouterDeath {
    var head = ["\(end.isHang ? "HANG " : "CRASH") \(end.words)  (\(place))"]
    if let complaint { head.append("      \(complaint)") }
    // The steps are played in the natural order: what needs another is kept as it was drawn.
    let quick = Player(limit: .milliseconds(300))
    defer { quick.forget() }
    let scenarios = IsolatedRouterScenario.Candidates(
      test, end.isHang ? .hangs : .crashes, choices: [], quick)
    let small = scenarios.shrink(found)
    let kept = small?.actions ?? found
    let file = ScenarioFile(
      name: end.isHang ? "the router does not return" : "the router crashes", router: test.name,
      expectation: end.isHang ? .hangs : .crashes,
      origin: origin, scenario: RouterScenario(steps: kept))
    let shown = kept.map { "    " + test.text(of: $0) }.suffix(30)
    let heading =
      small == nil
      ? "not made small, because its \(found.count) steps in the natural order do not do it again:"
      : "shrunk \(found.count) → \(TextReport.steps(kept.count)):"
    return RouterDeath(
      kind: end.isHang ? "hang" : "crash", seen: end.words,
      file: small == nil ? nil : test.text(of: file),
      fileName: test.fileName(of: file), report: head + ["", "  " + heading, ""] + shown)
  }

  /// Makes a failure small whose smaller scenarios take the process down.
  ///
  /// - Returns: nil when it does not fail any more in a process of its own.
  func run(_ find: Find, _ found: RouterScenario) -> StudiedFile? {
    let property = find.violation.property
    let quick = Player(limit: .milliseconds(300))
    defer { quick.forget() }
    let scenarios = IsolatedRouterScenario.Candidates(
      test, .fails(property), choices: found.choices, quick)
    guard let small = scenarios.shrink(found.steps) else { return nil }
    let file = ScenarioFile(
      name: "\(property) fails", router: test.name, expectation: .fails(property),
      origin: origin,
      scenario: RouterScenario(steps: small.actions, choices: scenarios.usedChoices))
    let text = test.text(of: file)
    let report = [
      "  shrunk \(found.steps.count) → \(TextReport.steps(small.actions.count)), "
        + "each scenario in a process of its own:", "",
    ]
    return StudiedFile(
      violation: small.violation,
      report: report + text.split(separator: "\n").map { "    \($0)" }, file: text,
      fileName: test.fileName(of: file),
      group: [property] + small.actions.map { test.shape(of: $0.move) })
  }

  /// Follows a seed in a process of its own.
  ///
  /// - Returns: how it has ended the process, if it has, its steps, if they can be told, and what
  ///   the process has said of the reason.
  private func trace(
    _ seed: UInt64, _ steps: Int
  ) throws(ChildError) -> (end: ChildEnd?, steps: [RouterStep]?, complaint: String?) {
    let player = Player()
    defer { player.forget() }
    if !leftOut.isEmpty {
      _ = try player.carryOut(.leaveOut(leftOut), as: .tracer, keepsErrors: true) { _ in }
    }
    var lines: [String] = []
    let end = try player.carryOut(
      .trace(seed: seed, steps: steps), as: .tracer, keepsErrors: true
    ) {
      if case .step(let line) = $0 { lines.append(line) }
    }
    return (end, test.steps(of: lines), player.complaint)
  }
}

extension PlayedTest {
  /// Reads steps that a child has said; nil when a line is none.
  func steps(of lines: [String]) -> [RouterStep]? {
    let head = ScenarioFile(
      name: "a trace", router: name, expectation: .crashes, scenario: RouterScenario(steps: []))
    let text = text(of: head) + lines.map { $0 + "\n" }.joined()
    return (try? file(text))?.scenario.steps
  }
}

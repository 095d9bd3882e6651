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
    let (repeated, found, lastWords) = try trace(seed, steps)
    guard repeated != nil, let found else {
      return RouterDeath(
        kind: "died", seen: end.words, file: nil, fileName: "",
        report: [
          "DIED  once, did not repeat: \(end.words)  (seed \(seed))",
          "      It did not do it again: something outside has ended the process.",
        ])
    }
    return run(end, found, place: "seed \(seed)", lastWords)
  }

  /// Steps have taken their process down.
  ///
  /// - Parameters:
  ///   - end: how.
  ///   - found: the steps, and the choices as far as they are known.
  ///   - place: where they come from, in words.
  ///   - lastWords: what the process has said of the reason.
  func run(
    _ end: ChildEnd, _ found: RouterScenario, place: String, _ lastWords: LastWords? = nil
  ) -> RouterDeath {
    let quick = Player(limit: .milliseconds(300))
    defer { quick.forget() }
    let scenarios = IsolatedRouterScenario.Candidates(
      test, end.isHang ? .hangs : .crashes, choices: found.choices, quick)
    let small = scenarios.shrink(found.steps)
    let kept = small?.actions ?? found.steps
    if small != nil { scenarios.simplifyChoices(of: kept) }
    let file = ScenarioFile(
      name: end.isHang ? "the router does not return" : "the router crashes", router: test.name,
      expectation: end.isHang ? .hangs : .crashes,
      origin: origin, scenario: RouterScenario(steps: kept, choices: scenarios.usedChoices))
    let text = test.text(of: file)
    let seen = small == nil ? nil : Player.lastWords(of: .replayFile(text), ending: end)
    let head =
      ["\(end.isHang ? "HANG " : "CRASH") \(end.words)  (\(place))"]
      + ((seen ?? lastWords)?.lines ?? [])
    let shown = kept.map { "    " + test.text(of: $0) }.suffix(30)
    let count = file.scenario.deviations
    let order =
      count == 0
      ? "" : ", \(TextReport.counted(count, "departure", "departures")) from the natural order"
    let heading =
      small == nil
      ? "not made small, because its \(found.steps.count) steps do not do it again:"
      : "shrunk \(found.steps.count) → \(TextReport.steps(kept.count))\(order):"
    return RouterDeath(
      kind: end.isHang ? "hang" : "crash", seen: end.words,
      file: small == nil ? nil : text,
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
  /// - Returns: how it has ended the process, if it has, its steps and choices, if they can be told,
  ///   and what the process has said of the reason.
  private func trace(
    _ seed: UInt64, _ steps: Int
  ) throws(ChildError) -> (end: ChildEnd?, found: RouterScenario?, lastWords: LastWords?) {
    let player = Player()
    defer { player.forget() }
    if !leftOut.isEmpty {
      _ = try player.carryOut(.leaveOut(leftOut), as: .tracer, keepsErrors: true) { _ in }
    }
    var lines: [String] = []
    var choices: [Int] = []
    let end = try player.carryOut(
      .trace(seed: seed, steps: steps), as: .tracer, keepsErrors: true
    ) {
      switch $0 {
      case .step(let line): lines.append(line)
      case .choice(let choice): choices.append(choice)
      default: break
      }
    }
    let found = test.steps(of: lines).map { RouterScenario(steps: $0, choices: choices).trimmed }
    return (end, found, player.lastWords)
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

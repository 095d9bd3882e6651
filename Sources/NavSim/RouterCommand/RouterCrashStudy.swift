/// A seed of a router test that has taken its process down.
struct RouterDeath: Codable, Hashable {
  /// "crash", "hang" or "died".
  let kind: String
  /// How the process ended.
  let seen: String
  /// The small scenario; nil when it is not known.
  let file: String?
  let fileName: String
  let report: [String]
  /// What deaths have in common that are the same: where the process was and what it has said of the
  /// reason, or the kinds of steps where it has said nothing.
  var group: [String] = []
  /// What is known of the reason before anything is made small.
  var suspicion: [String] = []
}

extension RouterDeath {
  /// What was told before anything was tried with it, without its scenario; nil for a death that did
  /// not repeat.
  var asFound: StudiedFile? {
    kind == "died"
      ? nil
      : .unrepeated(
        Violation(property: kind, expected: "the router to return from its calls", seen: seen))
  }
}

/// Finds the steps with which a router takes its process down, and makes them small in further
/// processes. What is found is handed on before it is made small.
struct RouterCrashStudy {
  /// What is known of a death before anything was made small.
  struct Trace {
    /// How a second process has ended over the same; nil when it did not.
    var repeated: ChildEnd?
    /// The steps, and the schedule as far as it is known; nil when they are not.
    var found: RouterScenario?
    /// What the process has said of the reason.
    var lastWords: LastWords?

    /// What deaths have in common that may be the same.
    func suspicion(_ end: ChildEnd) -> [String] { [end.words, lastWords?.reason ?? ""] }
  }

  private let test: PlayedTest
  private let origin: String
  /// The properties and causes that are not judged.
  private let leftOut: [String]

  /// - Parameters:
  ///   - test: what plays, without what is left out.
  ///   - origin: what a person types to see it again.
  ///   - leftOut: the properties and causes that are not judged.
  init(_ test: PlayedTest, origin: String, without leftOut: [String] = []) {
    self.test = test
    self.origin = origin
    self.leftOut = leftOut
  }

  /// A seed has taken its process down.
  ///
  /// - Parameters:
  ///   - end: how.
  ///   - seed: the seed.
  ///   - trace: what was found when it was played again.
  ///   - keep: takes the scenario as it was found.
  func run(
    _ end: ChildEnd, seed: UInt64, _ trace: Trace, keep: (StudiedFile) throws -> Void
  ) rethrows -> RouterDeath {
    if trace.repeated != nil, let found = trace.found {
      return try run(end, found, place: "seed \(seed)", trace.lastWords, keep: keep)
    }
    if StopSignal.hasCome {
      return RouterDeath(
        kind: end.kind, seen: end.words, file: nil, fileName: "",
        report: [
          "\(end.heading)  (seed \(seed))", "", "  interrupted before its steps were known",
        ])
    }
    return RouterDeath(
      kind: "died", seen: end.words, file: nil, fileName: "", report: end.unrepeated(seed),
      group: ["died", end.words])
  }

  /// Steps have taken their process down.
  ///
  /// - Parameters:
  ///   - end: how.
  ///   - found: the steps, and the schedule as far as it is known.
  ///   - place: where they come from, in words.
  ///   - lastWords: what the process has said of the reason.
  ///   - keep: takes the scenario as it was found.
  func run(
    _ end: ChildEnd, _ found: RouterScenario, place: String, _ lastWords: LastWords? = nil,
    keep: (StudiedFile) throws -> Void
  ) rethrows -> RouterDeath {
    let asFound = file(end, found)
    try keep(
      StudiedFile(
        violation: end.violation, report: [], file: test.text(of: asFound),
        fileName: test.fileName(of: asFound)))
    let (small, schedule) = shrink(found, end.isHang ? .hangs : .crashes)
    let kept = small ?? found.steps
    let file = file(end, RouterScenario(steps: kept, schedule: schedule ?? found.schedule))
    let text = test.text(of: file)
    var held = HeldPieces()
    let seen =
      small == nil
      ? nil
      : Player.lastWords(of: .replayFile(text, drawn: 0), ending: end) {
        if case .held(let piece) = $0 { held.add(piece) }
      }
    let head = ["\(end.heading)  (\(place))"] + ((seen ?? lastWords)?.lines ?? [])
    let shown =
      kept.map { "    " + test.text(of: $0) }.suffix(30)
      + (held.sentences.isEmpty ? [] : [""] + held.sentences.map { "    " + $0 })
    let count = file.scenario.deviations
    let order =
      count == 0
      ? "" : ", \(TextReport.counted(count, "preemption", "preemptions"))"
    let heading = ChildEnd.heading(
      found.steps.count, small.map { _ in "\(TextReport.steps(kept.count))\(order)" })
    return RouterDeath(
      kind: end.kind, seen: end.words, file: small == nil ? nil : text,
      fileName: test.fileName(of: file), report: head + ["", "  " + heading, ""] + shown,
      group: [end.kind]
        + ((seen ?? lastWords)?.cause ?? test.kinds(of: RouterScenario(steps: kept))),
      suspicion: [end.words, lastWords?.reason ?? ""])
  }

  /// Makes steps small with less patience than it takes to be sure, and looks in the end whether it
  /// is still true.
  ///
  /// - Returns: nothing when they do not do it again.
  private func shrink(
    _ found: RouterScenario, _ expectation: ScenarioFile.Expectation
  ) -> (steps: [RouterStep]?, schedule: Schedule?) {
    typealias Candidates = IsolatedRouterScenario.Candidates
    let patient = Player()
    // A process that is looked at over a crash sleeps meanwhile.
    let quick =
      expectation == .hangs
      ? Player(limit: .milliseconds(300), sleepLimit: .milliseconds(150))
      : Player(limit: .milliseconds(300))
    defer {
      patient.forget()
      quick.forget()
    }
    for player in [quick, patient] {
      let scenarios = Candidates(test, expectation, schedule: found.schedule, player)
      guard let shrunk = scenarios.shrink(found.steps)?.actions else { continue }
      let steps = scenarios.fewer(than: shrunk) ?? shrunk
      scenarios.simplifySchedule(of: steps)
      let schedule = scenarios.usedSchedule
      let last = Candidates(test, expectation, schedule: schedule, patient)
      if StopSignal.hasCome || last.play(steps) != nil { return (steps, schedule) }
    }
    return (nil, nil)
  }

  private func file(_ end: ChildEnd, _ scenario: RouterScenario) -> ScenarioFile {
    ScenarioFile(
      name: end.isHang ? "the router does not return" : "the router crashes", router: test.name,
      expectation: end.isHang ? .hangs : .crashes, origin: origin, scenario: scenario)
  }

  /// Makes a failure small whose smaller scenarios take the process down.
  ///
  /// - Returns: nil when it does not fail any more in a process of its own.
  func run(_ find: Find, _ found: RouterScenario) -> StudiedFile? {
    let property = find.violation.property
    let quick = Player(limit: .milliseconds(300))
    defer { quick.forget() }
    let scenarios = IsolatedRouterScenario.Candidates(
      test, .fails(property), schedule: found.schedule, quick)
    guard let small = scenarios.shrink(found.steps) else { return nil }
    let file = ScenarioFile(
      name: "\(property) fails", router: test.name, expectation: .fails(property),
      origin: origin,
      scenario: RouterScenario(steps: small.actions, schedule: scenarios.usedSchedule))
    let text = test.text(of: file)
    let report = [
      "  shrunk \(found.steps.count) → \(TextReport.steps(small.actions.count)), "
        + "each scenario in a process of its own:", "",
    ]
    return StudiedFile(
      violation: small.violation,
      report: report + text.split(separator: "\n").map { "    \($0)" }, file: text,
      fileName: test.fileName(of: file),
      group: test.shape(of: small.violation, RouterScenario(steps: small.actions)))
  }

  /// Follows a seed in a process of its own: how it has ended the process, if it has, its steps and
  /// schedule, and what the process has said of the reason.
  func trace(_ seed: UInt64, _ steps: Int) throws(ChildError) -> Trace {
    let player = Player()
    defer { player.forget() }
    if !leftOut.isEmpty {
      _ = try player.carryOut(.leaveOut(leftOut), as: .tracer, keepsErrors: true) { _ in }
    }
    var lines: [String] = []
    var held = HeldPieces()
    let end = try player.carryOut(
      .trace(seed: seed, steps: steps), as: .tracer, keepsErrors: true
    ) {
      switch $0 {
      case .step(let line): lines.append(line)
      case .restart: (lines, held) = ([], HeldPieces())
      case .held(let piece): held.add(piece)
      default: break
      }
    }
    let found = test.steps(of: lines).map { RouterScenario(steps: $0, schedule: held.schedule) }
    return Trace(repeated: end, found: found, lastWords: player.lastWords)
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

extension ChildEnd {
  /// How the report of it begins.
  fileprivate var heading: String { "\(isHang ? "HANG " : "CRASH") \(words)" }

  /// What results call it.
  fileprivate var kind: String { isHang ? "hang" : "crash" }
}

/// What was held back in a run that has not come to its end.
struct HeldPieces {
  private(set) var pieces: [HeldPiece] = []

  var schedule: Schedule { Schedule(preemptions: pieces.map(\.preemption)) }

  /// What was held back until what, in sentences.
  var sentences: [String] { pieces.map { "out of order: \($0.words)" } }

  /// What is overtaken again is held back longer.
  mutating func add(_ piece: HeldPiece) {
    pieces.removeAll { $0.preemption.held == piece.preemption.held }
    pieces.append(piece)
  }
}

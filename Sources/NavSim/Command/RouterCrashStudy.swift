/// A seed of a router test that has taken its process down.
struct RouterDeath {
  /// The small scenario; nil when the death did not repeat.
  let file: String?
  let fileName: String
  let report: [String]
}

/// Finds the steps with which a router takes its process down, and makes them small in further
/// processes.
struct RouterCrashStudy {
  private let test: PlayedTest
  private let seed: UInt64
  private let steps: Int
  private let options: String

  init(
    _ test: PlayedTest, seed: UInt64, _ steps: Int, _ options: String
  ) {
    self.test = test
    self.seed = seed
    self.steps = steps
    self.options = options
  }

  /// A seed has taken its process down.
  func run(_ end: ChildEnd) throws(ChildError) -> RouterDeath {
    let head = "\(end.isHang ? "HANG " : "CRASH") \(end.words)  (seed \(seed))"
    let (repeated, found) = try trace()
    guard repeated != nil, let found else {
      return RouterDeath(
        file: nil, fileName: "",
        report: [head, "      It did not do it again: something outside has ended the process."])
    }
    // The steps are played in the natural order: what needs another is kept as it was drawn.
    let quick = Player(limit: .milliseconds(300))
    defer { quick.forget() }
    let scenarios = PlayedScenarios(test, end, quick)
    let small = Shrinker<DeadlyCandidate>.shrink(
      found, budget: 20_000, exchanges: false
    ) { DeadlyCandidate(scenarios) }
    let kept = small?.actions ?? found
    let file = ScenarioFile(
      name: end.isHang ? "the router does not return" : "the router crashes", router: test.name,
      expectation: end.isHang ? .hangs : .crashes,
      origin: "--seed \(seed) --steps \(steps)\(options)", scenario: RouterScenario(steps: kept))
    let shown = kept.map { "    " + test.text(of: $0) }.suffix(30)
    let heading =
      small == nil
      ? "not made small, because its \(found.count) steps in the natural order do not do it again:"
      : "shrunk \(found.count) → \(kept.count == 1 ? "1 step" : "\(kept.count) steps"):"
    return RouterDeath(
      file: small == nil ? nil : test.text(of: file),
      fileName: test.fileName(of: file), report: [head, "", "  " + heading, ""] + shown)
  }

  /// Follows a seed in a process of its own.
  ///
  /// - Returns: how it has ended the process, if it has, and its steps, if they can be told.
  private func trace() throws(ChildError) -> (end: ChildEnd?, steps: [RouterStep]?) {
    let player = Player()
    defer { player.forget() }
    var lines: [String] = []
    let end = try player.carryOut(
      .trace(seed: seed, steps: steps), as: .tracer, keepsErrors: true
    ) {
      if case .step(let line) = $0 { lines.append(line) }
    }
    let head = ScenarioFile(
      name: "a trace", router: test.name, expectation: .crashes,
      scenario: RouterScenario(steps: []))
    let text = test.text(of: head) + lines.map { $0 + "\n" }.joined()
    return (end, (try? test.file(text))?.scenario.steps)
  }
}

/// Plays scenarios in children and looks whether they end as one did.
private final class PlayedScenarios {
  private let test: PlayedTest
  private let end: ChildEnd
  private let player: Player

  init(_ test: PlayedTest, _ end: ChildEnd, _ player: Player) {
    self.test = test
    self.end = end
    self.player = player
  }

  func play(_ steps: [RouterStep]) -> Violation? {
    guard !StopSignal.hasCome else { return nil }
    let file = ScenarioFile(
      name: "a", router: test.name, expectation: end.isHang ? .hangs : .crashes,
      scenario: RouterScenario(steps: steps))
    let seen = try? player.carryOut(.replayFile(test.text(of: file)), as: .player) { _ in }
    guard let seen, seen.isHang == end.isHang else { return nil }
    return seen.violation
  }
}

/// Steps that are played in a child once they are complete.
private struct DeadlyCandidate: Subject {
  private let scenarios: PlayedScenarios
  private var steps: [RouterStep] = []

  init(_ scenarios: PlayedScenarios) { self.scenarios = scenarios }

  var digest: UInt64 { 0 }

  mutating func perform(_ action: consuming RouterStep) -> Violation? {
    steps.append(action)
    return nil
  }

  mutating func finish() -> Violation? { scenarios.play(steps) }

  static func simplifications(of action: RouterStep) -> [RouterStep] { action.simplifications }

  static func merging(_ removed: RouterStep, into next: RouterStep) -> RouterStep? {
    ScenarioCandidate.merging(removed, into: next)
  }
}

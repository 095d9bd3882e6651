/// A seed of a router test that has taken its process down.
struct RouterDeath {
  let seed: UInt64
  let end: ChildEnd
  /// The small scenario; nil when the death did not repeat.
  let file: String?
  let fileName: String
  let report: [String]
}

/// Finds the steps with which a router takes its process down, and makes them small in further
/// processes.
struct RouterCrashStudy<Router, Route: Hashable & Sendable> {
  private let test: RouterTest<Router, Route>
  private let seed: UInt64
  private let steps: Int
  private let end: ChildEnd
  private let options: String

  init(
    _ test: RouterTest<Router, Route>, seed: UInt64, _ steps: Int, _ end: ChildEnd,
    _ options: String
  ) {
    self.test = test
    self.seed = seed
    self.steps = steps
    self.end = end
    self.options = options
  }

  func run() throws(ChildError) -> RouterDeath {
    let head = "\(end.isHang ? "HANG " : "CRASH") \(end.words)  (seed \(seed))"
    let player = Player()
    defer { player.forget() }
    var lines: [String] = []
    let repeated = try player.carryOut(
      .trace(seed: seed, steps: steps), as: .tracer, keepsErrors: true
    ) {
      if case .step(let line) = $0 { lines.append(line) }
    }
    let traced = try? test.file(text(lines))
    guard repeated != nil, let found = traced?.scenario.steps else {
      return RouterDeath(
        seed: seed, end: end, file: nil, fileName: "",
        report: [head, "      It did not do it again: something outside has ended the process."])
    }
    // The steps are played in the natural order: what needs another is kept as it was drawn.
    let quick = Player(limit: .milliseconds(300))
    defer { quick.forget() }
    let scenarios = PlayedScenarios(test, end, quick)
    let small = Shrinker<DeadlyCandidate<Router, Route>>.shrink(
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
      seed: seed, end: end, file: small == nil ? nil : test.text(of: file),
      fileName: test.fileName(of: file), report: [head, "", "  " + heading, ""] + shown)
  }

  private func text(_ lines: [String]) -> String {
    let file = ScenarioFile(
      name: "a trace", router: test.name, expectation: .crashes,
      scenario: RouterScenario(steps: []))
    return test.text(of: file) + lines.map { $0 + "\n" }.joined()
  }
}

/// Plays scenarios in children and looks whether they end as one did.
private final class PlayedScenarios<Router, Route: Hashable & Sendable> {
  private let test: RouterTest<Router, Route>
  private let end: ChildEnd
  private let player: Player

  init(_ test: RouterTest<Router, Route>, _ end: ChildEnd, _ player: Player) {
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
private struct DeadlyCandidate<Router, Route: Hashable & Sendable>: Subject {
  private let scenarios: PlayedScenarios<Router, Route>
  private var steps: [RouterStep] = []

  init(_ scenarios: PlayedScenarios<Router, Route>) { self.scenarios = scenarios }

  var digest: UInt64 { 0 }

  mutating func perform(_ action: consuming RouterStep) -> Violation? {
    steps.append(action)
    return nil
  }

  mutating func finish() -> Violation? { scenarios.play(steps) }

  static func simplifications(of action: RouterStep) -> [RouterStep] { action.simplifications }

  static func merging(_ removed: RouterStep, into next: RouterStep) -> RouterStep? {
    ScenarioCandidate<Router, Route>.merging(removed, into: next)
  }
}

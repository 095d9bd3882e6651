import Foundation

/// A scenario that takes its process down, or did so once.
package struct CrashReport: Sendable {
  /// The seed; nil for a scenario that was not drawn.
  package let seed: UInt64?
  /// How the process ended.
  package let end: ChildEnd
  /// The small scenario; nil when the death did not repeat.
  package let fixture: Fixture?
  /// What a person is shown.
  package let report: [String]
}

/// Looks into a seed that has taken a child down: which step does it, and which small scenario.
struct CrashStudy {
  let setup: RouterSetup
  let seed: UInt64
  let steps: Int
  /// What else a person types to run the seed again, beginning with a space.
  let options: String
  let corpus: [Fixture]?
  /// How the child ended that played the seed.
  let end: ChildEnd

  /// Plays the seed again, step by step, and makes the scenario small in further children.
  ///
  /// - Parameter found: takes the scenario as it was found, before anything else is tried with it.
  /// - Returns: a report without a scenario when the seed does not do it again; nil when the
  ///   command was stopped before that was known.
  func run(_ found: (FoundScenario) throws -> Void) throws -> CrashReport? {
    let player = Player()
    defer { player.forget() }
    guard let scenario = try trace(player) else {
      return StopSignal.hasCome ? nil : .unrepeated(seed, end)
    }
    try found(scenario.asFound)
    return scenario.shrink()
  }

  /// Plays the seed and notes every step; nil when it ends normally.
  private func trace(_ player: Player) throws(ChildError) -> CrashScenario? {
    if let corpus {
      _ = try player.carryOut(.corpus(corpus), as: .tracer, keepsErrors: true) { _ in }
    }
    var lines: [String] = []
    var before = 0
    var used = Duration.zero
    let order = ChildOrder.trace(seed: seed, steps: steps)
    let end = try player.carryOut(order, as: .tracer, keepsErrors: true) {
      switch $0 {
      case .step(let line): lines.append(line)
      case .restart(let count):
        before = count
        lines = []
      case .alive: used = player.processorTime ?? used
      default: break
      }
    }
    let header = FixturePrinter.print(
      Fixture(name: "a trace", setup: setup, expectation: .passes, steps: []))
    let text = header + lines.map { $0 + "\n" }.joined()
    guard let end, let fixture = try? FixtureParser.parse(text), !fixture.steps.isEmpty else {
      return nil
    }
    let number = before + lines.count
    return CrashScenario(
      setup: setup, steps: fixture.steps, end: end,
      place: "seed \(seed), step \(TextReport.grouped(number))", seed: seed,
      origin: "--seed \(seed) --steps \(steps)\(options)", lastWords: player.lastWords,
      meanStep: used / max(number, 1))
  }
}

/// A scenario whose last step takes its process down.
struct CrashScenario {
  let setup: RouterSetup
  let steps: [Step]
  let end: ChildEnd
  /// Where it was found, in words.
  let place: String
  let seed: UInt64?
  let origin: String?
  /// What the process has said of the reason.
  let lastWords: LastWords?
  /// How much of the processor's time a step has taken that ended normally.
  var meanStep = Duration.zero

  /// Makes it small in children, with less patience than it takes to be sure, and looks in the end
  /// whether it is still true.
  func shrink() -> CrashReport {
    let limit = min(max(meanStep * 100, .milliseconds(60)), .seconds(1))
    let player = end.isHang ? Player(limit: limit, sleepLimit: .milliseconds(60)) : Player()
    defer { player.forget() }
    let candidates = IsolatedScenario.Candidates(setup, expectation, player)
    var result = Shrinker<IsolatedScenario>.shrink(steps, exchanges: !end.isHang) {
      IsolatedScenario(candidates)
    }
    if let small = result?.actions {
      // Something outside may have ended the process that seemed to show it.
      let slow = Player()
      defer { slow.forget() }
      if IsolatedScenario.Candidates(setup, expectation, slow).play(small) == nil { result = nil }
    }
    return report(result)
  }

  /// The scenario before anything was tried with it.
  var asFound: FoundScenario {
    let fixture = Fixture(
      name: end.isHang ? "the router does not return" : "the router crashes", setup: setup,
      expectation: expectation, origin: origin, steps: Step.numbered(steps))
    return FoundScenario(fixture: fixture.canonical, count: steps.count, digests: [])
  }

  private var expectation: Fixture.Expectation { end.isHang ? .hangs : .crashes }

  private func report(_ result: Shrinker<IsolatedScenario>.Result?) -> CrashReport {
    let fixture = Fixture(
      name: end.isHang ? "the router does not return" : "the router crashes", setup: setup,
      expectation: expectation, origin: origin,
      steps: Step.numbered(result?.actions ?? steps)
    ).canonical
    var report = ["\(end.isHang ? "HANG " : "CRASH") \(end.words)  (\(place))"]
    let seen = result == nil ? nil : Player.lastWords(of: .replay(fixture), ending: end)
    report += (seen ?? lastWords)?.lines ?? []
    let small = result.map {
      "\(fixture.steps.count == 1 ? "1 action" : "\(fixture.steps.count) actions") in "
        + "\(TextReport.grouped($0.executions)) runs"
    }
    let heading = ChildEnd.heading(steps.count, small)
    report += ["", "  " + heading, ""]
    let shown = StepWords.lines(fixture.steps).suffix(30)
    if shown.count < fixture.steps.count {
      report.append("    … \(TextReport.grouped(fixture.steps.count - shown.count)) steps before")
    }
    return CrashReport(
      seed: seed, end: end, fixture: fixture, report: report + shown.map { "    " + $0 })
  }
}

extension CrashReport {
  /// A death that does not repeat is not made small, because there is nothing to make small.
  static func unrepeated(_ seed: UInt64, _ end: ChildEnd) -> CrashReport {
    CrashReport(
      seed: seed, end: end, fixture: nil,
      report: end.unrepeated(seed))
  }
}

import NavCore

/// A scenario that is played in a child once it is complete: for a router that may take the process
/// down.
struct IsolatedScenario: Subject {
  /// Plays candidates of one failure, and counts the results.
  final class Candidates {
    let setup: RouterSetup
    let expectation: Fixture.Expectation
    let player: Player
    /// How many candidates have taken their process down without being what is looked for.
    private(set) var deaths = 0
    /// How many candidates did not come back.
    private(set) var hangs = 0

    private var runs = 0

    /// Each costs as long as a player waits for it.
    private static let mostHangs = 200
    /// Each costs a message there and back, and a new process if it takes one down.
    private static let mostRuns = 3_000

    init(_ setup: RouterSetup, _ expectation: Fixture.Expectation, _ player: Player) {
      self.setup = setup
      self.expectation = expectation
      self.player = player
    }

    /// Plays steps; nothing any more once somebody has stopped the command or too much time is
    /// spent.
    func play(_ steps: [Step]) -> Violation? {
      guard !StopSignal.hasCome, hangs < Self.mostHangs, runs < Self.mostRuns else { return nil }
      runs += 1
      // A candidate that names a step which was left out cannot be sent, and does not fail.
      guard let steps = Step.renumbered(steps) else { return nil }
      let fixture = Fixture(name: "a", setup: setup, expectation: expectation, steps: steps)
      switch try? player.play(fixture) {
      case .violates(let violation): return violation
      case .died(let end):
        if end.isHang { hangs += 1 }
        if end.isHang ? expectation == .hangs : expectation == .crashes { return end.violation }
        deaths += 1
        return nil
      case .holds, .stopped, nil: return nil
      }
    }
  }

  let candidates: Candidates
  private var steps: [Step] = []

  init(_ candidates: Candidates) { self.candidates = candidates }

  var digest: UInt64 { 0 }

  mutating func perform(_ action: consuming Step) -> Violation? {
    steps.append(action)
    return nil
  }

  mutating func finish() -> Violation? { candidates.play(steps) }

  static func simplifications(of action: Step) -> [Step] {
    Simulation<Machine>.simplifications(of: action)
  }

  static func merging(_ removed: Step, into next: Step) -> Step? {
    Simulation<Machine>.merging(removed, into: next)
  }
}

extension ChildEnd {
  /// The end as what did not hold.
  var violation: Violation {
    Violation(
      property: isHang ? "hang" : "crash", expected: "the router to return from its calls",
      seen: words)
  }
}

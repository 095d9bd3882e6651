/// Steps of a router test that are played in a child once they are complete: for a router that may
/// take the process down.
struct IsolatedRouterScenario: Subject {
  /// Plays candidates of one failure.
  final class Candidates {
    private let test: PlayedTest
    private let expectation: ScenarioFile.Expectation
    /// The schedule of the failure, as it was last seen.
    private var schedule: Schedule
    private let player: Player
    /// The schedule of the last candidate that failed.
    private(set) var usedSchedule = Schedule.natural

    init(
      _ test: PlayedTest, _ expectation: ScenarioFile.Expectation, schedule: Schedule,
      _ player: Player
    ) {
      self.test = test
      self.expectation = expectation
      self.schedule = schedule
      self.player = player
    }

    /// Makes steps small; nil when they do not fail in a process of their own.
    func shrink(_ steps: [RouterStep]) -> Shrinker<IsolatedRouterScenario>.Result? {
      Shrinker<IsolatedRouterScenario>.shrink(
        steps, budget: 20_000, exchanges: expectation != .hangs
      ) {
        IsolatedRouterScenario(self)
      }
    }

    /// Plays steps in the natural order, then in that of the failure, and then in some others:
    /// without some steps, pieces of work have other names.
    func play(_ steps: [RouterStep]) -> Violation? {
      let scenario = RouterScenario(steps: steps, schedule: schedule)
      if let violation = play(scenario.inNaturalOrder) { return violation }
      guard scenario.deviations > 0, let violation = play(scenario, drawn: Self.drawn) else {
        return nil
      }
      schedule = usedSchedule
      return violation
    }

    private static var drawn: Int { 6 }

    /// Leaves out what is held back in small steps, as far as that goes.
    func simplifySchedule(of steps: [RouterStep]) {
      var rest = Self.candidateLimit
      var shrinker = ScheduleShrinker<Void>(.init(found: (), schedule: usedSchedule)) { schedule in
        rest -= 1
        guard rest >= 0, self.play(RouterScenario(steps: steps, schedule: schedule)) != nil else {
          return nil
        }
        return .init(found: (), schedule: schedule)
      }
      shrinker.leaveOut()
      usedSchedule = shrinker.best.schedule
    }

    /// Looks for fewer steps that do the same in the natural order, of the kinds of those that are
    /// known to: all sequences of one and two, and of three where there are few.
    func fewer(than steps: [RouterStep]) -> [RouterStep]? {
      let kin = Array(test.kin(of: steps).prefix(Self.kinLimit))
      var sequences: [[RouterStep]] = [[]]
      for length in 1...3 where length < steps.count {
        guard sequences.count * kin.count <= Self.sequenceLimit else { return nil }
        sequences = sequences.flatMap { sequence in kin.map { sequence + [$0] } }
        for sequence in sequences where !StopSignal.hasCome {
          if play(RouterScenario(steps: sequence)) != nil { return sequence }
        }
      }
      return nil
    }

    private static var kinLimit: Int { 40 }
    private static var sequenceLimit: Int { 2_500 }

    /// Each takes a process.
    private static var candidateLimit: Int { 200 }

    private func play(_ scenario: RouterScenario, drawn: Int = 0) -> Violation? {
      guard !StopSignal.hasCome else { return nil }
      let file = ScenarioFile(
        name: "a", router: test.name, expectation: expectation, scenario: scenario)
      var seen: Violation?
      var held: HeldPieces?
      let end = try? player.carryOut(.replayFile(test.text(of: file), drawn: drawn), as: .player) {
        switch $0 {
        case .violated(let violation): seen = violation
        case .restart: held = HeldPieces()
        case .held(let piece): held?.add(piece)
        default: break
        }
      }
      let isWanted =
        switch expectation {
        case .passes: false
        case .fails(let property): end == nil && seen?.property == property
        case .crashes: end?.isHang == false
        case .hangs: end?.isHang == true
        }
      guard isWanted else { return nil }
      usedSchedule = held?.schedule ?? scenario.schedule
      return seen ?? end?.violation
    }
  }

  private let candidates: Candidates
  private var steps: [RouterStep] = []

  init(_ candidates: Candidates) { self.candidates = candidates }

  var digest: UInt64 { 0 }

  mutating func perform(_ action: consuming RouterStep) -> Violation? {
    steps.append(action)
    return nil
  }

  mutating func finish() -> Violation? { candidates.play(steps) }

  static func simplifications(of action: RouterStep) -> [RouterStep] { action.simplifications }

  static func merging(_ removed: RouterStep, into next: RouterStep) -> RouterStep? {
    ScenarioCandidate.merging(removed, into: next)
  }
}

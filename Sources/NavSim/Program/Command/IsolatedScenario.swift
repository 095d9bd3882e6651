/// Steps that are played in a child once they are complete: for a router that may take the process
/// down.
struct IsolatedScenario<Played: Harness>: Subject {
  typealias Action = Played.Candidate.Action

  private let candidates: IsolatedCandidates<Played>
  private var steps: [Action] = []

  init(_ candidates: IsolatedCandidates<Played>) { self.candidates = candidates }

  var digest: UInt64 { 0 }

  mutating func perform(_ action: consuming Action) -> Violation? {
    steps.append(action)
    return nil
  }

  mutating func finish() -> Violation? { candidates.isSpent ? nil : candidates.play(steps) }

  static func simplifications(of action: Action) -> [Action] {
    Played.Candidate.simplifications(of: action)
  }

  static func merging(_ removed: Action, into next: Action) -> Action? {
    Played.Candidate.merging(removed, into: next)
  }
}

/// Plays candidates of one failure in children, and counts the results.
final class IsolatedCandidates<Played: Harness> {
  typealias Action = Played.Candidate.Action

  private let harness: Played
  /// What is not to hold; "crash" or "hang".
  private let property: String
  /// The schedule of the failure, as it was last seen.
  private var schedule: Schedule
  private let player: Player
  /// The schedule of the last candidate that failed.
  private(set) var usedSchedule = Schedule.natural
  /// How many candidates have taken their process down without being what is looked for.
  private(set) var deaths = 0
  private var hangs = 0
  private var runs = 0

  init(_ harness: Played, _ property: String, schedule: Schedule = .natural, _ player: Player) {
    self.harness = harness
    self.property = property
    self.schedule = schedule
    self.player = player
  }

  /// True when too much time is spent: a candidate that does not come back costs as long as a player
  /// waits for it, any other a message there and back, and a new process if it takes one down.
  var isSpent: Bool { hangs >= 200 || runs >= 3_000 }

  /// Makes steps small; nil when they do not fail in a process of their own.
  func shrink(_ steps: [Action]) -> Shrinker<IsolatedScenario<Played>>.Result? {
    Shrinker<IsolatedScenario<Played>>.shrink(steps, exchanges: property != "hang") {
      IsolatedScenario(self)
    }
  }

  /// Plays steps in the natural order, then in that of the failure, and then in some others: without
  /// some steps, pieces of work have other names.
  func play(_ steps: [Action]) -> Violation? {
    runs += 1
    if let violation = play(steps, schedule.inNaturalOrder) { return violation }
    guard schedule.deviations > 0, let violation = play(steps, schedule, drawn: 6) else {
      return nil
    }
    schedule = usedSchedule
    return violation
  }

  /// Leaves out what is held back in small steps, as far as that goes.
  func simplifySchedule(of steps: [Action]) {
    // Each takes a process.
    var rest = 200
    var shrinker = ScheduleShrinker<Void>(.init(found: (), schedule: usedSchedule)) { schedule in
      rest -= 1
      guard rest >= 0, self.play(steps, schedule) != nil else { return nil }
      return .init(found: (), schedule: schedule)
    }
    shrinker.leaveOut()
    usedSchedule = shrinker.best.schedule
  }

  /// Looks for fewer steps that do the same in the natural order, of the kinds of those that are
  /// known to: all sequences of one and two, and of three where there are few.
  func fewer(than steps: [Action]) -> [Action]? {
    let kin = Array(harness.kin(of: steps).prefix(40))
    var sequences: [[Action]] = [[]]
    for length in 1...3 where length < steps.count {
      guard sequences.count * kin.count <= 2_500 else { return nil }
      sequences = sequences.flatMap { sequence in kin.map { sequence + [$0] } }
      for sequence in sequences where !StopSignal.hasCome {
        if play(sequence, .natural) != nil { return sequence }
      }
    }
    return nil
  }

  private func play(_ steps: [Action], _ schedule: Schedule, drawn: Int = 0) -> Violation? {
    // A candidate that names a step which was left out cannot be sent, and does not fail.
    guard !StopSignal.hasCome,
      let file = harness.written(steps, schedule, failing: property, origin: nil)
    else { return nil }
    var seen: Violation?
    var held: HeldPieces?
    let end = try? player.carryOut(.replay(file.text, drawn: drawn), as: .player) {
      switch $0 {
      case .violated(let violation): seen = violation
      case .restart: held = HeldPieces()
      case .held(let piece): held?.add(piece)
      default: break
      }
    }
    if end?.isHang == true { hangs += 1 }
    let violation = end?.violation ?? seen
    guard let violation, violation.property == property else {
      if end != nil { deaths += 1 }
      return nil
    }
    usedSchedule = held?.schedule ?? schedule
    return violation
  }
}

extension ChildEnd {
  /// What results call it.
  var kind: String { isHang ? "hang" : "crash" }

  /// The end as what did not hold.
  var violation: Violation { violation(kind) }

  /// The same under another name.
  func violation(_ kind: String) -> Violation {
    Violation(property: kind, expected: "the router to return from its calls", seen: words)
  }
}

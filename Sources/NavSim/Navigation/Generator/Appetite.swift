import NavCore

/// How much a stretch of a run likes each sort of step.
///
/// Swarm testing (Groce et al., doi:10.1145/2338965.2336763): what is left out matters as much as
/// what is put in. A run is a chain of stretches, each with an appetite of its own, so that every
/// kind of request comes up in a run of ordinary length.
struct Appetite: Sendable {
  /// What it was drawn for.
  let strategy: Strategy
  /// Weights of the request kinds, in the order of their declaration.
  private(set) var calls: [Int]
  /// Weights of what is no request, in the order of ``Disturbance``.
  private(set) var disturbances: [Int]
  /// The sums of both, because they are drawn from at every step.
  let callTotal: Int
  let disturbanceTotal: Int
  /// Of 16 steps, how many are no request.
  let disturbed: Int
  /// Of 16 steps, how many come at the same instant as the one before.
  let atOnce: Int
  /// Of 16 steps, how many are aimed at the next event.
  let aimed: Int

  enum Disturbance: Int, CaseIterable, Sendable {
    case swipeBack, dragDismiss, tapTab, clearFlag, systemRemoval
    case normal, slow, fast, zero, loseEnd, unfinishedEnd, earlyEnd, late, busy, away, back, echo
    case cascade, foreign, foreignGone, occupied, react, wait

    var fault: Fault? {
      switch self {
      case .swipeBack, .dragDismiss, .tapTab, .clearFlag: .gestures
      case .systemRemoval: .systemRemoval
      case .slow, .fast: .slow
      case .zero: .zero
      case .loseEnd: .lostEnd
      case .unfinishedEnd: .unfinishedEnd
      case .earlyEnd: .earlyEnd
      case .late: .lateReport
      case .busy: .busyHost
      case .away, .back: .detached
      case .echo: .writeBack
      case .cascade: .cascade
      case .foreign, .foreignGone: .foreignLayer
      case .occupied: .secondOwner
      case .normal, .react, .wait: nil
      }
    }
  }

  /// Draws an appetite: a subset with uneven weights for ``Strategy/swarm``, even otherwise; aimed at
  /// what is about to happen unless it is ``Strategy/uniform``.
  init(
    _ strategy: Strategy, faults: FaultSet, vocabulary: [RequestKind], using random: inout Random
  ) {
    self.strategy = strategy
    let isSwarm = strategy == .swarm
    let kinds = RequestKind.allCases
    calls = kinds.map { kind in
      if !vocabulary.contains(kind) { return 0 }
      if !isSwarm { return 4 }
      return random.chance(1, in: 3) ? 0 : random.within(1...8)
    }
    if calls.allSatisfy({ $0 == 0 }) {
      calls = kinds.map { vocabulary.contains($0) ? 1 : 0 }
    }
    disturbances = Disturbance.allCases.map { disturbance in
      if let fault = disturbance.fault, !faults.contains(fault) { return 0 }
      // A finger takes its time, so that gestures are met: many begin while something is in the way.
      let share = disturbance == .swipeBack || disturbance == .dragDismiss ? 4 : 1
      if !isSwarm { return disturbance == .normal ? 6 : 3 * share }
      if disturbance == .normal { return 6 }
      return random.chance(1, in: 3) ? 0 : random.within(1...6) * share
    }
    callTotal = calls.reduce(0, +)
    disturbanceTotal = disturbances.reduce(0, +)
    disturbed = random.within(1...6)
    let crowd = random.within(3...8)
    atOnce = faults.contains(.sameTurn) ? crowd : 0
    aimed = strategy == .uniform ? 0 : random.within(2...8)
  }
}

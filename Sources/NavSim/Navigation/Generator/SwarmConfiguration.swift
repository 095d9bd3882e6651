import NavCore

/// How much a stretch of a run likes each sort of step.
///
/// Swarm testing (Groce et al., doi:10.1145/2338965.2336763): what is left out matters as much as
/// what is put in. A run is a chain of stretches, each with a configuration of its own, so that
/// every kind of request comes up in a run of ordinary length.
struct SwarmConfiguration: Sendable {
  /// What it was drawn for.
  let strategy: Strategy
  /// What it draws from.
  let choices: WeightedChoices
  /// Of 16 steps, how many are no request.
  let eventShare: Int
  /// How long after the one before a step comes.
  let delays: Delays
  /// Of 5 steps that come during a transition, how many may undo it.
  let undoing: Int

  /// What comes instead of a request.
  enum EnvironmentEvent: Hashable, Sendable {
    case swipeBack, dragDismiss, tapTab, clearFlag, systemRemoval
    /// Of this kind; what it says is drawn.
    case host(HostSetting)
    case react, wait

    static let allCases: [Self] =
      [.swipeBack, .dragDismiss, .tapTab, .clearFlag, .systemRemoval]
      + HostSetting.kinds.map(Self.host) + [.react, .wait]

    var fault: Fault? {
      switch self {
      case .swipeBack, .dragDismiss, .tapTab, .clearFlag: .gestures
      case .systemRemoval: .systemRemoval
      case .host(let setting): setting.fault
      case .react, .wait: nil
      }
    }
  }

  /// How long a step may be after the one before it: each range as many times as it weighs, those
  /// that are aimed at the next event at the end.
  struct Delays: Sendable {
    struct Range: Sendable {
      /// In milliseconds; from the next event if it is aimed at.
      let first: Int
      let count: Int
      /// 1 if it is aimed at the next event, 0 if not.
      let aim: Int
    }

    let ranges: [Range]
    /// How many of them need no event.
    let unaimed: Int

    /// Of 16 steps, `atOnce` come at the same instant as the one before, and `aimed` at the next
    /// event.
    init(atOnce: Int, aimed: Int) {
      unaimed = 32 - 2 * aimed
      ranges = (0..<32).map { place in
        if place < 2 * atOnce { return Range(first: 0, count: 1, aim: 0) }
        // Just before it, with it, just after it.
        if place >= 32 - 2 * aimed { return Range(first: -1, count: 3, aim: 1) }
        if place == 2 * atOnce { return Range(first: 1_000, count: 5_001, aim: 0) }
        return Range(first: 1, count: place % 2 == 0 ? 40 : 800, aim: 0)
      }
    }

    /// How long after the step before the next one comes: at once, at the next event or beside it,
    /// or after some time.
    ///
    /// - Parameter distance: from now to the next event; nil when there is none.
    func draw(to distance: Milliseconds?, _ draws: inout RandomBatch) -> Milliseconds {
      let range = ranges[draws.below(distance == nil ? unaimed : ranges.count)]
      let start = range.first + range.aim * Int(distance?.rawValue ?? 0)
      return Milliseconds(Int64(max(start + draws.below(range.count), 0)))
    }
  }

  /// What is drawn from: each as many times as it weighs, so that a draw is a look at one place.
  struct WeightedChoices: Sendable {
    private(set) var kinds: [RequestKind] = []
    private(set) var events: [EnvironmentEvent] = []

    /// Everything that there is, with even weights.
    init(_ all: [RequestKind], _ faults: Set<Fault>) {
      for kind in all { add(kind, weight: 4) }
      for event in EnvironmentEvent.allCases where event.isPossible(faults) {
        add(event, weight: event == .host(.normal) ? 6 : 3 * event.share)
      }
    }

    /// A subset with uneven weights.
    init(_ all: [RequestKind], _ faults: Set<Fault>, using random: inout Random) {
      kinds.reserveCapacity(160)
      for kind in all where !random.chance(1, in: 3) {
        add(kind, weight: random.within(1...8))
      }
      if kinds.isEmpty { kinds = all }
      events.reserveCapacity(192)
      for event in EnvironmentEvent.allCases where event.isPossible(faults) {
        if event == .host(.normal) {
          add(event, weight: 6)
        } else if !random.chance(1, in: 3) {
          add(event, weight: random.within(1...6) * event.share)
        }
      }
    }

    private mutating func add(_ kind: RequestKind, weight: Int) {
      for _ in 0..<weight { kinds.append(kind) }
    }

    private mutating func add(_ event: EnvironmentEvent, weight: Int) {
      for _ in 0..<weight { events.append(event) }
    }
  }

  /// Draws a configuration: a subset with uneven weights for ``Strategy/swarm``, even otherwise;
  /// aimed at what is about to happen unless it is ``Strategy/uniform``.
  init(
    _ strategy: Strategy, even: WeightedChoices, _ all: [RequestKind], _ faults: Set<Fault>,
    using random: inout Random
  ) {
    self.strategy = strategy
    choices = strategy == .swarm ? WeightedChoices(all, faults, using: &random) : even
    eventShare = random.within(1...6)
    let atOnce = random.within(3...8)
    let aimed = random.within(2...8)
    delays = Delays(
      atOnce: faults.contains(.sameTurn) ? atOnce : 0, aimed: strategy == .uniform ? 0 : aimed)
    undoing = strategy == .uniform ? 0 : 2
  }
}

extension SwarmConfiguration.EnvironmentEvent {
  fileprivate func isPossible(_ faults: Set<Fault>) -> Bool { fault.map(faults.contains) ?? true }

  /// A finger takes its time, so that gestures are met: many begin while something is in the way.
  fileprivate var share: Int { self == .swipeBack || self == .dragDismiss ? 4 : 1 }
}

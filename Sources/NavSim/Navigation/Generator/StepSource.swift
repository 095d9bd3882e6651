import NavCore

/// Draws when a step comes and what it does. Knows no router, so that it is the same code for all.
///
/// Some draws are mutating that change nothing but the random numbers: one that is not is handed a copy
/// of the source.
struct StepSource: Sendable {
  /// When a step comes.
  enum Time: Sendable {
    /// At the same instant as the one before.
    case now
    /// At the next event, or beside it.
    case aimed
    /// After some time.
    case later
  }

  private let faults: FaultSet
  private let tabCount: Int
  /// In the order of declaration.
  private let vocabulary: [RequestKind]
  private let evenMenu: Appetite.Menu
  private var strategies: [Strategy]
  private var lastStep: UInt64 = 0
  private var stretch = 0
  private var appetite: Appetite
  private(set) var calls: CallSource
  private var clients: ClientScripts

  init(
    seed: UInt64, faults: FaultSet, tabCount: Int, vocabulary: [RequestKind],
    strategies: [Strategy]
  ) {
    self.faults = faults
    self.tabCount = tabCount
    self.vocabulary = RequestKind.allCases.filter(vocabulary.contains)
    evenMenu = Appetite.Menu(self.vocabulary, faults)
    self.strategies = strategies
    clients = ClientScripts(vocabulary: vocabulary)
    calls = CallSource(tabCount: tabCount, vocabulary: vocabulary)
    var random = Random(seed: seed, stream: 1)
    appetite = Self.appetite(strategies, evenMenu, self.vocabulary, faults, &random)
  }

  private static func appetite(
    _ strategies: [Strategy], _ even: Appetite.Menu, _ vocabulary: [RequestKind],
    _ faults: FaultSet, _ random: inout Random
  ) -> Appetite {
    let strategy = strategies[random.below(strategies.count)]
    return Appetite(strategy, even: even, vocabulary, faults, using: &random)
  }

  /// What a new source of another seed would be, made of one that has drawn nothing yet: a search begins a
  /// source for every few steps, and to make one costs as much as those.
  func restarted(seed: UInt64, strategies: [Strategy]) -> StepSource {
    var source = self
    source.strategies = strategies
    var random = Random(seed: seed, stream: 1)
    source.appetite = Self.appetite(strategies, evenMenu, vocabulary, faults, &random)
    return source
  }

  /// The strategy of the present stretch.
  var strategy: Strategy { appetite.strategy }

  /// Numbers the next step, and begins another stretch when this one is over.
  @inline(__always)
  mutating func begin(after last: StepID, _ random: inout Random) -> StepID {
    if stretch == 0 { beginStretch(&random) }
    stretch -= 1
    lastStep = max(lastStep, last.rawValue) + 1
    return StepID(lastStep)
  }

  @inline(never)
  private mutating func beginStretch(_ random: inout Random) {
    stretch = random.within(50...400)
    appetite = Self.appetite(strategies, evenMenu, vocabulary, faults, &random)
    calls.kinds = appetite.menu.kinds
  }

  /// True when this call is for a client to make.
  @inline(__always)
  func isClients(_ random: inout Random) -> Bool { random.chance(1, in: 4) }

  /// The call of a client, if it does not wait for an answer.
  @inline(__always)
  mutating func clientCall(
    as id: StepID, _ labels: StepLabels, _ random: inout Random
  ) -> Call? {
    clients.next(as: id, labels, using: &random)
  }

  // MARK: Time

  @inline(__always)
  func time(_ random: inout Random) -> Time {
    let roll = random.below(16)
    if roll < appetite.atOnce { return .now }
    return roll < appetite.atOnce + appetite.aimed ? .aimed : .later
  }

  @inline(__always)
  func aim(at distance: Milliseconds, _ random: inout Random) -> Milliseconds {
    Milliseconds(max(distance.rawValue + Int64(random.below(3)) - 1, 0))
  }

  @inline(__always)
  func pause(_ time: Time, _ random: inout Random) -> Milliseconds {
    if time == .now { return 0 }
    if random.chance(1, in: 16) { return Milliseconds(Int64(random.within(1_000...6_000))) }
    return Milliseconds(Int64(random.within(1...(random.chance(1, in: 2) ? 40 : 800))))
  }

  // MARK: Users, system, host

  /// What comes instead of a request; nil when a request comes.
  @inline(__always)
  func disturbance(_ random: inout Random) -> Appetite.Disturbance? {
    guard random.below(16) < appetite.disturbed else { return nil }
    return random.element(of: appetite.menu.disturbances) ?? .wait
  }

  /// The action of a disturbance that needs nothing of what is there.
  mutating func action(_ disturbance: Appetite.Disturbance, _ random: inout Random) -> Action {
    switch disturbance {
    case .swipeBack: .swipeBack(finished: random.chance(1, in: 2), lasting: touch(&random))
    case .dragDismiss: .dragDismiss(finished: random.chance(1, in: 2), lasting: touch(&random))
    case .tapTab: .tapTab(tab(&random))
    case .systemRemoval: .systemRemoves(removal(&random))
    case .slow: .host(.slow)
    case .fast: .host(.fast)
    case .zero: .host(.zero)
    case .loseEnd: .host(.loseEnd)
    case .unfinishedEnd: .host(.unfinishedEnd)
    case .late: .host(.late(Milliseconds(Int64(random.within(1...1_500)))))
    case .earlyEnd: .host(.earlyEnd)
    case .busy: .host(.busy(manner(&random)))
    case .away: .host(.away)
    case .back: .host(.back)
    case .echo: .host(.echo)
    case .cascade: .host(.cascade)
    case .foreign: .host(.foreign)
    case .foreignGone: .host(.foreignGone)
    case .occupied: .host(.occupied(Milliseconds(Int64(random.within(1...900)))))
    case .normal: .host(.normal)
    case .clearFlag, .react, .wait: .wait
    }
  }

  /// A flag of the visible entry, or one that a view has kept.
  mutating func clearFlag(_ labels: StepLabels, _ random: inout Random) -> Action {
    let flag = random.chance(1, in: 2) ? Flag.push : .presentation
    if faults.contains(.writeBack), random.chance(1, in: 2),
      let step = labels.recent(random.below(10))
    {
      return .clearKeptFlag(flag, step)
    }
    return .clearFlag(flag)
  }

  /// True when this step may undo what is under way.
  @inline(__always)
  func undoes(_ random: inout Random) -> Bool {
    appetite.strategy != .uniform && random.chance(2, in: 5)
  }

  /// Takes away what the transition in flight is about, if anyone may: the way to a superseded
  /// request.
  @inline(__always)
  mutating func undoing(
    _ transition: TransitionID, isCovered: Bool, _ labels: StepLabels, _ random: inout Random
  ) -> Action? {
    // Removals inside a layer are rare, and only the layer's own removal undoes them.
    let isInside = isCovered ? labels.kind(of: transition)?.isRemoval ?? false : false
    let roll = random.below(isInside ? 3 : 5)
    return roll < 3 ? undoing(roll, isCovered: isCovered, &random) : nil
  }

  @inline(never)
  private mutating func undoing(
    _ roll: Int, isCovered: Bool, _ random: inout Random
  ) -> Action? {
    switch roll {
    case 0 where faults.contains(.systemRemoval): .systemRemoves(isCovered ? .dismiss : .pop)
    case 1 where faults.contains(.gestures):
      isCovered ? .clearFlag(.presentation) : .tapTab(tab(&random))
    case 2 where faults.contains(.gestures) && isCovered:
      .dragDismiss(finished: true, lasting: touch(&random))
    default: nil
    }
  }

  /// How long after the step before something is undone.
  @inline(__always)
  func haste(_ random: inout Random) -> Milliseconds {
    let after = Milliseconds(Int64(random.below(100)))
    return random.chance(1, in: 2) ? 0 : after
  }

  /// Gestures of no length, a frame or two, and long ones (NB-17).
  private func touch(_ random: inout Random) -> Milliseconds {
    switch random.below(4) {
    case 0: 0
    case 1: Milliseconds(Int64(random.within(1...33)))
    default: Milliseconds(Int64(random.within(34...900)))
    }
  }

  private mutating func tab(_ random: inout Random) -> TabID {
    TabID(UInt32(truncatingIfNeeded: random.below(tabCount)))
  }

  // Cases are written out, here and where calls are drawn: a list of all of them would be made anew for
  // every draw.

  private func removal(_ random: inout Random) -> SystemRemoval {
    switch random.below(3) {
    case 0: .pop
    case 1: .dismiss
    default: .dismissAll
    }
  }

  private func manner(_ random: inout Random) -> BusyManner {
    switch random.below(3) {
    case 0: .refuse
    case 1: .queue
    default: .drop
    }
  }

  func moment(_ random: inout Random) -> Moment {
    switch random.below(3) {
    case 0: .willAppear
    case 1: .didAppear
    default: .completed
    }
  }
}

import NavCore

/// Draws when a step comes and what it does. Knows no router, so that it is the same code for all.
struct StepSource: Sendable {
  private let faults: Set<Fault>
  private let tabCount: Int
  /// In the order of declaration.
  private let kinds: [RequestKind]
  private let evenChoices: SwarmConfiguration.WeightedChoices
  private var strategies: [Strategy]
  private var lastStep: UInt64 = 0
  private var stretch = 0
  private var configuration: SwarmConfiguration
  /// How many gestures are meant to follow an end that is lost.
  private var fingersToCome = 0
  private(set) var calls: CallSource
  private var clients = ClientScripts()

  init(
    faults: Set<Fault>, tabCount: Int, kinds: [RequestKind], strategies: [Strategy]
  ) {
    self.faults = faults
    self.tabCount = tabCount
    self.kinds = kinds
    evenChoices = SwarmConfiguration.WeightedChoices(kinds, faults)
    self.strategies = strategies
    calls = CallSource(tabCount: tabCount, kinds: kinds)
    // The first step begins a stretch of its own.
    var random = Random(seed: 0)
    configuration = SwarmConfiguration(
      strategies[0], even: evenChoices, kinds, faults, using: &random)
  }

  /// What a new source of other strategies would be, made of one that has drawn nothing yet.
  func drawing(by strategies: [Strategy]) -> StepSource {
    var source = self
    source.strategies = strategies
    return source
  }

  /// The strategy of the present stretch.
  var strategy: Strategy { configuration.strategy }

  /// Numbers the next step, and begins another stretch when this one is over.
  mutating func begin(after last: StepID, _ random: inout Random) -> StepID {
    if stretch == 0 { beginStretch(&random) }
    stretch -= 1
    lastStep = max(lastStep, last.rawValue) + 1
    return StepID(lastStep)
  }

  private mutating func beginStretch(_ random: inout Random) {
    stretch = random.within(50...400)
    let strategy = strategies[random.below(strategies.count)]
    configuration = SwarmConfiguration(
      strategy, even: evenChoices, kinds, faults, using: &random)
    calls.kinds = configuration.choices.kinds
  }

  /// True when this call is for a client to make.
  func isClients(_ draws: inout RandomBatch) -> Bool { draws.chance(1, in: 4) }

  /// The call of a client, if it does not wait for an answer.
  mutating func clientCall(
    as id: StepID, _ labels: StepLabels, _ draws: inout RandomBatch
  ) -> Call? {
    clients.next(as: id, labels, using: &draws)
  }

  /// How long after one another the steps of the present stretch come.
  var delays: SwarmConfiguration.Delays { configuration.delays }

  // MARK: Users, system, host

  /// What comes instead of a request; nil when a request comes.
  mutating func event(_ draws: inout RandomBatch) -> SwarmConfiguration.EnvironmentEvent? {
    guard draws.below(16) < configuration.eventShare else { return nil }
    return draws.element(of: configuration.choices.events) ?? .wait
  }

  /// The action of a event that needs nothing of what is there.
  mutating func action(_ event: SwarmConfiguration.EnvironmentEvent, _ draws: inout RandomBatch)
    -> Action
  {
    switch event {
    case .swipeBack: .swipeBack(finished: draws.chance(1, in: 2), lasting: touch(&draws))
    case .dragDismiss: .dragDismiss(finished: draws.chance(1, in: 2), lasting: touch(&draws))
    case .tapTab: .tapTab(tab(&draws))
    case .systemRemoval: .systemRemoves(removal(&draws))
    case .host(let kind): .host(setting(kind, &draws))
    case .clearFlag, .react, .wait: .wait
    }
  }

  private func setting(_ kind: HostSetting, _ draws: inout RandomBatch) -> HostSetting {
    switch kind {
    case .late: .late(Milliseconds(Int64(draws.within(1...1_500))))
    case .busy: .busy(manner(&draws))
    case .occupied: .occupied(Milliseconds(Int64(draws.within(1...900))))
    default: kind
    }
  }

  /// Loses the end of the next gesture now and then, where nothing moves and a second gesture can
  /// follow: the router learns the first one's end late, when the finger is down again, which is
  /// rare by chance.
  ///
  /// - Parameter height: how many screens the user can take away.
  mutating func losesEndOfGesture(height: Int, _ draws: inout RandomBatch) -> Bool {
    guard height >= 2, configuration.undoing > 0, draws.below(10) == 0, faults.contains(.gestures),
      faults.contains(.lostEnd)
    else { return false }
    fingersToCome = 2
    return true
  }

  /// The next of the two gestures: the first is finished, so that there is something to be learned.
  ///
  /// - Parameter pushed: how many entries are pushed, as far as the router knows.
  mutating func nextFinger(pushed: Int, _ draws: inout RandomBatch) -> Action? {
    guard fingersToCome > 0 else { return nil }
    fingersToCome -= 1
    let isFirst = fingersToCome == 1
    let finished = isFirst || draws.chance(1, in: 2)
    return pushed > (isFirst ? 0 : 1)
      ? .swipeBack(finished: finished, lasting: touch(&draws))
      : .dragDismiss(finished: finished, lasting: touch(&draws))
  }

  /// A flag of the visible entry, or one that a view has kept.
  mutating func clearFlag(_ labels: StepLabels, _ draws: inout RandomBatch) -> Action {
    let flag = draws.chance(1, in: 2) ? Flag.push : .presentation
    if faults.contains(.staleWrite), draws.chance(1, in: 2),
      let step = labels.recent(draws.below(10))
    {
      return .clearKeptFlag(flag, step)
    }
    return .clearFlag(flag)
  }

  /// True when this step may undo what is under way, if anything is.
  func undoes(_ transition: TransitionID?, _ draws: inout RandomBatch) -> Bool {
    let share = transition == nil ? 0 : configuration.undoing
    return draws.below(5) < share
  }

  /// Takes away what the transition in flight is about, if anyone may: the way to a superseded
  /// request.
  mutating func undoing(
    _ transition: TransitionID, isCovered: Bool, _ labels: StepLabels, _ draws: inout RandomBatch
  ) -> Action? {
    // Removals inside a layer are rare, and only the layer's own removal undoes them.
    let isInside = isCovered ? labels.kind(of: transition)?.isRemoval ?? false : false
    let roll = draws.below(isInside ? 3 : 5)
    return roll < 3 ? undoing(roll, isCovered: isCovered, &draws) : nil
  }

  private mutating func undoing(
    _ roll: Int, isCovered: Bool, _ draws: inout RandomBatch
  ) -> Action? {
    switch roll {
    case 0 where faults.contains(.systemRemoval): .systemRemoves(isCovered ? .dismiss : .pop)
    case 1 where faults.contains(.gestures):
      isCovered ? .clearFlag(.presentation) : .tapTab(tab(&draws))
    case 2 where faults.contains(.gestures) && isCovered:
      .dragDismiss(finished: true, lasting: touch(&draws))
    default: nil
    }
  }

  /// How long after the step before something is undone.
  func haste(_ draws: inout RandomBatch) -> Milliseconds {
    let after = Milliseconds(Int64(draws.below(100)))
    return draws.chance(1, in: 2) ? 0 : after
  }

  /// Gestures of no length, a frame or two, long ones, and such that outlast the watchdog.
  private func touch(_ draws: inout RandomBatch) -> Milliseconds {
    switch draws.below(8) {
    case 0, 1: 0
    case 2, 3: Milliseconds(Int64(draws.within(1...33)))
    case 4: Milliseconds(Int64(draws.within(1_900...4_500)))
    default: Milliseconds(Int64(draws.within(34...900)))
    }
  }

  private mutating func tab(_ draws: inout RandomBatch) -> TabID {
    TabID(UInt32(truncatingIfNeeded: draws.below(tabCount)))
  }

  // Cases are written out, here and where calls are drawn: a list of all of them would be made
  // again for every draw.

  private func removal(_ draws: inout RandomBatch) -> SystemRemoval {
    switch draws.below(3) {
    case 0: .pop
    case 1: .dismiss
    default: .dismissAll
    }
  }

  private func manner(_ draws: inout RandomBatch) -> BusyManner {
    switch draws.below(3) {
    case 0: .refuse
    case 1: .queue
    default: .drop
    }
  }

  func moment(_ draws: inout RandomBatch) -> Moment {
    switch draws.below(3) {
    case 0: .willAppear
    case 1: .didAppear
    default: .completed
    }
  }
}

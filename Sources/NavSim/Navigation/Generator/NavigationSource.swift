import NavCore

/// Draws the steps of a scenario while it runs, so that they meet the router where it is weakest.
///
/// Times aim at what is about to happen: just before it, with it, just after it. Arguments aim at
/// edges: index −1, the depth, one more; screens that are gone; equal priorities; no-ops. Callers
/// follow scripts of several calls, and several callers at once.
public struct NavigationSource<Router: SimulatedRouter>: ActionSource {
  private static var removals: [RequestKind] {
    [.pop, .popToRoot, .popAfter, .popTo, .back, .popToRootAnimated]
  }

  private let faults: FaultSet
  private let tabCount: Int
  private let vocabulary: [RequestKind]
  private let steps: [RequestKind]
  private let knowsRemovals: Bool
  private let knowsAll: Bool
  private let strategies: [Strategy]
  private var lastStep: UInt64 = 0
  private var stretch = 0
  private var appetite: Appetite
  private var clients: ClientScripts

  /// Creates the source of a seed.
  ///
  /// - Parameters:
  ///   - seed: decides everything.
  ///   - faults: what hosts, users and the system may do.
  ///   - tabCount: how many tabs the router has, numbered from 0.
  ///   - vocabulary: the kinds of request that the router knows; at least one.
  ///   - strategies: what each stretch of the run is drawn by, one of them; at least one.
  public init(
    seed: UInt64, faults: FaultSet, tabCount: Int,
    vocabulary: [RequestKind] = RequestKind.allCases, strategies: [Strategy] = Self.portfolio
  ) {
    precondition(!strategies.isEmpty, "a source needs a strategy")
    precondition(!vocabulary.isEmpty, "a router that knows no request cannot be tested")
    self.faults = faults
    self.tabCount = tabCount
    self.vocabulary = vocabulary
    steps = vocabulary.filter(\.canBeStep)
    knowsAll = RequestKind.allCases.allSatisfy(vocabulary.contains)
    knowsRemovals = Self.removals.allSatisfy(vocabulary.contains)
    clients = ClientScripts(vocabulary: vocabulary)
    self.strategies = strategies
    var random = Random(seed: seed, stream: 1)
    appetite = Appetite(
      strategies[random.below(strategies.count)], faults: faults, vocabulary: vocabulary,
      using: &random)
  }

  /// What a source draws its stretches from, unless it is told: every strategy that needs no place to go
  /// back to.
  public static var portfolio: [Strategy] { [.uniform, .swarm, .swarm, .boundary] }

  /// The strategy of the present stretch.
  public var strategy: Strategy { appetite.strategy }

  /// The next step.
  public mutating func next(
    for subject: inout Simulation<Router>, using random: inout Random
  ) -> Step {
    if stretch == 0 {
      stretch = random.within(50...400)
      appetite = Appetite(
        strategies[random.below(strategies.count)], faults: faults, vocabulary: vocabulary,
        using: &random)
    }
    stretch -= 1
    lastStep = max(lastStep, subject.lastStep.rawValue) + 1
    let id = StepID(lastStep)
    guard subject.isSound else { return Step(id: id, after: 0, action: .wait) }
    if appetite.strategy != .uniform, random.chance(2, in: 5),
      let action = undoing(subject, &random)
    {
      let after = Milliseconds(Int64(random.below(100)))
      return Step(id: id, after: random.chance(1, in: 2) ? 0 : after, action: action)
    }
    let after = delay(subject, &random)
    let action =
      random.below(16) < appetite.disturbed
      ? disturbance(subject, as: id, &random) : .call(call(subject, as: id, &random))
    return Step(id: id, after: after, action: action)
  }

  // MARK: Time

  private func delay(_ subject: borrowing Simulation<Router>, _ random: inout Random)
    -> Milliseconds
  {
    let roll = random.below(16)
    if roll < appetite.atOnce { return 0 }
    if roll < appetite.atOnce + appetite.aimed, let event = subject.nextEvent {
      let distance = (event - subject.now).rawValue
      return Milliseconds(max(distance + Int64(random.below(3)) - 1, 0))
    }
    if random.chance(1, in: 16) { return Milliseconds(Int64(random.within(1_000...6_000))) }
    return Milliseconds(Int64(random.within(1...(random.chance(1, in: 2) ? 40 : 800))))
  }

  // MARK: Users, system, host

  private mutating func disturbance(
    _ subject: borrowing Simulation<Router>, as step: StepID, _ random: inout Random
  ) -> Action {
    switch Appetite.Disturbance(
      rawValue:
        random.index(weights: appetite.disturbances, total: appetite.disturbanceTotal))
    {
    case .swipeBack: .swipeBack(finished: random.chance(1, in: 2), lasting: touch(&random))
    case .dragDismiss: .dragDismiss(finished: random.chance(1, in: 2), lasting: touch(&random))
    case .tapTab: .tapTab(TabID(UInt32(random.below(tabCount))))
    case .clearFlag: clearFlag(subject, &random)
    case .systemRemoval: .systemRemoves(SystemRemoval.allCases[random.below(3)])
    case .slow: .host(.slow)
    case .fast: .host(.fast)
    case .zero: .host(.zero)
    case .loseEnd: .host(.loseEnd)
    case .unfinishedEnd: .host(.unfinishedEnd)
    case .late: .host(.late(Milliseconds(Int64(random.within(1...1_500)))))
    case .earlyEnd: .host(.earlyEnd)
    case .busy: .host(.busy(BusyManner.allCases[random.below(3)]))
    case .away: .host(.away)
    case .back: .host(.back)
    case .echo: .host(.echo)
    case .cascade: .host(.cascade)
    case .foreign: .host(.foreign)
    case .foreignGone: .host(.foreignGone)
    case .occupied: .host(.occupied(Milliseconds(Int64(random.within(1...900)))))
    case .normal: .host(.normal)
    case .react:
      .on(Moment.allCases[random.below(3)], call(subject, as: step, &random))
    case .wait, nil: .wait
    }
  }

  /// A flag of the visible entry, or one that a view has kept.
  private func clearFlag(_ subject: borrowing Simulation<Router>, _ random: inout Random) -> Action
  {
    let flag = random.chance(1, in: 2) ? Flag.push : .presentation
    if faults.contains(.writeBack), random.chance(1, in: 2),
      let step = subject.labels.recent(random.below(10))
    {
      return .clearKeptFlag(flag, step)
    }
    return .clearFlag(flag)
  }

  /// Takes away what the transition in flight is about, if anyone may: the way to a superseded
  /// request.
  private func undoing(_ subject: borrowing Simulation<Router>, _ random: inout Random) -> Action? {
    guard let transition = subject.router.transitionInFlight else { return nil }
    let isCovered = !subject.router.navigation.layers.isEmpty
    // Removals inside a layer are rare, and only the layer's own removal undoes them.
    let isRemoval = subject.labels.kind(of: transition).map(Self.removals.contains) ?? false
    switch random.below(isCovered && isRemoval ? 3 : 5) {
    case 0 where faults.contains(.systemRemoval):
      return .systemRemoves(isCovered ? .dismiss : .pop)
    case 1 where faults.contains(.gestures):
      return isCovered ? .clearFlag(.presentation) : .tapTab(TabID(UInt32(random.below(tabCount))))
    case 2 where faults.contains(.gestures) && isCovered:
      return .dragDismiss(finished: true, lasting: touch(&random))
    default:
      return nil
    }
  }

  /// Gestures of no length, a frame or two, and long ones (NB-17).
  private func touch(_ random: inout Random) -> Milliseconds {
    switch random.below(4) {
    case 0: 0
    case 1: Milliseconds(Int64(random.within(1...33)))
    default: Milliseconds(Int64(random.within(34...900)))
    }
  }

  // MARK: Callers

  private mutating func call(
    _ subject: borrowing Simulation<Router>, as step: StepID, _ random: inout Random
  ) -> Call {
    if random.chance(1, in: 4), let call = clients.next(as: step, subject.labels, using: &random) {
      return call
    }
    var call = call(of: kind(subject, &random), subject, &random)
    // Because what keeps stacks low may be a request that this router does not know.
    if !knowsAll, !vocabulary.contains(call.kind) { return Call(.push(route(&random))) }
    if random.chance(1, in: 2) { call.whenBusy = random.chance(4, in: 5) ? .wait : .reject }
    if random.chance(1, in: 2) { call.priority = Priority.allCases[random.below(4)] }
    switch random.below(20) {
    case 0, 1: call.source = .top
    case 2: call.source = .gone
    case 3: call.source = subject.labels.recent(random.below(6)).map { .step($0) }
    default: break
    }
    if call.source != nil, random.chance(1, in: 3) { call.scope = .own }
    return call
  }

  /// A kind by appetite; but where an idle router has entries pushed in a layer, often one that removes
  /// some: what can be taken away with the layer while it is under way.
  private func kind(_ subject: borrowing Simulation<Router>, _ random: inout Random) -> RequestKind
  {
    if !subject.router.isBusy, let top = subject.router.navigation.layers.last,
      top.stack.count > 1, random.chance(4, in: 5), knowsRemovals
    {
      // Only a removal of exactly one entry takes time, and only what takes time can be undone.
      return Self.removals[
        random.index(weights: top.stack.count == 2 ? [1, 3, 1, 2, 2, 2] : [2, 0, 2, 3, 2, 3])]
    }
    return RequestKind.allCases[random.index(weights: appetite.calls, total: appetite.callTotal)]
  }

  private func call(
    of kind: RequestKind, _ subject: borrowing Simulation<Router>, _ random: inout Random
  ) -> Call {
    let state = subject.router.navigation
    let pushed = state.pushedCount
    switch kind {
    case .push:
      // Because a stack that only grows makes every check slower and finds nothing new.
      return pushed > 10 ? Call(.popToRoot) : Call(.push(route(&random)))
    case .pop:
      let count = random.chance(2, in: 3) ? 1 : random.within(-1...(pushed + 1))
      return Call(.pop(count: count))
    case .popToRoot: return Call(.popToRoot)
    case .popAfter:
      let index = random.chance(1, in: 2) ? pushed - 1 : random.within(-1...(pushed + 1))
      return Call(.popAfter(index: index))
    case .popTo:
      let below = state.visibleStack.dropLast().last?.route
      return Call(.popTo(random.chance(3, in: 4) ? below ?? RouteID(0) : route(&random)))
    case .set:
      return Call(.set((0..<random.below(5)).map { _ in route(&random) }))
    case .replaceRoot: return Call(.replaceRoot(route(&random)))
    case .present:
      return state.layers.count > 4
        ? Call(.dismissAll) : Call(.present(route(&random), style(&random)))
    case .enqueue: return Call(.enqueue(route(&random), style(&random)))
    case .dismiss: return Call(.dismiss)
    case .dismissLayer: return dismissLayer(subject, &random)
    case .dismissAll: return Call(.dismissAll)
    case .selectTab:
      let tab = random.chance(1, in: 12) ? tabCount + 6 : random.below(tabCount)
      return Call(.selectTab(TabID(UInt32(tab))))
    case .cancel:
      if let target = subject.labels.waiting(random.below(8)) { return Call(.cancel(target)) }
      if let target = subject.labels.recent(random.below(8)) { return Call(.cancel(target)) }
      return Call(.request(.cancel(RequestID(0))))
    case .back: return Call(.back)
    case .popToRootAnimated: return Call(.popToRootAnimated)
    case .dismissAllAnimated: return Call(.dismissAllAnimated)
    case .sequence: return Call(.sequence(sequence(subject, &random)))
    case .open: return Call(.open(states.destination(from: state, &random)))
    case .restore: return Call(.restore(states.snapshot(from: state, &random)))
    }
  }

  /// Up to four steps; now and then one that cannot be a step.
  private func sequence(
    _ subject: borrowing Simulation<Router>, _ random: inout Random
  ) -> [Request] {
    let kinds = random.chance(1, in: 16) ? vocabulary : steps
    guard !kinds.isEmpty else { return [] }
    var sequence: [Request] = []
    for _ in 0..<random.below(5) {
      let kind = kinds[random.below(kinds.count)]
      guard kind != .sequence,
        case .request(let request) = call(of: kind, subject, &random).what
      else { continue }
      sequence.append(request)
    }
    return sequence
  }

  private var states: WholeStates { WholeStates(tabCount: tabCount) }

  private func dismissLayer(_ subject: borrowing Simulation<Router>, _ random: inout Random) -> Call
  {
    let presenters = subject.labels.presenters(in: subject.router.navigation)
    if !presenters.isEmpty, random.chance(7, in: 8) {
      return Call(.dismiss(presenters[random.below(presenters.count)]))
    }
    if let gone = subject.labels.lastPresenter { return Call(.dismiss(gone)) }
    return Call(.dismissLayer(LayerID(0)))
  }

  private func route(_ random: inout Random) -> RouteID { WholeStates.route(&random) }

  private func style(_ random: inout Random) -> PresentationStyle { WholeStates.style(&random) }
}

import NavCore

/// All invariants that are checked after every call on the router.
///
/// A call is shown to each of them; what they need of the calls before, each keeps itself.
struct Checker: Sendable {
  private let judged: Set<Invariant>
  /// False in the test that shows that the shortcut loses nothing.
  private let takesShortcut: Bool

  private var requests = OpenRequests()
  /// What the present call has changed on screen.
  private var diff = NavigationDiff()
  private var layersConsistent: LayersConsistent
  private var entryIDsUnique: EntryIDsUnique
  private var dismissalExactlyOnce = DismissalExactlyOnce()
  private var queuePriorityOrder = QueuePriorityOrder()
  private var singleTransition = SingleTransition()
  private var sequenceNotInterleaved = SequenceNotInterleaved()
  private var linkIdempotent = LinkIdempotent()
  private var outcomeMatchesScreens = OutcomeMatchesScreens()
  private var pathMatchesState = PathMatchesState()
  private var chromeMatchesTop = ChromeMatchesTop()
  /// True for a router whose rules are those of the model.
  private let keepsRules: Bool
  /// Nil for a router with rules of its own, and when nobody asks.
  private var agreesWithModel: AgreesWithModel?

  /// What was found in the present call.
  private var breaches: [InvariantViolation] = []
  /// False from when the router has come to a state in which nothing can be asked any more.
  private(set) var isSound: Bool
  /// For how long a router may be busy while the host is quiet.
  let stillnessLimit: Milliseconds

  init(_ router: some SimulatedRouter, judged: Set<Invariant>, takesShortcut: Bool = true) {
    self.judged = judged
    self.takesShortcut = takesShortcut
    let start = router.navigation
    isSound = start.isSound
    layersConsistent = LayersConsistent(start)
    entryIDsUnique = EntryIDsUnique(start)
    let model = router.model
    keepsRules = model != nil
    agreesWithModel = judged.judgesByModel ? model.map { AgreesWithModel($0) } : nil
    stillnessLimit = model.map { max($0.configuration.watchdog, 1) * 5 } ?? 60_000
  }

  /// Looks at what a call has done.
  ///
  /// - Parameter router: only looked at, here and below; `inout` spares a copy of it.
  mutating func check(
    _ call: RouterCall, on router: inout some SimulatedRouter
  ) -> Violation? {
    if isSound { note(agreesWithModel?.check(call, requests)) }
    if takesShortcut, isSound, call.isPlainAnswer {
      // Of a request that was rejected or waits and has changed nothing, only the model has anything
      // to say.
      if let asked = call.waitingRequest { requests.isMade(asked, waits: true) }
    } else {
      checkState(call)
      if isSound { checkEffects(call, &router) }
    }
    return breaches.isEmpty ? nil : judgeFirst()
  }

  private mutating func checkState(_ call: RouterCall) {
    // A router may be broken from the start.
    if call.changesState || !isSound { checkChange(call) }
    note(CancelledGesture.check(call))
  }

  private mutating func checkChange(_ call: RouterCall) {
    let hasTabs = call.navigation.hasTabs(of: call.navigationBefore)
    let emptyStack = call.navigation.emptyStack
    isSound = hasTabs && emptyStack == nil && call.navigation.hasSelection
    if hasTabs { diff.find(from: call.navigationBefore, to: call.navigation) }
    note(
      RootNeverPopped.check(
        call, emptyStack: emptyStack, replacedRoot: hasTabs ? diff.replacedRoot : nil))
    note(
      layersConsistent.check(
        call.navigation, hasTabs: hasTabs, newLayers: hasTabs ? diff.newLayers : []))
    guard hasTabs else { return }
    note(entryIDsUnique.check(diff.arrived))
    note(TabIsolation.check(call, hiddenTab: diff.hiddenTab))
    dismissalExactlyOnce.departs(diff.departed, isOneChange: call.changeCount <= 1)
  }

  private mutating func checkEffects(
    _ call: RouterCall, _ router: inout some SimulatedRouter
  ) {
    if case .request(let asked) = call.cause { requests.isMade(asked) }
    if call.reportsMove { pathMatchesState.screensChange() }
    for index in call.effects.indices { hear(index, call) }
    note(dismissalExactlyOnce.check(call))
    note(OutcomeExactlyOnce.check(call, requests))
    note(pathMatchesState.check(call))
    note(RejectedChangesNothing.check(call))
    note(StaleReportsIgnored.check(call))
    if linkIdempotent.arrived != nil { note(linkIdempotent.check(call, router)) }
    // What views read follows from the state.
    if call.changesState || !takesShortcut { checkViews(call.navigation, &router) }
    checkHandover(call, router.handover)
  }

  /// Shows an effect to the invariants that follow them.
  private mutating func hear(_ index: Int, _ call: RouterCall) {
    switch call.effects[index] {
    case .waiting(let id): requests.waits(id)
    case .started(let id, _): starts(id, call)
    case .settled(let id, let outcome): settles(id, outcome, index, call)
    case .left(let entry, _): note(dismissalExactlyOnce.leaves(entry))
    case .perform(_, let change, let animated):
      // The transition before may have ended in this call, and its path has to be out.
      if keepsRules, let hasChanged = call.hasChanged(before: index) {
        note(pathMatchesState.compare(hasChanged ? call.navigation : call.navigationBefore))
      }
      pathMatchesState.screensChange()
      note(queuePriorityOrder.performs(change, animated, requests))
      linkIdempotent.performs()
      outcomeMatchesScreens.performs(change)
      if call.commandCount > 1 { dismissalExactlyOnce.passes(change, call.navigation) }
    case .pathChanged(let path): note(pathMatchesState.isDelivered(path))
    case .resynchronise, .inquire, .inquireGesture: break
    }
  }

  /// Looks whether an entry hands over to another when it has to, and only then. One with rules of
  /// its own need not say.
  private mutating func checkHandover(_ call: RouterCall, _ handover: Handover?) {
    chromeMatchesTop.follow(call)
    if keepsRules || handover != nil { note(chromeMatchesTop.check(call, handover)) }
  }

  private mutating func starts(_ id: RequestID, _ call: RouterCall) {
    // Of a request of several steps, only the first has had to wait its turn.
    let isFirst = call.isRequest(id) || requests.isWaiting(id)
    let place = requests.starts(id)
    outcomeMatchesScreens.starts(id)
    queuePriorityOrder.starts(
      id, isFirst ? place.map { requests.others[$0].options.priority } : nil)
    note(singleTransition.starts(id))
    let hasSteps = place.map { requests.others[$0].request.kind.hasSteps } ?? false
    note(sequenceNotInterleaved.starts(id, hasSteps: hasSteps))
    if let place, case .restore(let wanted) = requests.others[place].request {
      note(RestoreRoundTrip.starts(wanted, call))
    }
  }

  /// - Parameter index: where among the effects of the call.
  private mutating func settles(
    _ id: RequestID, _ outcome: Outcome, _ index: Int, _ call: RouterCall
  ) {
    singleTransition.settles(id)
    sequenceNotInterleaved.settles(id)
    guard let asked = requests.settles(id) else {
      return note(OutcomeExactlyOnce.settledAgain(id, outcome))
    }
    linkIdempotent.settles(asked.request, outcome)
    guard keepsRules, let hasChanged = call.hasChanged(before: index) else { return }
    note(
      outcomeMatchesScreens.settles(
        asked, outcome, on: hasChanged ? call.navigation : call.navigationBefore))
  }

  /// Looks at what views read of the router.
  private mutating func checkViews(
    _ state: NavigationState, _ router: inout some SimulatedRouter
  ) {
    note(ChromeMatchesTop.owners(state, &router))
    note(FlagsMatchState.check(state, &router))
  }

  /// Looks at a router and a host that are at rest at the end of a scenario.
  mutating func checkEnd(
    _ router: inout some SimulatedRouter, at time: Instant
  ) -> Violation? {
    guard isSound else { return nil }
    checkViews(router.navigation, &router)
    // Not for nothing: it costs more than a short scenario.
    if judged.contains(.restoreRoundTrip) { note(RestoreRoundTrip.check(router, at: time)) }
    return judgeFirst()
  }

  /// How many transitions the open requests of several steps or of whole states can take at most.
  func openSteps(on state: NavigationState) -> Int {
    let large = requests.all.map(\.request).filter { $0.kind.hasSteps || $0.kind == .restore }
    guard !large.isEmpty else { return 0 }
    return large.reduce(0) { $0 + $1.stepLimit }
      + state.tabs.reduce(0) { $0 + $1.stack.count }
      + state.layers.reduce(0) { $0 + $1.stack.count }
  }

  /// The violation, if the invariant is judged.
  func judge(_ violation: InvariantViolation) -> Violation? {
    guard judged.contains(violation.invariant) else { return nil }
    return Violation(
      property: violation.invariant.rawValue, expected: violation.expected, seen: violation.seen)
  }

  private mutating func note(_ violation: InvariantViolation?) {
    if let violation { breaches.append(violation) }
  }

  /// The violation that counts, of all that was noted in this call.
  private mutating func judgeFirst() -> Violation? {
    defer { breaches = [] }
    for invariant in Self.order {
      if let found = breaches.first(where: { $0.invariant == invariant }).flatMap(judge) {
        return found
      }
    }
    return nil
  }

  /// Which of several violations of one call counts: the model comes last, because what the others
  /// find has a name of its own.
  private static let order: [Invariant] = [
    .rootNeverPopped, .layersConsistent, .entryIDsUnique, .singleTransition, .queuePriorityOrder,
    .outcomeExactlyOnce, .cancelledGesture, .tabIsolation, .rejectedChangesNothing,
    .staleReportsIgnored, .dismissalExactlyOnce, .pathMatchesState, .sequenceNotInterleaved,
    .restoreRoundTrip, .linkIdempotent, .chromeMatchesTop, .flagsMatchState,
    .outcomeMatchesScreens,
    .requestDoesWhatItAsks, .noDelayWithoutCause, .hostAgrees, .agreesWithModel,
  ]
}

extension Request {
  /// How many transitions this can take at most, and those that take away again what it puts there.
  fileprivate var stepLimit: Int {
    switch self {
    case .push, .present, .enqueue: 2
    case .set(let routes): 1 + routes.count
    case .sequence(let steps): steps.reduce(0) { $0 + $1.stepLimit }
    case .open(let link):
      3 + 2 * (link.pushed.count + link.layers.reduce(0) { $0 + 1 + $1.pushed.count })
    case .restore(let saved):
      1 + saved.tabs.reduce(0) { $0 + 1 + $1.pushed.count }
        + saved.layers.reduce(0) { $0 + 1 + $1.pushed.count }
    default: 1
    }
  }
}

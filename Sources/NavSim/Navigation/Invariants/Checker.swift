import NavCore

/// All invariants that are checked after every call on the router.
struct Checker: Sendable {
  /// What the invariants are shown; calls on the router put their effects here.
  var seen: Observation
  private var mirror: StateMirror
  private let judged: InvariantSet

  private let rootNeverPopped = RootNeverPopped()
  private let layersConsistent = LayersConsistent()
  private let entryIDsUnique = EntryIDsUnique()
  private let dismissalExactlyOnce = DismissalExactlyOnce()
  private var queuePriorityOrder = QueuePriorityOrder()
  private let rejectedChangesNothing = RejectedChangesNothing()
  private let outcomeExactlyOnce = OutcomeExactlyOnce()
  private var singleTransition = SingleTransition()
  private let staleReportsIgnored = StaleReportsIgnored()
  private var pathMatchesState = PathMatchesState()
  private var chromeMatchesTop = ChromeMatchesTop()
  private let flagsMatchState = FlagsMatchState()
  private var restoreRoundTrip = RestoreRoundTrip()
  private let cancelledGesture = CancelledGesture()
  private let tabIsolation = TabIsolation()
  private var rules: RuleChecks
  /// True when every call is looked at by the rules or the model, even one that has done nothing.
  private(set) var isFollowed = false
  /// Nil when nobody asks, because a second router costs as much as the first.
  private var agreesWithModel: AgreesWithModel?
  private var isModelled = false

  private var open = OpenRequests()
  private var largeRequests = LargeRequests()
  private var submitted: (request: Request, options: RequestOptions)?
  private var breaches: [Breach] = []
  private var restCount = 0
  /// False from when the router has come to a state in which nothing can be asked any more.
  private(set) var isSound = true

  init(_ router: some SimulatedRouter, judged: InvariantSet) {
    mirror = StateMirror(router.navigation)
    let bookkeeping = Observation.Bookkeeping(router)
    seen = Observation(before: bookkeeping, after: bookkeeping, navigation: router.navigation)
    self.judged = judged
    let model = router.model
    rules = RuleChecks(model?.configuration, router.navigation)
    guard let model else { return }
    stillnessLimit = max(model.configuration.watchdog, 1) * 5
    isFollowed = true
    if judged.contains(.agreesWithModel) {
      agreesWithModel = AgreesWithModel(model)
      isModelled = true
    }
  }

  /// Notes what has just been submitted, before what has come of it is looked at.
  @inline(__always)
  mutating func isMade(
    _ id: RequestID, _ kind: RequestKind, _ request: Request, _ options: RequestOptions
  ) {
    open.submitting(kind, options.priority)
    if isFollowed || kind.isLarge { remember(id, request, options) }
  }

  @inline(never)
  private mutating func remember(
    _ id: RequestID, _ request: Request, _ options: RequestOptions
  ) {
    rules.isMade(id, request, options)
    if isModelled { submitted = (request, options) }
    if !request.kind.isLarge { return }
    // Of one that is rejected at once there is nothing to follow.
    if seen.effects.count == 1, case .settled(id, .rejected) = seen.effects[0] { return }
    largeRequests.isMade(id, request)
  }

  /// What has become of a request in the call that made it.
  enum Answer {
    case settled(Coverage.OutcomeClass)
    case waits
  }

  /// Looks whether a request was settled at once or waits, and nothing else has changed: most calls. No
  /// invariant has anything to say of it that this does not say. Takes notice of it.
  ///
  /// - Returns: nil when there is more to it, for ``check(_:on:at:)`` to look at.
  @inline(__always)
  mutating func answer(
    to id: RequestID, _ kind: RequestKind, by router: inout some SimulatedRouter
  ) -> Answer? {
    guard seen.effects.count == 1, mirror.isUntouched(&router, since: &seen.navigation) else {
      return nil
    }
    let after = Observation.Bookkeeping(router)
    guard after.isSameButForWaiting(as: seen.after) else { return nil }
    let newlyWaiting = after.waitingCount - seen.after.waitingCount
    // One after another, the most frequent first: a table of all that an effect can be is slower.
    if case .waiting(id) = seen.effects[0] {
      guard newlyWaiting == 1 else { return nil }
      open.waits(id)
      seen.after.waitingCount += 1
      return .waits
    }
    guard newlyWaiting == 0 else { return nil }
    if case .settled(id, .rejected) = seen.effects[0] {
      return seen.effects[0].holdsList ? nil : .settled(.rejected)
    }
    if !kind.isLarge, case .settled(id, .unchanged) = seen.effects[0] {
      return .settled(.unchanged)
    }
    return nil
  }

  /// Looks at what a call has done; the first judged breach counts.
  @inline(never)
  mutating func check(
    _ cause: Observation.Cause, on router: inout some SimulatedRouter, at time: Instant
  ) -> Violation? {
    let after = Observation.Bookkeeping(router)
    let isUntouched = mirror.isUntouched(&router, since: &seen.navigation)
    if isUntouched, isNotice(cause, after) {
      let hasOtherGesture = seen.after.gesture != after.gesture
      seen.after = after
      guard isFollowed else { return nil }
      lookAtNotice(cause, at: time)
      note(rules.end(&seen))
      if hasOtherGesture { checkHandover(&router) }
      return judgeAll()
    }
    seen.note(cause, after, isUntouched: isUntouched)
    seen.survey()
    if !isUntouched { lookAtState(&router) }
    guard isSound else { return judgeAll() }
    // Those that carry state see everything, whether judged or not.
    rules.begin(cause, at: time)
    hear()
    note(rules.end(&seen))
    note(dismissalExactlyOnce.check(&seen))
    note(outcomeExactlyOnce.check(&seen, &open))
    note(pathMatchesState.check(&seen))
    switch cause {
    case .request: if seen.news.rejects { note(rejectedChangesNothing.check(&seen)) }
    case .report(_, isStale: true): note(staleReportsIgnored.check(&seen))
    case .report, .time: break
    }
    if largeRequests.hasArrived { note(largeRequests.check(&seen, &router, at: time)) }
    if seen.news.commands > 0 || !isUntouched || !seen.after.isInSameTransition(as: seen.before) {
      checkDerived(&router, isAtRest: false)
    }
    if isModelled { checkModel(at: time) }
    submitted = nil
    return judgeAll()
  }

  /// True for a call that has taken notice of something and done nothing. No invariant has anything to
  /// say of it that this does not say.
  @inline(__always)
  private mutating func isNotice(
    _ cause: Observation.Cause, _ after: Observation.Bookkeeping
  ) -> Bool {
    switch cause {
    case .request: return false
    case .report(_, let isStale):
      let ignored = after.ignoredReportCount - seen.after.ignoredReportCount
      guard seen.effects.isEmpty, !isStale || ignored == 1 else { return false }
    case .time:
      guard seen.effects.isEmpty || seen.effects.count == 1 && seen.effects[0].sign.isQuestion
      else { return false }
    }
    return after.isDoingTheSame(as: seen.after)
  }

  /// Looks at a call that has answered a request and changed nothing: only the rules and the model have
  /// anything to say of it.
  mutating func checkAnswer(_ cause: Observation.Cause, at time: Instant) -> Violation? {
    lookAtNotice(cause, at: time)
    note(rules.endOfAnswer())
    return judgeAll()
  }

  @inline(never)
  private mutating func lookAtNotice(_ cause: Observation.Cause, at time: Instant) {
    seen.note(cause, seen.after, isUntouched: true)
    seen.news = Observation.News()
    rules.begin(cause, at: time)
    for index in seen.effects.indices { note(rules.hear(seen.effects[index])) }
    if isModelled { checkModel(at: time) }
    submitted = nil
  }

  @inline(never)
  private mutating func checkModel(at time: Instant) {
    let options = submitted?.options ?? RequestOptions()
    note(agreesWithModel?.check(&seen, submitted?.request, options, at: time))
  }

  private mutating func lookAtState(_ router: inout some SimulatedRouter) {
    mirror.look(
      at: &router, &seen.navigation, isOneChange: seen.changeCount <= 1, &seen.difference)
    seen.isOnScreen = false
    isSound = isSound && seen.difference.isSound
    note(rootNeverPopped.check(&seen))
    note(layersConsistent.check(&seen))
    note(entryIDsUnique.check(&seen))
    note(tabIsolation.check(&seen))
    note(cancelledGesture.check(&seen))
  }

  /// Tells the effects of a call, in their order, to the invariants that follow them.
  private mutating func hear() {
    if case .request(let id, _) = seen.cause { open.isMade(id) }
    for index in seen.effects.indices {
      switch seen.effects[index].sign {
      case .waits(let id): open.waits(id)
      case .starts(let id, _):
        queuePriorityOrder.starts(id, from: open.starts(id, seen.cause))
        note(singleTransition.starts(id))
        if !largeRequests.isEmpty { note(largeRequests.starts(id, &seen)) }
      case .settles(let id, let outcome):
        singleTransition.settles(id)
        if outcome == .rejected { seen.news.rejects = true }
        note(outcomeExactlyOnce.settles(id, wasOpen: open.settles(id), by: index, &seen))
        if !largeRequests.isEmpty { largeRequests.settles(id, by: index, &seen) }
      case .leaves(let entry, _):
        note(dismissalExactlyOnce.leaves(entry, &seen.difference.departed))
      case .performs:
        note(queuePriorityOrder.performs(by: index, &seen, &open))
        largeRequests.performs()
        // Only what another change has overtaken can have passed without being seen.
        if seen.news.commands > 1 { hearPassing(index) }
        // The transition before may have ended in this call, and its path has to be out.
        note(rules.checkPath(&pathMatchesState))
      case .delivers(let count): note(pathMatchesState.isDelivered(index, count, &seen))
      case .resynchronises, .inquires, .inquiresGesture: break
      }
      note(rules.hear(seen.effects[index]))
    }
    open.endCall()
  }

  @inline(never)
  private mutating func hearPassing(_ index: Int) {
    guard let change = seen.effects[index].change else { return }
    dismissalExactlyOnce.performs(change, &seen)
  }

  /// Looks at what views read of the router. What nothing has touched is as it was: it is looked at again
  /// when everything is at rest, and at the end.
  @inline(never)
  private mutating func checkDerived(_ router: inout some SimulatedRouter, isAtRest: Bool) {
    note(chromeMatchesTop.owners(seen.navigation, &router))
    // Nothing is visible in a state that is broken from the start, before the first look at it.
    guard let top = seen.navigation.visibleStack.last?.id else { return }
    if !isAtRest {
      note(chromeMatchesTop.handsOver(to: top, &seen, &router))
      checkHandover(&router)
    }
    note(flagsMatchState.check(seen.navigation, top, &router))
  }

  /// Looks whether the router says which entry hands over to which, if one does, as the rules say it.
  private mutating func checkHandover(_ router: inout some SimulatedRouter) {
    if !rules.isLost { note(rules.checkHandover(router.handover)) }
  }

  /// For how long a router may be busy while the host is quiet.
  private(set) var stillnessLimit: Milliseconds = 60_000

  /// How many transitions the requests that are open can take at most.
  var openSteps: Int {
    guard !largeRequests.isEmpty else { return 0 }
    let state = seen.navigation
    return largeRequests.stepLimit
      + state.tabs.reduce(0) { $0 + $1.stack.count }
      + state.layers.reduce(0) { $0 + $1.stack.count }
  }

  /// Looks at a router and a host that are at rest; not every time, because it is not cheap.
  ///
  /// - Parameter isLast: true at the end of a scenario.
  @inline(__always)
  mutating func checkAtRest(
    _ router: inout some SimulatedRouter, isLast: Bool, at time: Instant
  ) -> Violation? {
    restCount += 1
    guard isLast || restCount % 8 == 0 else { return nil }
    return checkRest(&router, isLast: isLast, at: time)
  }

  @inline(never)
  private mutating func checkRest(
    _ router: inout some SimulatedRouter, isLast: Bool, at time: Instant
  ) -> Violation? {
    checkDerived(&router, isAtRest: true)
    if isLast || restCount % 32 == 0 {
      note(restoreRoundTrip.checkAtRest(&router, &seen, isLast: isLast, at: time))
    }
    return judgeAll()
  }

  /// The violation, if the invariant is judged.
  func judge(_ breach: Breach) -> Violation? {
    guard judged.contains(breach.invariant) else { return nil }
    return Violation(
      property: breach.invariant.rawValue, expected: breach.expected, seen: breach.seen)
  }

  @inline(__always)
  private mutating func note(_ breach: Breach?) { if let breach { keep(breach) } }

  // By itself, because what is rare makes what is not slower to fetch.
  @inline(never)
  private mutating func keep(_ breach: Breach) { breaches.append(breach) }

  /// The violation that counts, of all that was noted in this call.
  @inline(__always)
  private mutating func judgeAll() -> Violation? { breaches.isEmpty ? nil : judgeFirst() }

  @inline(never)
  private mutating func judgeFirst() -> Violation? {
    defer { breaches = [] }
    for invariant in Self.order {
      if let breach = breaches.first(where: { $0.invariant == invariant }),
        let found = judge(breach)
      {
        return found
      }
    }
    return nil
  }

  /// Which of several violations of one call counts: the model comes last, because what the others find
  /// has a name of its own.
  private static let order: [Invariant] = [
    .rootNeverPopped, .layersConsistent, .entryIDsUnique, .singleTransition, .queuePriorityOrder,
    .outcomeExactlyOnce, .cancelledGesture, .tabIsolation, .rejectedChangesNothing,
    .staleReportsIgnored, .dismissalExactlyOnce, .pathMatchesState, .sequenceNotInterleaved,
    .restoreRoundTrip, .linkIdempotent, .chromeMatchesTop, .flagsMatchState,
    .requestDoesWhatItAsks, .noDelayWithoutCause, .hostAgrees, .agreesWithModel,
  ]
}

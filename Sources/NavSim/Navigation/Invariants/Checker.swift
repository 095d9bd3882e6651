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
  private var dismissalExactlyOnce = DismissalExactlyOnce()
  private var queuePriorityOrder = QueuePriorityOrder()
  private let rejectedChangesNothing = RejectedChangesNothing()
  private var outcomeExactlyOnce = OutcomeExactlyOnce()
  private var singleTransition = SingleTransition()
  private let staleReportsIgnored = StaleReportsIgnored()
  private var pathMatchesState = PathMatchesState()
  private var chromeMatchesTop = ChromeMatchesTop()
  private let flagsMatchState = FlagsMatchState()
  private let restoreRoundTrip = RestoreRoundTrip()
  private let cancelledGesture = CancelledGesture()
  private let tabIsolation = TabIsolation()
  /// Nil when nobody asks, because a second router costs as much as the first.
  private var agreesWithModel: AgreesWithModel?
  private var isModelled = false

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
    if judged.contains(.agreesWithModel) {
      agreesWithModel = router.model.map { AgreesWithModel($0) }
      isModelled = agreesWithModel != nil
    }
  }

  /// Notes what is about to be submitted; its id is not known yet.
  mutating func submitting(_ kind: RequestKind, _ request: Request, _ options: RequestOptions) {
    queuePriorityOrder.submitting(kind, options.priority)
    if isModelled || kind.isLarge { submitted = (request, options) }
  }

  /// Looks at what a call has done; the first judged breach counts.
  // Inlined as far as most calls get.
  @inline(__always)
  mutating func check(
    _ cause: Observation.Cause, on router: inout some SimulatedRouter, at time: Instant
  ) -> Violation? {
    let after = Observation.Bookkeeping(router)
    if Self.isNothing(cause, seen.effects, before: seen.after, after),
      mirror.isUntouched(router.navigation, since: seen.navigation)
    {
      if !isModelled {
        seen.after = after
        return nil
      }
      seen.note(cause, after)
      seen.difference.clear()
      checkModel(at: time)
      return judgeAll()
    }
    seen.note(cause, after)
    return checkChange(&router, at: time)
  }

  private mutating func checkModel(at time: Instant) {
    let call = submitted.take()
    let options = call?.options ?? RequestOptions()
    note(agreesWithModel?.check(&seen, call?.request, options, at: time))
  }

  /// True for a call that has done nothing but to reject its request or to ignore its report, if the
  /// state has not been touched either: a third of all calls. No invariant has anything to say of it
  /// that this does not say.
  @inline(__always)
  private static func isNothing(
    _ cause: Observation.Cause, _ effects: borrowing [Effect],
    before: Observation.Bookkeeping, _ after: Observation.Bookkeeping
  ) -> Bool {
    switch cause {
    case .request(let id, _):
      guard effects.count == 1, case .settled(id, .rejected) = effects[0] else { return false }
      return after == before
    case .report(_, isStale: true):
      var expected = before
      expected.ignoredReportCount += 1
      return effects.isEmpty && after == expected
    case .report, .time:
      return effects.isEmpty && after == before
    }
  }

  @inline(never)
  private mutating func checkChange(
    _ router: inout some SimulatedRouter, at time: Instant
  ) -> Violation? {
    lookAtState(&router)
    isSound = isSound && seen.difference.isSound
    checkDifference()
    guard isSound else { return judgeAll() }
    // Those that carry state see everything, whether judged or not.
    hear()
    note(dismissalExactlyOnce.check(&seen))
    note(outcomeExactlyOnce.check(&seen))
    note(pathMatchesState.check(&seen))
    note(cancelledGesture.check(&seen))
    note(rejectedChangesNothing.check(&seen))
    note(staleReportsIgnored.check(&seen))
    if largeRequests.hasArrived { note(largeRequests.check(&seen, &router, at: time)) }
    checkDerived(&router)
    if isModelled { checkModel(at: time) }
    return judgeAll()
  }

  private mutating func lookAtState(_ router: inout some SimulatedRouter) {
    if mirror.isUntouched(router.navigation, since: seen.navigation) {
      seen.difference.clear()
    } else {
      let state = router.navigation
      mirror.look(at: state, since: seen.navigation, &seen.difference)
      seen.navigation = state
    }
  }

  private mutating func checkDifference() {
    if seen.difference.isEmpty, seen.difference.isSound { return }
    note(rootNeverPopped.check(&seen))
    note(layersConsistent.check(&seen))
    note(entryIDsUnique.check(&seen))
    note(tabIsolation.check(&seen))
  }

  /// Tells the effects of a call, in their order, to the invariants that follow them.
  private mutating func hear() {
    if !seen.difference.departed.isEmpty { dismissalExactlyOnce.departs(&seen) }
    if case .request(let id, let kind) = seen.cause {
      outcomeExactlyOnce.isMade(id)
      if kind.isLarge, let request = submitted?.request { largeRequests.isMade(id, request) }
    }
    for index in seen.effects.indices {
      switch seen.effects[index].sign {
      case .waits(let id): queuePriorityOrder.waits(id)
      case .starts(let id, _):
        queuePriorityOrder.starts(id, seen.cause)
        note(singleTransition.starts(id))
        if !largeRequests.isEmpty { note(largeRequests.starts(id, &seen)) }
      case .settles(let id, let outcome):
        queuePriorityOrder.settles(id)
        singleTransition.settles(id)
        note(outcomeExactlyOnce.settles(id, outcome))
        if !largeRequests.isEmpty { largeRequests.settles(id, outcome) }
      case .leaves(let entry, _): note(dismissalExactlyOnce.leaves(entry))
      case .performs, .delivers: hearLarge(index)
      case .resynchronises, .inquires, .inquiresGesture: break
      }
    }
  }

  private mutating func hearLarge(_ index: Int) {
    switch seen.effects[index] {
    case .perform(_, let change, let animated):
      note(queuePriorityOrder.performs(change, animated: animated))
      // Only what another change has overtaken can have passed without being seen.
      if seen.news.commands > 1 { dismissalExactlyOnce.performs(change, seen.navigation) }
      largeRequests.performs()
    case .pathChanged(let path): note(pathMatchesState.isDelivered(path))
    default: break
    }
  }

  /// What views read of the router. What nothing has touched is as it was: it is looked at again when
  /// everything is at rest, and at the end.
  private mutating func checkDerived(_ router: inout some SimulatedRouter) {
    guard seen.news.commands > 0 || !seen.difference.isEmpty else { return }
    note(chromeMatchesTop.check(&seen, &router))
    note(flagsMatchState.check(seen.navigation, &router))
  }

  /// Looks at a router and a host that are at rest; not every time, because it is not cheap.
  ///
  /// - Parameter isLast: true at the end of a scenario.
  mutating func checkAtRest(
    _ router: inout some SimulatedRouter, isLast: Bool, at time: Instant
  ) -> Violation? {
    restCount += 1
    if isLast || restCount % 8 == 0 {
      let state = router.navigation
      note(chromeMatchesTop.owners(state, &router))
      note(flagsMatchState.check(state, &router))
    }
    if isLast || restCount % 128 == 0 { note(restoreRoundTrip.checkAtRest(&router, at: time)) }
    return judgeAll()
  }

  /// The violation, if the invariant is judged.
  func judge(_ breach: Breach) -> Violation? {
    guard judged.contains(breach.invariant) else { return nil }
    return Violation(
      property: breach.invariant.rawValue, expected: breach.expected, seen: breach.seen)
  }

  @inline(__always)
  private mutating func note(_ breach: Breach?) { if let breach { breaches.append(breach) } }

  /// The violation that counts, of all that was noted in this call.
  @inline(__always)
  private mutating func judgeAll() -> Violation? { breaches.isEmpty ? nil : judgeFirst() }

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
    .restoreRoundTrip, .linkIdempotent, .chromeMatchesTop, .flagsMatchState, .agreesWithModel,
  ]
}

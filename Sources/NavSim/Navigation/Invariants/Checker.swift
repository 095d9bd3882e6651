import NavCore

/// All invariants that are checked after every call on the router.
struct Checker: Sendable {
  private(set) var mirror: StateMirror
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

  private var largeRequests = LargeRequests()
  private var last: Observation.Bookkeeping
  private var submitted: (request: Request, options: RequestOptions)?
  private var restCount = 0
  /// False from when the router has come to a state in which nothing can be asked any more.
  private(set) var isSound = true

  init(_ router: some SimulatedRouter, judged: InvariantSet) {
    mirror = StateMirror(router.navigation)
    last = Observation.Bookkeeping(router)
    self.judged = judged
    if judged.contains(.agreesWithModel) {
      agreesWithModel = router.model.map { AgreesWithModel($0) }
    }
  }

  /// Notes what is about to be submitted; its id is not known yet.
  mutating func submitting(
    _ call: borrowing Call, _ request: Request, _ options: RequestOptions
  ) {
    queuePriorityOrder.submitting(call)
    submitted = (request, options)
  }

  /// Looks at what a call has done; the first judged breach counts.
  mutating func check(
    _ cause: Observation.Cause, _ effects: [Effect], on router: borrowing some SimulatedRouter,
    at time: Instant
  ) -> Violation? {
    let state = router.navigation
    let before = last
    last = Observation.Bookkeeping(router)
    let seen = Observation(
      cause: cause, effects: effects, news: Observation.News(effects), before: before, after: last,
      navigation: state, difference: mirror.look(at: state))
    isSound = isSound && seen.difference.isSound
    guard isSound else {
      return judge(rootNeverPopped.check(seen)) ?? judge(layersConsistent.check(seen))
    }
    // Those that carry state see everything, whether judged or not.
    let dismissal = dismissalExactlyOnce.check(seen)
    let order = queuePriorityOrder.check(seen)
    let outcome = outcomeExactlyOnce.check(seen)
    let single = singleTransition.check(seen)
    let path = pathMatchesState.check(seen)
    let model = agreesWithModel?.check(seen, submitted, at: time)
    largeRequests.note(seen.cause, submitted)
    submitted = nil
    let large = largeRequests.check(seen, router, at: time)
    let derived = checkDerived(seen, router)
    let structure = judge(rootNeverPopped.check(seen)) ?? judge(layersConsistent.check(seen))
    if let structure { return structure }
    let identity = judge(entryIDsUnique.check(seen)) ?? judge(single) ?? judge(order)
    if let found = identity ?? judge(outcome) { return found }
    let calm = judge(cancelledGesture.check(seen)) ?? judge(tabIsolation.check(seen))
    if let calm { return calm }
    let trace = judge(rejectedChangesNothing.check(seen)) ?? judge(staleReportsIgnored.check(seen))
    if let found = trace ?? judge(dismissal) ?? judge(path) { return found }
    // The model comes last, because what the others find has a name of its own.
    return judge(large.order) ?? judge(large.restore) ?? judge(large.link) ?? derived
      ?? judge(model)
  }

  /// What views read of the router. What nothing has touched is as it was: it is looked at again when
  /// everything is at rest, and at the end.
  private mutating func checkDerived(
    _ seen: borrowing Observation, _ router: borrowing some SimulatedRouter
  ) -> Violation? {
    guard
      seen.news.commands > 0 || !seen.difference.isEmpty
        || seen.before.transition != seen.after.transition,
      seen.navigation.tabs.indices.contains(seen.navigation.selectedIndex)
    else { return nil }
    let chrome = chromeMatchesTop.check(seen, router)
    let flags = flagsMatchState.check(seen.navigation, router)
    return judge(chrome) ?? judge(flags)
  }

  /// Looks at a router and a host that are at rest; not every time, because it is not cheap.
  ///
  /// - Parameter isLast: true at the end of a scenario.
  mutating func checkAtRest(
    _ router: some SimulatedRouter, isLast: Bool, at time: Instant
  ) -> Violation? {
    restCount += 1
    if isLast || restCount % 8 == 0 {
      let state = router.navigation
      let chrome = chromeMatchesTop.owners(state, router)
      if let found = judge(chrome) ?? judge(flagsMatchState.check(state, router)) { return found }
    }
    guard isLast || restCount % 32 == 0 else { return nil }
    return judge(restoreRoundTrip.checkAtRest(router, at: time))
  }

  func judge(_ breach: Breach?) -> Violation? {
    guard let breach, judged.contains(breach.invariant) else { return nil }
    return Violation(
      property: breach.invariant.rawValue, expected: breach.expected, seen: breach.seen)
  }
}

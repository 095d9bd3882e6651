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

  private var largeRequests = LargeRequests()
  private var submitted: (request: Request, options: RequestOptions)?
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
    }
  }

  /// Notes what is about to be submitted; its id is not known yet.
  mutating func submitting(_ kind: RequestKind, _ request: Request, _ options: RequestOptions) {
    queuePriorityOrder.submitting(kind, options.priority)
    if agreesWithModel != nil || kind.isLarge { submitted = (request, options) }
  }

  /// Looks at what a call has done; the first judged breach counts.
  // Inlined as far as most calls get.
  @inline(__always)
  mutating func check(
    _ cause: Observation.Cause, on router: inout some SimulatedRouter, at time: Instant
  ) -> Violation? {
    let after = Observation.Bookkeeping(router)
    if agreesWithModel == nil, Self.isNothing(cause, seen.effects, before: seen.after, after),
      mirror.isUntouched(router.navigation, since: seen.navigation)
    {
      seen.after = after
      return nil
    }
    seen.cause = cause
    seen.before = seen.after
    seen.after = after
    return checkChange(&router, at: time)
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
    let state = router.navigation
    mirror.look(at: state, since: seen.navigation, &seen.difference)
    seen.navigation = state
    isSound = isSound && seen.difference.isSound
    guard isSound else {
      return judge(rootNeverPopped.check(&seen)) ?? judge(layersConsistent.check(&seen))
    }
    // Those that carry state see everything, whether judged or not.
    let heard = hear()
    let dismissal = heard.dismissal ?? dismissalExactlyOnce.check(&seen)
    let outcome = heard.outcome ?? outcomeExactlyOnce.check(&seen)
    let path = heard.path ?? pathMatchesState.check(&seen)
    let model = agreesWithModel?.check(seen, submitted, at: time)
    let large = checkLarge(&router, at: time)
    let derived = checkDerived(&router)
    if let found = checkDifference() { return found }
    if let found = judge(heard.single) ?? judge(heard.order) ?? judge(outcome) { return found }
    let calm = judge(cancelledGesture.check(&seen)) ?? judge(tabIsolation.check(&seen))
    if let calm { return calm }
    let trace =
      judge(rejectedChangesNothing.check(&seen)) ?? judge(staleReportsIgnored.check(&seen))
    if let found = trace ?? judge(dismissal) ?? judge(path) { return found }
    // The model comes last, because what the others find has a name of its own.
    return judge(large.order) ?? judge(large.restore) ?? judge(large.link) ?? derived
      ?? judge(model)
  }

  /// What was found in the effects by themselves.
  private struct Heard {
    var order: Breach?
    var outcome: Breach?
    var single: Breach?
    var dismissal: Breach?
    var path: Breach?
  }

  /// Tells the effects of a call, in their order, to the invariants that follow them.
  private mutating func hear() -> Heard {
    var heard = Heard()
    seen.news = Observation.News(seen.effects)
    if !seen.difference.departed.isEmpty { dismissalExactlyOnce.departs(&seen) }
    if case .request(let id, _) = seen.cause { outcomeExactlyOnce.isMade(id) }
    for index in seen.effects.indices {
      switch seen.effects[index] {
      case .waiting(let id): queuePriorityOrder.waits(id)
      case .started(let id, _):
        queuePriorityOrder.starts(id, seen.cause)
        heard.single = heard.single ?? singleTransition.starts(id)
      case .perform(_, let change, let animated):
        heard.order = heard.order ?? queuePriorityOrder.performs(change, animated: animated)
        dismissalExactlyOnce.performs(change, seen.navigation)
      case .settled(let id, let outcome):
        queuePriorityOrder.settles(id)
        singleTransition.settles(id)
        heard.outcome = heard.outcome ?? outcomeExactlyOnce.settles(id, outcome)
      case .left(let entry, _):
        heard.dismissal = heard.dismissal ?? dismissalExactlyOnce.leaves(entry)
      case .pathChanged(let path):
        heard.path = heard.path ?? pathMatchesState.isDelivered(path)
      case .resynchronise, .inquire, .inquireGesture: break
      }
    }
    return heard
  }

  private mutating func checkLarge(
    _ router: inout some SimulatedRouter, at time: Instant
  ) -> LargeRequests.Found {
    largeRequests.note(seen.cause, submitted)
    submitted = nil
    return largeRequests.check(&seen, &router, at: time)
  }

  private mutating func checkDifference() -> Violation? {
    judge(rootNeverPopped.check(&seen)) ?? judge(layersConsistent.check(&seen))
      ?? judge(entryIDsUnique.check(&seen))
  }

  /// What views read of the router. What nothing has touched is as it was: it is looked at again when
  /// everything is at rest, and at the end.
  private mutating func checkDerived(_ router: inout some SimulatedRouter) -> Violation? {
    guard
      seen.news.commands > 0 || !seen.difference.isEmpty
        || seen.before.transition != seen.after.transition,
      seen.navigation.tabs.indices.contains(seen.navigation.selectedIndex)
    else { return nil }
    let chrome = chromeMatchesTop.check(&seen, &router)
    let flags = flagsMatchState.check(seen.navigation, &router)
    return judge(chrome) ?? judge(flags)
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
      let chrome = chromeMatchesTop.owners(state, &router)
      if let found = judge(chrome) ?? judge(flagsMatchState.check(state, &router)) { return found }
    }
    guard isLast || restCount % 32 == 0 else { return nil }
    return judge(restoreRoundTrip.checkAtRest(&router, at: time))
  }

  @inline(__always)
  func judge(_ breach: Breach?) -> Violation? {
    if let breach { violation(breach) } else { nil }
  }

  private func violation(_ breach: Breach) -> Violation? {
    guard judged.contains(breach.invariant) else { return nil }
    return Violation(
      property: breach.invariant.rawValue, expected: breach.expected, seen: breach.seen)
  }
}

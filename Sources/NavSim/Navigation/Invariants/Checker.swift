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
  private var sequenceNotInterleaved = SequenceNotInterleaved()
  private let restoreRoundTrip = RestoreRoundTrip()
  private let linkIdempotent = LinkIdempotent()
  private let cancelledGesture = CancelledGesture()
  private let tabIsolation = TabIsolation()
  /// Nil when nobody asks, because a second router costs as much as the first.
  private var agreesWithModel: AgreesWithModel?

  /// Requests of several steps and of whole states that have no outcome yet.
  private var largeRequests: [(id: RequestID, request: Request)] = []
  private var submitted: (request: Request, options: RequestOptions)?
  private var restCount = 0
  /// False from when the router has come to a state in which nothing can be asked any more.
  private(set) var isSound = true

  init(_ router: some SimulatedRouter, judged: InvariantSet) {
    mirror = StateMirror(router.navigation)
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
    _ cause: Observation.Cause, _ effects: [Effect], _ before: Observation.Bookkeeping,
    on router: borrowing some SimulatedRouter, at time: Instant
  ) -> Violation? {
    let state = router.navigation
    let seen = Observation(
      cause: cause, effects: effects, news: Observation.News(effects), before: before,
      after: Observation.Bookkeeping(router), navigation: state, difference: mirror.look(at: state))
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
    let large = checkLarge(seen, router, at: time)
    let chrome = checkChrome(seen, router)
    let flags = flagsMatchState.check(seen, router)
    let structure = judge(rootNeverPopped.check(seen)) ?? judge(layersConsistent.check(seen))
    if let structure { return structure }
    let identity = judge(entryIDsUnique.check(seen)) ?? judge(single) ?? judge(order)
    if let found = identity ?? judge(outcome) { return found }
    let calm = judge(cancelledGesture.check(seen)) ?? judge(tabIsolation.check(seen))
    if let calm { return calm }
    let trace = judge(rejectedChangesNothing.check(seen)) ?? judge(staleReportsIgnored.check(seen))
    if let found = trace ?? judge(dismissal) ?? judge(path) { return found }
    // The model comes last, because what the others find has a name of its own.
    return large ?? judge(chrome) ?? judge(flags) ?? judge(model)
  }

  private mutating func checkChrome(
    _ seen: borrowing Observation, _ router: borrowing some SimulatedRouter
  ) -> Breach? {
    guard seen.navigation.tabs.indices.contains(seen.navigation.selectedIndex) else { return nil }
    return chromeMatchesTop.check(seen, router)
  }

  /// What is checked of requests of several steps, links and saved states.
  private mutating func checkLarge(
    _ seen: borrowing Observation, _ router: borrowing some SimulatedRouter, at time: Instant
  ) -> Violation? {
    if case .request(let id, let kind) = seen.cause, kind.isLarge, let submitted {
      largeRequests.append((id, submitted.request))
    }
    submitted = nil
    guard !largeRequests.isEmpty else { return nil }
    let large = largeRequests
    func request(_ id: RequestID) -> Request? { large.first { $0.id == id }?.request }
    let order = sequenceNotInterleaved.check(seen) { id in
      request(id).map { $0.kind != .restore } ?? false
    }
    let restore = restoreRoundTrip.check(seen) { id in
      guard case .restore(let snapshot)? = request(id) else { return nil }
      return snapshot
    }
    let link = linkIdempotent.check(seen, router, at: time) { id in
      guard case .open(let destination)? = request(id) else { return nil }
      return destination
    }
    if seen.news.settles {
      for effect in seen.effects {
        guard case .settled(let id, _) = effect else { continue }
        largeRequests.removeAll { $0.id == id }
      }
    }
    return judge(order) ?? judge(restore) ?? judge(link)
  }

  /// Looks at a router and a host that are at rest; not every time, because saving is not cheap.
  mutating func checkAtRest(_ router: some SimulatedRouter, at time: Instant) -> Violation? {
    restCount += 1
    guard restCount % 32 == 0 else { return nil }
    return judge(restoreRoundTrip.checkAtRest(router, at: time))
  }

  func judge(_ breach: Breach?) -> Violation? {
    guard let breach, judged.contains(breach.invariant) else { return nil }
    return Violation(
      property: breach.invariant.rawValue, expected: breach.expected, seen: breach.seen)
  }
}

extension RequestKind {
  /// True for what the checks have to remember until it is settled.
  fileprivate var isLarge: Bool {
    switch self {
    case .sequence, .popToRootAnimated, .dismissAllAnimated, .open, .restore: true
    default: false
    }
  }
}

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
  private let chromeMatchesTop = ChromeMatchesTop()
  private let flagsMatchState = FlagsMatchState()

  init(_ state: NavigationState, judged: InvariantSet) {
    mirror = StateMirror(state)
    self.judged = judged
  }

  /// Requests that have no outcome yet.
  var openRequests: [RequestID] { outcomeExactlyOnce.open }

  mutating func submitting(_ call: Call) { queuePriorityOrder.submitting(call) }

  /// Looks at what a call has done; the first judged breach counts.
  mutating func check(
    _ cause: Observation.Cause, _ effects: [Effect], _ before: Observation.Bookkeeping,
    on router: some SimulatedRouter
  ) -> Violation? {
    let state = router.navigation
    mirror.look(at: state)
    let seen = Observation(
      cause: cause, effects: effects, before: before, after: Observation.Bookkeeping(router),
      navigation: state,
      difference: mirror.difference)
    // Those that carry state see everything, whether judged or not.
    let dismissal = dismissalExactlyOnce.check(seen)
    let order = queuePriorityOrder.check(seen)
    let outcome = outcomeExactlyOnce.check(seen)
    let single = singleTransition.check(seen)
    let path = pathMatchesState.check(seen)
    let structure = judge(rootNeverPopped.check(seen)) ?? judge(layersConsistent.check(seen))
    if let structure { return structure }
    return judge(entryIDsUnique.check(seen)) ?? judge(single) ?? judge(order) ?? judge(outcome)
      ?? judge(rejectedChangesNothing.check(seen)) ?? judge(staleReportsIgnored.check(seen))
      ?? judge(dismissal) ?? judge(path) ?? checkDerived(router, state)
  }

  private func checkDerived(_ router: some SimulatedRouter, _ state: NavigationState) -> Violation?
  {
    guard state.tabs.indices.contains(state.selectedIndex) else { return nil }
    return judge(chromeMatchesTop.check(router.chromeOwner, state))
      ?? judge(flagsMatchState.check(router, state))
  }

  func judge(_ breach: Breach?) -> Violation? {
    guard let breach, judged.contains(breach.invariant) else { return nil }
    return Violation(
      property: breach.invariant.rawValue, expected: breach.expected, seen: breach.seen)
  }
}

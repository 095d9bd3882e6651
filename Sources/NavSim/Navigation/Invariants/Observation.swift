import NavCore

/// What the invariants are shown after every call on the router.
struct Observation {
  /// Why the router was called.
  enum Cause {
    case request(RequestID, RequestKind)
    case report(HostReport, isStale: Bool)
    case time
  }

  /// The numbers that a call without effect leaves as they are.
  struct Bookkeeping: Equatable {
    var transition: TransitionID?
    var waitingCount: Int
    var isBusy: Bool
    var deadline: Instant?
    var ignoredReportCount: Int

    init(_ router: borrowing some SimulatedRouter) {
      transition = router.transitionInFlight
      waitingCount = router.waitingCount
      isBusy = router.isBusy
      deadline = router.deadline
      ignoredReportCount = router.ignoredReportCount
    }
  }

  let cause: Cause
  let effects: [Effect]
  let before: Bookkeeping
  let after: Bookkeeping
  let navigation: NavigationState
  /// How `navigation` differs from what it was after the call before.
  let difference: StateMirror.Difference
}

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
    var sequence: RequestID?
    var waitingCount: Int
    var isBusy: Bool
    var deadline: Instant?
    var ignoredReportCount: Int

    init(_ router: borrowing some SimulatedRouter) {
      transition = router.transitionInFlight
      sequence = router.sequenceInFlight
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

  /// How many changes of the state the call can have made: moves of the user's or the system's, and
  /// transitions started.
  var changeCount: Int {
    var count = 0
    if case .report(let report, isStale: false) = cause, report.isMove { count += 1 }
    for effect in effects {
      if case .perform = effect { count += 1 }
    }
    return count
  }
}

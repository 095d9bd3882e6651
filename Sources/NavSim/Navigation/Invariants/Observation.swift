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

  /// Which sorts of effect a call has had: most calls have few, and what looks for others need not
  /// look at all.
  struct News {
    private(set) var starts = false
    private(set) var settles = false
    private(set) var rejects = false
    private(set) var waits = false
    private(set) var leaves = false
    private(set) var paths = false
    /// How many commands to change the screen.
    private(set) var commands = 0

    init(_ effects: borrowing [Effect]) {
      for index in effects.indices {
        switch effects[index] {
        case .perform: commands += 1
        case .started: starts = true
        case .settled(_, let outcome):
          settles = true
          if case .rejected = outcome { rejects = true }
        case .waiting: waits = true
        case .left: leaves = true
        case .pathChanged: paths = true
        case .resynchronise, .inquire, .inquireGesture: break
        }
      }
    }
  }

  let cause: Cause
  /// Looked at by index, because a loop over the elements would copy each, with all that is in it.
  let effects: [Effect]
  let news: News
  let before: Bookkeeping
  let after: Bookkeeping
  let navigation: NavigationState
  /// How `navigation` differs from what it was after the call before.
  let difference: StateMirror.Difference

  /// How many changes of the state the call can have made: moves of the user's or the system's, and
  /// transitions started.
  var changeCount: Int {
    if case .report(let report, isStale: false) = cause, report.isMove { return news.commands + 1 }
    return news.commands
  }
}

import NavCore

/// What the invariants are shown after every call on the router.
///
/// One value for all calls of a run, so that nothing is copied to look at it; the invariants are
/// handed it as something that could be changed for the same reason.
struct Observation: Sendable {
  /// Why the router was called.
  enum Cause: Sendable {
    case request(RequestID, RequestKind)
    case report(HostReport, isStale: Bool)
    case time

    /// True for a report of a change on screen that the router did not ask for.
    var isMove: Bool { if case .report(let report, _) = self { report.isMove } else { false } }
  }

  /// The numbers that a call without effect leaves as they are.
  struct Bookkeeping: Equatable, Sendable {
    // The highest number stands for none: to compare what may be there or not takes a jump that nobody can
    // foresee.
    private var transitionNumber: UInt64
    private var sequenceNumber: UInt64
    private var gestureNumber: UInt64
    /// When the router has to be called next; never if it need not.
    private(set) var nextCall: Instant
    var waitingCount: Int
    let ignoredReportCount: Int
    let isBusy: Bool

    // Inlined, because a router that is lent is copied first.
    @inline(__always)
    init(_ router: borrowing some SimulatedRouter) {
      transitionNumber = router.transitionInFlight?.rawValue ?? .max
      sequenceNumber = router.sequenceInFlight?.rawValue ?? .max
      gestureNumber = router.gestureInFlight?.rawValue ?? .max
      nextCall = router.deadline ?? .never
      waitingCount = router.waitingCount
      ignoredReportCount = router.ignoredReportCount
      isBusy = router.isBusy
    }

    var transition: TransitionID? {
      transitionNumber == .max ? nil : TransitionID(transitionNumber)
    }
    var sequence: RequestID? { sequenceNumber == .max ? nil : RequestID(sequenceNumber) }
    var gesture: GestureID? { gestureNumber == .max ? nil : GestureID(gestureNumber) }
    var deadline: Instant? { nextCall == .never ? nil : nextCall }

    /// True when nothing is another number, but for how many requests wait.
    // All at once, because a jump for each, and for what may be there or not another, takes longer.
    @inline(__always)
    func isSameButForWaiting(as other: Self) -> Bool {
      let differences =
        (transitionNumber ^ other.transitionNumber) | (sequenceNumber ^ other.sequenceNumber)
        | (gestureNumber ^ other.gestureNumber)
        | UInt64(bitPattern: nextCall.milliseconds ^ other.nextCall.milliseconds)
        | UInt64(bitPattern: Int64(ignoredReportCount ^ other.ignoredReportCount))
      return differences == 0 && isBusy == other.isBusy
    }

    @inline(__always)
    func isInSameTransition(as other: Self) -> Bool { transitionNumber == other.transitionNumber }

    /// True when the same transition and sequence are under way, and as many requests wait.
    func isDoingTheSame(as other: Self) -> Bool {
      transitionNumber == other.transitionNumber && sequenceNumber == other.sequenceNumber
        && waitingCount == other.waitingCount
    }
  }

  /// Which sorts of effect a call has had: most calls have few, and what looks for others need not
  /// look at all.
  struct News: Sendable {
    /// True when a request has been rejected; known when all effects have been heard.
    var rejects = false
    /// How many commands to change the screen.
    var commands = 0

    init() {}

    @inline(__always)
    init(_ effects: borrowing [Effect]) {
      // Counted without a jump, because which effects come nobody can foresee.
      for index in effects.indices { commands &+= effects[index].isChange ? 1 : 0 }
    }
  }

  private(set) var cause = Cause.time
  /// Looked at by index, because a loop over the elements would copy each, with all that is in it.
  var effects: [Effect] = []
  var news = News()
  /// How many changes of the state the call can have made: moves of the user's or the system's, and
  /// transitions started.
  private(set) var changeCount = 0
  var before: Bookkeeping
  var after: Bookkeeping
  var navigation: NavigationState
  /// True when the screen was seen to show this.
  var isOnScreen = false
  /// True when the call has not written to the state.
  var isUntouched = false
  /// How `navigation` differs from what it was after the call before.
  var difference = StateMirror.Difference()

  /// Takes notice of another call, whose effects are there already.
  @inline(__always)
  mutating func note(_ cause: Cause, _ after: Bookkeeping, isUntouched: Bool) {
    if isUntouched, !self.isUntouched { difference.clear() }
    self.isUntouched = isUntouched
    self.cause = cause
    before = self.after
    self.after = after
  }

  /// Looks through the effects of the call once, before all who ask of them.
  @inline(__always)
  mutating func survey() {
    news = News(effects)
    changeCount = news.commands
    if case .report(let report, isStale: false) = cause, report.isMove { changeCount += 1 }
  }
}

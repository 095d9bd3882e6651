import NavCore

/// One call on the router: all that the checks are shown. The next one begins where it ended.
package struct RouterCall: Sendable {
  /// Why the router was called.
  package enum Cause: Sendable {
    case request(Asked)
    case report(HostReport, isStale: Bool)
    case time
  }

  private(set) var cause = Cause.time
  private(set) var time = Instant.start
  /// What the router said of itself after the call before.
  private(set) var before: RouterStatus
  private(set) var after: RouterStatus
  /// What it believes to be on screen after this call.
  private(set) var navigation: NavigationState
  /// What it believed to be there before the last call that has changed it.
  private var previous: NavigationState
  /// What the router says and commands in this call.
  package var effects: [Effect] = []
  private(set) var changesState = false
  /// How many commands to change the screen there are among the effects.
  private(set) var commandCount = 0

  /// A router before its first call.
  package init(_ router: some SimulatedRouter) {
    after = RouterStatus(router)
    before = after
    navigation = router.navigation
    previous = navigation
  }

  /// What it believed to be on screen after the call before.
  var navigationBefore: NavigationState { changesState ? previous : navigation }

  /// Records the end of a call: what was so after the call before is what was so before this one.
  package mutating func end(
    _ cause: consuming Cause, at time: Instant, _ status: RouterStatus, _ state: NavigationState
  ) {
    self.cause = cause
    self.time = time
    before = after
    after = status
    changesState = navigation != state
    if changesState {
      previous = navigation
      navigation = state
    }
    commandCount = effects.indices.count { effects[$0].isChange }
  }

  /// The request that the call makes.
  var request: Asked? { if case .request(let asked) = cause { asked } else { nil } }

  /// True for the call that makes this request.
  func isRequest(_ id: RequestID) -> Bool { requestID == id }

  private var requestID: RequestID? {
    if case .request(let asked) = cause { asked.id } else { nil }
  }

  /// How many changes of the state the call can have made: moves of the user's or the system's, and
  /// transitions started.
  var changeCount: Int { commandCount + moveCount }

  private var moveCount: Int {
    if case .report(let report, isStale: false) = cause, report.isMove { 1 } else { 0 }
  }

  /// True when an effect is said after what the call changes on screen, false when before; nil when
  /// between two changes, where nothing is known of the screen.
  func hasChanged(before effect: Int) -> Bool? {
    if changeCount == 0 { return true }
    let count = moveCount + (0..<effect).count { effects[$0].isChange }
    return count == 0 ? false : count == changeCount ? true : nil
  }

  /// True when what is on screen has changed, or was to.
  var concernsScreen: Bool { changesState || commandCount > 0 || reportsMove }

  /// True for a report of a change on screen that the router did not ask for.
  var reportsMove: Bool { if case .report(let report, _) = cause { report.isMove } else { false } }

  /// True when the request of the call was rejected or waits, and nothing else has changed.
  var isPlainAnswer: Bool {
    guard effects.count == 1, !changesState, let request = requestID else { return false }
    switch effects[0] {
    case .settled(let id, .rejected): return id == request && after == before
    case .waiting(let id): return id == request && after.isSame(as: before, but: 1)
    default: return false
    }
  }

  /// The request of the call, if it waits and is all that the call has done.
  var waitingRequest: Asked? { if case .waiting? = effects.first { request } else { nil } }
}

extension Effect {
  /// True when the host is asked for a change.
  var isChange: Bool { if case .perform = self { true } else { false } }
}

/// A request as its caller has made it.
package struct Asked: Sendable {
  let id: RequestID
  let request: Request
  let options: RequestOptions

  package init(id: RequestID, request: Request, options: RequestOptions) {
    self.id = id
    self.request = request
    self.options = options
  }

  /// True for a presentation that waits until nothing is presented.
  var isEnqueued: Bool { if case .enqueue = request { true } else { false } }
}

/// What a router says of itself, beside its state.
package struct RouterStatus: Equatable, Sendable {
  package let transition: TransitionID?
  package let sequence: RequestID?
  package let gesture: GestureID?
  /// When the router has to be called next; nil if it need not.
  let deadline: Instant?
  let waitingCount: Int
  let ignoredReportCount: Int
  package let isBusy: Bool

  /// True when everything is the same, but that so many more wait.
  func isSame(as other: RouterStatus, but more: Int) -> Bool {
    transition == other.transition && sequence == other.sequence && gesture == other.gesture
      && deadline == other.deadline && ignoredReportCount == other.ignoredReportCount
      && isBusy == other.isBusy && waitingCount == other.waitingCount + more
  }
}

extension RouterStatus {
  /// What a router says now.
  package init(_ router: some SimulatedRouter) {
    var router = router
    self.init(reading: &router)
  }

  /// The same. The router is only looked at; `inout` spares a copy of it.
  package init(reading router: inout some SimulatedRouter) {
    transition = router.transitionInFlight
    sequence = router.sequenceInFlight
    gesture = router.gestureInFlight
    deadline = router.deadline
    waitingCount = router.waitingCount
    ignoredReportCount = router.ignoredReportCount
    isBusy = router.isBusy
  }
}

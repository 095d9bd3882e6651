import NavCore

/// Follows a router that promises the rules, call by call, and judges what it does by
/// ``Invariant/requestDoesWhatItAsks`` and ``Invariant/noDelayWithoutCause``.
///
/// It predicts nothing: it takes the cause of a call, then its effects in their order, and objects
/// to the first that the rules do not allow. After an objection it no longer knows what is so, and
/// is silent.
struct RuleChecks: Sendable {
  let configuration: Configuration
  var picture: ScreenPicture
  var underWay = UnderWay()

  var now = Instant.start
  /// The request of the present call, until it has been answered.
  var new: Asked?
  /// How the present call has to answer it.
  var answer = RequestAnswer.starts
  /// The request that the present call withdraws.
  var withdrawn: RequestID?
  /// The request that has started and not yet had its command, and under which number.
  var started: (request: RequestID, transition: TransitionID)?
  /// The same request, if it is not one of several steps.
  var starting: Asked?
  /// What the end of a transition has to be followed by.
  var owed: (request: RequestID, outcome: Outcome)?
  var owesRepair = false
  /// What a host that is silent has to be asked in the present call.
  var owedQuestion: TransitionID?
  var owedGestureQuestion: GestureID?
  var isLost: Bool

  /// - Parameter configuration: what the router was made with; nil for one with rules of its own,
  ///   which is not judged by these.
  init(_ configuration: Configuration?, _ navigation: NavigationState) {
    self.configuration = configuration ?? Configuration(root: RouteID(0))
    picture = ScreenPicture(navigation)
    isLost = configuration == nil
  }

  /// Records why the router is called.
  ///
  /// - Parameter waiting: who waits before the call.
  mutating func begin(_ cause: RouterCall.Cause, _ waiting: [Asked], at time: Instant) {
    if isLost { return }
    now = max(now, time)
    withdrawn = nil
    switch cause {
    case .request(let asked):
      new = asked
      answer = RequestAnswer(
        to: asked, isBusy: underWay.isBusy, waiting, steps: underWay.steps?.request, picture,
        configuration)
      if case .cancel(let target) = asked.request, answer == .completes {
        withdrawn = target
        if underWay.steps?.request == target { underWay.steps?.isWithdrawn() }
      }
    case .report(let report, _): hear(report)
    case .time: passTime()
    }
  }

  /// Looks at what a call has left. Nothing is noted here, or in what it calls: `mutating` spares a
  /// copy of a large value.
  ///
  /// - Parameter requests: what is open after the call.
  mutating func end(_ call: RouterCall, _ requests: OpenRequests) -> InvariantViolation? {
    if isLost { return nil }
    var violation: InvariantViolation?
    if new != nil || owed != nil || owesRepair || owedQuestion != nil
      || owedGestureQuestion != nil
    {
      violation = NoDelayWithoutCause.owed(
        request: new?.id ?? owed?.request, repair: owesRepair, question: owedQuestion,
        gestureQuestion: owedGestureQuestion)
    } else {
      if underWay.moving == nil, underWay.finger == nil {
        violation = NoDelayWithoutCause.rest(
          underWay.steps?.request, requests.next(onEmptyScreen: !picture.hasLayers))
      }
      violation = violation ?? compareStatus(call) ?? compareState(call)
    }
    return violation
  }

  /// Compares what the router says of itself with what is under way.
  private mutating func compareStatus(_ call: RouterCall) -> InvariantViolation? {
    if call.after.transition == underWay.moving?.id, call.after.gesture == underWay.finger?.id,
      call.after.sequence == underWay.steps?.request, call.after.isBusy == underWay.isBusy,
      call.after.deadline == underWay.deadline
    {
      return nil
    }
    return NoDelayWithoutCause.other(call.after, than: underWay)
  }

  /// Compares what it believes to be on screen with what calls, reports and effects have led to.
  private mutating func compareState(_ call: RouterCall) -> InvariantViolation? {
    // Where nothing was to change and nothing has, both are as they were.
    guard call.concernsScreen, picture.state != call.navigation else { return nil }
    // A router that does not take over what the user or the system has done, or something else.
    if case .report(let report, _) = call.cause, call.commandCount == 0 {
      return InvariantViolation(
        invariant: .hostAgrees,
        expected: "\(picture.state.summary) after the report that \(report.summary)",
        seen: call.navigation.summary)
    }
    return RequestDoesWhatItAsks.other(state: call.navigation, than: picture.state)
  }
}

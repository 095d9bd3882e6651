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
        to: asked, isBusy: underWay.isBusy, waiting, picture, configuration)
      if case .cancel(let target) = asked.request { withdrawn = target }
    case .report(let report, _): hear(report)
    case .time: passTime()
    }
  }

  /// Looks at the next effect of the call.
  ///
  /// - Parameter requests: what is open before this effect.
  mutating func hear(_ effect: Effect, _ requests: OpenRequests) -> InvariantViolation? {
    if isLost { return nil }
    let violation: InvariantViolation?
    switch effect {
    case .waiting(let id): violation = waits(id)
    case .started(let id, let transition): violation = starts(id, transition, requests)
    case .perform(let id, let change, let animated): violation = performs(id, change, animated)
    case .settled(let id, let outcome): violation = settles(id, outcome, requests)
    case .left(let entry, let reason): violation = leaves(entry, reason)
    case .resynchronise(let state): violation = repairs(state)
    case .inquire(let id): violation = asks(id)
    case .inquireGesture(let id): violation = asks(id)
    case .pathChanged: violation = nil
    }
    if violation != nil { isLost = true }
    return violation
  }

  /// Looks at what the call has left.
  ///
  /// - Parameter requests: what is open after the call.
  mutating func end(_ call: RouterCall, _ requests: OpenRequests) -> InvariantViolation? {
    if isLost { return nil }
    let violation = findDelay(call.after, requests) ?? compareState(call)
    if violation != nil { isLost = true }
    return violation
  }

  private func findDelay(_ router: RouterStatus, _ requests: OpenRequests) -> InvariantViolation? {
    if new != nil || owed != nil || owesRepair || owedQuestion != nil
      || owedGestureQuestion != nil
    {
      return NoDelayWithoutCause.owed(
        request: new?.id ?? owed?.request, repair: owesRepair, question: owedQuestion,
        gestureQuestion: owedGestureQuestion)
    }
    return NoDelayWithoutCause.rest(underWay, requests, picture)
      ?? NoDelayWithoutCause.compare(underWay, router)
  }

  private func compareState(_ call: RouterCall) -> InvariantViolation? {
    // Where nothing was to change and nothing has, both are as they were.
    guard call.changesState || call.commandCount > 0 || call.reportsMove,
      picture.state != call.navigation
    else { return nil }
    // A router that does not take over what the user or the system has done, or something else.
    if case .report(let report, _) = call.cause, call.commandCount == 0 {
      return InvariantViolation(
        invariant: .hostAgrees,
        expected: "\(picture.state.summary) after the report that \(report.summary)",
        seen: call.navigation.summary)
    }
    return RequestDoesWhatItAsks.other(state: call.navigation, than: picture.state)
  }

  /// Looks whether an entry hands over to another when it has to, and only then.
  func checkHandover(_ found: Handover?) -> InvariantViolation? {
    if isLost { return nil }
    var from: EntryID?
    var to: EntryID?
    if let moving = underWay.moving {
      from = moving.from
      to = moving.to
    } else if let target = underWay.finger?.target {
      var after = picture
      _ = after.remove(target, by: .user)
      from = picture.visible.last?.id
      to = after.visible.last?.id
    }
    if from == to { from = nil }
    return ChromeMatchesTop.compare(found, from: from, to: to)
  }

  /// Looks whether the path that was delivered last is that of the screen that is to be changed
  /// now.
  func checkPath(_ path: PathMatchesState) -> InvariantViolation? {
    isLost ? nil : path.compare(picture.state)
  }
}

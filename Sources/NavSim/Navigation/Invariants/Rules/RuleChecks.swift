import NavCore

/// Follows a router that promises the rules, call by call, and judges what it does by
/// ``Invariant/requestDoesWhatItAsks`` and ``Invariant/noDelayWithoutCause``.
///
/// It predicts nothing: it takes the cause of a call, then its effects in their order, and objects to
/// the first that the rules do not allow. After an objection it knows no longer what is so, and is silent.
struct RuleChecks: Sendable {
  let configuration: Configuration
  private(set) var picture: ScreenPicture
  private(set) var underWay = UnderWay()

  private var now = Instant.start
  /// The request of the present call, until it has been answered.
  private var new: Asked?
  /// How the present call has to answer it.
  private var answer = RequestAnswer.starts
  /// The request that the present call withdraws.
  private var withdrawn: RequestID?
  /// The request that has started and not yet had its command, and under which number.
  private var started: (request: RequestID, transition: TransitionID)?
  private var starting: Request?
  /// What the end of a transition has to be followed by.
  private var owed: (request: RequestID, outcome: Outcome)?
  private var owesRepair = false
  /// What a host that is silent has to be asked in the present call.
  private var owedQuestion: TransitionID?
  private var owedGestureQuestion: GestureID?
  private(set) var isLost: Bool

  /// - Parameter configuration: what the router was made with; nil for one with rules of its own, which
  ///   is not judged by these.
  init(_ configuration: Configuration?, _ navigation: NavigationState) {
    self.configuration = configuration ?? Configuration(root: RouteID(0))
    picture = ScreenPicture(navigation)
    isLost = configuration == nil
  }

  // MARK: A call

  /// Takes notice of a request that was made, before what has come of it is looked at.
  mutating func isMade(_ id: RequestID, _ request: Request, _ options: RequestOptions) {
    if !isLost { new = Asked(id: id, request: request, options: options) }
  }

  /// Takes notice of why the router is called.
  mutating func begin(_ cause: Observation.Cause, at time: Instant) {
    if isLost { return }
    now = max(now, time)
    switch cause {
    case .request:
      guard let asked = new else { return }
      answer = RequestAnswer(to: asked, &underWay, &picture, configuration)
      if case .cancel(let target) = asked.request { withdrawn = target }
    case .report(let report, _): hear(report)
    case .time: passTime()
    }
  }

  /// Looks at the next effect of the call.
  mutating func hear(_ effect: Effect) -> Breach? {
    if isLost { return nil }
    let breach: Breach?
    switch effect {
    case .waiting(let id): breach = waits(id)
    case .started(let id, let transition): breach = starts(id, transition)
    case .perform(let id, let change, let animated): breach = performs(id, change, animated)
    case .settled(let id, let outcome): breach = settles(id, outcome)
    case .left(let entry, let reason): breach = leaves(entry, reason)
    case .resynchronise(let state): breach = repairs(state)
    case .inquire(let id): breach = asks(id)
    case .inquireGesture(let id): breach = asks(id)
    case .pathChanged: breach = nil
    }
    if breach != nil { isLost = true }
    return breach
  }

  /// Looks at what the call has left.
  mutating func end(_ seen: inout Observation) -> Breach? {
    if isLost { return nil }
    if let breach = findDelay(seen.after) {
      isLost = true
      return breach
    }
    withdrawn = nil
    if seen.isUntouched && seen.news.commands == 0 && !seen.cause.isMove { return nil }
    if picture.state.isSame(as: seen.navigation) { return nil }
    isLost = true
    if case .report(let report, _) = seen.cause, seen.news.commands == 0 {
      return Self.breach(report, seen.navigation, picture.state)
    }
    return RequestDoesWhatItAsks.other(state: seen.navigation, than: picture.state)
  }

  /// The same after a call that has answered a request and changed nothing but who waits: what was compared
  /// after the call before is as it was.
  mutating func endOfAnswer() -> Breach? {
    withdrawn = nil
    guard !isLost, let new else { return nil }
    isLost = true
    return NoDelayWithoutCause.owed(request: new.id)
  }

  private mutating func findDelay(_ router: Observation.Bookkeeping) -> Breach? {
    if new != nil || owed != nil || owesRepair || owedQuestion != nil
      || owedGestureQuestion != nil
    {
      return NoDelayWithoutCause.owed(
        request: new?.id ?? owed?.request, repair: owesRepair, question: owedQuestion,
        gestureQuestion: owedGestureQuestion)
    }
    if let breach = NoDelayWithoutCause.rest(&underWay, &picture) { return breach }
    return NoDelayWithoutCause.compare(&underWay, router)
  }

  /// A router that does not take over what the user or the system has done, or takes over something else.
  private static func breach(
    _ report: HostReport, _ seen: NavigationState, _ expected: NavigationState
  ) -> Breach {
    Breach(
      invariant: .hostAgrees,
      expected: "\(expected.summary) after the report that \(report.summary)", seen: seen.summary)
  }

  /// Looks whether an entry hands over to another when it has to, and only then.
  mutating func checkHandover(_ found: Handover?) -> Breach? {
    if isLost { return nil }
    var from: EntryID?
    var to: EntryID?
    if underWay.moving != nil {
      from = underWay.moving?.from
      to = underWay.moving?.to
    } else if let target = underWay.finger?.target {
      var after = picture
      _ = after.remove(target, by: .user)
      from = picture.visible.last?.id
      to = after.visible.last?.id
    }
    if from == to { from = nil }
    return ChromeMatchesTop.compare(found, from: from, to: to)
  }

  /// Looks whether the path that was delivered last is that of the screen that is to be changed now.
  mutating func checkPath(_ path: inout PathMatchesState) -> Breach? {
    isLost ? nil : path.compare(picture.state)
  }
}

// MARK: - Why the router is called

extension RuleChecks {
  private mutating func hear(_ report: HostReport) {
    switch report {
    case .ended(let id, let finished): hearEnd(of: id, finished: finished)
    case .idle(let id): hearEnd(of: id, finished: false)
    case .animating, .gestureActive: break
    case .gestureBegan(let id, let target):
      guard picture.state.isRemovable(target) else { return }
      // There is one finger: the end of an earlier gesture was lost, and is asked for (NB-21).
      if let earlier = underWay.finger?.id, earlier != id { owedGestureQuestion = earlier }
      underWay.finger = UnderWay.Finger(id: id, target: target, due: now + watchdog)
    case .gestureEnded(let id, let target, let finished):
      if underWay.finger?.id == id { underWay.finger = nil }
      if finished, picture.remove(target, by: .user) { underWay.isDisturbed(by: .user, picture) }
      repairIfFree()
    case .removed(let target, let remover):
      if picture.remove(target, by: remover) { underWay.isDisturbed(by: remover, picture) }
    case .tabSelected(let tab):
      if picture.select(tab) { underWay.isDisturbed(by: .user, picture) }
    }
  }

  private mutating func hearEnd(of id: TransitionID, finished: Bool) {
    // A router that trusts its estimate does not listen.
    guard let moving = underWay.moving, moving.id == id, configuration.timing == .reported
    else { return }
    if finished, moving.undoneBy == nil { return endTransition() }
    underWay.moving?.isGivenUp = true
    repairIfFree()
  }

  /// A host that is not where the router is has to be told, once no finger is on the screen.
  private mutating func repairIfFree() {
    guard underWay.moving?.isGivenUp == true, underWay.finger == nil else { return }
    owesRepair = true
    endTransition()
  }

  private mutating func passTime() {
    let nextQuestion = now + watchdog
    if let finger = underWay.finger, finger.due <= now {
      owedGestureQuestion = finger.id
      underWay.finger?.due = nextQuestion
    }
    guard let moving = underWay.moving, moving.due <= now else { return }
    if configuration.timing == .reported {
      owedQuestion = moving.id
      underWay.moving?.due = nextQuestion
    } else {
      endTransition()
    }
  }

  /// For how long a host may be silent before it is asked.
  private var watchdog: Milliseconds { max(configuration.watchdog, 1) }

  private mutating func endTransition() {
    guard let moving = underWay.moving else { return }
    underWay.moving = nil
    if underWay.steps?.request == moving.request {
      underWay.steps?.ends(undoneBy: moving.undoneBy)
    } else {
      owed = (moving.request, moving.undoneBy.map(Outcome.superseded(by:)) ?? .completed)
    }
  }
}

// MARK: - What the call has done

extension RuleChecks {
  private mutating func waits(_ id: RequestID) -> Breach? {
    guard let asked = new, asked.id == id else { return lose() }
    new = nil
    underWay.waiting.append(asked)
    if answer == .waits { return nil }
    return answer == .starts
      ? NoDelayWithoutCause.waits(asked) : RequestDoesWhatItAsks.other("it waits", asked, answer)
  }

  private mutating func starts(_ id: RequestID, _ transition: TransitionID) -> Breach? {
    if let owed { return NoDelayWithoutCause.owed(request: owed.request) }
    started = (id, transition)
    starting = nil
    if underWay.steps?.request == id { return nil }
    guard let (asked, breach) = takeTurn(of: id) else { return lose() }
    if let breach { return breach }
    if let answer = answerInTurn(to: asked) {
      return RequestDoesWhatItAsks.other("it starts", asked, answer)
    }
    starting = asked.request
    underWay.steps = StepsUnderWay(asked, on: picture)
    return nil
  }

  /// Takes out the request that is answered now: that of the call, or the one whose turn it is.
  private mutating func takeTurn(of id: RequestID) -> (asked: Asked, breach: Breach?)? {
    if let asked = new, asked.id == id {
      new = nil
      let isFree = answer == .starts
      return (asked, isFree ? nil : RequestDoesWhatItAsks.other("it starts", asked, answer))
    }
    guard let index = underWay.waiting.firstIndex(where: { $0.id == id }) else { return nil }
    let first = underWay.turn(onEmptyScreen: !picture.hasLayers)?.id
    let asked = underWay.waiting.remove(at: index)
    if underWay.isBusy { return (asked, RequestDoesWhatItAsks.early(asked)) }
    return (asked, first == id ? nil : RequestDoesWhatItAsks.outOfTurn(asked, first))
  }

  /// Why a request cannot start where its turn has come; nil when it can.
  private func answerInTurn(to asked: Asked) -> RequestAnswer? {
    guard let source = asked.options.source else { return nil }
    guard let stack = picture.stack(of: source) else { return .rejected(.stale(source: source)) }
    let isCovered = asked.options.scope == .own && stack != picture.visibleID
    return isCovered ? .rejected(.covered(source: source)) : nil
  }

  private mutating func performs(
    _ id: TransitionID, _ change: Change, _ animated: Bool
  ) -> Breach? {
    guard let (request, transition) = started.take(), transition == id, underWay.moving == nil
    else { return RequestDoesWhatItAsks.unasked(change) }
    if underWay.steps?.request == request {
      let left = underWay.steps?.linkSteps(on: &picture)
      if let breach = takesStep(change, animated) { return breach }
      if let breach = begin(id, request, change, animated) { return breach }
      // Every step of a link leaves one step fewer to do.
      guard let left, underWay.steps?.linkSteps(on: &picture) != left - 1 else { return nil }
      return RequestDoesWhatItAsks.detour(change, stepsLeft: left)
    }
    guard let asked = starting.take() else { return lose() }
    guard picture.verdict(of: asked) == .changes,
      picture.isAnswered(asked, by: change, animated: animated)
    else { return RequestDoesWhatItAsks.other(change, animated, asked, picture) }
    return begin(id, request, change, animated)
  }

  private mutating func takesStep(_ change: Change, _ animated: Bool) -> Breach? {
    guard let content = underWay.steps?.content, let next = underWay.steps?.next(on: picture)
    else { return nil }
    switch (content, next) {
    case (_, .end(let outcome)): return RequestDoesWhatItAsks.step(change, insteadOf: outcome)
    case (.link(let link), _):
      guard picture.canBeStepOfLink(change, animated: animated) else {
        return RequestDoesWhatItAsks.other(change, animated, .open(link), picture)
      }
    case (.steps, .command(let step?)):
      guard picture.isAnswered(step, by: change, animated: animated) else {
        return RequestDoesWhatItAsks.other(change, animated, step, picture)
      }
    case (.steps, .command(nil)): return nil
    }
    underWay.steps?.begins()
    return nil
  }

  private mutating func begin(
    _ id: TransitionID, _ request: RequestID, _ change: Change, _ animated: Bool
  ) -> Breach? {
    let from = picture.visible.last?.id
    guard picture.apply(change) else { return RequestDoesWhatItAsks.unasked(change) }
    underWay.moving = UnderWay.Moving(
      id: id, request: request, change: change, from: from, to: picture.visible.last?.id,
      due: now + patience(with: change))
    if !animated, configuration.timing != .reported { endTransition() }
    return nil
  }

  private func patience(with change: Change) -> Milliseconds {
    guard case .estimated(let horizontal, let vertical) = configuration.timing else {
      return watchdog
    }
    return switch change {
    case .push, .pop, .replace, .replaceRoot: horizontal
    case .present, .dismiss, .select, .restore: vertical
    }
  }

  private mutating func settles(_ id: RequestID, _ outcome: Outcome) -> Breach? {
    if let due = owed, due.request == id {
      owed = nil
      return due.outcome == outcome
        ? nil : RequestDoesWhatItAsks.other(outcome, of: id, than: due.outcome)
    }
    if underWay.steps?.request == id {
      guard underWay.moving == nil, let next = underWay.steps?.next(on: picture) else {
        return RequestDoesWhatItAsks.early(id, outcome)
      }
      underWay.steps = nil
      return RequestDoesWhatItAsks.compare(outcome, of: id, with: next)
    }
    if underWay.moving?.request == id { return RequestDoesWhatItAsks.early(id, outcome) }
    if withdrawn == id, let index = underWay.waiting.firstIndex(where: { $0.id == id }) {
      underWay.waiting.remove(at: index)
      return outcome == .cancelled
        ? nil : RequestDoesWhatItAsks.other(outcome, of: id, than: .cancelled)
    }
    if let asked = new, asked.id == id, let expected = answer.outcome {
      new = nil
      return outcome == expected
        ? nil : RequestDoesWhatItAsks.other(outcome, asked, than: expected)
    }
    return settlesInTurn(id, outcome)
  }

  /// A request ends where it would start.
  private mutating func settlesInTurn(_ id: RequestID, _ outcome: Outcome) -> Breach? {
    guard let (asked, breach) = takeTurn(of: id) else { return lose() }
    if let breach { return breach }
    if let expected = answerInTurn(to: asked)?.outcome ?? outcomeWithoutSteps(of: asked) {
      return outcome == expected
        ? nil : RequestDoesWhatItAsks.other(outcome, asked, than: expected)
    }
    guard var steps = StepsUnderWay(asked, on: picture) else {
      return RequestDoesWhatItAsks.other(outcome, asked, than: nil)
    }
    return RequestDoesWhatItAsks.compare(outcome, of: id, with: steps.next(on: picture))
  }

  /// How a request ends that finds nothing to do; nil when it has something, or steps to look at.
  private func outcomeWithoutSteps(of asked: Asked) -> Outcome? {
    switch picture.verdict(of: asked.request) {
    case .rejected(let reason): .rejected(reason)
    case .unchanged: .unchanged
    case .changes: nil
    }
  }

  private mutating func leaves(_ entry: EntryID, _ reason: DismissalReason) -> Breach? {
    guard let expected = picture.takeDeparture(of: entry), expected != reason else { return nil }
    return Breach(
      invariant: .dismissalExactlyOnce, expected: "entry \(entry.rawValue) to leave: \(expected)",
      seen: "\(reason)")
  }

  private mutating func repairs(_ state: NavigationState) -> Breach? {
    guard owesRepair else { return RequestDoesWhatItAsks.unaskedRepair() }
    owesRepair = false
    return picture.state.isSame(as: state)
      ? nil : RequestDoesWhatItAsks.other(state: state, than: picture.state)
  }

  private mutating func asks(_ id: TransitionID) -> Breach? {
    guard owedQuestion == id else { return NoDelayWithoutCause.early("transition \(id.rawValue)") }
    owedQuestion = nil
    return nil
  }

  private mutating func asks(_ id: GestureID) -> Breach? {
    guard owedGestureQuestion == id else {
      return NoDelayWithoutCause.early("gesture \(id.rawValue)")
    }
    owedGestureQuestion = nil
    return nil
  }

  /// What other invariants object to cannot be followed.
  private mutating func lose() -> Breach? {
    isLost = true
    return nil
  }
}

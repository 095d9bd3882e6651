import NavCore

// What the call has done.
extension RuleChecks {
  mutating func waits(_ id: RequestID) -> InvariantViolation? {
    if isLost { return nil }
    guard let asked = new, asked.id == id else { return lose() }
    new = nil
    if answer == .waits { return nil }
    return answer == .starts
      ? NoDelayWithoutCause.waits(asked) : RequestDoesWhatItAsks.other("it waits", asked, answer)
  }

  mutating func starts(
    _ id: RequestID, _ transition: TransitionID, _ requests: OpenRequests
  ) -> InvariantViolation? {
    if isLost { return nil }
    if let owed { return NoDelayWithoutCause.owed(request: owed.request) }
    started = (id, transition)
    starting = nil
    if underWay.steps?.request == id { return nil }
    guard let (asked, violation) = takeTurn(of: id, requests) else { return lose() }
    if let violation { return violation }
    if let answer = answerInTurn(to: asked) {
      return RequestDoesWhatItAsks.other("it starts", asked, answer)
    }
    starting = asked
    if asked.request.kind.hasSteps { underWay.steps = StepsUnderWay(asked, on: picture) }
    return nil
  }

  /// The request that is answered now: that of the call, or the one whose turn it is.
  private mutating func takeTurn(
    of id: RequestID, _ requests: OpenRequests
  ) -> (asked: Asked, violation: InvariantViolation?)? {
    if let asked = new, asked.id == id {
      new = nil
      let isFree = answer == .starts
      return (asked, isFree ? nil : RequestDoesWhatItAsks.other("it starts", asked, answer))
    }
    guard let asked = requests.waiting.first(where: { $0.id == id }) else { return nil }
    if underWay.isBusy { return (asked, RequestDoesWhatItAsks.early(asked)) }
    let first = requests.next(onEmptyScreen: !picture.hasLayers)?.id
    return (asked, first == id ? nil : RequestDoesWhatItAsks.outOfTurn(asked, first))
  }

  /// Why a request cannot start where its turn has come; nil when it can.
  private func answerInTurn(to asked: Asked) -> RequestAnswer? {
    guard let source = asked.options.source else { return nil }
    guard let stack = picture.stack(of: source) else { return .rejected(.stale(source: source)) }
    let isCovered = asked.options.scope == .own && stack != picture.visibleID
    return isCovered ? .rejected(.covered(source: source)) : nil
  }

  mutating func performs(
    _ id: TransitionID, _ change: Change, _ animated: Bool
  ) -> InvariantViolation? {
    if isLost { return nil }
    guard let (request, transition) = started.take(), transition == id, underWay.moving == nil
    else { return RequestDoesWhatItAsks.unasked(change) }
    if underWay.steps?.request == request {
      let left = underWay.steps?.linkSteps(on: picture)
      if let violation = takesStep(change, animated) { return violation }
      if let violation = begin(id, request, change, animated) { return violation }
      // Every step of a link leaves one step fewer to do.
      guard let left, underWay.steps?.linkSteps(on: picture) != left - 1 else { return nil }
      return RequestDoesWhatItAsks.detour(change, stepsLeft: left)
    }
    guard let asked = starting.take() else { return lose() }
    guard picture.verdict(of: asked.request) == .changes,
      picture.isAnswered(asked.request, by: change, animated: animated)
    else { return RequestDoesWhatItAsks.other(change, animated, asked.request, picture) }
    return begin(id, request, change, animated)
  }

  private mutating func takesStep(_ change: Change, _ animated: Bool) -> InvariantViolation? {
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
  ) -> InvariantViolation? {
    let from = picture.visible.last?.id
    guard picture.apply(change) else { return RequestDoesWhatItAsks.unasked(change) }
    underWay.moving = UnderWay.Moving(
      id: id, request: request, standing: change.standing, from: from,
      to: picture.visible.last?.id, due: now + patience(with: change))
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

  mutating func settles(
    _ id: RequestID, _ outcome: Outcome, _ requests: OpenRequests
  ) -> InvariantViolation? {
    if isLost { return nil }
    if owed?.request == id, let due = owed {
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
    if withdrawn == id, requests.waiting.contains(where: { $0.id == id }) {
      return outcome == .cancelled
        ? nil : RequestDoesWhatItAsks.other(outcome, of: id, than: .cancelled)
    }
    if let asked = new, asked.id == id, let expected = answer.outcome {
      new = nil
      return outcome == expected
        ? nil : RequestDoesWhatItAsks.other(outcome, asked, than: expected)
    }
    return settlesInTurn(id, outcome, requests)
  }

  /// A request ends where it would start.
  private mutating func settlesInTurn(
    _ id: RequestID, _ outcome: Outcome, _ requests: OpenRequests
  ) -> InvariantViolation? {
    guard let (asked, violation) = takeTurn(of: id, requests) else { return lose() }
    if let violation { return violation }
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

  mutating func leaves(_ entry: EntryID, _ reason: DismissalReason) -> InvariantViolation? {
    if isLost { return nil }
    guard let expected = picture.takeDeparture(of: entry), expected != reason else { return nil }
    return InvariantViolation(
      invariant: .dismissalExactlyOnce, expected: "entry \(entry.rawValue) to leave: \(expected)",
      seen: "\(reason)")
  }

  mutating func repairs(_ state: NavigationState) -> InvariantViolation? {
    if isLost { return nil }
    guard owesRepair else { return RequestDoesWhatItAsks.unaskedRepair() }
    owesRepair = false
    return picture.state == state
      ? nil : RequestDoesWhatItAsks.other(state: state, than: picture.state)
  }

  mutating func asks(_ id: TransitionID) -> InvariantViolation? {
    if isLost { return nil }
    guard owedQuestion == id else { return NoDelayWithoutCause.early("transition \(id.rawValue)") }
    owedQuestion = nil
    return nil
  }

  mutating func asks(_ id: GestureID) -> InvariantViolation? {
    if isLost { return nil }
    guard owedGestureQuestion == id else {
      return NoDelayWithoutCause.early("gesture \(id.rawValue)")
    }
    owedGestureQuestion = nil
    return nil
  }

  /// What other invariants object to cannot be followed.
  private mutating func lose() -> InvariantViolation? {
    isLost = true
    return nil
  }
}

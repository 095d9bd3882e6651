import NavCore

/// `Invariant.queuePriorityOrder`: protects the promise that the most urgent comes next.
struct QueuePriorityOrder: Sendable {
  /// The one that has started and not yet had its command.
  private var starting: (id: RequestID, priority: Priority)?

  /// - Parameter priority: that of the request that starts; nil for one that has started before.
  ///   One that starts in the call that made it must not jump the queue either.
  mutating func starts(_ id: RequestID, _ priority: Priority?) {
    starting = priority.map { (id, $0) }
  }

  /// The first command after a start is that of the request that started.
  mutating func performs(
    _ change: Change, _ animated: Bool, _ requests: OpenRequests
  ) -> InvariantViolation? {
    guard let (id, priority) = starting.take(),
      let first = requests.next(onEmptyScreen: change.meetsEmptyScreen(animated)),
      first.isBefore(id, priority)
    else { return nil }
    return InvariantViolation(
      invariant: .queuePriorityOrder,
      expected: "request \(first.id.rawValue) (\(first.options.priority)), which waits, first",
      seen: "request \(id.rawValue) (\(priority)) started while it waited")
  }
}

extension Asked {
  /// True for a request that ought to start before another whose gate is open, too.
  fileprivate func isBefore(_ other: RequestID, _ priority: Priority) -> Bool {
    options.priority == priority ? id < other : options.priority > priority
  }
}

extension Change {
  /// True when nothing was presented as this change started.
  fileprivate func meetsEmptyScreen(_ animated: Bool) -> Bool {
    switch self {
    case .push(_, .tab, _), .pop(.tab, _), .replace(.tab, _), .replaceRoot(.tab, _): true
    case .push, .pop, .replace, .replaceRoot, .dismiss: false
    case .present(_, _, _, _, let above): above == nil
    case .select: !animated
    // A restored state does not tell what was presented before it.
    case .restore: false
    }
  }
}

/// `Invariant.rejectedChangesNothing`: protects callers from half-done calls.
struct RejectedChangesNothing: Sendable {
  static func check(_ call: RouterCall) -> InvariantViolation? {
    guard case .request(let asked) = call.cause, call.rejects(asked.id),
      call.effects.count > 1 || call.changesState
        || call.before != call.after
    else { return nil }
    return InvariantViolation(
      invariant: .rejectedChangesNothing,
      expected: "the rejected \(asked.request.kind.rawValue) to change nothing",
      seen: call.changesState ? "another state" : "other effects or bookkeeping")
  }
}

extension RouterCall {
  fileprivate func rejects(_ id: RequestID) -> Bool {
    effects.indices.contains {
      if case .settled(id, .rejected) = effects[$0] { true } else { false }
    }
  }
}

/// `Invariant.outcomeExactlyOnce`: protects awaiting callers from hanging and from resuming twice.
struct OutcomeExactlyOnce: Sendable {
  /// What is wrong with an outcome of a request that is not open.
  static func settledAgain(_ id: RequestID, _ outcome: Outcome) -> InvariantViolation {
    InvariantViolation(
      invariant: .outcomeExactlyOnce, expected: "request \(id.rawValue) to be settled once",
      seen: "settled again: \(EffectWords.text(outcome))")
  }

  /// Looks whether those that are open are those that the router has not done yet.
  static func check(_ call: RouterCall, _ requests: OpenRequests) -> InvariantViolation? {
    let isUnderWay = call.after.transition != nil || call.after.sequence != nil
    let expected = call.after.waitingCount + (isUnderWay ? 1 : 0)
    return requests.count == expected
      ? nil
      : InvariantViolation(
        invariant: .outcomeExactlyOnce,
        expected: "\(expected) open requests: those that wait or are in flight",
        seen: "\(requests.count) without an outcome: \(requests.all.map(\.id.rawValue))")
  }
}

/// `Invariant.singleTransition`, the router's half: none is started while one is in flight.
struct SingleTransition: Sendable {
  private var inFlight: RequestID?

  mutating func starts(_ id: RequestID) -> InvariantViolation? {
    if let inFlight, inFlight != id {
      return InvariantViolation(
        invariant: .singleTransition,
        expected: "request \(inFlight.rawValue) to end before another starts",
        seen: "request \(id.rawValue) started")
    }
    inFlight = id
    return nil
  }

  mutating func settles(_ id: RequestID) {
    if id == inFlight { inFlight = nil }
  }
}

/// `Invariant.cancelledGesture`: protects screens that the user has decided to stay on.
struct CancelledGesture: Sendable {
  static func check(_ call: RouterCall) -> InvariantViolation? {
    guard case .report(.gestureEnded(let id, _, finished: false), _) = call.cause,
      call.changesState, call.commandCount == 0
    else { return nil }
    return InvariantViolation(
      invariant: .cancelledGesture,
      expected: "gesture \(id.rawValue), which was let go, to change nothing",
      seen: "another state")
  }
}

/// `Invariant.staleReportsIgnored`: protects what came after from news of what was before.
struct StaleReportsIgnored: Sendable {
  static func check(_ call: RouterCall) -> InvariantViolation? {
    guard case .report(let report, isStale: true) = call.cause else { return nil }
    if !call.changesState, call.after.ignoredReportCount == call.before.ignoredReportCount + 1 {
      return nil
    }
    return InvariantViolation(
      invariant: .staleReportsIgnored,
      expected: "a stale report to be ignored and counted: \(report.summary)",
      seen: call.changesState ? "another state" : "not counted")
  }
}

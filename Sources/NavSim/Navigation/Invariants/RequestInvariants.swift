import NavCore

/// ``Invariant/queuePriorityOrder``: protects the promise that the most urgent comes next (NB-56).
struct QueuePriorityOrder: Sendable {
  private struct Waiting: Sendable {
    let priority: Priority
    let needsEmptyScreen: Bool

    /// Its place among ``QueuePriorityOrder/lanes``.
    var lane: Int { Int(priority.rawValue) * 2 + (needsEmptyScreen ? 1 : 0) }
  }

  private var submitted: Waiting?
  /// The one that has started and not yet had its command.
  private var starting: (id: RequestID, Waiting)?
  private var waiting = Roster<RequestID, Waiting>()
  /// The same by priority and gate, so that the first of each can be seen.
  private var lanes = [Roster<RequestID, Void>](
    repeating: Roster(), count: Priority.allCases.count * 2)

  /// Notes what is about to be submitted; its id is not known yet.
  mutating func submitting(_ kind: RequestKind, _ priority: Priority) {
    submitted = Waiting(priority: priority, needsEmptyScreen: kind == .enqueue)
  }

  mutating func waits(_ id: RequestID) {
    guard let submitted else { return }
    waiting.append(id, submitted)
    lanes[submitted.lane].append(id, ())
  }

  mutating func starts(_ id: RequestID, _ cause: Observation.Cause) {
    starting = (leave(id) ?? atOnce(id, cause)).map { (id, $0) }
  }

  /// The first command after a start is that of the request that started.
  mutating func performs(onEmptyScreen isEmpty: Bool) -> Breach? {
    guard let (id, one) = starting else { return nil }
    starting = nil
    return waiting.count == 0 ? nil : overtaken(by: id, one, onEmptyScreen: isEmpty)
  }

  mutating func settles(_ id: RequestID) { _ = leave(id) }

  /// One that starts in the call that made it: it must not jump the queue either (M-GS-01).
  private func atOnce(_ id: RequestID, _ cause: Observation.Cause) -> Waiting? {
    if case .request(id, _) = cause { submitted } else { nil }
  }

  private mutating func leave(_ id: RequestID) -> Waiting? {
    guard waiting.count > 0, let one = waiting.remove(id) else { return nil }
    _ = lanes[one.lane].remove(id)
    return one
  }

  /// The breach, if one that started was not the first of those whose gate was open.
  private func overtaken(by id: RequestID, _ one: Waiting, onEmptyScreen isEmpty: Bool) -> Breach? {
    // Lanes stand by priority, and at each first those that are open.
    for lane in Int(one.priority.rawValue) * 2..<lanes.count where isEmpty || lane & 1 == 0 {
      guard let other = lanes[lane].first, lane / 2 > Int(one.priority.rawValue) || other < id
      else { continue }
      let priority = Priority.allCases[lane / 2]
      return Breach(
        invariant: .queuePriorityOrder,
        expected: "request \(other.rawValue) (\(priority)), which waits, first",
        seen: "request \(id.rawValue) (\(one.priority)) started while it waited")
    }
    return nil
  }
}

extension Change {
  /// True when nothing was presented as this change started.
  func meetsEmptyScreen(_ animated: Bool) -> Bool {
    switch self {
    case .push(_, let stack, _), .pop(let stack, _), .replace(let stack, _),
      .replaceRoot(let stack, _):
      if case .tab = stack { true } else { false }
    case .present(_, _, _, _, let above): above == nil
    case .dismiss: false
    case .select: !animated
    // Because a restored state does not tell what was presented before it.
    case .restore: false
    }
  }
}

/// ``Invariant/rejectedChangesNothing``: protects callers from half-done calls.
struct RejectedChangesNothing: Sendable {
  func check(_ seen: inout Observation) -> Breach? {
    guard seen.news.rejects, case .request(let id, let kind) = seen.cause else { return nil }
    var isRejected = false
    for index in seen.effects.indices {
      if case .settled(id, .rejected) = seen.effects[index] { isRejected = true }
    }
    guard isRejected else { return nil }
    if seen.effects.count == 1, seen.before == seen.after, seen.difference.isEmpty { return nil }
    return Breach(
      invariant: .rejectedChangesNothing,
      expected: "the rejected \(kind.rawValue) to change nothing",
      seen: seen.difference.isEmpty ? "other effects or bookkeeping" : "another state")
  }
}

/// ``Invariant/outcomeExactlyOnce``: protects awaiting callers from hanging and from resuming twice
/// (NB-10).
struct OutcomeExactlyOnce: Sendable {
  private var open = Roster<RequestID, Void>()

  /// The request of this call, until it is settled: most are settled in the call that makes them, and
  /// need not be looked up.
  private var new: RequestID?

  mutating func isMade(_ id: RequestID) { new = id }

  /// One that has done nothing but to begin to wait.
  mutating func waits(_ id: RequestID) { open.append(id, ()) }

  mutating func settles(_ id: RequestID, by effect: Int, _ seen: inout Observation) -> Breach? {
    if id == new {
      new = nil
    } else if open.remove(id) == nil {
      return Breach(
        invariant: .outcomeExactlyOnce, expected: "request \(id.rawValue) to be settled once",
        seen: "settled again: \(seen.effects[effect].outcome.map(EffectWords.text) ?? "")")
    }
    return nil
  }

  /// Looks whether those that are open are those that the router has not done yet.
  mutating func check(_ seen: inout Observation) -> Breach? {
    if let new { open.append(new, ()) }
    new = nil
    let isUnderWay = seen.after.transition != nil || seen.after.sequence != nil
    let expected = seen.after.waitingCount + (isUnderWay ? 1 : 0)
    guard open.count != expected else { return nil }
    return Breach(
      invariant: .outcomeExactlyOnce,
      expected: "\(expected) open requests: those that wait or are in flight",
      seen: "\(open.count) without an outcome: \(open.all.map(\.id.rawValue))")
  }
}

/// ``Invariant/singleTransition``, the router's half: none is started while one is in flight (NB-01).
struct SingleTransition: Sendable {
  private var inFlight: RequestID?

  mutating func starts(_ id: RequestID) -> Breach? {
    if let inFlight, inFlight != id {
      return Breach(
        invariant: .singleTransition,
        expected: "request \(inFlight.rawValue) to end before another starts",
        seen: "request \(id.rawValue) started")
    }
    inFlight = id
    return nil
  }

  /// - Returns: true when it was the one in flight.
  mutating func settles(_ id: RequestID) -> Bool {
    guard id == inFlight else { return false }
    inFlight = nil
    return true
  }
}

/// ``Invariant/cancelledGesture``: protects screens that the user has decided to stay on (NB-04).
struct CancelledGesture: Sendable {
  func check(_ seen: inout Observation) -> Breach? {
    guard case .report(.gestureEnded(let id, _, finished: false), _) = seen.cause,
      seen.changeCount <= 1, !seen.difference.isEmpty
    else { return nil }
    return seen.news.commands > 0
      ? nil
      : Breach(
        invariant: .cancelledGesture,
        expected: "gesture \(id.rawValue), which was let go, to change nothing",
        seen: "another state")
  }
}

/// ``Invariant/staleReportsIgnored``: protects what came after from news of what was before (NB-33).
struct StaleReportsIgnored: Sendable {
  func check(_ seen: inout Observation) -> Breach? {
    guard case .report(let report, isStale: true) = seen.cause else { return nil }
    if seen.difference.isEmpty, seen.after.ignoredReportCount == seen.before.ignoredReportCount + 1
    {
      return nil
    }
    return Breach(
      invariant: .staleReportsIgnored,
      expected: "a stale report to be ignored and counted: \(report.summary)",
      seen: seen.difference.isEmpty ? "not counted" : "another state")
  }
}

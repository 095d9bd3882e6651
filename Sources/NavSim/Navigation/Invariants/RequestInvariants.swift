import NavCore

/// ``Invariant/queuePriorityOrder``: protects the promise that the most urgent comes next (NB-56).
struct QueuePriorityOrder: Sendable {
  /// The one that has started and not yet had its command.
  private var starting: (id: RequestID, lane: OpenRequests.Lane)?

  /// - Parameter lane: where it has waited. One that starts in the call that made it must not jump the
  ///   queue either (M-GS-01).
  mutating func starts(_ id: RequestID, from lane: OpenRequests.Lane?) {
    starting = lane.map { (id, $0) }
  }

  /// The first command after a start is that of the request that started.
  /// - Parameter effect: which effect of the call is the command.
  @inline(__always)
  mutating func performs(
    by effect: Int, _ seen: inout Observation, _ open: inout OpenRequests
  ) -> Breach? {
    guard let (id, lane) = starting else { return nil }
    starting = nil
    // What the screen was like is a jump that nobody can foresee: it is asked only if it matters.
    guard open.hasRivals(of: lane),
      let first = open.overtaken(
        by: id, from: lane, onEmptyScreen: seen.effects[effect].meetsEmptyScreen)
    else { return nil }
    return breach(id, lane, first.id, first.lane)
  }

  @inline(never)
  private func breach(
    _ id: RequestID, _ lane: OpenRequests.Lane, _ first: RequestID, _ firstLane: OpenRequests.Lane
  ) -> Breach {
    Breach(
      invariant: .queuePriorityOrder,
      expected: "request \(first.rawValue) (\(firstLane.priority)), which waits, first",
      seen: "request \(id.rawValue) (\(lane.priority)) started while it waited")
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
  @inline(__always)
  func settles(
    _ id: RequestID, wasOpen: Bool, by effect: Int, _ seen: inout Observation
  ) -> Breach? {
    wasOpen ? nil : again(id, effect, &seen)
  }

  /// Looks whether those that are open are those that the router has not done yet.
  @inline(__always)
  func check(_ seen: inout Observation, _ open: inout OpenRequests) -> Breach? {
    let isUnderWay = seen.after.transition != nil || seen.after.sequence != nil
    let expected = seen.after.waitingCount + (isUnderWay ? 1 : 0)
    return open.count == expected ? nil : others(than: expected, &open)
  }

  @inline(never)
  private func again(_ id: RequestID, _ effect: Int, _ seen: inout Observation) -> Breach {
    Breach(
      invariant: .outcomeExactlyOnce, expected: "request \(id.rawValue) to be settled once",
      seen: "settled again: \(seen.effects[effect].outcome.map(EffectWords.text) ?? "")")
  }

  @inline(never)
  private func others(than expected: Int, _ open: inout OpenRequests) -> Breach {
    Breach(
      invariant: .outcomeExactlyOnce,
      expected: "\(expected) open requests: those that wait or are in flight",
      seen: "\(open.count) without an outcome: \(open.all.map(\.rawValue))")
  }
}

/// ``Invariant/singleTransition``, the router's half: none is started while one is in flight (NB-01).
struct SingleTransition: Sendable {
  private var inFlight = RequestID.noRequest

  @inline(__always)
  mutating func starts(_ id: RequestID) -> Breach? {
    if inFlight != id, inFlight != .noRequest { return breach(id, during: inFlight) }
    inFlight = id
    return nil
  }

  @inline(__always)
  mutating func settles(_ id: RequestID) {
    if id == inFlight { inFlight = .noRequest }
  }

  @inline(never)
  private func breach(_ id: RequestID, during inFlight: RequestID) -> Breach {
    Breach(
      invariant: .singleTransition,
      expected: "request \(inFlight.rawValue) to end before another starts",
      seen: "request \(id.rawValue) started")
  }
}

/// ``Invariant/cancelledGesture``: protects screens that the user has decided to stay on (NB-04).
struct CancelledGesture: Sendable {
  @inline(__always)
  func check(_ seen: inout Observation) -> Breach? {
    guard case .report(.gestureEnded(let id, _, finished: false), _) = seen.cause,
      seen.changeCount <= 1, !seen.difference.isEmpty
    else { return nil }
    return seen.news.commands > 0 ? nil : breach(id)
  }

  @inline(never)
  private func breach(_ id: GestureID) -> Breach {
    Breach(
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

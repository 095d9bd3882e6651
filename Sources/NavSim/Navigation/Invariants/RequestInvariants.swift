import NavCore

/// ``Invariant/queuePriorityOrder``: protects the promise that the most urgent comes next (NB-56).
struct QueuePriorityOrder: Sendable {
  private struct Waiting: Sendable {
    let id: RequestID
    let priority: Priority
    let needsEmptyScreen: Bool
  }

  private var submitted: Waiting?
  private var waiting: [Waiting] = []

  /// Notes what is about to be submitted; its id is not known yet.
  mutating func submitting(_ call: Call) {
    submitted = Waiting(
      id: RequestID(0), priority: call.priority, needsEmptyScreen: call.kind == .enqueue)
  }

  mutating func check(_ seen: borrowing Observation) -> Breach? {
    var breach: Breach?
    var startedOne: Waiting?
    for effect in seen.effects {
      switch effect {
      case .waiting(let id):
        guard let submitted else { continue }
        waiting.append(
          Waiting(
            id: id, priority: submitted.priority, needsEmptyScreen: submitted.needsEmptyScreen))
      case .started(let id, _):
        startedOne = leave(id) ?? atOnce(id, seen.cause)
      case .perform(_, let change, let animated):
        guard let one = startedOne else { continue }
        startedOne = nil
        breach = breach ?? overtaken(by: one, onEmptyScreen: change.meetsEmptyScreen(animated))
      case .settled(let id, _):
        _ = leave(id)
      default:
        break
      }
    }
    return breach
  }

  /// One that starts in the call that made it: it must not jump the queue either (M-GS-01).
  private func atOnce(_ id: RequestID, _ cause: Observation.Cause) -> Waiting? {
    guard case .request(id, _) = cause, let submitted else { return nil }
    return Waiting(
      id: id, priority: submitted.priority, needsEmptyScreen: submitted.needsEmptyScreen)
  }

  private mutating func leave(_ id: RequestID) -> Waiting? {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return nil }
    return waiting.remove(at: index)
  }

  /// The breach, if one that started was not the first of those whose gate was open.
  private func overtaken(by one: Waiting, onEmptyScreen isEmpty: Bool) -> Breach? {
    let other = waiting.first { other in
      (isEmpty || !other.needsEmptyScreen)
        && (other.priority > one.priority || other.priority == one.priority && other.id < one.id)
    }
    guard let other else { return nil }
    return Breach(
      invariant: .queuePriorityOrder,
      expected: "request \(other.id.rawValue) (\(other.priority)), which waits, first",
      seen: "request \(one.id.rawValue) (\(one.priority)) started while it waited")
  }
}

extension Change {
  /// True when nothing was presented as this change started.
  fileprivate func meetsEmptyScreen(_ animated: Bool) -> Bool {
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
  func check(_ seen: borrowing Observation) -> Breach? {
    guard case .request(let id, let kind) = seen.cause else { return nil }
    var isRejected = false
    for effect in seen.effects {
      if case .settled(id, .rejected) = effect { isRejected = true }
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
  private(set) var open: [RequestID] = []

  mutating func check(_ seen: borrowing Observation) -> Breach? {
    if case .request(let id, _) = seen.cause { open.append(id) }
    for effect in seen.effects {
      guard case .settled(let id, let outcome) = effect else { continue }
      guard let index = open.firstIndex(of: id) else {
        return Breach(
          invariant: .outcomeExactlyOnce, expected: "request \(id.rawValue) to be settled once",
          seen: "settled again, as \(outcome)")
      }
      open.remove(at: index)
    }
    let isUnderWay = seen.after.transition != nil || seen.after.sequence != nil
    let expected = seen.after.waitingCount + (isUnderWay ? 1 : 0)
    guard open.count != expected else { return nil }
    return Breach(
      invariant: .outcomeExactlyOnce,
      expected: "\(expected) open requests: those that wait or are in flight",
      seen: "\(open.count) without an outcome: \(open.map(\.rawValue))")
  }
}

/// ``Invariant/singleTransition``, the router's half: none is started while one is in flight (NB-01).
struct SingleTransition: Sendable {
  private var inFlight: RequestID?

  mutating func check(_ seen: borrowing Observation) -> Breach? {
    for effect in seen.effects {
      switch effect {
      case .started(let id, _):
        if let inFlight, inFlight != id {
          return Breach(
            invariant: .singleTransition,
            expected: "request \(inFlight.rawValue) to end before another starts",
            seen: "request \(id.rawValue) started")
        }
        inFlight = id
      case .settled(let id, _) where id == inFlight:
        inFlight = nil
      default:
        break
      }
    }
    return nil
  }
}

/// ``Invariant/cancelledGesture``: protects screens that the user has decided to stay on (NB-04).
struct CancelledGesture: Sendable {
  func check(_ seen: borrowing Observation) -> Breach? {
    guard case .report(.gestureEnded(let id, _, finished: false), _) = seen.cause,
      seen.changeCount <= 1, !seen.difference.isEmpty
    else { return nil }
    let isAsked = seen.effects.contains { if case .perform = $0 { true } else { false } }
    return isAsked
      ? nil
      : Breach(
        invariant: .cancelledGesture,
        expected: "gesture \(id.rawValue), which was let go, to change nothing",
        seen: "another state")
  }
}

/// ``Invariant/staleReportsIgnored``: protects what came after from news of what was before (NB-33).
struct StaleReportsIgnored: Sendable {
  func check(_ seen: borrowing Observation) -> Breach? {
    guard case .report(let report, isStale: true) = seen.cause else { return nil }
    if seen.difference.isEmpty, seen.after.ignoredReportCount == seen.before.ignoredReportCount + 1
    {
      return nil
    }
    return Breach(
      invariant: .staleReportsIgnored, expected: "\(report) to be ignored and counted",
      seen: seen.difference.isEmpty ? "not counted" : "another state")
  }
}

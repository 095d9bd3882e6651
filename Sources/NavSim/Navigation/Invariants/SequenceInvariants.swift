import NavCore

/// Requests of several steps and of whole states that have no outcome yet, and what is checked of them.
struct LargeRequests: Sendable {
  /// What was found: mostly nothing.
  struct Found {
    var order: Breach?
    var restore: Breach?
    var link: Breach?
  }

  private var requests: [(id: RequestID, request: Request)] = []
  private var sequenceNotInterleaved = SequenceNotInterleaved()
  private let restoreRoundTrip = RestoreRoundTrip()
  private let linkIdempotent = LinkIdempotent()

  /// Remembers the request of a call.
  mutating func note(_ cause: Observation.Cause, _ submitted: (request: Request, RequestOptions)?) {
    guard case .request(let id, let kind) = cause, kind.isLarge, let submitted else { return }
    requests.append((id, submitted.request))
  }

  /// Looks at what a call has done.
  mutating func check(
    _ seen: inout Observation, _ router: inout some SimulatedRouter, at time: Instant
  ) -> Found {
    // Most calls have nothing to do with any.
    guard !requests.isEmpty, seen.news.starts || seen.news.settles, concerns(&seen) else {
      return Found()
    }
    let all = requests
    func request(_ id: RequestID) -> Request? { all.first { $0.id == id }?.request }
    let order = sequenceNotInterleaved.check(&seen) { id in
      request(id).map { $0.kind != .restore } ?? false
    }
    let restore = restoreRoundTrip.check(&seen) { id in
      guard case .restore(let snapshot)? = request(id) else { return nil }
      return snapshot
    }
    let link = linkIdempotent.check(&seen, &router, at: time) { id in
      guard case .open(let destination)? = request(id) else { return nil }
      return destination
    }
    for index in seen.effects.indices {
      guard case .settled(let id, _) = seen.effects[index] else { continue }
      requests.removeAll { $0.id == id }
    }
    return Found(order: order, restore: restore, link: link)
  }

  private func concerns(_ seen: inout Observation) -> Bool {
    if sequenceNotInterleaved.isRunning { return true }
    for index in seen.effects.indices {
      switch seen.effects[index] {
      case .started(let id, _), .settled(let id, _):
        for one in requests.indices where requests[one].id == id { return true }
      default: break
      }
    }
    return false
  }
}

extension RequestKind {
  /// True for what the checks have to remember until it is settled.
  var isLarge: Bool {
    switch self {
    case .sequence, .popToRootAnimated, .dismissAllAnimated, .open, .restore: true
    default: false
    }
  }
}

/// ``Invariant/sequenceNotInterleaved``: protects the steps of one caller from those of another
/// (M-IN-33).
struct SequenceNotInterleaved: Sendable {
  private var running: RequestID?

  /// True from the first step of one to its outcome.
  var isRunning: Bool { running != nil }

  /// - Parameter isOfSteps: true for the id of a request of several steps.
  mutating func check(
    _ seen: inout Observation, isOfSteps: (RequestID) -> Bool
  ) -> Breach? {
    guard seen.news.starts || seen.news.settles else { return nil }
    for index in seen.effects.indices {
      switch seen.effects[index] {
      case .started(let id, _):
        if let running, running != id {
          return Breach(
            invariant: .sequenceNotInterleaved,
            expected: "request \(running.rawValue) to take all its steps first",
            seen: "request \(id.rawValue) started between them")
        }
        if isOfSteps(id) { running = id }
      case .settled(let id, _) where id == running:
        running = nil
      default:
        break
      }
    }
    return nil
  }
}

/// ``Invariant/restoreRoundTrip``: protects what the user had before the application went away.
struct RestoreRoundTrip: Sendable {
  func check(_ seen: inout Observation, _ restoring: (RequestID) -> Snapshot<RouteID>?)
    -> Breach?
  {
    // Of several changes within one call the state after the restored one is not seen.
    guard seen.news.starts, seen.changeCount == 1 else { return nil }
    for index in seen.effects.indices {
      guard case .started(let id, _) = seen.effects[index], let wanted = restoring(id) else {
        continue
      }
      let found = Snapshot(of: seen.navigation)
      if found != wanted { return breach(wanted, found) }
    }
    return nil
  }

  /// Saves the state of a router at rest, and restores it in a copy of the router.
  func checkAtRest(_ router: inout some SimulatedRouter, at time: Instant) -> Breach? {
    let saved = Snapshot(of: router.navigation)
    var copy = router
    var effects: [Effect] = []
    _ = copy.submit(.restore(saved), RequestOptions(), at: time, into: &effects)
    let found = Snapshot(of: copy.navigation)
    return found == saved ? nil : breach(saved, found)
  }

  private func breach(_ wanted: Snapshot<RouteID>, _ found: Snapshot<RouteID>) -> Breach {
    Breach(
      invariant: .restoreRoundTrip, expected: RequestWords.text(.restore(wanted)),
      seen: RequestWords.text(.restore(found)))
  }
}

/// ``Invariant/linkIdempotent``: protects users from links that lead somewhere else the second time.
struct LinkIdempotent: Sendable {
  func check(
    _ seen: inout Observation, _ router: inout some SimulatedRouter, at time: Instant,
    _ opening: (RequestID) -> Destination<RouteID>?
  ) -> Breach? {
    guard seen.news.settles else { return nil }
    var arrived: Destination<RouteID>?
    for index in seen.effects.indices {
      switch seen.effects[index] {
      case .settled(let id, .completed), .settled(let id, .unchanged):
        arrived = opening(id) ?? arrived
      case .perform: arrived = nil
      default: break
      }
    }
    guard let arrived else { return nil }
    let found = Destination(of: seen.navigation)
    if found != arrived { return breach(arrived, RequestWords.text(.open(found))) }
    guard !seen.after.isBusy else { return nil }
    var copy = router
    var effects: [Effect] = []
    let id = copy.submit(.open(arrived), RequestOptions(), at: time, into: &effects)
    return effects == [.settled(id, .unchanged)] ? nil : breach(arrived, "another way to it again")
  }

  private func breach(_ wanted: Destination<RouteID>, _ seen: String) -> Breach {
    Breach(
      invariant: .linkIdempotent, expected: RequestWords.text(.open(wanted)) + " to be there",
      seen: seen)
  }
}

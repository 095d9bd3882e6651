import NavCore

/// Requests of several steps and of whole states that have no outcome yet, and what is checked of them.
struct LargeRequests: Sendable {
  private var requests: [(id: RequestID, request: Request)] = []
  private var sequenceNotInterleaved = SequenceNotInterleaved()
  private let restoreRoundTrip = RestoreRoundTrip()
  private let linkIdempotent = LinkIdempotent()
  /// Where a link of this call has led to, if nothing has been asked of the host since.
  private var arrived: Destination<RouteID>?
  private(set) var hasArrived = false

  /// True when there is none.
  var isEmpty: Bool { requests.isEmpty }

  /// Remembers the request of a call.
  mutating func isMade(_ id: RequestID, _ request: Request) { requests.append((id, request)) }

  mutating func starts(_ id: RequestID, _ seen: inout Observation) -> Breach? {
    let request = request(id)
    let isOfSteps = request.map { $0.kind != .restore } ?? false
    if let breach = sequenceNotInterleaved.starts(id, isOfSteps: isOfSteps) { return breach }
    guard case .restore(let wanted)? = request else { return nil }
    return restoreRoundTrip.check(&seen, wanted)
  }

  mutating func performs() {
    if hasArrived { forgetArrival() }
  }

  mutating func settles(_ id: RequestID, _ outcome: Coverage.OutcomeClass) {
    sequenceNotInterleaved.settles(id)
    var index = 0
    while index < requests.count, requests[index].id != id { index += 1 }
    if index == requests.count { return }
    let request = requests.remove(at: index).request
    switch outcome {
    case .completed, .unchanged:
      guard case .open(let destination) = request else { return }
      arrived = destination
      hasArrived = true
    default: break
    }
  }

  /// Looks where a link has led to, at the end of the call that settles it.
  mutating func check(
    _ seen: inout Observation, _ router: inout some SimulatedRouter, at time: Instant
  ) -> Breach? {
    guard let arrived else { return nil }
    forgetArrival()
    return linkIdempotent.check(&seen, &router, at: time, arrived)
  }

  private mutating func forgetArrival() {
    arrived = nil
    hasArrived = false
  }

  private func request(_ id: RequestID) -> Request? {
    for index in requests.indices where requests[index].id == id { return requests[index].request }
    return nil
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

  mutating func starts(_ id: RequestID, isOfSteps: Bool) -> Breach? {
    if let running, running != id {
      return Breach(
        invariant: .sequenceNotInterleaved,
        expected: "request \(running.rawValue) to take all its steps first",
        seen: "request \(id.rawValue) started between them")
    }
    if isOfSteps { running = id }
    return nil
  }

  mutating func settles(_ id: RequestID) { if id == running { running = nil } }
}

/// ``Invariant/restoreRoundTrip``: protects what the user had before the application went away.
struct RestoreRoundTrip: Sendable {
  func check(_ seen: inout Observation, _ wanted: Snapshot<RouteID>) -> Breach? {
    // Of several changes within one call the state after the restored one is not seen.
    guard seen.changeCount == 1 else { return nil }
    if wanted.isSaved(from: seen.navigation) { return nil }
    return breach(wanted, Snapshot(of: seen.navigation))
  }

  /// Saves the state of a router at rest, and restores it in a copy of the router.
  func checkAtRest(_ router: inout some SimulatedRouter, at time: Instant) -> Breach? {
    let saved = Snapshot(of: router.navigation)
    var copy = router
    var effects: [Effect] = []
    _ = copy.submit(.restore(saved), RequestOptions(), at: time, into: &effects)
    if saved.isSaved(from: copy.navigation) { return nil }
    return breach(saved, Snapshot(of: copy.navigation))
  }

  private func breach(_ wanted: Snapshot<RouteID>, _ found: Snapshot<RouteID>) -> Breach {
    Breach(
      invariant: .restoreRoundTrip, expected: RequestWords.text(.restore(wanted)),
      seen: RequestWords.text(.restore(found)))
  }
}

extension Snapshot<RouteID> {
  /// True when it is what ``/NavCore/Snapshot/init(of:)`` makes of a state, without making it.
  func isSaved(from state: NavigationState) -> Bool {
    guard tabs.count == state.tabs.count, selected == state.selectedTab,
      layers.count == state.layers.count
    else { return false }
    for index in tabs.indices {
      guard tabs[index].id == state.tabs[index].id,
        state.tabs[index].stack.shows(tabs[index].root, tabs[index].pushed)
      else { return false }
    }
    for index in layers.indices {
      guard layers[index].style == state.layers[index].style,
        state.layers[index].stack.shows(layers[index].root, layers[index].pushed)
      else { return false }
    }
    return true
  }
}

extension [Entry] {
  fileprivate func shows(_ root: RouteID, _ pushed: [RouteID]) -> Bool {
    guard count == pushed.count + 1, self[0].route == root else { return false }
    for index in pushed.indices where self[index + 1].route != pushed[index] { return false }
    return true
  }
}

/// ``Invariant/linkIdempotent``: protects users from links that lead somewhere else the second time.
struct LinkIdempotent: Sendable {
  func check(
    _ seen: inout Observation, _ router: inout some SimulatedRouter, at time: Instant,
    _ arrived: Destination<RouteID>
  ) -> Breach? {
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

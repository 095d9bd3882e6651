import NavCore

/// Requests of several steps and of whole states that have no outcome yet, and what is checked of them.
struct LargeRequests: Sendable {
  /// What has to be known of one: less than all of it, because the steps of a sequence are a list that
  /// would be counted.
  private enum Content {
    case steps
    case destination(Destination<RouteID>)
    case state(Snapshot<RouteID>)
  }

  private var requests: [(id: RequestID, content: Content, stepLimit: Int)] = []
  private var sequenceNotInterleaved = SequenceNotInterleaved()
  private let linkIdempotent = LinkIdempotent()
  /// Where a link of this call has led to, if nothing has been asked of the host since.
  private var arrived: Destination<RouteID>?
  private(set) var hasArrived = false

  /// How many transitions they can take at most, beside taking away what is on screen.
  var stepLimit: Int { requests.reduce(0) { $0 + $1.stepLimit } }

  /// True when there is none.
  var isEmpty: Bool { requests.isEmpty }

  /// Remembers a request, if it is large.
  mutating func isMade(_ id: RequestID, _ request: Request) {
    let content: Content
    switch request {
    case .sequence, .popToRootAnimated, .dismissAllAnimated: content = .steps
    case .open(let destination): content = .destination(destination)
    case .restore(let state): content = .state(state)
    default: return
    }
    requests.append((id, content, request.stepLimit))
  }

  mutating func starts(_ id: RequestID, _ seen: inout Observation) -> Breach? {
    guard let index = index(of: id) else {
      return sequenceNotInterleaved.starts(id, isOfSteps: false)
    }
    if case .state(let wanted) = requests[index].content {
      return sequenceNotInterleaved.starts(id, isOfSteps: false)
        ?? RestoreRoundTrip.check(&seen, wanted)
    }
    return sequenceNotInterleaved.starts(id, isOfSteps: true)
  }

  mutating func performs() {
    if hasArrived { forgetArrival() }
  }

  /// - Parameter effect: which effect of the call settles it.
  mutating func settles(_ id: RequestID, by effect: Int, _ seen: inout Observation) {
    sequenceNotInterleaved.settles(id)
    if let index = index(of: id) { remove(index, isThere: seen.effects[effect].isSuccess) }
  }

  private func index(of id: RequestID) -> Int? {
    for index in requests.indices where requests[index].id == id { return index }
    return nil
  }

  private mutating func remove(_ index: Int, isThere: Bool) {
    guard case .destination(let destination) = requests.remove(at: index).content, isThere
    else { return }
    arrived = destination
    hasArrived = true
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
  private var running = RequestID.noRequest

  @inline(__always)
  mutating func starts(_ id: RequestID, isOfSteps: Bool) -> Breach? {
    if running != id, running != .noRequest { return breach(id) }
    if isOfSteps { running = id }
    return nil
  }

  @inline(never)
  private func breach(_ id: RequestID) -> Breach {
    Breach(
      invariant: .sequenceNotInterleaved,
      expected: "request \(running.rawValue) to take all its steps first",
      seen: "request \(id.rawValue) started between them")
  }

  mutating func settles(_ id: RequestID) { if id == running { running = .noRequest } }
}

/// ``Invariant/restoreRoundTrip``: protects what the user had before the application went away.
struct RestoreRoundTrip: Sendable {
  /// What was saved last; kept for its storage, because a state is a list for every stack.
  private var saved = Snapshot<RouteID>(tabs: [], selected: TabID(0))

  static func check(_ seen: inout Observation, _ wanted: Snapshot<RouteID>) -> Breach? {
    // Of several changes within one call the state after the restored one is not seen.
    guard seen.changeCount == 1 else { return nil }
    return wanted.isSaved(from: seen.navigation) ? nil : breach(wanted, seen.navigation)
  }

  /// Saves the state of a router at rest, and restores it in a copy of the router.
  ///
  /// - Parameter isLast: true at the end of a scenario, where the storage is of no use any more, and in a
  ///   search not this copy's own.
  mutating func checkAtRest(
    _ router: inout some SimulatedRouter, _ seen: inout Observation, isLast: Bool, at time: Instant
  ) -> Breach? {
    if isLast {
      saved = Snapshot(of: router.navigation)
    } else {
      saved.save(router.navigation)
    }
    var copy = router
    // At rest there are none, and room for many.
    _ = copy.submit(.restore(saved), RequestOptions(), at: time, into: &seen.effects)
    seen.effects.clear()
    return saved.isSaved(from: copy.navigation) ? nil : Self.breach(saved, copy.navigation)
  }

  @inline(never)
  private static func breach(_ wanted: Snapshot<RouteID>, _ found: NavigationState) -> Breach {
    Breach(
      invariant: .restoreRoundTrip, expected: RequestWords.text(.restore(wanted)),
      seen: RequestWords.text(.restore(Snapshot(of: found))))
  }
}

/// ``Invariant/linkIdempotent``: protects users from links that lead somewhere else the second time.
struct LinkIdempotent: Sendable {
  func check(
    _ seen: inout Observation, _ router: inout some SimulatedRouter, at time: Instant,
    _ arrived: Destination<RouteID>
  ) -> Breach? {
    guard arrived.isShown(by: seen.navigation) else {
      return breach(arrived, RequestWords.text(.open(Destination(of: seen.navigation))))
    }
    guard !seen.after.isBusy else { return nil }
    var copy = router
    var effects: [Effect] = []
    let id = copy.submit(.open(arrived), RequestOptions(), at: time, into: &effects)
    if effects.count == 1, case .settled(id, .unchanged) = effects[0] { return nil }
    return breach(arrived, "another way to it again")
  }

  @inline(never)
  private func breach(_ wanted: Destination<RouteID>, _ seen: String) -> Breach {
    Breach(
      invariant: .linkIdempotent, expected: RequestWords.text(.open(wanted)) + " to be there",
      seen: seen)
  }
}

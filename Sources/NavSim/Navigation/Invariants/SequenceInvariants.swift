import NavCore

/// `Invariant.sequenceNotInterleaved`: protects the steps of one caller from those of another.
struct SequenceNotInterleaved: Sendable {
  private var running: RequestID?

  /// - Parameter hasSteps: true for a request of several steps.
  mutating func starts(_ id: RequestID, hasSteps: Bool) -> InvariantViolation? {
    if let running, running != id {
      return InvariantViolation(
        invariant: .sequenceNotInterleaved,
        expected: "request \(running.rawValue) to take all its steps first",
        seen: "request \(id.rawValue) started between them")
    }
    if hasSteps { running = id }
    return nil
  }

  mutating func settles(_ id: RequestID) { if id == running { running = nil } }
}

extension RequestKind {
  /// True for a request that may take several transitions.
  var hasSteps: Bool {
    switch self {
    case .sequence, .popToRootAnimated, .dismissAllAnimated, .open: true
    default: false
    }
  }
}

/// `Invariant.restoreRoundTrip`: protects what the user had before the application went away.
struct RestoreRoundTrip: Sendable {
  /// Looks at the state after a restore that has started.
  static func starts(_ wanted: Snapshot<RouteID>, _ call: RouterCall) -> InvariantViolation? {
    // Of several changes within one call the state after the restored one is not seen.
    call.changeCount == 1 ? compare(wanted, call.navigation) : nil
  }

  /// Saves the state of a router at rest as a text, and restores what is read of it in a copy of
  /// the router.
  static func check(_ router: some SimulatedRouter, at time: Instant) -> InvariantViolation? {
    let saved = Snapshot(of: router.navigation)
    let text = SnapshotText.print(saved, name: routeName)
    // Escapes may be written in small letters, too.
    let lines = text.lowercased().split(separator: "\n")
    let small = SnapshotText.withChecksum(lines.dropLast().joined(separator: "\n"))
    do {
      for text in [text, small] {
        let read = try SnapshotText.parse(text, route: route).snapshot
        var copy = router
        var effects: [Effect] = []
        _ = copy.submit(.restore(read), RequestOptions(), at: time, into: &effects)
        if let violation = compare(saved, copy.navigation) { return violation }
      }
      return nil
    } catch {
      return InvariantViolation(
        invariant: .restoreRoundTrip, expected: RequestWords.text(.restore(saved)),
        seen: "\(error)")
    }
  }

  /// Names as applications have them: with signs that a text has to encode.
  private static func routeName(_ route: RouteID) -> String { "über/\(route.rawValue) 100%" }

  private static func route(_ name: String) -> RouteID? {
    let digits = name.drop { !$0.isNumber }.prefix(while: \.isNumber)
    let route = UInt32(digits).map(RouteID.init)
    return route.map(routeName) == name ? route : nil
  }

  private static func compare(_ wanted: Snapshot<RouteID>, _ state: NavigationState)
    -> InvariantViolation?
  {
    let found = Snapshot(of: state)
    return found == wanted
      ? nil
      : InvariantViolation(
        invariant: .restoreRoundTrip, expected: RequestWords.text(.restore(wanted)),
        seen: RequestWords.text(.restore(found)))
  }
}

/// `Invariant.linkIdempotent`: protects users from links that lead somewhere else the second
/// time.
struct LinkIdempotent: Sendable {
  /// Where a link of this call has led to, if the host has been asked for nothing since.
  private(set) var arrived: Destination<RouteID>?

  mutating func settles(_ request: Request, _ outcome: Outcome) {
    guard case .open(let link) = request, outcome == .completed || outcome == .unchanged
    else { return }
    arrived = link
  }

  mutating func performs() { arrived = nil }

  /// Looks where a link has led to, at the end of the call that settles it.
  mutating func check(_ call: RouterCall, _ router: some SimulatedRouter) -> InvariantViolation? {
    guard let link = arrived else { return nil }
    arrived = nil
    let shown = Destination(of: call.navigation)
    guard shown == link else { return Self.violation(link, RequestWords.text(.open(shown))) }
    guard !call.after.isBusy else { return nil }
    var copy = router
    var effects: [Effect] = []
    let id = copy.submit(.open(link), RequestOptions(), at: call.time, into: &effects)
    return effects == [.settled(id, .unchanged)]
      ? nil : Self.violation(link, "another way to it again")
  }

  private static func violation(_ wanted: Destination<RouteID>, _ seen: String)
    -> InvariantViolation
  {
    InvariantViolation(
      invariant: .linkIdempotent, expected: RequestWords.text(.open(wanted)) + " to be there",
      seen: seen)
  }
}

import NavCore

/// The host of an asynchronous run: takes commands at once, and leaves it to its stage to let time
/// pass.
final class TimedHost: NavigationHost {
  /// A command that takes time.
  struct Performance: Sendable {
    let id: TransitionID
    let time: Milliseconds
    /// The route that comes with it, if one does.
    let route: RouteID?
  }

  private(set) var inFlight: TransitionID?
  /// The routes that were asked for and those that have really been shown, in their order.
  private(set) var asked: [RouteID] = []
  private(set) var shown: Set<RouteID> = []
  /// How often a transition was asked for during another.
  private(set) var overlaps = 0
  private(set) var answers: [HostReport] = []
  private var performances: [Performance] = []
  private var wake: UnsafeContinuation<Void, Never>?
  private var random: Random
  private(set) var isStopped = false

  init(_ random: Random) { self.random = random }

  func carryOut(_ command: HostCommand) {
    switch command {
    case .perform(let id, let change, let animated):
      if inFlight != nil { overlaps += 1 }
      inFlight = id
      let route = change.newRoute
      if let route { asked.append(route) }
      performances.append(Performance(id: id, time: duration(animated), route: route))
      resume()
    case .inquire(let id):
      answers.append(inFlight == id ? .animating(id) : .idle(id))
      resume()
    case .resynchronise, .inquireGesture: break
    }
  }

  /// Mostly as usual, at times none, at times longer than the router's patience.
  private func duration(_ animated: Bool) -> Milliseconds {
    if !animated || random.chance(1, in: 8) { return 0 }
    return random.chance(1, in: 8) ? 5_000 : Milliseconds(Int64(random.within(1...600)))
  }

  func end(_ performance: Performance) {
    if inFlight == performance.id { inFlight = nil }
    if let route = performance.route { shown.insert(route) }
  }

  func takePerformances() -> [Performance] {
    defer { performances.removeAll() }
    return performances
  }

  func takeAnswers() -> [HostReport] {
    defer { answers.removeAll() }
    return answers
  }

  var hasWork: Bool { isStopped || !performances.isEmpty || !answers.isEmpty }

  func park(_ continuation: UnsafeContinuation<Void, Never>) { wake = continuation }

  func stop() {
    isStopped = true
    resume()
  }

  private func resume() {
    let parked = wake
    wake = nil
    parked?.resume()
  }
}

extension Change {
  fileprivate var newRoute: RouteID? {
    switch self {
    case .push(let entry, _, _), .replaceRoot(_, let entry), .present(_, _, let entry, _, _):
      entry.route
    case .pop, .replace, .dismiss, .select, .restore: nil
    }
  }
}

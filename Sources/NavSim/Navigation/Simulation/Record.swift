import NavCore

/// A path that was delivered to observers, and when.
package struct PathNews: Hashable, Sendable {
  /// When it was delivered.
  package let time: Instant
  /// The path.
  package let path: NavigationPath
}

/// What callers and observers have heard of a router.
struct Record: SimulationObserver {
  /// The paths that were delivered.
  private(set) var paths: [PathNews] = []
  /// The dismissals, in their order.
  private(set) var dismissals: [(entry: EntryID, reason: DismissalReason)] = []
  private var requests: [(id: RequestID, step: StepID, outcome: Outcome?)] = []

  /// The steps that made requests, with what became of them, in the order of the steps.
  var outcomes: [(step: StepID, outcome: Outcome?)] {
    requests.map { ($0.step, $0.outcome) }.sorted { $0.step < $1.step }
  }

  mutating func asked(
    _ id: RequestID, _ call: Call, by step: StepID, at time: Instant
  ) {
    requests.append((id, step, nil))
  }

  mutating func note(_ effect: Effect, at time: Instant) {
    switch effect {
    case .pathChanged(let path): paths.append(PathNews(time: time, path: path))
    case .left(let entry, let reason): dismissals.append((entry, reason))
    case .settled(let id, let outcome): settle(id, outcome)
    default: break
    }
  }

  private mutating func settle(_ id: RequestID, _ outcome: Outcome) {
    if let index = requests.lastIndex(where: { $0.id == id }) { requests[index].outcome = outcome }
  }
}

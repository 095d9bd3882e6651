import NavCore

/// When everything has begun and ended while a scenario was played: what a timeline is drawn from.
package struct EventLog: Sendable {
  /// Something that lasts.
  package struct Span: Hashable, Sendable {
    /// The number that router or host have given it.
    package let id: UInt64
    /// What it is, in a few words.
    package var label: String
    /// When it began.
    package let start: Instant
    /// When it ended; nil while it lasts.
    package var end: Instant?
    /// When it would have ended, for what lasts still when everything stops.
    package var plannedEnd: Instant?
    /// What became of it, if anything is known.
    package var outcome: String?
    /// The step that made it, if one did.
    package var step: StepID?
    /// The first transition that a request has led to.
    package var transition: TransitionID?

    package init(
      id: UInt64, label: String, start: Instant, end: Instant? = nil, plannedEnd: Instant? = nil,
      outcome: String? = nil, step: StepID? = nil, transition: TransitionID? = nil
    ) {
      self.id = id
      self.label = label
      self.start = start
      self.end = end
      self.plannedEnd = plannedEnd
      self.outcome = outcome
      self.step = step
      self.transition = transition
    }
  }

  /// Something that happens at a moment.
  package struct Mark: Hashable, Sendable {
    /// When.
    package let time: Instant
    /// What, in a few words.
    package let label: String
    /// The transition that it is about, if it is about one.
    ///
    /// A stale one may be about what a transition has brought.
    package let transition: TransitionID?
    /// True when that is gone.
    package let isStale: Bool
  }

  /// Requests, from the call to the outcome.
  package private(set) var requests: [Span] = []
  /// Transitions, as the router believes them to be.
  package private(set) var transitions: [Span] = []
  /// Animations, as the host performs them.
  package private(set) var animations: [Span] = []
  /// The user's gestures.
  package private(set) var gestures: [Span] = []
  /// What the host has told the router, when it arrived.
  package private(set) var reports: [Mark] = []
  private var labels: [TransitionID: String] = [:]
  /// Which transition has brought what can be removed.
  private var origins: [RemovalTarget: TransitionID] = [:]

  package init() {}

  mutating func asked(_ id: RequestID, _ label: String, by step: StepID, at time: Instant) {
    requests.append(Span(id: id.rawValue, label: label, start: time, step: step))
  }

  mutating func note(_ effect: Effect, at time: Instant) {
    switch effect {
    case .settled(let id, let outcome):
      guard let index = requests.lastIndex(where: { $0.id == id.rawValue }) else { return }
      requests[index].end = time
      requests[index].outcome = EffectWords.text(outcome)
    case .started(let id, let transition):
      guard let index = requests.lastIndex(where: { $0.id == id.rawValue }) else { return }
      requests[index].transition = requests[index].transition ?? transition
    case .perform(let id, let change, _):
      labels[id] = change.summary
      noteOrigin(of: change, id)
    default: break
    }
  }

  mutating func note(_ report: HostReport, isStale: Bool, at time: Instant) {
    let transition: TransitionID? =
      switch report {
      case .ended(let id, _), .animating(let id), .idle(let id): id
      case .gestureBegan(_, let target), .gestureEnded(_, let target, _), .removed(let target, _):
        isStale ? origins[target] : nil
      default: nil
      }
    reports.append(
      Mark(
        time: time, label: report.summary + (isStale ? " (stale)" : ""), transition: transition,
        isStale: isStale))
  }

  private mutating func noteOrigin(of change: Change, _ id: TransitionID) {
    switch change {
    case .push(let entry, _, _): origins[.entry(entry.id)] = id
    case .replace(_, let entries): for entry in entries { origins[.entry(entry.id)] = id }
    case .present(let layer, _, _, _, _): origins[.layer(layer)] = id
    default: break
    }
  }

  /// Calls the request of a step by another name.
  package mutating func name(_ step: StepID, _ label: String) {
    for index in requests.indices where requests[index].step == step {
      requests[index].label = label
    }
  }

  /// Looks who is doing what now.
  mutating func look(at host: borrowing SimulatedHost, transition: TransitionID?, at time: Instant)
  {
    Self.follow(transition?.rawValue, in: &transitions, at: time) { id in
      labels[TransitionID(id)] ?? "transition \(id)"
    }
    let animation = host.animation
    Self.follow(animation?.id.rawValue, in: &animations, at: time) { _ in
      host.moving?.summary ?? ""
    }
    if let animation, !animations.isEmpty {
      animations[animations.count - 1].plannedEnd = animation.end
    }
    let gesture = host.gesture
    Self.follow(gesture?.id.rawValue, in: &gestures, at: time) { _ in
      guard let gesture else { return "" }
      let target =
        switch gesture.target {
        case .entry(let entry): "swipe entry \(entry.rawValue) back"
        case .layer(let layer): "drag layer \(layer.rawValue) down"
        }
      return gesture.isFinished ? target : target + ", and let go"
    }
  }

  /// Ends the span that is over and begins the one that is under way.
  private static func follow(
    _ id: UInt64?, in spans: inout [Span], at time: Instant, label: (UInt64) -> String
  ) {
    if let last = spans.last, last.end == nil {
      if last.id == id { return }
      spans[spans.count - 1].end = time
    }
    if let id { spans.append(Span(id: id, label: label(id), start: time)) }
  }
}

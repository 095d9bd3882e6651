import NavCore

/// When everything has begun and ended while a scenario was played, and what router and host were at
/// whenever that has changed: what timelines and pages are drawn from.
package struct EventLog: Sendable {
  /// Something that lasts.
  package struct Span: Hashable, Sendable {
    /// The number that router or host have given it.
    package let id: UInt64
    /// What it is, in a few words.
    package let label: String
    /// When it began.
    package let start: Instant
    /// When it ended; nil while it lasts.
    package var end: Instant?
    /// When it would have ended, for what lasts still when everything stops.
    package var plannedEnd: Instant?
    /// What became of it, if anything is known.
    package var outcome: String?
    /// How urgent a request is.
    package var priority = Priority.normal
    /// The first transition that a request has led to.
    package var transition: TransitionID?

    package init(
      id: UInt64, label: String, start: Instant, end: Instant? = nil, plannedEnd: Instant? = nil,
      outcome: String? = nil, transition: TransitionID? = nil
    ) {
      self.id = id
      self.label = label
      self.start = start
      self.end = end
      self.plannedEnd = plannedEnd
      self.outcome = outcome
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
  /// What was the case at the end of each instant.
  package private(set) var moments: [Moment] = []
  private var phase = Phase.start
  /// What has happened since the last moment, in its order.
  private var events: [String] = []
  /// The requests that wait, the next one first.
  private var waiting: [Span] = []
  /// The requests of steps as the scenario writes them.
  private let names: [StepID: String]
  private var labels: [TransitionID: String] = [:]
  /// Which transition has brought what can be removed.
  private var origins: [RemovalTarget: TransitionID] = [:]

  package init(names: [StepID: String]) { self.names = names }

  /// What happens from now on belongs to another phase.
  package mutating func begin(_ phase: Phase) { self.phase = phase }

  mutating func asked(
    _ id: RequestID, _ words: String, _ priority: Priority, by step: StepID, at time: Instant
  ) {
    var request = Span(id: id.rawValue, label: names[step] ?? words, start: time)
    request.priority = priority
    requests.append(request)
  }

  mutating func note(_ effect: Effect, at time: Instant) {
    switch effect {
    case .waiting(let id):
      guard let request = requests.last(where: { $0.id == id.rawValue }) else { return }
      let place = waiting.firstIndex { $0.priority < request.priority } ?? waiting.count
      waiting.insert(request, at: place)
      events.append("\(request.label) waits")
    case .started(let id, let transition):
      change(id, "starts transition \(transition.rawValue)") {
        $0.transition = $0.transition ?? transition
      }
    case .settled(let id, let outcome):
      let text = EffectWords.text(outcome)
      change(id, text, after: ": ") {
        $0.end = time
        $0.outcome = text
      }
    case .perform, .resynchronise, .inquire, .inquireGesture:
      if case .perform(let id, let change, _) = effect {
        labels[id] = change.summary
        noteOrigin(of: change, id)
      }
      events.append("the router commands: \(EffectWords.text(effect))")
    case .left, .pathChanged: break
    }
  }

  /// A request waits no more.
  private mutating func change(
    _ id: RequestID, _ event: String, after mark: String = " ", _ change: (inout Span) -> Void
  ) {
    waiting.removeAll { $0.id == id.rawValue }
    let index = requests.lastIndex { $0.id == id.rawValue }
    if let index { change(&requests[index]) }
    let label = index.map { requests[$0].label } ?? "request \(id.rawValue)"
    events.append(label + mark + event)
  }

  mutating func note(_ report: HostReport, isStale: Bool, at time: Instant) {
    let transition: TransitionID? =
      switch report {
      case .ended(let id, _), .animating(let id), .idle(let id): id
      case .gestureBegan(_, let target), .gestureEnded(_, let target, _), .removed(let target, _):
        isStale ? origins[target] : nil
      default: nil
      }
    let label = report.summary + (isStale ? " (stale)" : "")
    reports.append(Mark(time: time, label: label, transition: transition, isStale: isStale))
    events.append("the host reports: \(label)")
  }

  private mutating func noteOrigin(of change: Change, _ id: TransitionID) {
    switch change {
    case .push(let entry, _, _): origins[.entry(entry.id)] = id
    case .replace(_, let entries): for entry in entries { origins[.entry(entry.id)] = id }
    case .present(let layer, _, _, _, _): origins[.layer(layer)] = id
    default: break
    }
  }

  /// Looks who is doing what now.
  ///
  /// - Parameters:
  ///   - host: shows the screen.
  ///   - navigation: what the router believes to be on screen.
  ///   - status: what the router says of itself.
  mutating func look(
    at host: SimulatedHost, _ navigation: NavigationState, _ status: RouterStatus, at time: Instant
  ) {
    look(at: host, transition: status.transition, at: time)
    keep(
      Moment(
        phase: phase, time: time, navigation: navigation, status: status, screen: host.screen,
        animation: host.animation, change: host.moving, gesture: host.gesture,
        isAway: host.setting.isAway, isCovered: host.setting.isCovered, waiting: waiting))
  }

  private mutating func look(at host: SimulatedHost, transition: TransitionID?, at time: Instant) {
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

  /// Keeps what is the case now, if that is anything new. Of an instant, the end is kept.
  private mutating func keep(_ moment: Moment) {
    var moment = moment
    if let last = moments.last {
      if last.animation != nil, last.animation?.id != moment.animation?.id {
        events.append("the animation ends: \(last.change?.summary ?? "")")
      }
      if let gesture = last.gesture, gesture.id != moment.gesture?.id {
        events.append("the gesture ends: \(gesture.isFinished ? "removed" : "let go")")
      }
      if events.isEmpty, last.phase == phase, last.isSame(as: moment) { return }
      if last.phase == phase, last.time == moment.time {
        events = last.events + events
        moments.removeLast()
      }
    }
    moment.events = events
    events = []
    moments.append(moment)
  }
}

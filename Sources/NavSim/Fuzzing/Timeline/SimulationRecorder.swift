import NavCore

/// Keeps what happens in a simulation, for a page.
struct SimulationRecorder: SimulationObserver {
  /// Requests, from the call to the outcome.
  private(set) var requests: [RecordedSpan] = []
  /// Transitions, as the router believes them to be.
  private(set) var transitions: [RecordedSpan] = []
  /// Animations, as the host performs them.
  private(set) var animations: [RecordedSpan] = []
  /// The user's gestures.
  private(set) var gestures: [RecordedSpan] = []
  /// What the host has told the router, when it arrived; with the transition that it is about. A
  /// stale one may be about what a transition has brought.
  private(set) var reports: [(mark: ReportPage.Mark, transition: TransitionID?)] = []
  /// The first transition that a request has led to.
  private(set) var firstTransitions: [Int: Int] = [:]
  /// The steps, and what happens between them.
  var log = FrameLog()
  /// The requests that wait, the next one first.
  private var waiting: [(number: Int, label: String, priority: Priority)] = []
  private var priorities: [Int: Priority] = [:]
  private var labels: [TransitionID: String] = [:]
  /// Which transition has brought what can be removed.
  private var origins: [RemovalTarget: TransitionID] = [:]
  private var maker = FrameMaker()
  private var last: Look?
  /// The steps as the scenario writes them, by their numbers from 1.
  private let steps: [StepID: (number: Int, text: String, isCall: Bool)]

  /// What has changed when a frame is worth keeping.
  private struct Look: Equatable {
    let navigation: NavigationState
    let status: RouterStatus
    let screen: HostScreen
    let animation: TransitionID?
    let gesture: GestureID?
    let isAway: Bool
    let isCovered: Bool
  }

  /// - Parameter texts: the steps as the scenario writes them.
  init(_ steps: [Step], _ texts: [String]) {
    var numbered: [StepID: (Int, String, Bool)] = [:]
    for (index, (step, text)) in zip(steps, texts).enumerated() {
      let isCall = if case .call = step.action { true } else { false }
      numbered[step.id] = (index + 1, ReportPage.withoutTime(text), isCall)
    }
    self.steps = numbered
  }

  // MARK: What happens

  mutating func begins(_ step: StepID?) {
    guard let step else { return log.begin(nil, "end", "the end: faults stop") }
    let known = steps[step]
    log.begin(known?.number, "step-\(known?.number ?? 0)", known?.text ?? "")
  }

  mutating func asked(_ id: RequestID, _ call: Call, by step: StepID, at time: Instant) {
    let known = steps[step].flatMap { $0.isCall ? $0.text : nil }
    let label = known ?? StepWords.text(call)
    requests.append(RecordedSpan(Int(id.rawValue), label, start: time.milliseconds))
    priorities[Int(id.rawValue)] = call.priority
  }

  mutating func note(_ effect: Effect, at time: Instant) {
    switch effect {
    case .waiting(let id): wait(Int(id.rawValue))
    case .started(let id, let transition):
      let number = Int(id.rawValue)
      firstTransitions[number] = firstTransitions[number] ?? Int(transition.rawValue)
      _ = goesOn(number, " starts transition \(transition.rawValue)")
    case .settled(let id, let outcome):
      let text = EffectWords.text(outcome)
      guard let index = goesOn(Int(id.rawValue), ": \(text)") else { return }
      requests[index].end = time.milliseconds
      requests[index].outcome = outcome == .completed ? nil : text
    case .perform, .resynchronise, .inquire, .inquireGesture:
      if case .perform(let id, let change, _) = effect {
        labels[id] = change.summary
        noteOrigin(of: change, id)
      }
      log.note("the router commands: \(EffectWords.text(effect))")
    case .left, .pathChanged: break
    }
  }

  private mutating func wait(_ number: Int) {
    guard let request = requests.last(where: { $0.number == number }) else { return }
    let priority = priorities[number] ?? .normal
    let place = waiting.firstIndex { $0.priority < priority } ?? waiting.count
    waiting.insert((number, request.label, priority), at: place)
    log.note("\(request.label) waits")
  }

  /// A request waits no more.
  ///
  /// - Returns: its place; nil for one that nobody has made.
  private mutating func goesOn(_ number: Int, _ event: String) -> Int? {
    waiting.removeAll { $0.number == number }
    let index = requests.lastIndex { $0.number == number }
    log.note((index.map { requests[$0].label } ?? "request \(number)") + event)
    return index
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
    let mark = ReportPage.Mark(time: time.milliseconds, label: label, isStale: isStale)
    reports.append((mark, transition))
    log.note("the host reports: \(label)")
  }

  private mutating func noteOrigin(of change: Change, _ id: TransitionID) {
    switch change {
    case .push(let entry, _, _): origins[.entry(entry.id)] = id
    case .replace(_, let entries): for entry in entries { origins[.entry(entry.id)] = id }
    case .present(let layer, _, _, _, _): origins[.layer(layer)] = id
    default: break
    }
  }

  // MARK: Looking

  mutating func look(
    at host: SimulatedHost, _ navigation: NavigationState, _ status: RouterStatus, at time: Instant
  ) {
    let now = time.milliseconds
    let transition = status.transition
    Self.follow(
      transition?.rawValue, in: &transitions, at: now,
      transition.flatMap { labels[$0] } ?? "transition \(transition?.rawValue ?? 0)")
    let animation = host.animation
    let moved = Self.follow(
      animation?.id.rawValue, in: &animations, at: now, host.moving?.summary ?? "")
    if let moved { log.note("the animation ends: \(moved.label)") }
    if let animation { animations[animations.count - 1].planned = animation.end.milliseconds }
    let gesture = host.gesture
    let ended = Self.follow(
      gesture?.id.rawValue, in: &gestures, at: now, gesture.map(Self.label) ?? "")
    if let ended { log.note("the gesture ends: \(ended.isUsers ? "removed" : "let go")") }
    if let gesture { gestures[gestures.count - 1].isUsers = gesture.isFinished }
    let look = Look(
      navigation: navigation, status: status, screen: host.screen, animation: animation?.id,
      gesture: gesture?.id, isAway: host.setting.isAway, isCovered: host.setting.isCovered)
    guard log.hasNews || log.count == 0 || last != look else { return }
    last = look
    maker.learn(navigation, host.moving)
    let waiting = waiting.map { ReportPage.Waiting(text: $0.label, priority: "\($0.priority)") }
    log.add(at: now, otherwise: "time passes") { _ in
      maker.frame(at: now, host, navigation, status, waiting)
    }
  }

  private static func label(_ gesture: SimulatedHost.Gesture) -> String {
    let target =
      switch gesture.target {
      case .entry(let entry): "swipe entry \(entry.rawValue) back"
      case .layer(let layer): "drag layer \(layer.rawValue) down"
      }
    return gesture.isFinished ? target : target + ", and let go"
  }

  /// Ends the span that is over and begins the one that is under way.
  ///
  /// - Returns: the one that is over.
  @discardableResult
  private static func follow(
    _ id: UInt64?, in spans: inout [RecordedSpan], at time: Int64, _ label: String
  ) -> RecordedSpan? {
    let number = id.map { Int($0) }
    var ended: RecordedSpan?
    if let last = spans.last, last.end == nil {
      if last.number == number { return nil }
      spans[spans.count - 1].end = time
      ended = last
    }
    if let number { spans.append(RecordedSpan(number, label, start: time)) }
    return ended
  }
}

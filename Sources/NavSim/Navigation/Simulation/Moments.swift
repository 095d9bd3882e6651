import NavCore

/// What router and host were at, whenever that has changed: what a page shows beside the timeline.
package struct Moments: Sendable {
  /// What a moment belongs to.
  package enum Phase: Hashable, Sendable {
    case start
    case step(StepID)
    /// The faults have stopped, and everything comes to rest.
    case end
  }

  /// What was the case at the end of an instant.
  package struct Moment: Sendable {
    package let phase: Phase
    package let time: Instant
    /// What has happened since the moment before, in its order.
    package var events: [String] = []
    package let navigation: NavigationState
    package let status: RouterStatus
    package let screen: HostScreen
    package let animation: SimulatedHost.Animation?
    /// The change that is animated.
    package let change: Change?
    package let gesture: SimulatedHost.Gesture?
    package let isAway: Bool
    package let isCovered: Bool
    /// The requests that wait, the next one first.
    package var waiting: [Waiting] = []
  }

  /// A request that waits.
  package struct Waiting: Sendable {
    let id: RequestID
    package let label: String
    package let priority: Priority
  }

  package private(set) var all: [Moment] = []
  private var phase = Phase.start
  private var events: [String] = []
  private var asked: [Waiting] = []
  private var waiting: [Waiting] = []
  /// The requests of steps as the scenario writes them.
  private let names: [StepID: String]

  package init(names: [StepID: String]) { self.names = names }

  /// What happens from now on belongs to another phase.
  package mutating func begin(_ phase: Phase) { self.phase = phase }

  mutating func asked(_ id: RequestID, _ words: String, _ priority: Priority, by step: StepID) {
    asked.append(Waiting(id: id, label: names[step] ?? words, priority: priority))
  }

  mutating func note(_ effect: Effect) {
    switch effect {
    case .waiting(let id):
      guard let request = asked.last(where: { $0.id == id }) else { return }
      let place = waiting.firstIndex { $0.priority < request.priority } ?? waiting.count
      waiting.insert(request, at: place)
      events.append("\(request.label) waits")
    case .started(let id, let transition):
      waiting.removeAll { $0.id == id }
      events.append("\(label(of: id)) starts transition \(transition.rawValue)")
    case .settled(let id, let outcome):
      waiting.removeAll { $0.id == id }
      events.append("\(label(of: id)): \(EffectWords.text(outcome))")
      asked.removeAll { $0.id == id }
    case .perform, .resynchronise, .inquire, .inquireGesture:
      events.append("the router commands: \(EffectWords.text(effect))")
    case .left, .pathChanged: break
    }
  }

  mutating func note(_ report: HostReport, isStale: Bool) {
    events.append("the host reports: \(report.summary)\(isStale ? " (stale)" : "")")
  }

  private func label(of id: RequestID) -> String {
    asked.last { $0.id == id }?.label ?? "request \(id.rawValue)"
  }

  /// Keeps what is the case now, if that is anything new. Of an instant, the end is kept.
  ///
  /// - Parameters:
  ///   - host: shows the screen.
  ///   - navigation: what the router believes to be on screen.
  ///   - status: what the router says of itself.
  mutating func look(
    at host: SimulatedHost, _ navigation: NavigationState, _ status: RouterStatus,
    at time: Instant
  ) {
    var moment = Moment(
      phase: phase, time: time, navigation: navigation,
      status: status, screen: host.screen, animation: host.animation,
      change: host.moving, gesture: host.gesture, isAway: host.setting.isAway,
      isCovered: host.setting.isCovered)
    moment.waiting = waiting
    if let last = all.last {
      if last.animation != nil, last.animation?.id != moment.animation?.id {
        events.append("the animation ends: \(last.change?.summary ?? "")")
      }
      if let gesture = last.gesture, gesture.id != moment.gesture?.id {
        events.append("the gesture ends: \(gesture.isFinished ? "removed" : "let go")")
      }
      if events.isEmpty, last.phase == phase, last.isSame(as: moment) { return }
      if last.phase == phase, last.time == moment.time { events = last.events + events }
    }
    moment.events = events
    events = []
    if let last = all.last, last.phase == phase, last.time == moment.time { all.removeLast() }
    all.append(moment)
  }
}

extension Moments.Moment {
  fileprivate func isSame(as other: Self) -> Bool {
    navigation == other.navigation && status == other.status
      && screen.stacks == other.screen.stacks && screen.selected == other.screen.selected
      && animation?.id == other.animation?.id && gesture?.id == other.gesture?.id
      && isAway == other.isAway && isCovered == other.isCovered
  }
}

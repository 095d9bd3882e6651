/// The router core: a value that takes requests, reports and the time in, and gives effects out.
///
/// It has no clock, starts no task and shows nothing. The driver carries out the commands
/// among the effects, brings the host's reports back, and calls ``advance(to:into:)`` when
/// ``deadline`` has come.
///
///     var machine = Machine(Configuration(root: RouteID(0)))
///     var effects: [Effect] = []
///     machine.submit(.push(RouteID(1)), at: .start, into: &effects)
///     // effects: started(1, 1), perform(1, push …): hand the command to the host, and when it
///     // has really finished:
///     machine.receive(.ended(TransitionID(1), finished: true), at: now, into: &effects)
///     // effects: settled(1, completed), pathChanged(…)
///
/// Calls made from inside a callback are simply made after the present one has returned: handle all
/// effects of a call before the next.
///
/// - Complexity: each call O(entries on screen), independent of how many requests wait.
public struct Machine: Sendable {
  /// What the router was made with.
  public let configuration: Configuration
  /// Everything the router knows.
  public package(set) var state: RouterState
  /// How many reports were about something that was gone.
  public package(set) var ignoredReportCount = 0

  private var lastRequest: UInt64 = 0
  /// Time never runs backwards here, whatever the driver says.
  var now = Instant.start

  /// Creates an idle router that shows the root of its first tab.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    state = RouterState(configuration)
  }

  /// When ``advance(to:into:)`` has to be called next, if nothing else happens before.
  @inlinable public var deadline: Instant? {
    guard let transition = state.transition else { return state.gesture?.deadline }
    guard let gesture = state.gesture else { return transition.deadline }
    return min(transition.deadline, gesture.deadline)
  }

  /// Takes a caller's request.
  ///
  /// - Returns: the id under which the request is settled, exactly once, in this call or later.
  @discardableResult
  public mutating func submit(
    _ request: Request, _ options: RequestOptions = RequestOptions(), at time: Instant,
    into effects: inout [Effect]
  ) -> RequestID {
    now = max(now, time)
    lastRequest += 1
    let id = RequestID(lastRequest)
    // Looked for only when it is not the visible one, which most are.
    if let source = options.source, source != state.navigation.visibleEntry.id,
      !state.navigation.contains(source)
    {
      effects.append(.settled(id, .rejected(.stale(source: source))))
      return id
    }
    switch request {
    case .cancel(let target):
      cancel(target, for: id, into: &effects)
      return id
    case .sequence(let steps):
      if let reason = RunningSequence.flaw(of: steps) {
        effects.append(.settled(id, .rejected(reason)))
        return id
      }
    default: break
    }
    admit(request, options, as: id, into: &effects)
    return id
  }

  /// Takes a report of the host.
  public mutating func receive(
    _ report: HostReport, at time: Instant, into effects: inout [Effect]
  ) {
    now = max(now, time)
    switch report {
    case .ended(let id, let finished):
      transitionEnded(id, finished: finished, into: &effects)
    case .idle(let id):
      transitionEnded(id, finished: false, into: &effects)
    case .animating(let id):
      if state.transition?.id != id { ignoredReportCount += 1 }
    case .gestureBegan(let id, let target):
      gestureBegan(id, target, into: &effects)
    case .gestureActive(let id):
      if state.gesture?.id != id { ignoredReportCount += 1 }
    case .gestureEnded(let id, let target, let finished):
      gestureEnded(id, target, finished: finished, into: &effects)
    case .removed(let target, let remover):
      removed(target, by: remover, into: &effects)
    case .tabSelected(let tab):
      tabSelected(tab, into: &effects)
    case .detached:
      state.gesture = nil
      finish(into: &effects)
      proceed(into: &effects)
    }
  }

  /// Lets time pass: asks a host that has been silent too long, or calls an estimate over.
  public mutating func advance(to time: Instant, into effects: inout [Effect]) {
    now = max(now, time)
    let nextInquiry = now + watchdog
    if let gesture = state.gesture, gesture.deadline <= now {
      state.gesture?.deadline = nextInquiry
      effects.append(.inquireGesture(gesture.id, gesture.target))
    }
    guard let transition = state.transition, transition.deadline <= now else { return }
    switch configuration.timing {
    case .reported:
      state.transition?.deadline = nextInquiry
      effects.append(.inquire(transition.id))
    case .estimated:
      finish(into: &effects)
      proceed(into: &effects)
    }
  }

  /// At least a millisecond, so that asking cannot stop the time.
  var watchdog: Milliseconds { max(configuration.watchdog, 1) }
}

// MARK: - Settling

extension Machine {
  /// The one place where a transition ends: on every way there, everything it held is released.
  mutating func finish(into effects: inout [Effect]) {
    guard let request = state.transition?.request else { return }
    let undoneBy = state.transition?.undoneBy
    entriesLeft(after: 0, into: &effects)
    if state.sequence?.request == request {
      if undoneBy == nil, let mark = state.transition?.focus.mark { state.sequence?.shows(mark) }
      state.transition = nil
      stepEnded(undoneBy: undoneBy, into: &effects)
      deliverPath(into: &effects)
    } else {
      state.transition = nil
      let hasNewPath = state.updatePath()
      let outcome = undoneBy.map(Outcome.superseded(by:)) ?? .completed
      effects.append(.settled(request, outcome))
      // One right behind the other, because they then need to ask only once whether there is room.
      if hasNewPath { effects.append(.pathChanged(state.path)) }
    }
  }

  /// Says of those that are leaving, from number `held` on, that they are gone.
  mutating func entriesLeft(after held: Int, into effects: inout [Effect]) {
    for index in held..<state.leaving.count {
      effects.append(.left(state.leaving[index].id, state.leaving[index].reason))
    }
    while state.leaving.count > held { state.leaving.removeLast() }
  }

  mutating func deliverPath(into effects: inout [Effect]) {
    guard state.transition == nil, state.updatePath() else { return }
    effects.append(.pathChanged(state.path))
  }
}

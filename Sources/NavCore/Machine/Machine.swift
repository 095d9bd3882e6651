/// The router core: a value that takes requests, reports and the time in, and gives effects out.
///
/// It has no clock, starts no task and shows nothing. Whoever drives it carries out the commands
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
  public internal(set) var state: RouterState
  /// How many reports were about something that was gone.
  public internal(set) var ignoredReportCount = 0

  private var lastRequest: UInt64 = 0
  /// Time never runs backwards here, whatever the driver says.
  private var now = Instant.start

  /// Creates an idle router that shows the root of its first tab.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    state = RouterState(configuration)
  }

  /// When ``advance(to:into:)`` has to be called next, if nothing else happens before.
  public var deadline: Instant? {
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
    let waiting = WaitingRequest(
      id: id, request: request, priority: options.priority, source: options.source)
    if let source = options.source, !state.navigation.contains(source) {
      effects.append(.settled(id, .rejected(.stale(source: source))))
    } else if case .cancel(let target) = request {
      cancel(target, for: id, into: &effects)
    } else {
      admit(waiting, whenBusy: options.whenBusy, into: &effects)
    }
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
      moved(into: &effects) { $0.remove(target, by: remover, leaving: &$1) ? remover : nil }
    case .tabSelected(let tab):
      moved(into: &effects) { state, _ in state.select(tab) ? .user : nil }
    }
  }

  /// Lets time pass: asks a host that has been silent too long, or calls an estimate over.
  public mutating func advance(to time: Instant, into effects: inout [Effect]) {
    now = max(now, time)
    let nextInquiry = now + watchdog
    if let gesture = state.gesture, gesture.deadline <= now {
      state.gesture?.deadline = nextInquiry
      effects.append(.inquireGesture(gesture.id))
    }
    guard let transition = state.transition, transition.deadline <= now else { return }
    switch configuration.timing {
    case .reported:
      state.transition?.deadline = nextInquiry
      effects.append(.inquire(transition.id))
    case .estimated:
      finish(transition, into: &effects)
      startNext(into: &effects)
    }
  }

  /// At least a millisecond, so that asking cannot stop the time.
  private var watchdog: Milliseconds { max(configuration.watchdog, 1) }
}

// MARK: - Requests

extension Machine {
  private mutating func admit(
    _ waiting: WaitingRequest, whenBusy: BusyPolicy?, into effects: inout [Effect]
  ) {
    let isEnqueue = waiting.request.kind == .enqueue
    let policy = isEnqueue ? .wait : whenBusy ?? waiting.request.kind.defaultBusyPolicy
    if !state.isBusy, !isEnqueue || state.navigation.layers.isEmpty {
      start(waiting, into: &effects)
    } else if policy == .reject {
      effects.append(.settled(waiting.id, .rejected(.busy)))
    } else if state.waiting.count >= configuration.queueLimit {
      let reason = RejectionReason.queueFull(limit: configuration.queueLimit)
      effects.append(.settled(waiting.id, .rejected(reason)))
    } else {
      state.waiting.append(waiting, needsEmptyScreen: isEnqueue)
      effects.append(.waiting(waiting.id))
    }
  }

  private mutating func cancel(
    _ target: RequestID, for id: RequestID, into effects: inout [Effect]
  ) {
    if state.waiting.remove(target) {
      effects.append(.settled(target, .cancelled))
      effects.append(.settled(id, .completed))
    } else {
      effects.append(.settled(id, .rejected(.notWaiting(target))))
    }
  }

  private mutating func start(_ waiting: WaitingRequest, into effects: inout [Effect]) {
    switch state.plan(waiting.request) {
    case .reject(let reason):
      effects.append(.settled(waiting.id, .rejected(reason)))
    case .unchanged:
      effects.append(.settled(waiting.id, .unchanged))
    case .change(let change, let direction, let animated, let focus):
      state.navigation.apply(change, leaving: &state.leaving)
      let transition = Transition(
        id: state.makeTransitionID(), request: waiting.id, focus: focus,
        deadline: now + patience(direction, animated: animated))
      state.transition = transition
      effects.append(.started(waiting.id, transition.id))
      effects.append(.perform(transition.id, change, animated: animated))
      if case .estimated = configuration.timing, !animated {
        finish(transition, into: &effects)
      }
    }
  }

  private func patience(_ direction: Direction, animated: Bool) -> Milliseconds {
    switch (configuration.timing, direction) {
    case (.reported, _): watchdog
    case (.estimated(let horizontal, _), .horizontal): animated ? horizontal : 0
    case (.estimated(_, let vertical), .vertical): animated ? vertical : 0
    }
  }

  /// Starts, while the router is idle, the waiting request whose turn it is.
  private mutating func startNext(into effects: inout [Effect]) {
    while !state.isBusy,
      let next = state.waiting.popNext(nothingPresented: state.navigation.layers.isEmpty)
    {
      if let source = next.source, !state.navigation.contains(source) {
        effects.append(.settled(next.id, .rejected(.stale(source: source))))
      } else {
        start(next, into: &effects)
      }
    }
  }
}

// MARK: - Reports

extension Machine {
  private mutating func transitionEnded(
    _ id: TransitionID, finished: Bool, into effects: inout [Effect]
  ) {
    guard let transition = state.transition, transition.id == id else {
      ignoredReportCount += 1
      return
    }
    guard case .reported = configuration.timing else { return }
    // Because the user may tap away and back again, a host can carry out in good faith what somebody
    // has undone meanwhile; only then is a finished transition not what the router says.
    if finished && transition.undoneBy == nil {
      finish(transition, into: &effects)
    } else {
      state.transition?.isInterrupted = true
    }
    proceed(into: &effects)
  }

  /// Puts the host right about a transition given up or undone, as soon as no finger is on the screen.
  private mutating func repairIfInterrupted(into effects: inout [Effect]) {
    guard let transition = state.transition, transition.isInterrupted, state.gesture == nil else {
      return
    }
    effects.append(.resynchronise(state.navigation))
    finish(transition, into: &effects)
  }

  private mutating func gestureBegan(
    _ id: GestureID, _ target: RemovalTarget, into effects: inout [Effect]
  ) {
    guard isRemovable(target) else {
      ignoredReportCount += 1
      return
    }
    // Because one finger is down at a time, the end of an earlier gesture has been lost (NB-21);
    // what it came to must still be learned.
    if let earlier = state.gesture, earlier.id != id {
      effects.append(.inquireGesture(earlier.id))
    }
    state.gesture = Gesture(id: id, target: target, deadline: now + watchdog)
  }

  private func isRemovable(_ target: RemovalTarget) -> Bool {
    switch target {
    case .entry(let entry): (state.navigation.position(of: entry)?.depth ?? 0) > 0
    case .layer(let layer): state.navigation.contains(layer)
    }
  }

  private mutating func gestureEnded(
    _ id: GestureID, _ target: RemovalTarget, finished: Bool, into effects: inout [Effect]
  ) {
    let wasKnown = state.gesture?.id == id
    if wasKnown { state.gesture = nil }
    let hasMoved =
      finished
      && userMoved(into: &effects) { $0.remove(target, by: .user, leaving: &$1) ? .user : nil }
    if !wasKnown && !hasMoved { ignoredReportCount += 1 }
    proceed(into: &effects)
  }

  /// Takes a move of the user's or the system's that comes without a gesture.
  private mutating func moved(
    into effects: inout [Effect],
    _ move: (inout NavigationState, inout [LeavingEntry]) -> Remover?
  ) {
    if !userMoved(into: &effects, move) { ignoredReportCount += 1 }
    proceed(into: &effects)
  }

  /// Takes over what the screen already shows.
  ///
  /// - Parameter move: changes the state and says who moved, or nil when there was nothing to move.
  /// - Returns: false when there was nothing to move.
  private mutating func userMoved(
    into effects: inout [Effect],
    _ move: (inout NavigationState, inout [LeavingEntry]) -> Remover?
  ) -> Bool {
    var left: [LeavingEntry] = []
    guard let remover = move(&state.navigation, &left) else { return false }
    for entry in left { effects.append(.left(entry.id, entry.reason)) }
    if let transition = state.transition, transition.undoneBy == nil,
      !state.navigation.holds(transition.focus)
    {
      state.transition?.undoneBy = remover
    }
    deliverPath(into: &effects)
    return true
  }

  /// Goes on after a report: what had to wait for it may happen now.
  private mutating func proceed(into effects: inout [Effect]) {
    repairIfInterrupted(into: &effects)
    startNext(into: &effects)
  }
}

// MARK: - Settling

extension Machine {
  /// The one place where a transition ends: on every way there, everything it held is released.
  private mutating func finish(_ transition: Transition, into effects: inout [Effect]) {
    for entry in state.leaving { effects.append(.left(entry.id, entry.reason)) }
    state.leaving.removeAll(keepingCapacity: true)
    let undoneBy = state.transition?.undoneBy
    state.transition = nil
    let outcome = undoneBy.map(Outcome.superseded(by:)) ?? .completed
    effects.append(.settled(transition.request, outcome))
    deliverPath(into: &effects)
  }

  private mutating func deliverPath(into effects: inout [Effect]) {
    guard state.transition == nil, state.path.update(to: state.navigation) else { return }
    effects.append(.pathChanged(state.path))
  }
}

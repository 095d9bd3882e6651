import NavCore

/// Makes a router of your own a subject: whenever what it shows has changed, asks the host for that.
public struct OwnRouterSubject<Own: OwnRouter>: SimulatedRouter {
  /// The router.
  public private(set) var own: Own
  /// What it shows, with ids.
  public private(set) var navigation: NavigationState
  /// How many reports were about something that was gone.
  public private(set) var ignoredReportCount = 0

  private var running: Running?
  private var waiting: [RequestID] = []

  private struct Running {
    let request: RequestID
    let transition: TransitionID
    var dismissals: [EntryID]
  }
  private var path: NavigationPath
  private var names = EntryNames()
  private var lastRequest: UInt64 = 0
  private var lastTransition: UInt64 = 0

  /// Puts a router under test; it has to be at rest.
  public init(_ own: Own) {
    self.own = own
    navigation = names.state(of: own.screens, after: nil)
    path = NavigationPath(of: navigation)
  }

  /// What the router knows.
  public var vocabulary: [RequestKind] { Own.vocabulary }
  /// When the router has to be woken.
  public var deadline: Instant? { own.wakesAt }
  /// The transition of the request that is under way.
  public var transitionInFlight: TransitionID? { running?.transition }
  /// The finger that the router has been told of.
  public private(set) var gestureInFlight: GestureID?
  /// True while a transition or a gesture is under way.
  public var isBusy: Bool { running != nil || gestureInFlight != nil }
  /// How many requests wait.
  public var waitingCount: Int { waiting.count }

  /// Takes a call to the router.
  public mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    lastRequest += 1
    let id = RequestID(lastRequest)
    own.timeIs(time)
    switch own.call(request, id: id) {
    case .rejected: effects.append(.settled(id, .rejected(.busy)))
    case .unchanged: effects.append(.settled(id, .unchanged))
    case .waits:
      waiting.append(id)
      effects.append(.waiting(id))
    case .taken: follow(id, into: &effects)
    }
    return id
  }

  /// Takes a report of the host.
  public mutating func receive(
    _ report: HostReport, at time: Instant, into effects: inout [Effect]
  ) {
    own.timeIs(time)
    switch report {
    case .ended(let id, let finished):
      guard running?.transition == id else { return ignore() }
      let shown = own.screens
      let next = own.transitionEnded(finished: finished)
      if own.screens != shown { takeBack(into: &effects) }
      goOn(next, into: &effects)
    case .gestureEnded(let id, let target, let finished):
      let isKnown = gestureInFlight == id
      if isKnown { end(id) }
      if finished { removed(target, into: &effects) } else if !isKnown { ignore() }
    case .removed(let target, _): removed(target, into: &effects)
    case .tabSelected(let tab):
      guard navigation.selectedTab != tab else { return ignore() }
      moved(.selected(tab), into: &effects)
    case .animating(let id), .idle(let id):
      if running?.transition != id { ignore() }
    case .gestureBegan(let id, let target):
      guard place(of: target) != nil else { return ignore() }
      gestureInFlight = id
      own.gesture(isActive: true)
    case .gestureActive(let id):
      if gestureInFlight != id { ignore() }
    }
  }

  private mutating func end(_ gesture: GestureID) {
    gestureInFlight = nil
    own.gesture(isActive: false)
  }

  /// Lets time pass.
  public mutating func advance(to time: Instant, into effects: inout [Effect]) {
    own.timeIs(time)
    guard let wake = own.wakesAt, wake <= time else { return }
    goOn(own.wake(at: time), into: &effects)
  }

  private mutating func ignore() { ignoredReportCount += 1 }
}

// MARK: - Following what is shown

extension OwnRouterSubject {
  /// Asks the host for what a request has changed.
  private mutating func follow(_ id: RequestID, into effects: inout [Effect]) {
    let old = navigation
    navigation = names.state(of: own.screens, after: old)
    guard let change = old.change(to: navigation) else {
      effects.append(.settled(id, .unchanged))
      return
    }
    lastTransition += 1
    let transition = TransitionID(lastTransition)
    // What an earlier transition has taken away and nobody has said dismissal to is not forgotten.
    let dismissals = (running?.dismissals ?? []) + old.departed(to: navigation)
    effects.append(.started(id, transition))
    effects.append(.perform(transition, change, animated: true))
    running = Running(request: id, transition: transition, dismissals: dismissals)
    if !own.isMoving { finish(into: &effects) }
  }

  /// After the host or the clock: what was under way may be done, and something else may have begun.
  private mutating func goOn(_ next: RequestID?, into effects: inout [Effect]) {
    if !own.isMoving || next != nil { finish(into: &effects) }
    guard let next, let index = waiting.firstIndex(of: next) else { return }
    waiting.remove(at: index)
    follow(next, into: &effects)
  }

  /// The router shows something else because the host has not done what was asked: the host is told, and
  /// what comes back is new, because it had left.
  private mutating func takeBack(into effects: inout [Effect]) {
    let old = navigation
    navigation = names.state(of: own.screens, after: old)
    running?.dismissals += old.departed(to: navigation)
    effects.append(.resynchronise(navigation))
  }

  private mutating func finish(into effects: inout [Effect]) {
    guard let done = running else { return }
    running = nil
    for entry in done.dismissals { effects.append(.left(entry, .request)) }
    effects.append(.settled(done.request, .completed))
    sayPath(into: &effects)
  }

  private mutating func sayPath(into effects: inout [Effect]) {
    let new = NavigationPath(of: navigation)
    guard running == nil, new != path else { return }
    path = new
    effects.append(.pathChanged(new))
  }
}

// MARK: - The user's moves

extension OwnRouterSubject {
  private mutating func removed(_ target: RemovalTarget, into effects: inout [Effect]) {
    guard let move = place(of: target) else { return ignore() }
    moved(move, into: &effects)
  }

  private mutating func moved(_ move: UserMove, into effects: inout [Effect]) {
    let old = navigation
    own.moved(move)
    navigation = names.state(of: own.screens, after: old)
    for entry in old.departed(to: navigation) {
      effects.append(.left(entry, .removed(by: .user)))
    }
    sayPath(into: &effects)
  }

  /// What it means for the router that something has left the screen; nil when it is gone for it already.
  private func place(of target: RemovalTarget) -> UserMove? {
    switch target {
    case .layer(let layer):
      return navigation.layers.firstIndex { $0.id == layer }
        .map { .dismissed(count: navigation.layers.count - $0) }
    case .entry(let entry):
      for (index, layer) in navigation.layers.enumerated() {
        if let depth = layer.stack.firstIndex(where: { $0.id == entry }), depth > 0 {
          return .popped(count: layer.stack.count - depth, layer: index)
        }
      }
      let stack = navigation.tabs[navigation.selectedIndex].stack
      guard let depth = stack.firstIndex(where: { $0.id == entry }), depth > 0 else { return nil }
      return .popped(count: stack.count - depth, layer: nil)
    }
  }
}

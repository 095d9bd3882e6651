import NavCore

/// Document 000's router: a call that is let in disables the router, and after a fixed time, 550 ms
/// for push and pop and 500 ms for sheets, it is enabled again and the call has completed. What
/// comes meanwhile is turned away. The user's own moves pass the gate, and a sheet that is gone is
/// taken out by how deep it lay.
struct EstimatedWaitRouter: StagedRouter {
  var display: DocumentedScreens
  private var running: (request: RequestID, transition: TransitionID, outcome: Outcome)?
  private var end: Instant?
  /// How deep each layer lay when it was presented.
  private var depths: [(layer: LayerID, depth: Int)] = []

  init(_ display: DocumentedScreens) { self.display = display }

  var vocabulary: [RequestKind] {
    [.push, .pop, .popToRoot, .popAfter, .set, .present, .dismiss]
  }
  var deadline: Instant? { end }
  var transitionInFlight: TransitionID? { running?.transition }
  var isBusy: Bool { running != nil }
  var waitingCount: Int { 0 }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    let id = display.makeRequest()
    guard running == nil else {
      effects.append(.settled(id, .rejected(.busy)))
      return id
    }
    let transition = display.makeTransition()
    var dismissals: [Effect] = []
    guard let (change, wait) = change(for: request, &dismissals) else {
      // Because it is only asked inside the gate whether there is anything to do, a pop at the root
      // disables the router like any other.
      let wait: Milliseconds = request.kind == .dismiss ? 500 : request.kind == .pop ? 550 : 0
      close(id, transition, .unchanged, until: time + wait)
      if wait == 0 { open(&effects) }
      return id
    }
    effects.append(.started(id, transition))
    effects += dismissals
    effects.append(.perform(transition, change, animated: wait > 0))
    close(id, transition, .completed, until: time + wait)
    if wait == 0 { open(&effects) }
    return id
  }

  private mutating func change(
    for request: Request, _ dismissals: inout [Effect]
  ) -> (Change, Milliseconds)? {
    let pushed = display.pushedCount
    switch request {
    case .push(let route): return (display.push(route), 550)
    case .pop: return keep(pushed - 1, &dismissals)
    case .popToRoot: return keep(0, &dismissals)
    case .popAfter(let index): return keep(index, &dismissals)
    case .set(let routes):
      return (display.set(routes, &dismissals), abs(routes.count - pushed) == 1 ? 550 : 0)
    case .present(let route, let style):
      let depth = display.screens.layers.count
      let change = display.present(route, style)
      if let layer = display.topLayer { depths.append((layer, depth)) }
      if depths.count > 64 { depths.removeFirst() }
      return (change, 500)
    case .dismiss:
      guard let top = display.topLayer else { return nil }
      return (display.dismiss(top, &dismissals), 500)
    default: return nil
    }
  }

  /// A removal of exactly one is animated; what does not fit does nothing.
  private mutating func keep(
    _ kept: Int, _ dismissals: inout [Effect]
  ) -> (Change, Milliseconds)? {
    display.popIfFewer(keeping: kept, &dismissals).map { ($0.change, $0.animated ? 550 : 0) }
  }

  private mutating func close(
    _ request: RequestID, _ transition: TransitionID, _ outcome: Outcome, until end: Instant
  ) {
    running = (request, transition, outcome)
    self.end = end
  }

  private mutating func open(_ effects: inout [Effect]) {
    guard let done = running else { return }
    running = nil
    end = nil
    effects.append(.settled(done.request, done.outcome))
    display.sayPath(&effects)
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {
    if let end, end <= time { open(&effects) }
  }

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {
    ignoreIfStale(report)
    switch report {
    case .removed(.layer(let layer), _), .gestureEnded(_, .layer(let layer), finished: true):
      // By its depth, whatever lies there now.
      guard let depth = depths.first(where: { $0.layer == layer })?.depth,
        depth < display.screens.layers.count
      else {
        display.ignored += 1
        return
      }
      let pile = display.screens.layers[depth]
      if case .layer(let found) = pile.id {
        display.remove(.layer(found), .removed(by: .user), &effects)
      }
    default: takeOver(report, &effects)
    }
    if running == nil { display.sayPath(&effects) }
  }
}

import NavCore

/// Document 001's router: every call takes effect at once, whatever is under way. Consecutive
/// steps, and the multi-step forms, do one after another with a sleep between, 550 ms for push and
/// pop and 450 ms for sheets; nothing keeps two of them apart.
struct ConsecutiveStepsRouter: StagedRouter {
  private struct Sleeper: Sendable {
    let request: RequestID
    var steps: [Request]
    var wakes: Instant
  }

  var display: DocumentedScreens
  /// Calls whose transition the host has not reported as ended.
  private var shown: [(request: RequestID, transition: TransitionID)] = []
  private var sleepers: [Sleeper] = []

  init(_ display: DocumentedScreens) { self.display = display }

  var vocabulary: [RequestKind] {
    [
      .push, .pop, .popToRoot, .popAfter, .set, .present, .dismiss, .popToRootAnimated,
      .dismissAllAnimated, .sequence,
    ]
  }
  var deadline: Instant? { sleepers.map(\.wakes).min() }
  var transitionInFlight: TransitionID? { shown.last?.transition }
  var sequenceInFlight: RequestID? { sleepers.first?.request }
  var isBusy: Bool { !shown.isEmpty || !sleepers.isEmpty }
  var waitingCount: Int { max(shown.count + sleepers.count - 1, 0) }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    let id = display.makeRequest()
    switch request {
    case .sequence(let steps): sleep(id, steps, at: time, &effects)
    case .popToRootAnimated:
      // As many as are pushed now, wherever they will be popped.
      let pops = (0..<display.pushedCount).map { _ in Request.pop() }
      sleep(id, pops, at: time, &effects)
    case .dismissAllAnimated:
      let dismissals = display.screens.layers.map { _ in Request.dismiss }
      sleep(id, dismissals, at: time, &effects)
    default:
      if let transition = take(request, for: id, &effects) {
        shown.append((id, transition))
      } else {
        effects.append(.settled(id, .unchanged))
      }
    }
    return id
  }

  private mutating func sleep(
    _ id: RequestID, _ steps: [Request], at time: Instant, _ effects: inout [Effect]
  ) {
    sleepers.append(Sleeper(request: id, steps: steps, wakes: time))
    wake(at: time, &effects)
  }

  /// Everyone whose sleep is over takes a step.
  private mutating func wake(at time: Instant, _ effects: inout [Effect]) {
    while let index = sleepers.firstIndex(where: { $0.wakes <= time }) {
      guard let step = sleepers[index].steps.first else {
        effects.append(.settled(sleepers.remove(at: index).request, .completed))
        continue
      }
      sleepers[index].steps.removeFirst()
      let isVertical = step.kind == .present || step.kind == .dismiss
      sleepers[index].wakes = time + (isVertical ? 450 : 550)
      _ = take(step, for: sleepers[index].request, &effects)
    }
  }

  private mutating func take(
    _ request: Request, for id: RequestID, _ effects: inout [Effect]
  ) -> TransitionID? {
    var dismissals: [Effect] = []
    guard let (change, animated) = change(for: request, &dismissals) else { return nil }
    let transition = display.makeTransition()
    effects.append(.started(id, transition))
    effects += dismissals
    effects.append(.perform(transition, change, animated: animated))
    display.sayPath(&effects)
    return transition
  }

  private mutating func change(
    for request: Request, _ dismissals: inout [Effect]
  ) -> (Change, Bool)? {
    let pushed = display.pushedCount
    switch request {
    case .push(let route): return (display.push(route), true)
    case .pop: return display.popIfFewer(keeping: pushed - 1, &dismissals)
    case .popToRoot: return display.popIfFewer(keeping: 0, &dismissals)
    // Counted from the first pushed entry.
    case .popAfter(let index):
      return index < 0 ? nil : display.popIfFewer(keeping: index + 1, &dismissals)
    case .set(let routes):
      return (display.set(routes, &dismissals), abs(routes.count - pushed) == 1)
    case .present(let route, let style): return (display.present(route, style), true)
    case .dismiss: return display.topLayer.map { (display.dismiss($0, &dismissals), true) }
    default: return nil
    }
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {
    wake(at: time, &effects)
  }

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {
    ignoreIfStale(report)
    if case .ended(let id, _) = report, let index = shown.firstIndex(where: { $0.transition == id })
    {
      effects.append(.settled(shown.remove(at: index).request, .completed))
    }
    takeOver(report, &effects)
    display.sayPath(&effects)
  }
}

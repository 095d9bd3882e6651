import NavCore

/// Document 002's router: one slot for what is presented. What is requested while the slot is taken
/// waits in a queue, sorted by priority at every arrival; 160 ms after a dismissal is over the
/// first of the queue is put into the slot, whatever is there by then. What is requested while the
/// slot is empty is shown at once, ahead of the queue.
struct DelayedQueueRouter: StagedRouter {
  private struct Waiting: Sendable {
    let request: RequestID
    let route: RouteID
    let style: PresentationStyle
    let priority: Priority
  }

  var display: DocumentedScreens
  private var queue: [Waiting] = []
  private var shown: [(request: RequestID, transition: TransitionID)] = []
  /// Transitions at whose end the queue is asked.
  private var dismissals: [TransitionID] = []
  private var handOffs: [Instant] = []

  init(_ display: DocumentedScreens) { self.display = display }

  var vocabulary: [RequestKind] { [.push, .pop, .popToRoot, .set, .enqueue, .dismiss, .selectTab] }
  var deadline: Instant? { handOffs.min() }
  var transitionInFlight: TransitionID? { shown.last?.transition }
  var isBusy: Bool { !shown.isEmpty || !handOffs.isEmpty }
  var waitingCount: Int { queue.count + max(shown.count - 1, 0) }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    let id = display.makeRequest()
    if case .enqueue(let route, let style) = request {
      let new = Waiting(request: id, route: route, style: style, priority: options.priority)
      if display.screens.layers.isEmpty {
        present(new, &effects)
      } else {
        queue.append(new)
        // First come first among equals, which sorting by priority alone would not promise.
        queue.sort {
          $0.priority != $1.priority ? $0.priority > $1.priority : $0.request < $1.request
        }
        effects.append(.waiting(id))
      }
    } else {
      show(request, id, &effects)
    }
    display.sayPath(&effects)
    return id
  }

  private mutating func show(
    _ request: Request, _ id: RequestID, _ effects: inout [Effect]
  ) {
    var left: [Effect] = []
    guard let (change, animated) = change(for: request, &left) else {
      effects.append(.settled(id, .unchanged))
      return
    }
    let transition = perform(change, animated: animated, left, for: id, &effects)
    if change.dismisses { dismissals.append(transition) }
  }

  private mutating func change(
    for request: Request, _ dismissals: inout [Effect]
  ) -> (Change, Bool)? {
    let pushed = display.pushedCount
    switch request {
    case .push(let route): return (display.push(route), true)
    case .pop:
      if pushed > 0 { return (display.pop(keeping: pushed - 1, &dismissals), true) }
      return display.topLayer.map { (display.dismiss($0, &dismissals), true) }
    case .popToRoot:
      return display.popIfFewer(keeping: 0, &dismissals)
    case .set(let routes):
      return (display.set(routes, &dismissals), abs(routes.count - pushed) == 1)
    case .dismiss: return display.topLayer.map { (display.dismiss($0, &dismissals), true) }
    case .selectTab(let tab):
      // Everything that is presented goes first, and only then it is asked whether there is such a
      // tab. The queue stays.
      let hasLayers = !display.screens.layers.isEmpty
      let wanted = display.screens.contains(.tab(tab)) ? tab : display.screens.selected
      guard hasLayers || wanted != display.screens.selected else { return nil }
      return (display.select(wanted, &dismissals), hasLayers)
    default: return nil
    }
  }

  private mutating func present(_ waiting: Waiting, _ effects: inout [Effect]) {
    let change = display.present(waiting.route, waiting.style)
    perform(change, animated: true, [], for: waiting.request, &effects)
  }

  @discardableResult
  private mutating func perform(
    _ change: Change, animated: Bool, _ dismissals: [Effect], for id: RequestID,
    _ effects: inout [Effect]
  ) -> TransitionID {
    let transition = display.makeTransition()
    shown.append((id, transition))
    effects.append(.started(id, transition))
    effects += dismissals
    effects.append(.perform(transition, change, animated: animated))
    return transition
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {
    while let index = handOffs.firstIndex(where: { $0 <= time }) {
      handOffs.remove(at: index)
      if !queue.isEmpty { present(queue.removeFirst(), &effects) }
    }
    display.sayPath(&effects)
  }

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {
    ignoreIfStale(report)
    if case .ended(let id, _) = report, let index = shown.firstIndex(where: { $0.transition == id })
    {
      effects.append(.settled(shown.remove(at: index).request, .completed))
      if dismissals.contains(id) {
        dismissals.removeAll { $0 == id }
        handOffs.append(time + 160)
      }
    }
    if case .layer? = takeOver(report, &effects) { handOffs.append(time + 160) }
    display.sayPath(&effects)
  }
}

extension Change {
  /// True when a sheet or cover goes with it.
  fileprivate var dismisses: Bool {
    switch self {
    case .dismiss, .select: true
    default: false
    }
  }
}

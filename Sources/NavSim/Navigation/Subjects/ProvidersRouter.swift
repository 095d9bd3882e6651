import NavCore

/// Document 003's router: the state names a screen, and the view asks its provider for it whenever
/// it is drawn. A name that nobody knows gives a blank screen and no error, and every
/// redraw makes the screen anew, so that its state is lost.
struct ProvidersRouter: StagedRouter {
  var display: DocumentedScreens
  private var shown: (request: RequestID, transition: TransitionID)?
  private var screen: RouteID?

  init(_ display: DocumentedScreens) { self.display = display }

  var vocabulary: [RequestKind] { [.replaceRoot] }
  var deadline: Instant? { nil }
  var transitionInFlight: TransitionID? { shown?.transition }
  var isBusy: Bool { shown != nil }
  var waitingCount: Int { 0 }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    let id = display.makeRequest()
    guard case .replaceRoot(let route) = request, shown == nil, route.rawValue < 4 else {
      effects.append(.settled(id, .unchanged))
      return id
    }
    screen = route
    let transition = display.makeTransition()
    shown = (id, transition)
    effects.append(.started(id, transition))
    let change = display.replaceRoot(route, &effects)
    effects.append(.perform(transition, change, animated: false))
    return id
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {}

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {
    ignoreIfStale(report)
    if case .ended(let id, _) = report, let done = shown, done.transition == id {
      shown = nil
      effects.append(.settled(done.request, .completed))
    }
    takeOver(report, &effects)
    // Whatever happens, the view is drawn again.
    if let screen { _ = display.replaceRoot(screen, &effects) }
    display.sayPath(&effects)
  }
}

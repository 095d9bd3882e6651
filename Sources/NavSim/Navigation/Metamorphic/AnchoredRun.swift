import NavCore

/// A simulation that is played by anchored inputs.
struct AnchoredRun<Router: SimulatedRouter> {
  private(set) var simulation: Simulation<Router>
  private let circumstances: Circumstances
  private var lastStep: UInt64 = 0
  /// The steps that stand for removals: whether they are calls is what is looked at.
  private var removals: [StepID] = []

  init(_ router: Router, _ circumstances: Circumstances) {
    self.circumstances = circumstances
    simulation = Simulation(
      router, judged: [], pace: circumstances.pace)
    simulation.observer = Record()
  }

  mutating func play(_ input: AnchoredInput) -> Violation? {
    if input.anchor == .idle, let violation = comeToRest() { return violation }
    switch input.move {
    case .act(let action): return perform(scaled(action), after: delay(to: input.anchor))
    case .pop:
      guard simulation.router.navigation.visibleStack.count > 1 else { return nil }
      return remove(.pop())
    case .dismiss:
      guard let top = simulation.router.navigation.layers.last, top.style != .fullScreenCover else {
        return nil
      }
      return remove(.dismiss)
    }
  }

  mutating func finish() -> Violation? { simulation.finish() }

  private mutating func comeToRest() -> Violation? {
    var patience = 10_000
    while simulation.router.isBusy || !simulation.host.isQuiet, let next = simulation.nextEvent,
      patience > 0
    {
      patience -= 1
      if let violation = perform(.wait, after: max(next - simulation.now, 0)) { return violation }
    }
    return nil
  }

  private func delay(to anchor: AnchoredInput.Anchor) -> Milliseconds {
    guard let (start, end) = simulation.host.movement else { return 0 }
    switch anchor {
    case .idle, .now: return 0
    case .mid:
      let middle = start + Milliseconds((end - start).rawValue / 2)
      return max(middle - simulation.now, 0)
    case .end: return max(end - simulation.now, 0)
    }
  }

  private mutating func remove(_ request: Request) -> Violation? {
    removals.append(StepID(lastStep + 1))
    let isPop = request.kind == .pop
    let touch: Milliseconds = 200 * circumstances.pace.factor
    switch circumstances.way {
    case .call:
      var call = Call(request)
      call.whenBusy = .wait
      return perform(.call(call), after: 0)
    case .flag: return perform(.clearFlag(isPop ? .push : .presentation), after: 0)
    case .gesture:
      return perform(
        isPop
          ? .swipeBack(finished: true, lasting: touch)
          : .dragDismiss(finished: true, lasting: touch), after: 0)
    case .system: return perform(.systemRemoves(isPop ? .pop : .dismiss), after: 0)
    }
  }

  /// What lasts with the host's own pace lasts as long as that says.
  private func scaled(_ action: Action) -> Action {
    let factor = circumstances.pace.factor
    return switch action {
    case .swipeBack(let finished, let time):
      .swipeBack(finished: finished, lasting: time * factor)
    case .dragDismiss(let finished, let time):
      .dragDismiss(finished: finished, lasting: time * factor)
    default: action
    }
  }

  private mutating func perform(_ action: Action, after: Milliseconds) -> Violation? {
    lastStep += action == .wait ? 0 : 1
    return simulation.perform(Step(id: StepID(lastStep), after: after, action: action))
  }
}

extension AnchoredRun {
  /// What there was to see, in words that do not depend on how something was removed.
  var account: [String] {
    guard let record = simulation.observer as? Record else { return [] }
    let outcomes = record.outcomes.filter { !removals.contains($0.step) }.map {
      "input \($0.step.rawValue): " + ($0.outcome.map(EffectWords.text) ?? "no outcome")
    }
    let dismissals = record.dismissals.map {
      "entry \($0.entry.rawValue) left: \($0.reason.impersonal)"
    }
    let state = simulation.router.navigation
    return outcomes + dismissals + ["on screen at the end: \(state.summary)"]
  }
}

extension DismissalReason {
  /// The reason, without who it was.
  fileprivate var impersonal: String {
    switch self {
    case .request, .removed: "removed"
    case .replaced: "replaced"
    case .parent: "with its parent"
    }
  }
}

extension SimulatedHost {
  /// From when to when something moves.
  fileprivate var movement: (Instant, Instant)? {
    if let animation { return (animation.start, animation.end) }
    return gesture.map { ($0.start, $0.end) }
  }
}

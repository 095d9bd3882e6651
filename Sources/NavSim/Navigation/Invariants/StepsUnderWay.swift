import NavCore

/// A request of several steps that is under way.
struct StepsUnderWay: Sendable {
  enum Content: Sendable {
    case steps([Request])
    case link(Destination<RouteID>)
  }

  /// What comes next.
  enum Next: Equatable {
    /// A command for a step; nil for a step of a link, which is not known.
    case command(for: Request?)
    case end(Outcome)
  }

  let request: RequestID
  let content: Content
  /// How many steps there are.
  let count: Int
  /// True for a multi-step form that was asked for by itself.
  let isAlone: Bool
  private var index = 0
  private var hasChanged = false
  /// Who has moved something that no step was about.
  private var disturbedBy: Remover?
  /// Who has undone the step that was under way.
  private var undoneBy: Remover?
  /// Where the multi-step form that comes next has begun.
  private var start: StackID?

  /// - Returns: nil for a request of a single step.
  init?(_ asked: Asked, on picture: ScreenPicture) {
    request = asked.id
    switch asked.request {
    case .sequence(let steps):
      content = .steps(steps)
      count = steps.count
      isAlone = false
    case .popToRootAnimated, .dismissAllAnimated:
      content = .steps([asked.request])
      count = 1
      isAlone = true
    case .open(let link):
      content = .link(link)
      count = picture.steps(to: link)
      isAlone = false
    default: return nil
    }
  }

  /// How many steps lead from a screen to where a link leads; nil for a request that is no link.
  func linkSteps(on picture: ScreenPicture) -> Int? {
    guard case .link(let link) = content else { return nil }
    return picture.steps(to: link)
  }

  /// The user or the system has moved something.
  mutating func isDisturbed(by remover: Remover) { disturbedBy = disturbedBy ?? remover }

  /// A command has been sent for the next step.
  mutating func begins() { hasChanged = true }

  /// The transition of a step is over. A multi-step form looks again whether anything is left.
  mutating func ends(undoneBy remover: Remover?) {
    undoneBy = remover
    if remover == nil, !isMultiStepForm { pass() }
  }

  private mutating func pass() {
    index += 1
    start = nil
  }

  private var step: Request? {
    guard case .steps(let steps) = content, index < count else { return nil }
    return steps[index]
  }

  private var isMultiStepForm: Bool {
    step?.kind == .popToRootAnimated || step?.kind == .dismissAllAnimated
  }

  /// What comes next on a screen where nothing moves: steps that find nothing to do are passed.
  mutating func next(on picture: ScreenPicture) -> Next {
    if let undoneBy { return .end(stopped(.superseded(by: undoneBy))) }
    while index < count {
      guard let step else {
        return disturbedBy.map { .end(stopped(.superseded(by: $0))) } ?? .command(for: nil)
      }
      let goal = goal(of: step, on: picture)
      if let disturbedBy {
        // Whoever has been disturbed does not know where the other steps would land (M-IN-31).
        guard let start, start == goal || step.kind == .dismissAllAnimated else {
          return .end(stopped(.superseded(by: disturbedBy)))
        }
      } else {
        start = start ?? goal
      }
      switch picture.verdict(of: step) {
      case .rejected(let reason): return .end(stopped(.rejected(reason)))
      case .changes: return .command(for: step)
      case .unchanged:
        if goal != nil, goal == start { disturbedBy = nil }
        pass()
      }
    }
    if let disturbedBy, !isAlone { return .end(stopped(.superseded(by: disturbedBy))) }
    return .end(hasChanged ? .completed : .unchanged)
  }

  /// Where a multi-step form ends: on the stack it pops, or without layers over this tab.
  private func goal(of step: Request, on picture: ScreenPicture) -> StackID? {
    switch step {
    case .popToRootAnimated: picture.visibleID
    case .dismissAllAnimated: .tab(picture.selectedTab)
    default: nil
    }
  }

  /// A multi-step form by itself ends like a request of one step.
  private func stopped(_ reason: StopReason) -> Outcome {
    guard isAlone else { return .stopped(step: min(index, count - 1), because: reason) }
    return switch reason {
    case .rejected(let why): .rejected(why)
    case .superseded(let remover): .superseded(by: remover)
    }
  }
}

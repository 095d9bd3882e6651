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
  private var isCancelled = false
  /// What the steps that are over have put on screen.
  private var placed: [(step: Int, standing: UnderWay.Standing)] = []
  /// The first of them of which somebody has taken that away.
  private var lost: (step: Int, by: Remover)?

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
  ///
  /// - Parameters:
  ///   - target: what was removed; nil when another tab was selected.
  ///   - before: the screen before that.
  mutating func isDisturbed(
    by remover: Remover, removing target: RemovalTarget?, from before: ScreenPicture,
    _ picture: ScreenPicture
  ) {
    disturbedBy = disturbedBy ?? remover
    guard let target, !isAbout(target, on: before) else { return }
    let first = placed.first { placed in
      guard case .entry(let entry) = placed.standing else { return false }
      return before.stack(of: entry) != nil && picture.stack(of: entry) == nil
    }
    if let first, first.step < lost?.step ?? .max { lost = (first.step, remover) }
  }

  /// True for what the multi-step form under way would remove by itself.
  private func isAbout(_ target: RemovalTarget, on before: ScreenPicture) -> Bool {
    guard let start, let step else { return false }
    let stack: StackID? =
      switch target {
      case .layer(let layer): .layer(layer)
      case .entry(let entry): before.stack(of: entry)
      }
    switch (step.kind, target, stack) {
    case (.popToRootAnimated, .entry, let stack): return stack == start
    case (.dismissAllAnimated, _, .layer): return true
    default: return false
    }
  }

  /// The caller has withdrawn the request.
  mutating func isWithdrawn() { isCancelled = true }

  /// A command has been sent for the next step.
  mutating func begins() { hasChanged = true }

  /// The transition of a step is over. A multi-step form looks again whether anything is left.
  mutating func ends(undoneBy remover: Remover?, _ standing: UnderWay.Standing) {
    undoneBy = remover
    guard remover == nil, !isMultiStepForm else { return }
    placed.append((index, standing))
    pass()
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
    if let undoneBy { return .end(stopped(.superseded(by: undoneBy), on: picture)) }
    while index < count {
      let hasNothingLeft = isMultiStepForm && step.map(picture.verdict) == .unchanged
      if isCancelled, !hasNothingLeft { return .end(stopped(.cancelled, on: picture)) }
      guard let step else {
        return disturbedBy.map { .end(stopped(.superseded(by: $0), on: picture)) }
          ?? .command(for: nil)
      }
      let goal = goal(of: step, on: picture)
      if let disturbedBy {
        // Whoever has been disturbed does not know where the other steps would land.
        guard let start, start == goal || step.kind == .dismissAllAnimated else {
          return .end(stopped(.superseded(by: disturbedBy), on: picture))
        }
      } else {
        start = start ?? goal
      }
      switch picture.verdict(of: step) {
      case .rejected(let reason): return .end(stopped(.rejected(reason), on: picture))
      case .changes: return .command(for: step)
      case .unchanged:
        if goal != nil, goal == start, lost == nil { disturbedBy = nil }
        pass()
      }
    }
    if let undone = undone(on: picture) { return .end(undone) }
    if let disturbedBy, let left = linkSteps(on: picture), left > 0 {
      return .end(.superseded(by: disturbedBy))
    }
    return .end(hasChanged ? .completed : .unchanged)
  }

  /// How the request ends if a step that is over was undone.
  private func undone(on picture: ScreenPicture) -> Outcome? {
    var first = lost
    let selection = placed.last { if case .tab = $0.standing { true } else { false } }
    if let selection, case .tab(let tab) = selection.standing, tab != picture.selectedTab,
      selection.step < first?.step ?? .max
    {
      first = (selection.step, .user)
    }
    return first.map { .stopped(step: $0.step, because: .superseded(by: $0.by)) }
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
  private func stopped(_ reason: StopReason, on picture: ScreenPicture) -> Outcome {
    if let undone = undone(on: picture) { return undone }
    guard isAlone else { return .stopped(step: index, because: reason) }
    return switch reason {
    case .rejected(let why): .rejected(why)
    case .superseded(let remover): .superseded(by: remover)
    case .cancelled: .cancelled
    }
  }
}

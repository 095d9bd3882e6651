import NavCore

extension ReferenceModel {
  /// A request of several steps that is under way. Nothing else starts before its last step is
  /// over.
  struct Several: Sendable {
    let request: RequestID
    let steps: [Request]
    /// True for a multi-step form that was not asked for as a step of something else.
    let isAlone: Bool
    /// Where the link leads, if it is one.
    let link: Destination<RouteID>?
    /// The step that comes next or is under way.
    var next = 0
    var hasChanged = false
    /// Who has moved something that was not asked for.
    var disturbedBy: Remover?
    /// Where the multi-step form that is under way began; it ends there, or nowhere.
    var began: StackID?
    var isCancelled = false
    /// What each finished step has brought on screen.
    var brought: [(step: Int, fact: ModelScreens.Fact)] = []
    /// The first finished step of which somebody has taken that away again.
    var undone: (step: Int, by: Remover)?

    var nextStep: Request? { next < steps.count ? steps[next] : nil }
  }

  /// The first step that cannot be one: what waits, plans or withdraws.
  func stepThatCannotBe(_ request: Request) -> RejectionReason? {
    guard case .sequence(let steps) = request else { return nil }
    for index in steps.indices {
      switch steps[index] {
      case .enqueue, .sequence, .open, .restore, .cancel:
        return .notAStep(index: index, steps[index].kind)
      default: continue
      }
    }
    return nil
  }

  mutating func start(
    _ steps: [Request], isAlone: Bool = false, link: Destination<RouteID>? = nil,
    for request: RequestID
  ) {
    several = Several(request: request, steps: steps, isAlone: isAlone, link: link)
    goOn()
  }

  /// Takes step after step, as far as it goes without the host.
  mutating func goOn() {
    while transition == nil, gesture == nil, let request = several?.request { takeStep(request) }
  }

  private mutating func takeStep(_ request: RequestID) {
    guard let step = several?.nextStep else { return endSteps() }
    if several?.isCancelled == true, hasWork(step) { return stop(.cancelled) }
    let goal = goal(of: step)
    if several?.began == nil, several?.disturbedBy == nil { several?.began = goal }

    // Steps are meant for the screens that the caller knows. Once somebody has moved something
    // they would hit others, except for those forms that say where to end.
    if let remover = several?.disturbedBy, !canGoOn(step, began: several?.began) {
      return stop(.superseded(by: remover))
    }
    switch carryOut(step, for: request) {
    case .rejected(let reason): stop(.rejected(reason))
    case .changed: several?.hasChanged = true
    case .unchanged:
      // One that has reached its goal has made good what somebody moved.
      if goal != nil, goal == several?.began, several?.undone == nil {
        several?.disturbedBy = nil
      }
      stepIsDone()
    }
  }

  /// False for a multi-step form that is where it ends.
  private func hasWork(_ step: Request) -> Bool {
    switch step {
    case .popToRootAnimated: screens.piles[screens.visibleIndex].entries.count > 1
    case .dismissAllAnimated: screens.hasLayers
    default: true
    }
  }

  /// True for what a multi-step form that has begun would take away in any case.
  func isWorkOfStep(_ target: RemovalTarget) -> Bool {
    guard let began = several?.began, let step = several?.nextStep else { return false }
    switch target {
    case .layer: return step == .dismissAllAnimated
    case .entry(let entry):
      guard let pile = screens.place(of: entry)?.pile else { return false }
      if step == .popToRootAnimated { return screens.piles[pile].id == began }
      return step == .dismissAllAnimated && pile >= screens.tabCount
    }
  }

  /// Somebody has taken entries away: perhaps what a finished step has brought.
  mutating func noteLoss(of gone: [EntryID], by remover: Remover) {
    for (step, fact) in several?.brought ?? [] {
      guard case .shows(let entry) = fact, gone.contains(entry) else { continue }
      if let undone = several?.undone, undone.step < step { return }
      several?.undone = (step, remover)
      return
    }
  }

  /// Where a multi-step form ends: at the root of the visible pile, or without layers over this
  /// tab.
  private func goal(of step: Request) -> StackID? {
    switch step {
    case .popToRootAnimated: screens.visibleID
    case .dismissAllAnimated: .tab(screens.selected)
    default: nil
    }
  }

  /// Popping goes on where it began, dismissing wherever it finds something, if they have begun.
  private func canGoOn(_ step: Request, began: StackID?) -> Bool {
    guard let began else { return false }
    switch step {
    case .popToRootAnimated: return began == screens.visibleID
    case .dismissAllAnimated: return true
    default: return false
    }
  }

  private mutating func stepIsDone() {
    several?.next += 1
    several?.began = nil
  }

  /// The host is done with a step. A multi-step form looks again whether anything is left.
  mutating func stepEnded(undoneBy remover: Remover?, stands fact: ModelScreens.Fact) {
    if let remover { return stop(.superseded(by: remover)) }
    if let step = several?.next { several?.brought.append((step, fact)) }
    switch several?.nextStep {
    case .popToRootAnimated, .dismissAllAnimated: break
    default: stepIsDone()
    }
  }

  private mutating func endSteps() {
    guard let running = several else { return }
    several = nil
    let outcome: Outcome =
      if let undone = undone(of: running) {
        .stopped(step: undone.step, because: .superseded(by: undone.by))
      } else if let remover = running.disturbedBy, let link = running.link, !way(to: link).isEmpty {
        // It was to lead there, and the user is somewhere else.
        .superseded(by: remover)
      } else {
        running.hasChanged ? .completed : .unchanged
      }
    effects.append(.settled(running.request, outcome))
  }

  /// The first finished step that somebody has undone: what it has brought was taken away, or the
  /// user has left the tab that was to be shown in the end.
  private func undone(of running: Several) -> (step: Int, by: Remover)? {
    var first = running.undone
    var shown: (step: Int, tab: TabID)?
    for (step, fact) in running.brought {
      if case .selected(let tab) = fact { shown = (step, tab) }
    }
    if let shown, shown.tab != screens.selected, shown.step < first?.step ?? .max {
      first = (shown.step, .user)
    }
    return first
  }

  /// Says which step was not done; by itself a multi-step form ends like any request.
  private mutating func stop(_ reason: StopReason) {
    guard let running = several else { return }
    several = nil
    let outcome: Outcome
    switch (undone(of: running), reason) {
    case (let undone?, _):
      outcome = .stopped(step: undone.step, because: .superseded(by: undone.by))
    case (nil, .rejected(let why)) where running.isAlone: outcome = .rejected(why)
    case (nil, .superseded(let remover)) where running.isAlone: outcome = .superseded(by: remover)
    case (nil, .cancelled) where running.isAlone: outcome = .cancelled
    case (nil, _): outcome = .stopped(step: running.next, because: reason)
    }
    effects.append(.settled(running.request, outcome))
  }
}

// MARK: - Links

extension ReferenceModel {
  /// The way to where a link leads. Pile by pile from the bottom: what is right stays; in the first
  /// that is wrong, what is pushed is put right; everything above that is built anew.
  func way(to link: Destination<RouteID>) -> [Request] {
    let tab = screens.index(of: .tab(link.tab)) ?? 0
    var way: [Request] = []
    if link.tab != screens.selected {
      way.append(.selectTab(link.tab))
      repair(tab, link.pushed, &way)
      build(link.layers[...], &way)
    } else if !isRight(tab, link.pushed) {
      cut(0, &way)
      repair(tab, link.pushed, &way)
      build(link.layers[...], &way)
    } else {
      addWay(to: link.layers, &way)
    }
    return way
  }

  /// The same where the tab is right.
  private func addWay(to layers: [LayerRoutes<RouteID>], _ way: inout [Request]) {
    for height in layers.indices {
      let index = screens.tabCount + height
      guard index < screens.piles.count, screens.piles[index].style == layers[height].style,
        screens.piles[index].entries[0].route == layers[height].root
      else {
        cut(height, &way)
        return build(layers[height...], &way)
      }
      guard isRight(index, layers[height].pushed) else {
        cut(height + 1, &way)
        repair(index, layers[height].pushed, &way)
        return build(layers[(height + 1)...], &way)
      }
    }
    cut(layers.count, &way)
  }

  private func isRight(_ pile: Int, _ wanted: [RouteID]) -> Bool {
    screens.piles[pile].entries.count - 1 == wanted.count
      && common(pile, wanted) == wanted.count
  }

  /// How many routes are pushed on a pile as they are wanted.
  private func common(_ pile: Int, _ wanted: [RouteID]) -> Int {
    var common = 0
    while common < wanted.count, common + 1 < screens.piles[pile].entries.count,
      screens.piles[pile].entries[common + 1].route == wanted[common]
    { common += 1 }
    return common
  }

  private func cut(_ height: Int, _ way: inout [Request]) {
    let index = screens.tabCount + height
    guard index < screens.piles.count, case .layer(let layer) = screens.piles[index].id else {
      return
    }
    way.append(.dismissLayer(layer))
  }

  private func repair(_ pile: Int, _ wanted: [RouteID], _ way: inout [Request]) {
    let common = common(pile, wanted)
    if common < screens.piles[pile].entries.count - 1 { way.append(.popAfter(index: common)) }
    for route in wanted[common...] { way.append(.push(route)) }
  }

  private func build(_ layers: ArraySlice<LayerRoutes<RouteID>>, _ way: inout [Request]) {
    for layer in layers {
      way.append(.present(layer.root, layer.style))
      for route in layer.pushed { way.append(.push(route)) }
    }
  }
}

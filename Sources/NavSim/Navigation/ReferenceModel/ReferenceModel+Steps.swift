import NavCore

extension ReferenceModel {
  /// A request of several steps that is under way. Nothing else starts before its last step is
  /// over.
  struct Several: Sendable {
    let request: RequestID
    let steps: [Request]
    /// True for a multi-step form that was not asked for as a step of something else.
    let isAlone: Bool
    /// The step that comes next or is under way.
    var next = 0
    var hasChanged = false
    /// Who has moved something that was not asked for.
    var disturbedBy: Remover?
    /// Where the multi-step form that is under way began; it ends there, or nowhere.
    var began: StackID?

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

  mutating func start(_ steps: [Request], isAlone: Bool = false, for request: RequestID) {
    several = Several(request: request, steps: steps, isAlone: isAlone)
    goOn()
  }

  /// Takes step after step, as far as it goes without the host.
  mutating func goOn() {
    while transition == nil, gesture == nil, let request = several?.request { takeStep(request) }
  }

  private mutating func takeStep(_ request: RequestID) {
    guard let step = several?.nextStep else { return endSteps() }
    let goal = goal(of: step)
    if several?.began == nil, several?.disturbedBy == nil { several?.began = goal }

    // Steps are meant for the screens that the caller knows. Once somebody has moved something
    // they would hit others (M-IN-31), except for those forms that say where to end.
    if let remover = several?.disturbedBy, !canGoOn(step, began: several?.began) {
      return stop(.superseded(by: remover))
    }
    switch carryOut(step, for: request) {
    case .rejected(let reason): stop(.rejected(reason))
    case .changed: several?.hasChanged = true
    case .unchanged:
      // One that has reached its goal has made good what somebody moved.
      if goal != nil, goal == several?.began { several?.disturbedBy = nil }
      stepIsDone()
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
  mutating func stepEnded(undoneBy remover: Remover?) {
    if let remover { return stop(.superseded(by: remover)) }
    switch several?.nextStep {
    case .popToRootAnimated, .dismissAllAnimated: break
    default: stepIsDone()
    }
  }

  private mutating func endSteps() {
    guard let request = several?.request else { return }
    if let remover = several?.disturbedBy, several?.isAlone == false {
      return stop(.superseded(by: remover))
    }
    let hasChanged = several?.hasChanged == true
    several = nil
    effects.append(.settled(request, hasChanged ? .completed : .unchanged))
  }

  /// Says which step was not done; by itself a multi-step form ends like any request.
  private mutating func stop(_ reason: StopReason) {
    guard let running = several else { return }
    several = nil
    switch reason {
    case .rejected(let why) where running.isAlone:
      effects.append(.settled(running.request, .rejected(why)))
    case .superseded(let remover) where running.isAlone:
      effects.append(.settled(running.request, .superseded(by: remover)))
    default:
      let step = min(running.next, running.steps.count - 1)
      effects.append(.settled(running.request, .stopped(step: step, because: reason)))
    }
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

import NavCore

extension ReferenceModel {
  /// A request of several steps that is under way. Nothing else starts before its last step is over.
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
  }

  /// The steps of a request that has any, and nil for one that is done in one go.
  func steps(of request: Request) -> Result<[Request]?, ModelRejection> {
    switch request {
    case .sequence(let steps): .success(steps)
    case .popToRootAnimated, .dismissAllAnimated: .success([request])
    case .open(let link):
      screens.contains(.tab(link.tab))
        ? .success(way(to: link)) : .failure(ModelRejection(reason: .unknownTab(link.tab)))
    default: .success(nil)
    }
  }

  /// The first step that cannot be one: what waits, plans or withdraws.
  func stepThatCannotBe(_ request: Request) -> RejectionReason? {
    guard case .sequence(let steps) = request else { return nil }
    for (index, step) in steps.enumerated() {
      switch step {
      case .enqueue, .sequence, .open, .restore, .cancel: return .notAStep(index: index, step.kind)
      default: continue
      }
    }
    return nil
  }

  /// Takes step after step, as far as it goes without the host.
  mutating func goOn() {
    while let running = several, transition == nil, gesture == nil {
      guard running.next < running.steps.count else { return endSteps(of: running) }
      let step = running.steps[running.next]
      let goal = goal(of: step)
      if running.began == nil, running.disturbedBy == nil { several?.began = goal }

      // Steps are meant for the screens that the caller knows. Once somebody has moved something
      // they would hit others (M-IN-31), except for those forms that say where to end.
      if let remover = running.disturbedBy, !canGoOn(step, began: running.began) {
        return stop(running, .superseded(by: remover))
      }
      switch verdict(on: step) {
      case .rejected(let reason): return stop(running, .rejected(reason))
      case .changes(let change):
        several?.hasChanged = true
        begin(change, for: running.request)
      case .unchanged:
        // One that has reached its goal has made good what somebody moved.
        if goal != nil, goal == several?.began { several?.disturbedBy = nil }
        stepIsDone()
      }
    }
  }

  /// Where a multi-step form ends: at the root of the visible pile, or without layers over this tab.
  private func goal(of step: Request) -> StackID? {
    switch step {
    case .popToRootAnimated: screens.visible.id
    case .dismissAllAnimated: .tab(screens.selected)
    default: nil
    }
  }

  /// Popping goes on where it began, dismissing wherever it finds something, if they have begun.
  private func canGoOn(_ step: Request, began: StackID?) -> Bool {
    guard let began else { return false }
    switch step {
    case .popToRootAnimated: return began == screens.visible.id
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
    guard let running = several else { return }
    if let remover { return stop(running, .superseded(by: remover)) }
    switch running.steps[running.next] {
    case .popToRootAnimated, .dismissAllAnimated: break
    default: stepIsDone()
    }
  }

  private mutating func endSteps(of running: Several) {
    if let remover = running.disturbedBy, !running.isAlone {
      stop(running, .superseded(by: remover))
    } else {
      several = nil
      settle(running.request, running.hasChanged ? .completed : .unchanged)
    }
  }

  /// Says which step was not done; by itself a multi-step form ends like any request.
  private mutating func stop(_ running: Several, _ reason: StopReason) {
    several = nil
    switch reason {
    case .rejected(let why) where running.isAlone: settle(running.request, .rejected(why))
    case .superseded(let remover) where running.isAlone:
      settle(running.request, .superseded(by: remover))
    default:
      let step = min(running.next, running.steps.count - 1)
      settle(running.request, .stopped(step: step, because: reason))
    }
  }
}

// MARK: - Links

extension ReferenceModel {
  /// The way to where a link leads. Pile by pile from the bottom: what is right stays; in the first
  /// that is wrong, what is pushed is put right; everything above that is built anew.
  private func way(to link: Destination<RouteID>) -> [Request] {
    guard link.tab == screens.selected else {
      let tab = screens.piles.first { $0.id == .tab(link.tab) }
      return [.selectTab(link.tab)] + repair(tab, link.pushed) + build(link.layers[...])
    }
    let piles = screens.piles.filter { $0.isLayer || $0.id == .tab(link.tab) }
    let wanted = [link.pushed] + link.layers.map(\.pushed)
    for (height, pushed) in wanted.enumerated() {
      let layer = height == 0 ? nil : link.layers[height - 1]
      let have = height < piles.count ? piles[height] : nil
      if have?.style != layer?.style || (layer != nil && have?.entries[0].route != layer?.root) {
        return cut(piles, at: height) + build(link.layers[(height - 1)...])
      }
      if have?.pushedRoutes != pushed {
        return cut(piles, at: height + 1) + repair(have, pushed) + build(link.layers[height...])
      }
    }
    return cut(piles, at: wanted.count)
  }

  private func cut(_ piles: [ModelScreens.Pile], at height: Int) -> [Request] {
    guard height < piles.count, case .layer(let layer) = piles[height].id else { return [] }
    return [.dismissLayer(layer)]
  }

  private func repair(_ pile: ModelScreens.Pile?, _ wanted: [RouteID]) -> [Request] {
    let pushed = pile?.pushedRoutes ?? []
    var common = 0
    while common < pushed.count, common < wanted.count, pushed[common] == wanted[common] {
      common += 1
    }
    let pops: [Request] = common < pushed.count ? [.popAfter(index: common)] : []
    return pops + wanted.dropFirst(common).map { .push($0) }
  }

  private func build(_ layers: ArraySlice<LayerRoutes<RouteID>>) -> [Request] {
    layers.flatMap { layer -> [Request] in
      [.present(layer.root, layer.style)] + layer.pushed.map { .push($0) }
    }
  }
}

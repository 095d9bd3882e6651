import NavCore

extension Simulation {
  /// What `next` becomes when the step before it is left out: it waits as long as both did.
  package static func merging(_ removed: Step, into next: Step) -> Step? {
    guard removed.after > 0 else { return nil }
    return Step(id: next.id, after: removed.after + next.after, action: next.action)
  }

  /// Simpler steps, the simplest first; each is smaller by action or, if that is the same, by time.
  package static func simplifications(of step: Step) -> [Step] {
    let simpler = step.action == .wait ? [] : [NavCoreSim.Action.wait] + step.action.simplifications
    let actions = simpler.map {
      Step(id: step.id, after: step.after, action: $0)
    }
    let times = step.after.smaller.map { Step(id: step.id, after: $0, action: step.action) }
    return actions + times
  }
}

extension Milliseconds {
  /// Shorter spans to try: none, then ever closer to this one.
  fileprivate var smaller: [Milliseconds] {
    var candidates: [Milliseconds] = []
    var distance = rawValue
    while distance > 0 {
      candidates.append(Milliseconds(rawValue - distance))
      distance /= 2
    }
    return candidates
  }
}

extension Action {
  var simplifications: [Action] {
    switch self {
    case .wait: []
    case .call(let call): call.simplifications.map { .call($0) }
    case .swipeBack(let finished, let time):
      time.smaller.map { .swipeBack(finished: finished, lasting: $0) }
        + (finished ? [] : [.swipeBack(finished: true, lasting: time)])
    case .dragDismiss(let finished, let time):
      time.smaller.map { .dragDismiss(finished: finished, lasting: $0) }
        + (finished ? [] : [.dragDismiss(finished: true, lasting: time)])
    case .tapTab(let tab): tab.rawValue > 0 ? [.tapTab(TabID(tab.rawValue - 1))] : []
    case .clearFlag(let flag): flag == .presentation ? [.clearFlag(.push)] : []
    case .clearKeptFlag(let flag, let step):
      [.clearFlag(flag)] + (flag == .presentation ? [.clearKeptFlag(.push, step)] : [])
    case .systemRemoves(let removal): removal == .dismissAll ? [.systemRemoves(.dismiss)] : []
    case .host(.late(let lag)): lag.smaller.map { .host(.late($0)) }
    case .host(.occupied(let time)): time.smaller.map { .host(.occupied($0)) }
    case .host(.busy(let manner)): manner == .refuse ? [] : [.host(.busy(.refuse))]
    case .on(let moment, let call):
      [.call(call)] + call.simplifications.map { .on(moment, $0) }
    case .host: []
    }
  }
}

extension Call {
  /// Calls with fewer options or a simpler request.
  fileprivate var simplifications: [Call] {
    var candidates: [Call] = []
    func offer(_ change: (inout Call) -> Void) {
      var call = self
      change(&call)
      if call != self { candidates.append(call) }
    }
    offer { $0 = Call($0.what) }
    offer {
      $0.source = nil; $0.scope = .visible
    }
    offer { $0.scope = .visible }
    offer { $0.priority = .normal }
    offer { $0.whenBusy = nil }
    guard case .request(let request) = what else {
      if case .dismiss = what { offer { $0.what = .request(.dismiss) } }
      return candidates
    }
    for simpler in request.simplifications { offer { $0.what = .request(simpler) } }
    return candidates
  }
}

extension Request {
  /// Requests lower in one fixed order of kinds, or with smaller arguments.
  fileprivate var simplifications: [Request] {
    let zero = RouteID(0)
    return switch self {
    case .push(let route): route.smaller.map { .push($0) }
    case .pop(let count): count == 1 ? [] : [.pop(count: 1)]
    case .popToRoot: [.pop(count: 1)]
    case .popAfter(let index):
      [.pop(count: 1), .popToRoot] + (index > 0 ? [.popAfter(index: 0)] : [])
    case .popTo(let route): [.pop(count: 1), .popToRoot] + route.smaller.map { .popTo($0) }
    case .set(let routes):
      [.push(zero), .pop(count: 1)]
        + (routes.isEmpty ? [] : [.set([]), .set(Array(routes.dropLast()))])
        + (routes.contains { $0 != zero } ? [.set(routes.map { _ in zero })] : [])
    case .replaceRoot(let route): [.push(zero)] + route.smaller.map { .replaceRoot($0) }
    case .present(let route, let style):
      [.push(zero)] + (style == .sheet ? [] : [.present(route, .sheet)])
        + route.smaller.map { .present($0, style) }
    case .enqueue(let route, let style):
      [.present(zero, .sheet)] + (style == .sheet ? [] : [.enqueue(route, .sheet)])
        + route.smaller.map { .enqueue($0, style) }
    case .dismiss: [.pop(count: 1)]
    case .dismissLayer, .dismissAll: [.dismiss]
    case .selectTab(let tab): tab.rawValue > 0 ? [.selectTab(TabID(tab.rawValue - 1))] : []
    case .cancel: []
    case .back: [.pop(count: 1)]
    case .popToRootAnimated: [.pop(count: 1), .popToRoot]
    case .dismissAllAnimated: [.dismiss, .dismissAll]
    case .sequence(let steps): Self.simplifications(of: steps)
    case .open(let destination):
      destination.simplifications.map { .open($0) } + [.selectTab(destination.tab)]
    case .restore(let snapshot): snapshot.simplifications.map { .restore($0) }
    }
  }

  /// One of the steps alone, one step less, or one step simpler.
  private static func simplifications(of steps: [Request]) -> [Request] {
    var candidates = steps
    for index in steps.indices {
      var fewer = steps
      fewer.remove(at: index)
      candidates.append(.sequence(fewer))
    }
    for index in steps.indices {
      for simpler in steps[index].simplifications {
        var changed = steps
        changed[index] = simpler
        candidates.append(.sequence(changed))
      }
    }
    return candidates
  }
}

extension Destination<RouteID> {
  /// Destinations nearer by, with routes of number 0, or in the tab before.
  fileprivate var simplifications: [Destination] {
    var candidates: [Destination] = []
    if !layers.isEmpty {
      candidates.append(Destination(tab: tab, pushed: pushed))
      candidates.append(Destination(tab: tab, pushed: pushed, layers: Array(layers.dropLast())))
    }
    if !pushed.isEmpty {
      candidates.append(Destination(tab: tab, pushed: pushed.dropLast(), layers: layers))
    }
    let plain = map { _ in RouteID(0) }
    if plain != self { candidates.append(plain) }
    if tab.rawValue > 0 {
      candidates.append(
        Destination(tab: TabID(tab.rawValue - 1), pushed: pushed, layers: layers))
    }
    return candidates
  }
}

extension Snapshot<RouteID> {
  /// States with less on screen or in the tabs, or with routes of number 0.
  fileprivate var simplifications: [Snapshot] {
    var candidates: [Snapshot] = []
    func offer(_ change: (inout Snapshot) -> Void) {
      var snapshot = self
      change(&snapshot)
      if snapshot != self { candidates.append(snapshot) }
    }
    offer { $0.layers = [] }
    offer { snapshot in
      for index in snapshot.tabs.indices { snapshot.tabs[index].pushed = [] }
    }
    offer { $0 = $0.map { _ in RouteID(0) } }
    offer { snapshot in snapshot.selected = snapshot.tabs.first?.id ?? snapshot.selected }
    return candidates
  }
}

extension RouteID {
  fileprivate var smaller: [RouteID] { rawValue == 0 ? [] : [RouteID(0)] }
}

/// What becomes of a request, or of one step of it.
enum StepResult {
  /// The host is being asked to carry out what it changes.
  case begun
  /// It is one of several steps, and the first is next.
  case several
  /// There is nothing to do.
  case unchanged
  /// It cannot be done; the state is what it was.
  case rejected(RejectionReason)
}

// What each request changes.
extension Machine {
  /// Takes a request, or one step of it, against the visible stack; issues ids only when something
  /// will change. One `switch` for both, because each is a jump that a processor guesses wrong.
  mutating func take(
    _ step: Request, for request: RequestID, isStep: Bool, into effects: inout [Effect]
  ) -> StepResult {
    switch step {
    case .push(let route):
      return push(route, request, &effects)
    case .pop(let count):
      return pop(count, request, &effects)
    case .popToRoot:
      return keep(0, request, &effects)
    case .popAfter(let index):
      let pushed = state.navigation.pushedCount
      if index < 0 || index > pushed {
        return .rejected(.indexOutOfRange(index: index, pushed: pushed))
      }
      return keep(index, request, &effects)
    case .popTo(let route):
      guard let depth = state.navigation.depthInVisibleStack(of: route) else {
        return .rejected(.routeNotInStack(route))
      }
      return keep(depth, request, &effects)
    case .set(let routes):
      return set(routes, request, &effects)
    case .replaceRoot(let route):
      return replaceRoot(route, request, &effects)
    case .present(let route, let style), .enqueue(let route, let style):
      return present(route, style, request, &effects)
    case .dismiss:
      return dismissTop(orElse: .rejected(.nothingPresented), request, &effects)
    case .dismissLayer(let layer):
      guard let index = state.navigation.indexOfLayer(layer) else {
        return .rejected(.unknownLayer(layer))
      }
      return dismiss(from: index, request, &effects)
    case .dismissAll:
      if state.navigation.layers.isEmpty { return .rejected(.nothingPresented) }
      return dismiss(from: 0, request, &effects)
    case .selectTab(let tab):
      return select(tab, request, &effects)
    case .back:
      let pushed = state.navigation.pushedCount
      if pushed > 0 { return keep(pushed - 1, request, &effects) }
      return dismissTop(orElse: .rejected(.nothingPushed), request, &effects)
    case .popToRootAnimated:
      if !isStep { return takeSeveral(RunningSequence.popToRoot, isSingle: true, request) }
      return keep(max(state.navigation.pushedCount - 1, 0), request, &effects)
    case .dismissAllAnimated:
      if !isStep { return takeSeveral(RunningSequence.dismissAll, isSingle: true, request) }
      return dismissTop(orElse: .unchanged, request, &effects)
    case .restore(let snapshot):
      return restore(snapshot, request, &effects)
    case .sequence(let steps):
      if isStep { return .rejected(.notAStep(index: 0, .sequence)) }
      return takeSeveral(steps, isSingle: false, request)
    case .open(let destination):
      if isStep { return .rejected(.notAStep(index: 0, .open)) }
      return open(destination, request)
    case .cancel(let target):
      return .rejected(.notWaiting(target))
    }
  }

  @inline(__always)
  private mutating func pop(
    _ count: Int, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let pushed = state.navigation.pushedCount
    if count < 1 { return .rejected(.invalidCount(count)) }
    if pushed == 0 { return .rejected(.nothingPushed) }
    if count > pushed { return .rejected(.countExceeds(count: count, pushed: pushed)) }
    return keep(pushed - count, request, &effects)
  }

  private mutating func takeSeveral(
    _ steps: [Request], isSingle: Bool, _ request: RequestID
  ) -> StepResult {
    state.sequence = RunningSequence(request, steps, isSingle: isSingle)
    return .several
  }

  private mutating func open(
    _ destination: Destination<RouteID>, _ request: RequestID
  ) -> StepResult {
    guard let steps = state.navigation.steps(to: destination) else {
      return .rejected(.unknownTab(destination.tab))
    }
    return takeSeveral(steps, isSingle: false, request)
  }

  /// Starts a transition: the state is already what it leads to.
  @inline(__always)
  private mutating func begin(
    _ change: consuming Change, from old: Entry, _ direction: Direction, animated: Bool,
    _ focus: Transition.Focus, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let id = state.makeTransitionID()
    state.transition = Transition(
      id: id, request: request, focus: focus,
      handover: Handover(from: old, to: state.navigation.visibleEntry),
      deadline: now + patience(direction, animated: animated))
    effects.append(.started(request, id))
    effects.append(.perform(id, consume change, animated: animated))
    if !animated, case .estimated = configuration.timing { finish(into: &effects) }
    return .begun
  }

  private func patience(_ direction: Direction, animated: Bool) -> Milliseconds {
    switch (configuration.timing, direction) {
    case (.reported, _): watchdog
    case (.estimated(let horizontal, _), .horizontal): animated ? horizontal : 0
    case (.estimated(_, let vertical), .vertical): animated ? vertical : 0
    }
  }
}

// MARK: - In the visible stack

extension Machine {
  private mutating func push(
    _ route: RouteID, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let old = state.navigation.visibleEntry
    let entry = state.makeEntry(route)
    state.push(entry)
    return begin(
      .push(entry, onto: state.navigation.visibleStackID, above: old.id), from: old,
      .horizontal, animated: true, .entry(entry.id), request, &effects)
  }

  /// Keeps the root and `kept` pushed entries; animated when exactly one leaves.
  private mutating func keep(
    _ kept: Int, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let removed = state.navigation.pushedCount - kept
    if removed == 0 { return .unchanged }
    let old = state.navigation.visibleEntry
    state.pop(from: kept + 1)
    let stack = state.navigation.visibleStackID
    return begin(
      .pop(stack, to: state.navigation.visibleEntry.id), from: old,
      .horizontal, animated: removed == 1, .stack(stack), request, &effects)
  }

  private mutating func set(
    _ routes: [RouteID], _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let pushed = state.navigation.pushedCount
    if routes.isEmpty && pushed == 0 { return .unchanged }
    let old = state.navigation.visibleEntry
    let new = state.makeStack(state.navigation.visibleStack[0], routes)
    state.replace(with: new)
    let stack = state.navigation.visibleStackID
    let focus = routes.isEmpty ? Transition.Focus.stack(stack) : .entry(new[new.count - 1].id)
    return begin(
      .replace(stack, with: new), from: old,
      .horizontal, animated: abs(routes.count - pushed) == 1, focus, request, &effects)
  }

  private mutating func replaceRoot(
    _ route: RouteID, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let old = state.navigation.visibleEntry
    let root = state.makeEntry(route)
    state.replaceRoot(with: root)
    return begin(
      .replaceRoot(state.navigation.visibleStackID, with: root), from: old,
      .horizontal, animated: false, .entry(root.id), request, &effects)
  }
}

// MARK: - Layers and tabs

extension Machine {
  private mutating func present(
    _ route: RouteID, _ style: PresentationStyle, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let old = state.navigation.visibleEntry
    let above = state.navigation.topLayer
    let root = state.makeEntry(route)
    let layer = state.makeLayerID()
    state.present(layer, style, root, presenter: old.id)
    return begin(
      .present(layer, style, root: root, presenter: old.id, above: above), from: old,
      .vertical, animated: true, .entry(root.id), request, &effects)
  }

  /// Removes the layers from `index` on.
  private mutating func dismiss(
    from index: Int, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let old = state.navigation.visibleEntry
    let layer = state.navigation.layers[index].id
    state.dismiss(from: index)
    return begin(
      .dismiss(layer), from: old, .vertical, animated: true, .nothing, request, &effects)
  }

  private mutating func dismissTop(
    orElse result: StepResult, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    let count = state.navigation.layers.count
    return count == 0 ? result : dismiss(from: count - 1, request, &effects)
  }

  private mutating func select(
    _ tab: TabID, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    guard state.navigation.indexOfTab(tab) != nil else { return .rejected(.unknownTab(tab)) }
    let hasLayers = !state.navigation.layers.isEmpty
    let selected = state.navigation.selectedTab
    if tab == selected && !hasLayers { return .unchanged }
    let old = state.navigation.visibleEntry
    state.show(tab)
    return begin(
      .select(tab, from: selected), from: old,
      .vertical, animated: hasLayers, .tab(tab), request, &effects)
  }

  private mutating func restore(
    _ snapshot: Snapshot<RouteID>, _ request: RequestID, _ effects: inout [Effect]
  ) -> StepResult {
    guard state.navigation.hasTabs(of: snapshot) else {
      let reason = RejectionReason.tabsDiffer(
        expected: state.navigation.tabs.map(\.id), found: snapshot.tabs.map(\.id))
      return .rejected(reason)
    }
    guard let index = state.navigation.indexOfTab(snapshot.selected) else {
      return .rejected(.unknownTab(snapshot.selected))
    }
    let old = state.navigation.visibleEntry
    let selected = state.navigation.selectedTab
    state.restore(snapshot, selected: index)
    return begin(
      .restore(state.navigation, from: selected), from: old,
      .vertical, animated: false, .tab(snapshot.selected), request, &effects)
  }
}

extension RouterState {
  /// New entries on a root.
  fileprivate mutating func makeStack(_ root: Entry, _ pushed: [RouteID]) -> [Entry] {
    if pushed.isEmpty { return [root] }
    var stack: [Entry] = []
    stack.reserveCapacity(pushed.count + 1)
    stack.append(root)
    for index in pushed.indices { stack.append(makeEntry(pushed[index])) }
    return stack
  }
}

extension NavigationState {
  /// Where the topmost entry with this route stands in the visible stack; nil when there is none.
  // By index, because a stack that is handed over is counted.
  fileprivate func depthInVisibleStack(of route: RouteID) -> Int? {
    let top = layers.count - 1
    var depth = pushedCount
    while depth >= 0 {
      let entry = top < 0 ? tabs[selectedIndex].stack[depth] : layers[top].stack[depth]
      if entry.route == route { return depth }
      depth -= 1
    }
    return nil
  }

  /// True when the saved state has the same tabs in the same order.
  fileprivate func hasTabs(of snapshot: Snapshot<RouteID>) -> Bool {
    guard tabs.count == snapshot.tabs.count else { return false }
    for index in tabs.indices where tabs[index].id != snapshot.tabs[index].id { return false }
    return true
  }
}

// What each request changes.
extension Machine {
  /// Takes a request, or the next step of the one that is under way, against the visible stack:
  /// begins a transition, or says why there is none; issues ids only when something will change.
  mutating func take(
    _ step: consuming Request, for request: RequestID, into effects: inout [Effect]
  ) {
    switch step {
    case .push(let route): push(route, request, &effects)
    case .pop(let count): pop(count, request, &effects)
    case .popToRoot: keep(0, request, &effects)
    case .popAfter(let index): pop(after: index, request, &effects)
    case .popTo(let route): pop(to: route, request, &effects)
    case .replaceRoot(let route): replaceRoot(route, request, &effects)
    case .present(let route, let style): present(route, style, request, &effects)
    case .enqueue(let route, let style): present(route, style, request, &effects)
    case .dismiss: dismissTop(orElse: .nothingPresented, request, &effects)
    case .dismissLayer(let layer): dismiss(layer, request, &effects)
    case .dismissAll: dismissAll(request, &effects)
    case .selectTab(let tab): select(tab, request, &effects)
    case .back: back(request, &effects)
    case .popToRootAnimated: popToRootAnimated(request, &effects)
    case .dismissAllAnimated: dismissAllAnimated(request, &effects)
    // Carried out when it was submitted, and never a step.
    case .cancel: break
    case .set, .sequence, .open, .restore: takeLists(step, for: request, into: &effects)
    }
  }

  /// Takes one that holds lists: they have to be given back afterwards.
  private mutating func takeLists(
    _ step: consuming Request, for request: RequestID, into effects: inout [Effect]
  ) {
    switch consume step {
    case .set(let routes): set(routes, request, &effects)
    // Neither is ever a step, so that nothing is under way that they could interrupt.
    case .sequence(let steps):
      state.sequence = RunningSequence(request, steps)
    case .open(let destination): open(destination, request, &effects)
    case .restore(let snapshot): restore(snapshot, request, &effects)
    default: break
    }
  }

  /// Says that the request, or its next step, cannot be done; the state is what it was.
  private mutating func reject(
    _ request: RequestID, _ reason: consuming RejectionReason, _ effects: inout [Effect]
  ) {
    if state.sequence?.request != nil {
      stopSequence(.rejected(reason), into: &effects)
    } else {
      effects.append(.settled(request, .rejected(reason)))
    }
  }

  /// Says that the request, or its next step, finds nothing to do.
  private mutating func leaveUnchanged(_ request: RequestID, _ effects: inout [Effect]) {
    if state.sequence?.request != nil {
      skipStep()
    } else {
      effects.append(.settled(request, .unchanged))
    }
  }

  /// Starts a transition: the state is already what it leads to.
  private mutating func begin(
    _ change: consuming Change, from old: Entry, to new: Entry, _ direction: Direction,
    animated: Bool,
    _ focus: Transition.Focus, _ request: RequestID, _ effects: inout [Effect]
  ) {
    let id = state.makeTransitionID()
    state.transition = Transition(
      id: id, request: request, focus: focus,
      handover: Handover(from: old, to: new),
      deadline: now + patience(direction))
    effects.append(.started(request, id))
    effects.append(.perform(id, consume change, animated: animated))
    state.sequence?.hasChanged = true
    if !animated, case .estimated = configuration.timing { finish(into: &effects) }
  }

  private func patience(_ direction: Direction) -> Milliseconds {
    switch (configuration.timing, direction) {
    case (.reported, _): watchdog
    case (.estimated(let horizontal, _), .horizontal): horizontal
    case (.estimated(_, let vertical), .vertical): vertical
    }
  }
}

// MARK: - In the visible stack

extension Machine {
  private mutating func push(
    _ route: RouteID, _ request: RequestID, _ effects: inout [Effect]
  ) {
    let old = state.navigation.visibleEntry
    let entry = state.makeEntry(route)
    state.push(entry)
    begin(
      .push(entry, onto: state.navigation.visibleStackID, above: old.id), from: old, to: entry,
      .horizontal, animated: true, .entry(entry.id), request, &effects)
  }

  private mutating func pop(_ count: Int, _ request: RequestID, _ effects: inout [Effect]) {
    let pushed = state.navigation.pushedCount
    if count < 1 { return reject(request, .invalidCount(count), &effects) }
    if pushed == 0 { return reject(request, .nothingPushed, &effects) }
    if count > pushed {
      return reject(request, .countExceeds(count: count, pushed: pushed), &effects)
    }
    keep(pushed - count, request, &effects)
  }

  private mutating func pop(
    after index: Int, _ request: RequestID, _ effects: inout [Effect]
  ) {
    let pushed = state.navigation.pushedCount
    if index < 0 || index > pushed {
      return reject(request, .indexOutOfRange(index: index, pushed: pushed), &effects)
    }
    keep(index, request, &effects)
  }

  private mutating func pop(
    to route: RouteID, _ request: RequestID, _ effects: inout [Effect]
  ) {
    guard let depth = state.navigation.depthInVisibleStack(of: route) else {
      return reject(request, .routeNotInStack(route), &effects)
    }
    keep(depth, request, &effects)
  }

  private mutating func back(_ request: RequestID, _ effects: inout [Effect]) {
    let pushed = state.navigation.pushedCount
    if pushed > 0 { return keep(pushed - 1, request, &effects) }
    dismissTop(orElse: .nothingPushed, request, &effects)
  }

  /// Keeps the root and `kept` pushed entries; animated when exactly one leaves.
  private mutating func keep(_ kept: Int, _ request: RequestID, _ effects: inout [Effect]) {
    let removed = state.navigation.pushedCount - kept
    if removed == 0 { return leaveUnchanged(request, &effects) }
    let old = state.navigation.visibleEntry
    state.pop(from: kept + 1)
    let stack = state.navigation.visibleStackID
    let new = state.navigation.visibleEntry
    begin(
      .pop(stack, to: new.id), from: old, to: new,
      .horizontal, animated: removed == 1, .stack(stack), request, &effects)
  }

  private mutating func set(
    _ routes: [RouteID], _ request: RequestID, _ effects: inout [Effect]
  ) {
    let pushed = state.navigation.pushedCount
    if routes.isEmpty && pushed == 0 { return leaveUnchanged(request, &effects) }
    let old = state.navigation.visibleEntry
    let new = state.makeStack(state.navigation.visibleStack[0], routes)
    state.replace(with: new)
    let stack = state.navigation.visibleStackID
    let focus = routes.isEmpty ? Transition.Focus.stack(stack) : .entry(new[new.count - 1].id)
    begin(
      .replace(stack, with: new), from: old, to: state.navigation.visibleEntry,
      .horizontal, animated: abs(routes.count - pushed) == 1, focus, request, &effects)
  }

  private mutating func replaceRoot(
    _ route: RouteID, _ request: RequestID, _ effects: inout [Effect]
  ) {
    let old = state.navigation.visibleEntry
    let root = state.makeEntry(route)
    state.replaceRoot(with: root)
    begin(
      .replaceRoot(state.navigation.visibleStackID, with: root), from: old,
      to: state.navigation.visibleEntry,
      .horizontal, animated: false, .entry(root.id), request, &effects)
  }
}

// MARK: - Layers and tabs

extension Machine {
  private mutating func present(
    _ route: RouteID, _ style: PresentationStyle, _ request: RequestID, _ effects: inout [Effect]
  ) {
    let old = state.navigation.visibleEntry
    let above = state.navigation.topLayer
    let root = state.makeEntry(route)
    let layer = state.makeLayerID()
    state.present(layer, style, root, presenter: old.id)
    begin(
      .present(layer, style, root: root, presenter: old.id, above: above), from: old, to: root,
      .vertical, animated: true, .entry(root.id), request, &effects)
  }

  /// Removes the layers from `index` on.
  private mutating func dismiss(
    from index: Int, _ request: RequestID, _ effects: inout [Effect]
  ) {
    let old = state.navigation.visibleEntry
    let layer = state.navigation.layers[index].id
    state.dismiss(from: index)
    begin(
      .dismiss(layer), from: old, to: state.navigation.visibleEntry, .vertical, animated: true,
      .nothing, request, &effects)
  }

  private mutating func dismiss(
    _ layer: LayerID, _ request: RequestID, _ effects: inout [Effect]
  ) {
    guard let index = state.navigation.indexOfLayer(layer) else {
      return reject(request, .unknownLayer(layer), &effects)
    }
    dismiss(from: index, request, &effects)
  }

  private mutating func dismissTop(
    orElse reason: RejectionReason, _ request: RequestID, _ effects: inout [Effect]
  ) {
    let count = state.navigation.layers.count
    if count == 0 { return reject(request, reason, &effects) }
    dismiss(from: count - 1, request, &effects)
  }

  private mutating func dismissAll(_ request: RequestID, _ effects: inout [Effect]) {
    if state.navigation.layers.isEmpty { return reject(request, .nothingPresented, &effects) }
    dismiss(from: 0, request, &effects)
  }

  private mutating func select(
    _ tab: TabID, _ request: RequestID, _ effects: inout [Effect]
  ) {
    guard state.navigation.indexOfTab(tab) != nil else {
      return reject(request, .unknownTab(tab), &effects)
    }
    let hasLayers = !state.navigation.layers.isEmpty
    let selected = state.navigation.selectedTab
    if tab == selected && !hasLayers { return leaveUnchanged(request, &effects) }
    let old = state.navigation.visibleEntry
    state.show(tab)
    begin(
      .select(tab, from: selected), from: old, to: state.navigation.visibleEntry,
      .vertical, animated: hasLayers, .tab(tab), request, &effects)
  }

  private mutating func restore(
    _ snapshot: Snapshot<RouteID>, _ request: RequestID, _ effects: inout [Effect]
  ) {
    guard state.navigation.hasTabs(of: snapshot) else {
      let reason = RejectionReason.tabsDiffer(
        expected: state.navigation.tabs.map(\.id), found: snapshot.tabs.map(\.id))
      return reject(request, reason, &effects)
    }
    guard let index = state.navigation.indexOfTab(snapshot.selected) else {
      return reject(request, .unknownTab(snapshot.selected), &effects)
    }
    let old = state.navigation.visibleEntry
    let selected = state.navigation.selectedTab
    state.restore(snapshot, selected: index)
    begin(
      .restore(state.navigation, from: selected), from: old, to: state.navigation.visibleEntry,
      .vertical, animated: false, .tab(snapshot.selected), request, &effects)
  }
}

// MARK: - Several steps

extension Machine {
  private mutating func popToRootAnimated(_ request: RequestID, _ effects: inout [Effect]) {
    if state.sequence?.request == nil {
      state.sequence = RunningSequence(request, RunningSequence.popToRoot, isSingle: true)
    } else {
      keep(max(state.navigation.pushedCount - 1, 0), request, &effects)
    }
  }

  private mutating func dismissAllAnimated(_ request: RequestID, _ effects: inout [Effect]) {
    let count = state.navigation.layers.count
    if state.sequence?.request == nil {
      state.sequence = RunningSequence(request, RunningSequence.dismissAll, isSingle: true)
    } else if count == 0 {
      leaveUnchanged(request, &effects)
    } else {
      dismiss(from: count - 1, request, &effects)
    }
  }

  private mutating func open(
    _ destination: consuming Destination<RouteID>, _ request: RequestID,
    _ effects: inout [Effect]
  ) {
    guard let steps = state.navigation.steps(to: destination) else {
      return reject(request, .unknownTab(destination.tab), &effects)
    }
    state.sequence = RunningSequence(request, steps, link: destination)
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

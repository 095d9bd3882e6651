// How a request gets its turn.
extension Machine {
  mutating func admit(
    _ request: Request, _ options: RequestOptions, as id: RequestID, into effects: inout [Effect]
  ) {
    let kind = request.kind
    let isEnqueue = kind == .enqueue
    if !state.isBusy, !isEnqueue || state.navigation.layers.isEmpty {
      start(request, as: id, from: options.source, options.scope, into: &effects)
      startNext(into: &effects)
    } else if !isEnqueue, (options.whenBusy ?? kind.defaultBusyPolicy) == .reject {
      effects.append(.settled(id, .rejected(.busy)))
    } else if state.waiting.count >= configuration.queueLimit {
      let reason = RejectionReason.queueFull(limit: configuration.queueLimit)
      effects.append(.settled(id, .rejected(reason)))
    } else {
      state.waiting.append(WaitingRequest(id, request, options), needsEmptyScreen: isEnqueue)
      effects.append(.waiting(id))
    }
  }

  mutating func cancel(
    _ target: RequestID, for id: RequestID, into effects: inout [Effect]
  ) {
    if state.waiting.remove(target) {
      effects.append(.settled(target, .cancelled))
      effects.append(.settled(id, .completed))
    } else {
      effects.append(.settled(id, .rejected(.notWaiting(target))))
    }
  }

  private mutating func start(
    _ request: Request, as id: RequestID, from source: EntryID?, _ scope: RequestOptions.Scope,
    into effects: inout [Effect]
  ) {
    if let source, let reason = state.objection(to: source, scope) {
      effects.append(.settled(id, .rejected(reason)))
      return
    }
    switch state.plan(request) {
    case .reject(let reason):
      effects.append(.settled(id, .rejected(reason)))
    case .unchanged:
      effects.append(.settled(id, .unchanged))
    case .change(let change, let direction, let animated, let focus):
      begin(change, direction, animated: animated, focus, for: id, into: &effects)
    case .steps(let steps, let isSingle):
      state.sequence = RunningSequence(id, steps, isSingle: isSingle)
      continueSequence(into: &effects)
    }
  }

  /// Starts a transition: the state is from now on what it leads to.
  mutating func begin(
    _ change: consuming Change, _ direction: Direction, animated: Bool, _ focus: Transition.Focus,
    for request: RequestID, into effects: inout [Effect]
  ) {
    let old = state.navigation.visibleEntry
    state.apply(change)
    let id = state.makeTransitionID()
    state.transition = Transition(
      id: id, request: request, focus: focus,
      handover: Handover(from: old, to: state.navigation.visibleEntry),
      deadline: now + patience(direction, animated: animated))
    effects.append(.started(request, id))
    effects.append(.perform(id, change, animated: animated))
    if case .estimated = configuration.timing, !animated { finish(into: &effects) }
  }

  private func patience(_ direction: Direction, animated: Bool) -> Milliseconds {
    switch (configuration.timing, direction) {
    case (.reported, _): watchdog
    case (.estimated(let horizontal, _), .horizontal): animated ? horizontal : 0
    case (.estimated(_, let vertical), .vertical): animated ? vertical : 0
    }
  }

  /// Starts, while the router is idle, the waiting request whose turn it is.
  mutating func startNext(into effects: inout [Effect]) {
    while !state.isBusy,
      let next = state.waiting.popNext(nothingPresented: state.navigation.layers.isEmpty)
    {
      start(next.request, as: next.id, from: next.source, next.scope, into: &effects)
    }
  }
}

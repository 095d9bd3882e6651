// How a request gets its turn.
extension Machine {
  mutating func admit(
    _ request: Request, _ options: RequestOptions, as id: RequestID, into effects: inout [Effect]
  ) {
    let kind = request.kind
    let isEnqueue = kind == .enqueue
    if !state.isBusy, !isEnqueue || state.navigation.layers.isEmpty {
      start(WaitingRequest(id, request, options), into: &effects)
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

  private mutating func start(_ waiting: WaitingRequest, into effects: inout [Effect]) {
    if waiting.source != nil, let reason = state.objection(to: waiting) {
      effects.append(.settled(waiting.id, .rejected(reason)))
      return
    }
    switch state.plan(waiting.request) {
    case .reject(let reason):
      effects.append(.settled(waiting.id, .rejected(reason)))
    case .unchanged:
      effects.append(.settled(waiting.id, .unchanged))
    case .change(let change, let direction, let animated, let focus):
      begin(change, direction, animated: animated, focus, for: waiting.id, into: &effects)
    case .steps(let steps, let isSingle):
      state.sequence = RunningSequence(waiting.id, steps, isSingle: isSingle)
      continueSequence(into: &effects)
    }
  }

  /// Starts a transition: the state is from now on what it leads to.
  mutating func begin(
    _ change: Change, _ direction: Direction, animated: Bool, _ focus: Transition.Focus,
    for request: RequestID, into effects: inout [Effect]
  ) {
    let old = state.navigation.visibleEntry
    state.apply(change)
    let transition = Transition(
      id: state.makeTransitionID(), request: request, focus: focus,
      handover: Handover(from: old, to: state.navigation.visibleEntry),
      deadline: now + patience(direction, animated: animated))
    state.transition = transition
    effects.append(.started(request, transition.id))
    effects.append(.perform(transition.id, change, animated: animated))
    if case .estimated = configuration.timing, !animated {
      finish(transition, into: &effects)
    }
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
    { start(next, into: &effects) }
  }
}

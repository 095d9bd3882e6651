// How a request gets its turn.
extension Machine {
  @inline(__always)
  mutating func admit(
    _ request: Request, _ options: RequestOptions, as id: RequestID, into effects: inout [Effect]
  ) {
    let isEnqueue = if case .enqueue = request { true } else { false }
    if !state.isBusy, !isEnqueue || state.navigation.layers.isEmpty {
      // A source that has just been found is looked for again only to say where it is.
      let source = options.scope == .own ? options.source : nil
      start(request, as: id, from: source, options.scope, into: &effects)
      startNext(into: &effects)
    } else if !isEnqueue, (options.whenBusy ?? request.kind.defaultBusyPolicy) == .reject {
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

  // Never inlined, so that nothing is set up for it when nothing waits.
  @inline(never)
  private mutating func start(
    _ request: Request, as id: RequestID, from source: EntryID?, _ scope: RequestOptions.Scope,
    into effects: inout [Effect]
  ) {
    if let source, let reason = state.navigation.objection(to: source, scope) {
      effects.append(.settled(id, .rejected(reason)))
      return
    }
    switch take(request, for: id, isStep: false, into: &effects) {
    case .begun: break
    case .several: continueSequence(into: &effects)
    case .unchanged: effects.append(.settled(id, .unchanged))
    case .rejected(let reason): effects.append(.settled(id, .rejected(reason)))
    }
  }

  /// Starts, while the router is idle, the waiting request whose turn it is.
  @inline(__always)
  mutating func startNext(into effects: inout [Effect]) {
    while !state.isBusy,
      let lane = state.waiting.nextLane(nothingPresented: state.navigation.layers.isEmpty)
    {
      let next = state.waiting.removeFirst(of: lane)
      start(next.request, as: next.id, from: next.source, next.scope, into: &effects)
    }
  }
}

extension NavigationState {
  /// Why a request from this entry must not start, whatever it asks.
  fileprivate func objection(
    to source: EntryID, _ scope: RequestOptions.Scope
  ) -> RejectionReason? {
    guard let position = position(of: source) else { return .stale(source: source) }
    let isCovered = scope == .own && position.stack != visibleStackID
    return isCovered ? .covered(source: source) : nil
  }
}

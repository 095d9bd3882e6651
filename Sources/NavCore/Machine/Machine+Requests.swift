// How a request gets its turn.
extension Machine {
  mutating func admit(
    _ request: Request, _ options: RequestOptions, as id: RequestID, into effects: inout [Effect]
  ) {
    let needsEmptyScreen = request.needsEmptyScreen
    if !state.isBusy, !needsEmptyScreen || state.navigation.layers.isEmpty {
      // A source that has just been found is looked for again only to say where it is.
      let source = options.scope == .own ? options.source : nil
      start(request, as: id, from: source, options.scope, into: &effects)
      if state.transition == nil { goOn(into: &effects) }
    } else if !needsEmptyScreen, (options.whenBusy ?? request.kind.defaultBusyPolicy) == .reject {
      effects.append(.settled(id, .rejected(.busy)))
    } else if state.waiting.count >= configuration.queueLimit {
      let reason = RejectionReason.queueFull(limit: configuration.queueLimit)
      effects.append(.settled(id, .rejected(reason)))
    } else {
      state.waiting.append(WaitingRequest(id, request, options))
      effects.append(.waiting(id))
    }
  }

  mutating func cancel(
    _ target: RequestID, for id: RequestID, into effects: inout [Effect]
  ) {
    if state.waiting.remove(target) {
      effects.append(.settled(target, .cancelled))
      effects.append(.settled(id, .completed))
    } else if state.sequence?.request == target {
      state.sequence?.isCancelled = true
      effects.append(.settled(id, .completed))
    } else {
      effects.append(.settled(id, .rejected(.notWaiting(target))))
    }
  }

  private mutating func start(
    _ request: consuming Request, as id: RequestID, from source: EntryID?,
    _ scope: RequestOptions.Scope, into effects: inout [Effect]
  ) {
    let isTurnedAway =
      if let source { turnsAway(id, from: source, scope, into: &effects) } else { false }
    if !isTurnedAway { take(consume request, for: id, into: &effects) }
  }

  /// Rejects what must not start because of where it comes from, whatever it asks.
  ///
  /// - Returns: false when it may start.
  private mutating func turnsAway(
    _ request: RequestID, from source: EntryID, _ scope: RequestOptions.Scope,
    into effects: inout [Effect]
  ) -> Bool {
    guard let reason = state.navigation.objection(to: source, scope) else { return false }
    effects.append(.settled(request, .rejected(reason)))
    return true
  }

  /// Goes on while nothing is in flight: with the next step of the request that is under way or,
  /// when there is none, with the waiting request whose turn it is.
  mutating func goOn(into effects: inout [Effect]) {
    while state.transition == nil, state.gesture == nil {
      if let request = state.sequence?.request {
        takeStep(of: request, into: &effects)
      } else if let lane = state.waiting.nextLane(
        nothingPresented: state.navigation.layers.isEmpty)
      {
        let next = state.waiting.removeFirst(of: lane)
        let (id, source, scope) = (next.id, next.source, next.scope)
        start((consume next).request, as: id, from: source, scope, into: &effects)
      } else {
        return
      }
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

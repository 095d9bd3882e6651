// What the host tells, and what the router makes of it.
extension Machine {
  mutating func transitionEnded(
    _ id: TransitionID, finished: Bool, into effects: inout [Effect]
  ) {
    guard state.transition?.id == id else {
      ignoredReportCount += 1
      return
    }
    guard case .reported = configuration.timing else { return }
    // Because the user may tap away and back again, a host can carry out in good faith what
    // somebody has undone meanwhile; only then is a finished transition not what the router says.
    if finished && state.transition?.undoneBy == nil {
      finish(into: &effects)
    } else {
      state.transition?.isInterrupted = true
    }
    proceed(into: &effects)
  }

  mutating func gestureBegan(
    _ id: GestureID, _ target: RemovalTarget, into effects: inout [Effect]
  ) {
    guard isRemovable(target) else {
      ignoredReportCount += 1
      return
    }
    // Because one finger is down at a time, the end of an earlier gesture has been lost;
    // its outcome must still be learned.
    if let earlier = state.gesture, earlier.id != id {
      effects.append(.inquireGesture(earlier.id, earlier.target))
    }
    state.gesture = Gesture(id: id, target: target, deadline: now + watchdog)
  }

  private func isRemovable(_ target: RemovalTarget) -> Bool {
    switch target {
    case .entry(let entry): (state.navigation.position(of: entry)?.depth ?? 0) > 0
    case .layer(let layer): state.navigation.contains(layer)
    }
  }

  mutating func gestureEnded(
    _ id: GestureID, _ target: RemovalTarget, finished: Bool, into effects: inout [Effect]
  ) {
    let wasKnown = state.gesture?.id == id
    if wasKnown { state.gesture = nil }
    let hasMoved = finished && takeOut(target, by: .user, into: &effects)
    if !wasKnown && !hasMoved { ignoredReportCount += 1 }
    proceed(into: &effects)
  }

  mutating func removed(
    _ target: RemovalTarget, by remover: Remover, into effects: inout [Effect]
  ) {
    if !takeOut(target, by: remover, into: &effects) { ignoredReportCount += 1 }
    proceed(into: &effects)
  }

  /// Nothing waits for another tab, so nothing goes on.
  mutating func tabSelected(_ tab: TabID, into effects: inout [Effect]) {
    if state.select(tab) {
      hasMoved(.user, into: &effects)
    } else {
      ignoredReportCount += 1
    }
  }

  /// Takes out what the screen no longer shows.
  ///
  /// - Returns: false when there was nothing to take out.
  private mutating func takeOut(
    _ target: RemovalTarget, by remover: Remover, into effects: inout [Effect]
  ) -> Bool {
    let held = state.leaving.count
    let isTakenByStep = state.sequence != nil && state.isTakenByStep(target)
    guard state.remove(target, by: remover) else { return false }
    if state.sequence != nil, !isTakenByStep {
      state.sequence?.lose(Set(state.leaving[held...].map(\.id)), by: remover)
    }
    entriesLeft(after: held, into: &effects)
    hasMoved(remover, into: &effects)
    return true
  }

  /// Notes what a move of the user's or the system's has undone.
  private mutating func hasMoved(_ remover: Remover, into effects: inout [Effect]) {
    if let focus = state.transition?.focus, state.transition?.undoneBy == nil,
      !state.navigation.holds(focus)
    {
      state.transition?.undoneBy = remover
    }
    if state.sequence?.disturbedBy == nil { state.sequence?.disturbedBy = remover }
    deliverPath(into: &effects)
  }

  /// Goes on after a report: what had to wait for it may happen now.
  mutating func proceed(into effects: inout [Effect]) {
    // A host is put right about a transition given up or undone, once no finger is on the screen.
    if state.transition?.isInterrupted == true, state.gesture == nil {
      effects.append(.resynchronise(state.navigation))
      finish(into: &effects)
    }
    goOn(into: &effects)
  }
}

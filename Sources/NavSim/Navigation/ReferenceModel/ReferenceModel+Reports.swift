import NavCore

// What the host's news do. News of something that is gone do nothing and are counted.
extension ReferenceModel {
  mutating func receive(_ report: HostReport, at time: Instant) {
    now = max(now, time)
    switch report {
    case .ended(let id, let finished): ended(id, finished: finished)
    case .idle(let id): ended(id, finished: false)
    case .animating(let id): if transition?.id != id { ignoredReports += 1 }
    case .gestureActive(let id): if gesture?.id != id { ignoredReports += 1 }
    case .gestureBegan(let id, let target): began(id, target)
    case .gestureEnded(let id, let target, let finished):
      let isKnown = gesture?.id == id
      if isKnown { gesture = nil }
      let hasMoved = finished && remove(target, by: .user)
      if !isKnown, !hasMoved { ignoredReports += 1 }
      goOnAfterNews()
    case .removed(let target, let remover):
      if !remove(target, by: remover) { ignoredReports += 1 }
      goOnAfterNews()
    case .tabSelected(let tab):
      if tab != screens.selected, screens.contains(.tab(tab)) {
        screens.selected = tab
        moved(by: .user)
      } else {
        ignoredReports += 1
      }
      goOnAfterNews()
    case .detached:
      gesture = nil
      end()
      goOnAfterNews()
    }
  }

  private mutating func ended(_ id: TransitionID, finished: Bool) {
    guard let moving = transition, moving.id == id else {
      ignoredReports += 1
      return
    }
    // A router that trusts its estimate does not listen, as document 001's does not.
    if case .estimated = configuration.timing { return }
    if finished, moving.undoneBy == nil {
      end()
    } else {
      transition?.hostGaveUp = true
    }
    goOnAfterNews()
  }

  private mutating func began(_ id: GestureID, _ target: RemovalTarget) {
    guard screens.canLose(target) else {
      ignoredReports += 1
      return
    }
    // There is one finger: an earlier gesture has ended, and its end was lost.
    if let earlier = gesture, earlier.id != id {
      effects.append(.inquireGesture(earlier.id, earlier.target))
    }
    gesture = Gesture(id: id, target: target, due: now + watchdog)
  }

  /// Takes over that something has left the screen; false when it had left before.
  private mutating func remove(_ target: RemovalTarget, by remover: Remover) -> Bool {
    let first = dismissals.count
    let isStepsWork = isWorkOfStep(target)
    switch target {
    case .entry(let entry):
      guard let place = screens.place(of: entry), place.depth > 0 else { return false }
      screens.cut(
        place.pile, from: place.depth, .removed(by: remover), above: .parent, into: &dismissals)
    case .layer(let layer):
      guard let index = screens.index(of: .layer(layer)) else { return false }
      screens.cutPiles(from: index, .removed(by: remover), above: .parent, into: &dismissals)
    }
    if !isStepsWork { noteLoss(of: dismissals[first...].map(\.entry), by: remover) }
    addDismissals(from: first)
    moved(by: remover)
    return true
  }

  /// Somebody has moved something that the router was not asked for.
  private mutating func moved(by remover: Remover) {
    if let moving = transition, moving.undoneBy == nil, !screens.holds(moving.stands) {
      transition?.undoneBy = remover
    }
    if several?.disturbedBy == nil { several?.disturbedBy = remover }
    sayPath()
  }

  /// What had to wait for the news. A host that gave up is told what to show, unless a finger is on
  /// the screen; then the next step, then the next request.
  mutating func goOnAfterNews() {
    if let moving = transition, moving.hostGaveUp, gesture == nil {
      effects.append(.resynchronise(screens.state))
      end()
    }
    if several != nil { goOn() }
    if !waiting.isEmpty { startWaiting() }
  }
}

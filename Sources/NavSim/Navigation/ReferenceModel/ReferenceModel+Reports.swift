import NavCore

// What the host's news do. News of something that is gone do nothing and are counted.
extension ReferenceModel {
  mutating func receive(_ report: HostReport, at time: Instant) {
    news = []
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
    // There is one finger: an earlier gesture has ended, and its end was lost (NB-21).
    if let earlier = gesture, earlier.id != id { say(.inquireGesture(earlier.id)) }
    gesture = Gesture(id: id, due: now + watchdog)
  }

  /// Takes over that something has left the screen; false when it had left before.
  private mutating func remove(_ target: RemovalTarget, by remover: Remover) -> Bool {
    guard screens.canLose(target) else { return false }
    let before = screens
    let addressed: EntryID?
    switch target {
    case .entry(let entry):
      addressed = entry
      screens = screens.without(entry: entry)
    case .layer(let layer):
      addressed = screens.piles.first { $0.id == .layer(layer) }?.entries[0].id
      screens = screens.without(layer: .layer(layer))
    }
    let goodbyes = goodbyes(from: before, to: screens) {
      $0 == addressed ? .removed(by: remover) : .parent
    }
    news += goodbyes.map { .effect($0) }
    moved(by: remover)
    return true
  }

  /// Somebody has moved something that the router was not asked for.
  private mutating func moved(by remover: Remover) {
    if let moving = transition, moving.undoneBy == nil, !moving.stands(screens) {
      transition?.undoneBy = remover
    }
    if several?.disturbedBy == nil { several?.disturbedBy = remover }
    sayPath()
  }

  /// What had to wait for the news. A host that gave up is told what to show, unless a finger is on
  /// the screen; then the next step, then the next request.
  mutating func goOnAfterNews() {
    if let moving = transition, moving.hostGaveUp, gesture == nil {
      say(.resynchronise(screens.state))
      end()
    }
    goOn()
    startWaiting()
  }
}

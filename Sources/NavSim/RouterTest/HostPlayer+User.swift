extension HostPlayer {
  /// What the user can do now, on what is on the screen.
  var possibleGestures: [UserGesture] {
    motion == nil ? gestures(on: onScreen) : []
  }

  /// What the user can do once the screen stands still, and how long that takes.
  var nextGestures: (gestures: [UserGesture], wait: Duration) {
    guard let motion else { return (possibleGestures, .zero) }
    return (gestures(on: motion.target), motion.end - now)
  }

  private func gestures(on shown: Picture) -> [UserGesture] {
    // A finger that is down can always be lifted.
    if gesture != nil { return [.release, .stop] }
    // A change that is on its way to the screen comes before the next touch.
    if isAway || isCovered || isAboutToMove { return [] }
    var gestures: [UserGesture] = []
    if hooks.path != nil, shown.top?.pushed.isEmpty == false { gestures += [.back, .swipe] }
    if hooks.onDismiss != nil || hooks.closed != nil, shown.layers.count > 1,
      shown.top?.style == .sheet
    {
      gestures += [.close, .drag]
    }
    if hooks.tab != nil, shown.layers.count == 1 {
      gestures += hooks.tabs.indices.map { .tab($0) }
    }
    return gestures
  }

  /// The user does something; what is not possible now does nothing.
  func user(_ gesture: UserGesture) {
    guard possibleGestures.contains(gesture) else { return }
    switch gesture {
    case .swipe: begin(.swipe)
    case .drag: begin(.drag)
    case .back:
      begin(.swipe)
      release()
    case .close:
      begin(.drag)
      release()
    case .release: release()
    case .stop: stop()
    case .tab(let place): select(hooks.tabs[place])
    }
  }

  private func begin(_ kind: ScreenGesture.Kind) {
    gesture = ScreenGesture(kind: kind, layer: onScreen.layers.count - 1, start: now)
    run.calls.screenMoved()
    tellGesture(true)
  }

  private func release() {
    guard let gesture else { return }
    self.gesture = nil
    let layer = onScreen.layers[gesture.layer]
    var motion = ScreenMotion(
      number: newMotion(), target: onScreen, start: now, end: now, owners: [], isUsers: true,
      leaving: [])
    switch gesture.kind {
    case .swipe:
      motion.target.layers[gesture.layer].pushed.removeLast()
      motion.write = (gesture.layer, layer.pushed, motion.target.layers[gesture.layer].pushed)
      motion.end = now + hooks.push * pace / 100
    case .drag:
      motion.target.layers.removeLast()
      motion.leaving = [(gesture.layer, layer)]
      motion.end = now + hooks.present * pace / 100
    }
    start(motion)
    if case .drag = gesture.kind, let closed = hooks.closed {
      let before = run.screens
      tell(byUser: true) { closed($0, gesture.layer, layer) }
      judgeClosing(gesture.layer, layer, 1, by: "closed", before)
    }
  }

  private func stop() {
    guard let gesture else { return }
    self.gesture = nil
    tellGesture(false)
    if case .swipe = gesture.kind, armed.remove(.cancelledWrite) != nil {
      let shown = onScreen.layers[gesture.layer].pushed
      writePath(gesture.layer, shown, Array(shown.dropLast()))
    }
    look()
    wasAsked()
  }

  private func select(_ tab: String) {
    guard let select = hooks.tab, onScreen.tab != tab else { return }
    isSelecting = true
    tell(byUser: true) { select($0, tab) }
    isSelecting = false
    onScreen = run.screens
  }

  /// The system takes all layers away. Not while a change waits behind a foreign layer: what it
  /// brings would go with them, and no router could prevent that.
  private func removeLayers() {
    guard !isCovered || run.screens.isAlike(onScreen), motion == nil, gesture == nil, !isAway,
      onScreen.layers.count > 1,
      hooks.onDismiss != nil || hooks.closed != nil
    else { return }
    let leaving = onScreen.layers.indices.dropFirst().map { ($0, onScreen.layers[$0]) }
    onScreen.layers.removeSubrange(1...)
    run.calls.screenMoved()
    let reported = armed.remove(.cascade) != nil ? Array(leaving.prefix(1)) : leaving.reversed()
    for (index, layer) in reported {
      if let closed = hooks.closed {
        let before = run.screens
        tell(byUser: true) { closed($0, index, layer) }
        judgeClosing(index, layer, leaving.count, by: "closed", before)
      }
      self.closed(index, layer, above: leaving.count)
    }
    look()
  }

  /// The host is unkind.
  func take(_ fault: HostFault) {
    switch fault {
    case .slow: pace = 1_000
    case .instant: pace = 0
    case .systemRemoval: removeLayers()
    case .detached:
      guard motion == nil, gesture == nil else { return }
      isAway = true
    case .foreignLayer: isCovered = true
    case .staleWrite:
      guard !isAway, motion == nil, gesture == nil, let write = staleWrite else { return }
      writePath(write.layer, [], write.routes)
    case .gestures, .sameTurn, .cancellation: break
    case .lostEnd, .cancelledWrite, .earlyEnd, .lateEnd, .doubleEnd, .drops, .half, .coalesces,
      .teardownWrite, .cascade:
      armed.insert(fault)
    }
  }

  /// Has the user drag the top layer away, so that the next presentation has its turn.
  ///
  /// - Returns: false when nothing is left to be dragged away, or nobody waits.
  func closeForQueue() -> Bool {
    guard !run.calls.queued.isEmpty, possibleGestures.contains(.close) else { return false }
    user(.close)
    return true
  }
}

extension HostPlayer {
  /// True when a finger would meet what is on the screen: not while that moves, unless several
  /// fingers may touch it in one turn, and not before a router that draws has heard what is there.
  var takesTouches: Bool {
    guard gesture == nil, !isAway, !isCovered, !willTellScreen else { return false }
    guard motion != nil || isAboutToMove else { return true }
    return turnBegin != nil
  }

  /// When the turn began in which a touch changes what is not on the screen yet, so that another finger
  /// may be there; nil where there is none.
  var turnBegin: Duration? {
    guard run.test.faults.contains(.sameTurn), isByTouch else { return nil }
    if let motion { return motion.start == now && !motion.isUsers ? changesSince : nil }
    return isAboutToMove ? changesSince : nil
  }

  /// What the user can do now, on what is on the screen: nothing before a router that draws has heard
  /// what is there.
  var possibleGestures: [UserGesture] {
    motion == nil && (gesture != nil || !willTellScreen) ? gestures(on: onScreen) : []
  }

  /// What the user can do once the screen stands still, and a router that draws has heard of it; and
  /// how long that takes.
  var nextGestures: (gestures: [UserGesture], wait: Duration) {
    let telling: Duration = hooks.shows == nil ? .zero : .milliseconds(1)
    guard let motion else { return (gestures(on: onScreen), willTellScreen ? telling : .zero) }
    // Behind a thread that is busy, it may be over before anybody has been told.
    return (gestures(on: motion.target), max(motion.end - now, .zero) + telling)
  }

  private func gestures(on shown: Picture) -> [UserGesture] {
    // A finger that is down can always be lifted.
    if gesture != nil { return [.release, .stop] }
    // A change that is on its way to the screen comes before the next touch.
    if isAway || isCovered || isAboutToMove || !isTouchable { return [] }
    var gestures: [UserGesture] = []
    let pushed = shown.top?.pushed.count ?? 0
    if hooks.path != nil, pushed > 0, asks(hooks.holdsPage) != true {
      gestures += [.back, .swipe]
      if hooks.hasBackMenu, pushed > 1 { gestures += (2...min(pushed, 4)).map { .menu($0) } }
    }
    if hooks.onDismiss != nil || hooks.closed != nil, shown.layers.count > 1,
      shown.top?.style == .sheet
    {
      gestures += [.close, .drag]
    }
    if hooks.tab != nil, shown.tab != nil, shown.layers.count == 1 {
      let present = asks(hooks.tabsNow)
      gestures += hooks.tabs.indices.filter { present?.contains(hooks.tabs[$0]) ?? true }
        .map { .tab($0) }
    }
    return gestures
  }

  /// The user does something; what is not possible now does nothing.
  func user(_ gesture: UserGesture) {
    guard possibleGestures.contains(gesture) else { return }
    let top = onScreen.layers.count - 1
    switch gesture {
    case .swipe: begin(.screen(layer: top))
    case .drag: begin(.layer(top))
    case .back:
      begin(.screen(layer: top))
      release()
    case .menu(let count):
      begin(.screen(layer: top), count)
      release()
    case .close:
      begin(.layer(top))
      release()
    case .release: release()
    case .stop: stop()
    case .tab(let place): select(hooks.tabs[place])
    }
  }

  private func begin(_ target: ScreenTouch.Target, _ count: Int = 1) {
    gesture = ScreenGesture(
      target: target, count: count, start: now, move: run.begin(move(target, count)))
    run.noteBusy(sawMotion: true)
    tellTouch(target, .began)
  }

  /// What a finger would take away, by what is on the screen.
  private func move(_ target: ScreenTouch.Target, _ count: Int) -> UserMove {
    switch target {
    case .screen(let layer):
      UserMove(target: .pushed(layer: layer, onScreen.layers[layer], count: count))
    case .layer(let index):
      UserMove(target: .layers(from: index, [onScreen.layers[index]]))
    }
  }

  /// True when something has come over what the finger is on, or taken it away.
  private func hasLost(_ target: ScreenTouch.Target) -> Bool {
    let index =
      switch target {
      case .screen(let layer), .layer(let layer): layer
      }
    guard run.screens.layers.count == onScreen.layers.count,
      run.screens.layers[index].isSame(as: onScreen.layers[index])
    else { return true }
    guard case .screen = target else { return false }
    let (wanted, shown) = (run.screens.layers[index], onScreen.layers[index])
    return wanted.pushed != shown.pushed || !wanted.hasSameIDs(as: shown)
  }

  private func release() {
    guard let gesture else { return }
    if hooks.writesAtRelease, hasLost(gesture.target) { return stop() }
    self.gesture = nil
    let motion = ScreenMotion(
      number: newMotion(), target: onScreen, start: now, end: now, taken: gesture.target,
      move: gesture.move)
    switch gesture.target {
    case .screen(let layer):
      let write = swipe(layer, gesture.count)
      motion.target = onScreen.without(gesture.count, pushedOn: layer)
      if !hooks.writesAtRelease { motion.write = write }
      motion.end = now + paced(hooks.push)
      start(motion)
      if hooks.writesAtRelease { writePath(write) }
    case .layer(let index):
      let layer = onScreen.layers[index]
      motion.target.layers.removeLast()
      motion.leaving = [(index, layer)]
      motion.end = now + paced(hooks.present)
      start(motion)
      closing(layer, at: index)
    }
  }

  /// What the host writes when the user has swiped back.
  private func swipe(_ index: Int, _ count: Int) -> PathWrite {
    let layer = onScreen.layers[index]
    return PathWrite(
      index: index, layer: layer, left: Array(layer.pushed.dropLast(count)), taken: count)
  }

  private func stop() {
    guard let gesture else { return }
    // What was under the finger: when the router is told, another screen may come.
    var write: PathWrite?
    if case .screen(let layer) = gesture.target, consume(.cancelledWrite) {
      write = swipe(layer, gesture.count)
    }
    self.gesture = nil
    tellTouch(gesture.target, .cancelled)
    if let write {
      writePath(write)
      run.ended(gesture.move, .cancelled)
    } else {
      run.ended(gesture.move, .refused)
    }
    look()
    wasAsked()
  }

  private func select(_ tab: String) {
    guard let select = hooks.tab, onScreen.tab != tab else { return }
    isSelecting = true
    let move = run.begin(UserMove(target: .tab(tab)))
    note("the host calls `tab` with \(tab)")
    tell(userLeaves: run.screens) { select($0, tab) }
    run.ended(move, .returned)
    isSelecting = false
    onScreen = run.screens
  }

  /// The system takes all layers away. Not while a change waits behind a foreign layer: what it
  /// brings would go with them, and no router could prevent that.
  private func removeLayers() {
    // One that writes at once would take what is on its way to the screen, too.
    guard !isCovered && !hooks.writesAtRelease || run.screens.isAlike(onScreen), motion == nil,
      gesture == nil, !isAway,
      onScreen.layers.count > 1,
      hooks.onDismiss != nil || hooks.closed != nil
    else { return }
    let leaving = onScreen.layers.indices.dropFirst().map { ($0, onScreen.layers[$0]) }
    let move = run.begin(UserMove(target: .layers(from: 1, leaving.map(\.1))))
    onScreen.layers.removeSubrange(1...)
    run.noteBusy(sawMotion: true)
    let reported = consume(.cascade) ? Array(leaving.prefix(1)) : leaving.reversed()
    for (index, layer) in reported {
      closing(layer, at: index)
      closed(layer, at: index)
    }
    run.ended(move, .returned)
    look()
  }

  /// The host is unkind.
  func take(_ fault: HostFault) {
    switch fault {
    case .slow: pace = 10
    case .instant: pace = 0
    case .systemRemoval: removeLayers()
    case .background:
      guard motion == nil, gesture == nil else { return }
      isAway = true
      run.noteBusy(sawMotion: true)
    case .foreignLayer:
      isCovered = true
      run.noteBusy(sawMotion: true)
    case .staleWrite:
      guard !isAway, motion == nil, gesture == nil, let write = staleWrite else { return }
      writePath(write)
    case .dropsWhileLeaving: setDropping(true)
    case .gestures, .sameTurn, .cancellation: break
    case .lostEnd, .cancelledWrite, .earlyEnd, .lateEnd, .doubleEnd, .ignoresChangesWhileMoving,
      .appliesInPart, .coalesces,
      .teardownWrite, .cascade:
      if !armed.contains(fault) { armed.append(fault) }
    }
  }

  /// From now on, what an app presents while another layer leaves is lost, or is not.
  func setDropping(_ drops: Bool) {
    guard let drop = hooks.dropsWhileLeaving, isDropping != drops else { return }
    isDropping = drops
    run.scheduler.onMain(cause: Causes.nobody) { drop(run.router, drops) }
  }

  /// Has the user drag the top layer away, so that the next presentation has its turn, or who has
  /// shown it gets an answer.
  ///
  /// - Returns: false when nothing is left to be dragged away, or nobody waits.
  func closeForCalls() -> Bool {
    guard run.isAnswerAwaited || !run.calls.queued.isEmpty, possibleGestures.contains(.close)
    else { return false }
    user(.close)
    return true
  }
}

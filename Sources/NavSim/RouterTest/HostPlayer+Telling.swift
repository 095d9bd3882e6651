/// Something that the router was told has left the screen.
struct Telling {
  /// The cause of what comes of it, at once or in a task of its own.
  let cause: Int
  /// Looks at a change that has come of it.
  let judge: (_ before: Picture) -> Void
}

extension HostPlayer {
  /// Calls into the router, and looks what has come of it.
  ///
  /// - Returns: false when a call that had waited was carried out, too, so that nobody can tell
  ///   what has come of the telling alone.
  @discardableResult
  func tell(
    cause: Int? = nil, userLeaves: Picture? = nil, _ body: (PlayedRouter) -> Void
  ) -> Bool {
    let cause = cause ?? run.newCause()
    let served = run.servedByTelling
    self.userLeaves = userLeaves
    run.scheduler.onMain(cause: cause) { body(run.router) }
    run.observe(cause: cause, userLeaves: self.userLeaves)
    self.userLeaves = nil
    return served == run.servedByTelling
  }

  /// Tells that something has left, and judges what comes of it.
  private func tell(
    leaving left: Picture, _ judge: @escaping (_ before: Picture) -> Void,
    _ body: (PlayedRouter) -> Void
  ) {
    let before = run.screens
    let cause = run.newCause()
    if tellings.count == Self.tellingLimit { tellings.removeFirst() }
    tellings.append(Telling(cause: cause, judge: judge))
    if tell(cause: cause, userLeaves: left, body) { judge(before) }
  }

  /// What was told longer ago than this is not looked for.
  private static var tellingLimit: Int { 32 }

  /// A change that no call asks for has come, perhaps of a task that was started when the router
  /// was told of something.
  func judgeLate(of cause: Int, _ before: Picture) {
    tellings.first { $0.cause == cause }?.judge(before)
  }

  /// The host writes what is pushed on a layer.
  func writePath(_ layer: Int, _ shown: [RouteNumber], _ left: [RouteNumber]) {
    guard let path = hooks.path else { return }
    run.recorder?.told("the host writes \(left.count) pushed on layer \(layer)", run)
    tell(
      leaving: run.screens.without(shown.count - left.count, pushedOn: layer),
      { [unowned self] in judgeWrite(layer, shown, left, $0) }, { path($0, layer, left) })
  }

  /// The user has let go of a layer, and it leaves.
  func closing(_ index: Int, _ layer: ScreenLayer<RouteNumber>, above count: Int) {
    guard let closed = hooks.closed else { return }
    tell(
      leaving: run.screens.without(layer, at: index),
      { [unowned self] in judgeClosing(index, layer, count, by: "closed", $0) },
      { closed($0, index, layer) })
  }

  /// A layer has left the screen.
  func closed(_ index: Int, _ layer: ScreenLayer<RouteNumber>, above count: Int) {
    guard let onDismiss = hooks.onDismiss else { return }
    run.recorder?.told("the host tells that layer \(index) has left", run)
    tell(
      leaving: run.screens.without(layer, at: index),
      { [unowned self] in judgeClosing(index, layer, count, by: "onDismiss", $0) },
      { onDismiss($0, index, layer) })
  }

  /// What a finger does is told.
  ///
  /// - Parameters:
  ///   - target: what it would take away.
  ///   - phase: how far it has come.
  ///   - left: what is left on the screen, of which the router may learn by this alone.
  func tellTouch(
    _ target: ScreenTouch.Target, _ phase: ScreenTouch.Phase, leaving left: Picture? = nil
  ) {
    if let gesture = hooks.gesture { tell { gesture($0, phase == .began) } }
    if let touch = hooks.touch {
      tell(userLeaves: left) { touch($0, ScreenTouch(target: target, phase: phase)) }
    }
  }

  /// The user's move is over.
  func tellTouch(endOf motion: ScreenMotion) {
    guard let target = motion.taken else { return }
    var left: Picture?
    if let (index, layer) = motion.leaving.first, run.screens.has(layer, at: index) {
      left = run.screens.without(layer, at: index)
    }
    tellTouch(target, .finished, leaving: left)
  }
}

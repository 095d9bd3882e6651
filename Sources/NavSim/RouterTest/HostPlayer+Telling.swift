extension HostPlayer {
  /// Calls into the router, and looks what has come of it.
  ///
  /// - Parameters:
  ///   - userLeaves: what is left by the user's move that it is told of; nil for anything else.
  ///   - expected: what should come of it, for the report of a failure; nil for what the router may
  ///     make of it what it likes.
  func tell(
    userLeaves: Picture? = nil, expecting expected: String? = nil, _ body: (PlayedRouter) -> Void
  ) {
    let before = run.screens
    let cause = run.newCause()
    self.userLeaves = userLeaves
    run.scheduler.onMain(cause: cause) { body(run.router) }
    run.observe(cause: cause, userLeaves: self.userLeaves)
    self.userLeaves = nil
    if let expected { run.told(expected, before) }
  }

  /// The host writes what is pushed on a layer.
  func writePath(_ layer: Int, _ shown: [RouteNumber], _ left: [RouteNumber]) {
    guard let path = hooks.path else { return }
    run.recorder?.told("the host writes \(left.count) pushed on layer \(layer)", run)
    let texts = run.test.routes
    let names = { (routes: ArraySlice<RouteNumber>) in
      routes.map(texts.text).joined(separator: ", ")
    }
    let leaving = shown.count > left.count ? "only \(names(shown[left.count...]))" : "nothing"
    let hook = hooks.attach == nil ? "path" : "popped"
    tell(
      userLeaves: run.screens.without(shown.count - left.count, pushedOn: layer),
      expecting: "\(leaving) leaves when the host writes [\(names(left[...]))] to `\(hook)`"
    ) { path($0, layer, left) }
  }

  /// The user has let go of a layer, and it leaves.
  func closing(_ index: Int, _ layer: ScreenLayer<RouteNumber>) {
    guard let closed = hooks.closed else { return }
    tell(
      userLeaves: run.screens.without(layer, at: index), expecting: leaving(layer, by: "closed")
    ) { closed($0, index, layer) }
  }

  /// A layer has left the screen.
  func closed(_ index: Int, _ layer: ScreenLayer<RouteNumber>) {
    guard let onDismiss = hooks.onDismiss else { return }
    run.recorder?.told("the host tells that layer \(index) has left", run)
    tell(
      userLeaves: run.screens.without(layer, at: index), expecting: leaving(layer, by: "onDismiss")
    ) { onDismiss($0, index, layer) }
  }

  private func leaving(_ layer: ScreenLayer<RouteNumber>, by hook: String) -> String {
    "nothing but \(run.text(Screens(layers: [layer]))) leaves when the host calls `\(hook)`"
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
      tell(
        userLeaves: left,
        expecting: left == nil
          ? nil : "nothing but what was touched leaves when the host calls `touch`"
      ) { touch($0, ScreenTouch(target: target, phase: phase)) }
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

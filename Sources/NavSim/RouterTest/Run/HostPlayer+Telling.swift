extension HostPlayer {
  /// Calls into the router, and looks what has come of it.
  ///
  /// - Parameters:
  ///   - closure: what is called; nil for what tells of no move of the user's.
  ///   - userLeaves: what is left by the user's move that it is told of; nil for anything else.
  ///   - expected: what should come of it, for the report of a failure; nil for what the router may
  ///     make of it what it likes.
  func tell(
    by closure: HostClosure? = nil, userLeaves: Picture? = nil,
    expecting expected: (@Sendable () -> String)? = nil, _ body: (PlayedRouter) -> Void
  ) {
    let before = run.screens
    let cause = run.newCause()
    self.userLeaves = userLeaves
    run.scheduler.onMain(cause: cause) { body(run.router) }
    run.observe(cause: cause, userLeaves: self.userLeaves)
    self.userLeaves = nil
    if let closure, let userLeaves, userLeaves != before {
      run.statistics.told(by: closure, isFollowed: run.screens != before)
    }
    guard let expected else { return }
    run.told(expected, before)
    // What it has started goes on.
    run.tellings[cause] = expected
  }

  /// Looks at a router that is in the middle of something: what it asks for now may be over and
  /// gone when its call returns. A value is being changed then, and cannot be looked at.
  func lookInside() {
    guard run.router.mayBeLookedInto else { return }
    run.observe(cause: run.scheduler.cause, userLeaves: userLeaves)
  }

  /// True while something moves that the router has changed: the end of that tells that the screen
  /// has followed, and not what is told too late of an earlier one.
  var isShowingChange: Bool { motion.map { !$0.isUsers } ?? false }

  /// Tells the router that something has ended.
  func reportEnd(of motion: ScreenMotion) {
    let isOvertaken = motion.report == .late && motion.ended == nil && isShowingChange
    if !isOvertaken, let recorder = run.recorder, isHeard(motion) {
      recorder.reported(motion, run)
    }
    let reported =
      armed.contains(.cascade) && motion.leaving.count > 1
      ? [motion.leaving[0]] : motion.leaving.reversed()
    if reported.count < motion.leaving.count { consume(.cascade) }
    for (index, layer) in reported where hooks.attach == nil || motion.isUsers {
      closed(layer, at: index, by: motion)
    }
    if let ended = motion.ended {
      tell { [unowned self] _ in call(ended, true) }
    } else if let settled = hooks.settled, !motion.isUsers, !isOvertaken {
      tell { settled($0) }
    }
  }

  /// The host writes what is pushed on a layer, if the router still shows it: the binding of a layer
  /// that the router has taken away is gone with it.
  ///
  /// - Returns: false when the router was not told.
  @discardableResult
  func writePath(_ write: PathWrite) -> Bool {
    guard let path = hooks.path, run.screens.has(write.layer, at: write.index) else { return false }
    let hook = hooks.attach == nil ? HostClosure.path : .popped
    let routes = run.test.routes
    let writing = { @Sendable in
      let left = write.left.map(routes.text).joined(separator: ", ")
      return "the host writes [\(left)] to `\(hook.rawValue)`"
    }
    run.recorder?.told("\(writing()) of \(write.layer.names(routes)[0].text)", of: nil, run)
    tell(
      by: hook, userLeaves: run.screens.without(write.taken, pushedOn: write.index),
      expecting: {
        let names = write.layer.names(routes).map(\.text)
        let leaving = names.suffix(write.taken).joined(separator: ", ")
        return "\(leaving.isEmpty ? "nothing" : "only \(leaving)") leaves when \(writing())"
      }
    ) { path($0, write.layer, write.left) }
    return true
  }

  /// The user has let go of a layer, and it leaves.
  func closing(_ layer: ScreenLayer<RouteNumber>, at index: Int) {
    guard let closed = hooks.closed, run.screens.has(layer, at: index) else { return }
    note("the host calls `closed` of \(text(layer))")
    tell(
      by: .closed, userLeaves: run.screens.without(layer, at: index),
      expecting: leaving(layer, by: .closed)
    ) { closed($0, layer) }
  }

  /// A layer has left the screen, by a motion or at once.
  func closed(
    _ layer: ScreenLayer<RouteNumber>, at index: Int, by motion: ScreenMotion? = nil
  ) {
    guard let onDismiss = hooks.onDismiss else { return }
    run.recorder?.told("the host tells that \(text(layer)) has left", of: motion, run)
    tell(
      by: .onDismiss, userLeaves: run.screens.without(layer, at: index),
      expecting: leaving(layer, by: .onDismiss)
    ) { onDismiss($0, layer) }
  }

  /// True where somebody is told that a motion has ended: of a whole app, its framework.
  private func isHeard(_ motion: ScreenMotion) -> Bool {
    motion.ended != nil || hooks.settled != nil && !motion.isUsers || run.test.playsWholeApp
  }

  /// Says in a trace what the router is told; of a whole app, its framework is told, not the app.
  func note(_ text: @autoclosure () -> String) {
    guard let recorder = run.recorder, !run.test.playsWholeApp else { return }
    recorder.told(text(), of: nil, run)
  }

  private func text(_ layer: ScreenLayer<RouteNumber>) -> String {
    run.text(Screens(layers: [layer]))
  }

  private func leaving(
    _ layer: ScreenLayer<RouteNumber>, by hook: HostClosure
  ) -> @Sendable () -> String {
    let routes = run.test.routes
    return {
      let text = Screens(layers: [layer]).text(routes)
      return "nothing but \(text) leaves when the host calls `\(hook.rawValue)`"
    }
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
    if let gesture = hooks.gesture {
      note("the host calls `gesture` with \(phase == .began)")
      tell { gesture($0, phase == .began) }
    }
    if let touch = hooks.touch {
      note("the host calls `touch` with \(target), \(phase)")
      let expected = { @Sendable in
        "nothing but what was touched leaves when the host calls `touch`"
      }
      tell(by: .touch, userLeaves: left, expecting: left.map { _ in expected }) {
        touch($0, ScreenTouch(target: target, phase: phase))
      }
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

extension HostPlayer {
  /// The screen moves, or a finger holds it, in a way that the router can know of.
  private var routerKnowsOfMotion: String? {
    if let motion, motion.end > now, motion.start < now {
      if !motion.isUsers { return "an animation lasts until \(TimeText.of(motion.end))" }
      if hooks.knowsOfTouches { return "the user's move lasts until \(TimeText.of(motion.end))" }
    }
    if let gesture, hooks.knowsOfTouches, gesture.start < now {
      return "the user's finger is on the screen"
    }
    return nil
  }

  /// The router has changed what it shows.
  func judgeChange(by owner: Int?) {
    guard let why = routerKnowsOfMotion, !isAway else { return }
    let change =
      "\(owner.map(run.name) ?? "the router") made it \(run.text(run.screens)) at \(run.timeText)"
    run.judge.found(
      .noChangeWhileMoving, expected: "nothing changes while the screen moves",
      seen: "\(change), while \(why)")
  }

  /// A call has ended.
  func judgeEnd(of call: CallState) {
    guard call.isAwaited, call.hasReturned, !call.isCancelled, !call.hasTwin, let motion,
      motion.end > now, motion.owners.contains(call.number),
      // Which of two that ask the same has shown it, nobody can tell.
      !run.calls.live.contains(where: { $0.number != call.number && $0.isSame(as: call) })
    else { return }
    run.judge.found(
      .awaitedCallOutlastsItsAnimation,
      expected: "\(run.name(call)) returns when its animation is over",
      seen: "it returned at \(run.timeText), the animation lasts until "
        + TimeText.of(motion.end))
  }

  /// True when a router may have to wait for the host: the finger is on the screen, or the screen
  /// has not followed.
  var isKeptWaiting: Bool {
    gesture != nil || isUnavailable || isOwed || !run.screens.isAlike(onScreen)
  }

  /// Everything has come to rest.
  func judgeRest() {
    guard !isAway, !isCovered, motion == nil,
      gesture == nil
    else { return }
    if !run.screens.isAlike(onScreen) {
      run.judge.found(
        .screenAgreesAtRest, expected: "the screen shows \(run.text(run.screens))",
        seen: "\(run.text(onScreen)) at \(run.timeText), and nothing moves any more")
    }
  }

  /// The host has written what is pushed on a layer.
  ///
  /// - Parameters:
  ///   - layer: which.
  ///   - shown: what was pushed there on the screen.
  ///   - left: what was written.
  ///   - before: what the router showed before the write.
  func judgeWrite(_ layer: Int, _ shown: [RouteNumber], _ left: [RouteNumber], _ before: Picture) {
    let after = run.screens
    var allowed = 0
    if before.layers.indices.contains(layer) {
      let present = before.layers[layer].pushed.count
      allowed = max(0, min(present, shown.count) - left.count)
    }
    let removed = before.screenCount - after.screenCount
    guard removed > allowed || after.layers.count < before.layers.count else { return }
    let texts = run.test.routes
    let names = { (routes: ArraySlice<RouteNumber>) in
      routes.map(texts.text).joined(separator: ", ")
    }
    let leaving = allowed == 0 ? "nothing" : "only \(names(shown.dropFirst(left.count)))"
    let hook = hooks.attach == nil ? "path" : "popped"
    run.judge.found(
      .userTakesOnlyWhatWasShown,
      expected: "\(leaving) leaves when the host writes [\(names(left[...]))] to `\(hook)`",
      seen: "\(run.text(before)) became \(run.text(after)) at \(run.timeText)")
  }

  /// A layer has left the screen.
  ///
  /// - Parameters:
  ///   - index: which.
  ///   - layer: as it was shown.
  ///   - count: how many may leave with it, itself included.
  ///   - hook: what the router was told by.
  ///   - before: what the router showed before it was told.
  func judgeClosing(
    _ index: Int, _ layer: ScreenLayer<RouteNumber>, _ count: Int, by hook: String,
    _ before: Picture
  ) {
    let after = run.screens
    var allowed = 0
    var isWrong = false
    if before.has(layer, at: index) {
      // What lies on it may have left, too, and the report of that be late.
      allowed = count + unreported.count { $0.index > index && before.has($0.layer, at: $0.index) }
      // It has grown, or stays while what lies on it leaves.
      isWrong =
        after.layers.count < before.layers.count
        && (before.layers[index].pushed.count > layer.pushed.count
          || after.has(layer, at: index) && !before.has(layer, at: index + 1))
    } else {
      // It is gone already: nothing is left to be taken away.
      isWrong = after.screenCount < before.screenCount
    }
    guard before.layers.count - after.layers.count > allowed || isWrong else { return }
    run.judge.found(
      .userTakesOnlyWhatWasShown,
      expected: "nothing but \(run.text(Screens(layers: [layer]))) leaves when the host calls "
        + "`\(hook)`",
      seen: "\(run.text(before)) became \(run.text(after)) at \(run.timeText)")
  }
}

extension Screens {
  /// Whether a layer is there, whatever has been pushed on it meanwhile.
  func has(_ layer: ScreenLayer<Route>, at index: Int) -> Bool {
    guard layers.indices.contains(index) else { return false }
    let present = layers[index]
    return present.root == layer.root && present.style == layer.style && present.id == layer.id
  }

  /// How many screens there are in all.
  var screenCount: Int { layers.reduce(0) { $0 + 1 + $1.pushed.count } }
}

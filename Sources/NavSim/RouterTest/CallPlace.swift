/// Where a call was made: the screen with its button.
struct CallPlace {
  private let tab: String?
  private let index: Int
  /// The layer up to that screen.
  private let layer: ScreenLayer<RouteNumber>

  /// The screen on top; nil for none.
  init?(_ shown: Picture) {
    guard let top = shown.top else { return nil }
    tab = shown.tab
    index = shown.layers.count - 1
    layer = top
  }

  /// Whether the screen is still there. Of another tab, nobody knows what it hides.
  func isLeft(in screens: Picture) -> Bool {
    guard screens.tab == tab else { return false }
    guard screens.layers.indices.contains(index), screens.layers[index].isSame(as: layer)
    else { return true }
    var present = screens.layers[index]
    guard present.pushed.count >= layer.pushed.count else { return true }
    present.keep(layer.pushed.count)
    return !present.ends(as: layer, in: layer.pushed.count)
  }
}

extension CallState {
  /// The screens have changed.
  ///
  /// - Parameter isOwn: true when that is the call's own doing: what it takes away, it means to.
  mutating func follow(_ screens: Picture, isOwn: Bool) {
    guard !hasLeft, let place, place.isLeft(in: screens) else { return }
    if isOwn { self.place = nil } else { hasLeft = true }
  }
}

extension RouterRun {
  /// Where a call is made; nil for one that has no button.
  func place(of action: Int) -> CallPlace? {
    guard watchesPlaces,
      test.actions[action].screens != nil || test.actions[action].offered != nil,
      let place = CallPlace(host?.onScreen ?? screens), !place.isLeft(in: screens)
    else { return nil }
    return place
  }

  /// A call has changed what is shown: looks whether it was made on a screen that is not there any
  /// more.
  func judgeLeaving(_ cause: Int, _ before: Picture, _ now: Picture) {
    guard calls.watchesPlaces, let call = calls.state(of: cause), call.hasLeft else { return }
    judge.found(
      .nothingComesAfterLeaving,
      expected: "nothing more comes of \(name(cause)), whose screen has left",
      seen: "it changed \(text(before)) to \(text(now)), at \(timeText)", blamed: kind(of: cause))
  }
}

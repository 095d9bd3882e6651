// Whether the screen on which a call was made is still there.
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

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
    let seen = "it changed \(text(before)) to \(text(now)), at \(timeText)"
    if !call.hasTakenItsPlace {
      judge.found(
        .nothingComesAfterLeaving,
        expected: "nothing more comes of \(name(cause)), whose screen has left", seen: seen,
        blamed: kind(of: cause))
    }
    let age = scheduler.clock.now.offset - log.operations[call.operation].time
    guard !call.hasShown, age < AlonePlay.longestWait, hasLost(before, now, since: call.before)
    else { return }
    judge.found(
      .lateCallTakesOnlyItsOwn,
      expected: "\(name(cause)), whose screen has left, takes away nothing that has come since",
      seen: seen, blamed: kind(of: cause))
  }

  /// True when what is shown now is the same without the screen on top, and nothing like that was there at
  /// an earlier time: what has been opened again may well be what the call is about.
  private func hasLost(_ before: Picture, _ now: Picture, since earlier: Picture) -> Bool {
    guard let top = before.top, let loss = before.onlyLoss(for: now) else { return false }
    var isPage = false
    switch loss {
    case .layer:
      guard !earlier.layers.contains(where: { $0.root == top.root || $0.isSame(as: top) }) else {
        return false
      }
    case .page:
      isPage = true
      guard let page = top.pushed.last, let id = top.pushedIDs.last, id != 0,
        !earlier.layers.contains(where: {
          $0.pushed.contains(page) || $0.pushedIDs.contains(id)
        })
      else { return false }
    }
    return host?.asks(host?.hooks.leftAlone.map { asked in { asked($0, top, isPage) } }) ?? true
  }
}

/// How a call is refused that ends with its completion handler.
struct EndedWithFalse: Error {}

/// A call that is under way.
struct CallState {
  /// How a call has ended.
  enum End {
    case returned
    case threw
  }

  /// The cause of its work.
  let number: Int
  let caller: Int
  let action: Int
  let argument: Int
  let effect: CallEffect<RouteNumber>?
  /// Its place in the log of the run.
  let operation: Int
  /// True when its caller waits for its end.
  let isAwaited: Bool
  /// What was shown before it.
  let before: Picture
  /// The screen with its button, as long as it may leave; nil for a call without one.
  var place: CallPlace?
  /// True when the call itself has taken that screen away, so that its place is what lay below, as of the
  /// button of a dialog.
  var hasTakenItsPlace = false
  /// True when that screen has left, and not by the call itself.
  var hasLeft = false
  /// How it has ended; nil when it has not.
  var end: End?
  /// True when its end stands in the log.
  var isLogged = false
  /// True when its work has changed what is shown.
  var hasChanged = false
  /// True when its work has brought something to the screen.
  var hasShown = false
  /// True when something else has changed what is shown in its time.
  var sawChange = false
  /// True when its task was cancelled.
  var isCancelled = false
  /// True when it may change the root.
  var mayChangeRoot: Bool { effect.map { $0.changesRoot || $0.isLearned } ?? true }

  /// True when it returned as if it had worked.
  var hasReturned: Bool { end == .returned }
  var hasThrown: Bool { end == .threw }

  /// True for a call that lasts until the user has answered what it presents, while that is there.
  func waitsForUser(_ screens: Picture) -> Bool {
    guard end == nil, screens.layers.count > 1 else { return false }
    guard let effect, !effect.isLearned else { return true }
    return screens.layers.dropFirst().contains { $0.root == effect.presented }
  }

  /// True for a call that may last until the user has answered what it has shown since, whatever it
  /// says that it presents.
  func mayWaitForUser(_ screens: Picture) -> Bool {
    waitsForUser(screens)
      || end == nil && effect?.presented != nil && screens.layers.count > before.layers.count
  }

  /// True when it presents something once nothing is presented any more.
  var waitsForTurn: Bool { effect?.queued != nil }

  /// The screens have changed.
  ///
  /// - Parameter isOwn: true when that is the call's own doing: what it takes away, it means to.
  mutating func follow(_ screens: Picture, isOwn: Bool) {
    guard !hasLeft, let place, place.isLeft(in: screens) else { return }
    guard isOwn else { return hasLeft = true }
    self.place = CallPlace(screens)
    hasTakenItsPlace = true
  }
}

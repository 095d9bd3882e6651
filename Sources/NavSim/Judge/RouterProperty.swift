/// What holds for any router.
public enum RouterProperty: String, CaseIterable, Hashable, Sendable {
  /// The base is always there, and its root is the one it began with, unless a call may change it.
  case rootStays = "root-stays"
  /// Every layer is presented by the one below it, and no two by the same.
  case layersConsistent = "layers-consistent"
  /// When everything has come to rest, the screen shows what the router shows.
  case screenAgreesAtRest = "screen-agrees-at-rest"
  /// A call that is awaited does not return before the animation that it has caused is over.
  case returnsAfterAnimation = "returns-after-animation"
  /// Every call returns or throws, without spinning, in bounded time.
  case everyCallReturns = "every-call-returns"
  /// A completion handler is called once.
  case completesOnce = "completes-once"
  /// A call that returns as if it had worked has changed something, or nothing was left to change.
  case noLostCall = "no-lost-call"
  /// A call is not refused while nothing moves and no other call is at work.
  case nothingIsRefusedAtRest = "nothing-is-refused-at-rest"
  /// The same, more strictly: not while nothing moves on the screen, whatever other calls are at. A
  /// router that waits for an estimated time does not hold it, so it is judged on request only.
  case nothingIsRefusedWhileStill = "nothing-is-refused-while-still"
  /// The router does not change what it shows while the screen moves.
  case noChangeWhileMoving = "no-change-while-moving"
  /// A move of the user's takes away what the user saw, and nothing that has come since.
  case gestureTakesOnlyItsTarget = "gesture-takes-only-its-target"
  /// Calls that overlap lead to what they would lead to one after another.
  case serializable = "serializable"
  /// Of the presentations that wait, the one of the highest priority comes first, and the earliest
  /// of equals.
  case queueKeepsPriority = "queue-keeps-priority"
  /// A call that is made by a button changes nothing any more once the screen with that button has
  /// left, unless the call itself has taken it away. An app may want the opposite, as of a purchase
  /// that is confirmed wherever the user is by then, so it is judged on request only.
  case nothingComesAfterLeaving = "nothing-comes-after-leaving"
  /// A call that is made by a button takes away no screen that has come since and is like none that was
  /// there, once the screen with that button has left: what it meant to close or to pop is not there any
  /// more. For ten seconds, of a router that tells its screens apart.
  case lateCallTakesOnlyItsOwn = "late-call-takes-only-its-own"
  /// Nothing leaves the simulation.
  case nothingEscapes = "nothing-escapes"

  /// What is judged if nothing else is said.
  public static let standard = Set(allCases).subtracting([
    .nothingIsRefusedWhileStill, .nothingComesAfterLeaving,
  ])
}

extension RouterProperty {
  /// The properties that are judged by histories.
  static let ofHistories: Set<Self> = [
    .noLostCall, .nothingIsRefusedAtRest, .nothingIsRefusedWhileStill,
    .serializable, .queueKeepsPriority, .gestureTakesOnlyItsTarget,
    .returnsAfterAnimation,
  ]
}

extension RouterProperty {
  /// What it promises, in a phrase.
  var promise: String {
    switch self {
    case .rootStays: "the base is always there, with the root that it began with"
    case .layersConsistent: "every layer is presented by the one below it"
    case .screenAgreesAtRest: "at rest, the screen shows what the router shows"
    case .returnsAfterAnimation:
      "an awaited call returns when the animation that it has caused is over"
    case .everyCallReturns: "every call returns or throws, in bounded time"
    case .completesOnce: "a completion handler is called once"
    case .noLostCall:
      "a call that returns has changed something, or nothing was left to change"
    case .nothingIsRefusedAtRest:
      "no call is refused while nothing moves and no other call is under way"
    case .nothingIsRefusedWhileStill: "no call is refused while nothing moves"
    case .noChangeWhileMoving: "nothing that is shown changes while the screen moves"
    case .gestureTakesOnlyItsTarget: "the user's move takes away only what the user saw"
    case .serializable:
      "calls that overlap lead to what they would lead to one after another"
    case .queueKeepsPriority:
      "of what waits, the highest priority comes first, and the earliest of equals"
    case .nothingComesAfterLeaving:
      "a call changes nothing any more once the screen with its button has left"
    case .lateCallTakesOnlyItsOwn:
      "a call whose screen has left takes away no screen that has come since"
    case .nothingEscapes: "nothing that the router starts leaves the simulation"
    }
  }
}

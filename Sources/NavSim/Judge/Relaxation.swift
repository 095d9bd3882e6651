/// One rule that is not held to: what happened is possible then, so this is why it is wrong.
enum Relaxation: Hashable, Sendable {
  /// Waiting presentations have their turn in any order.
  case anyTurn
  /// A call may return before its animation is over.
  case early(Int)
  /// What came of something that the host has told is what the user did.
  case told(Int)
  /// An operation is not carried out.
  case lost(Int)
  /// A call was refused without a reason.
  case refused(Int)
  case repeated(Int)
  /// An operation is carried out in part.
  case inPart(Int)
  /// A call is carried out although it was refused, or given up by a later one.
  case despiteItsEnd(Int)
  /// A call is carried out after it has returned.
  case late(Int)
  /// A dismissal takes a layer that was asked for after it.
  case mistaken(Int)
  /// A call is carried out before an earlier one.
  case overtaking(Int)

  /// The operation that it is about; nil for a rule about none of them.
  var operation: Int? {
    switch self {
    case .early(let index), .lost(let index), .refused(let index), .repeated(let index),
      .inPart(let index), .despiteItsEnd(let index), .late(let index), .mistaken(let index),
      .overtaking(let index):
      index
    case .anyTurn, .told: nil
    }
  }

  /// True for a call that is not carried out.
  var isLoss: Bool { if case .lost = self { true } else { false } }

  /// True where a history without the rule may still keep to it, so that several can be relaxed at
  /// once.
  var isOptional: Bool {
    switch self {
    case .lost, .refused, .inPart, .late, .mistaken, .overtaking, .anyTurn, .despiteItsEnd: true
    case .early, .told, .repeated: false
    }
  }
}

/// Says what operations make of the screens where no effect was declared.
protocol LearnedEffects: AnyObject {
  /// What an operation makes of a situation, carried out alone.
  ///
  /// - Parameters:
  ///   - operation: what is carried out.
  ///   - situation: where a history has come to.
  func result(of operation: Operation, in situation: Situation) -> LearnedResult

  /// True to play every history as a whole on the router itself; false to take screens that look
  /// the same for the same.
  var isExact: Bool { get set }

  /// Whether a history, played on the router itself, has come to what it has come to here.
  func isFaithful(_ situation: Situation) -> Bool

  /// True when the router, alone, makes no more of any move of the user's than what is touched.
  var movesArePlain: Bool { get }

  /// True for a call or a move that, alone, shows something on the way to what it leads to, or lasts
  /// until somebody does something: what comes between is in no history of whole calls.
  func takesSteps(_ operation: Operation) -> Bool

  /// True for a call that, alone, shows a layer which leaves by itself: whoever comes before that is in
  /// no history of whole calls.
  func passes(_ operation: Operation) -> Bool

  /// True for a call that has shown something after it had returned, in a history that was played.
  func goesOn(_ operation: Operation) -> Bool

  /// False for a call that need not have meant to take away what it takes away there: alone, it makes
  /// something else of screens that look the same, or elsewhere something comes by it, so that it sets
  /// what is to be there.
  func mayAlwaysShow(_ picture: Picture, _ operation: Operation, in situation: Situation) -> Bool

  /// True when so much was played that nothing more is: what is not known stays so.
  var isAtLimit: Bool { get }

  /// True when the same call has made different things of the same screens.
  var hidesState: Bool { get }

  /// What a call shows, alone, on the way to what it leads to; nothing for one that takes no steps.
  func parts(of operation: Operation, in situation: Situation) -> [Picture]

  /// The place of a history that goes on with an operation.
  func place(after situation: Situation, _ subject: Operation.Subject) -> PlayedPlace

  /// The place of a history without the operation that has led to an earlier place of it.
  func place(_ place: PlayedPlace, without earlier: PlayedPlace) -> PlayedPlace
}

/// What came of an operation that was played alone.
enum LearnedResult: Hashable {
  case shows(Picture)
  /// The router has said that it does not do it.
  case refuses
  /// It could not be played.
  case unknown
}

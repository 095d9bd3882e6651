/// What a history has to keep to, in one part of a log.
struct HistoryRules {
  /// Rules beyond that every operation is carried out once, in its time.
  struct Options: OptionSet {
    let rawValue: Int
    /// A call is refused only while something else is under way.
    static let refusalsNeedAReason = Self(rawValue: 1)
    /// A call is refused only while the screen moves.
    static let refusalsNeedMotion = Self(rawValue: 2)
    /// That a call was refused may count, as of the third wrong code.
    static let refusalsCount = Self(rawValue: 16)
    /// A caller that waits resumes after the animation.
    static let returnsAfterAnimation = Self(rawValue: 4)
    /// A move of the user's takes what has come on top of what was touched along.
    static let movesTakeAlong = Self(rawValue: 8)
  }

  /// The part of the log.
  let window: HistoryWindow
  var options: Options
  /// The rules that are not held to, to see whether that explains what was seen.
  var relaxed: [Relaxation] = []

  /// The operations of the whole log.
  var operations: [Operation] { window.log.operations }

  func isRelaxed(_ relaxation: @autoclosure () -> Relaxation) -> Bool {
    !relaxed.isEmpty && relaxed.contains(relaxation())
  }

  /// True for an operation for which a rule is relaxed.
  func isNamed(_ operation: Int) -> Bool {
    !relaxed.isEmpty && relaxed.contains { $0.operation == operation }
  }

  /// True for a refused call that nothing was a reason to refuse: it had nothing to do.
  func hasToBeMet(_ index: Int, _ operation: Operation) -> Bool {
    guard operation.end?.how == .refused, !operation.isMove, !isRelaxed(.refused(index)),
      !isRelaxed(.despiteItsEnd(index))
    else { return false }
    return options.contains(.refusalsNeedAReason) && !operation.wasBusy
      || options.contains(.refusalsNeedMotion) && !operation.sawMotion
  }

  /// True for a call of which it counts that it was refused: where a history is played on the router
  /// itself, and for the test's own model.
  func remembers(_ index: Int) -> Bool {
    options.contains(.refusalsCount)
      && (window.specification.model != nil
        || window.effects.isExact && operations[index].isLearned)
  }

  /// True where nothing is lost when operations that may be carried out before a moment are carried
  /// out behind it, if it can pass as it is.
  ///
  /// - Parameters:
  ///   - situation: where a history has come to.
  ///   - isShownForNothing: true where it makes no difference what was on the screen.
  func mayWait(at place: Int, _ situation: Situation, isShownForNothing: Bool) -> Bool {
    switch window.log.moments[place] {
    case .began(let operation):
      (operations[operation].givesUp.isEmpty || operations[operation].hasTurn)
        && !(operations[operation].end?.how == .refused && situation.isAskedToWait(operations))
    // Behind its end, what need not be carried out is not.
    case .ended(let operation):
      !options.contains(.returnsAfterAnimation)
        && (operations[operation].isEventual
          || !situation.open.contains { $0.operation == operation })
    case .settled: !options.contains(.returnsAfterAnimation)
    case .shown: !options.contains(.returnsAfterAnimation) && isShownForNothing
    case .told: !isRelaxed(.told(place))
    case .rest, .neverAtRest: false
    }
  }

  /// True for an operation that need not be carried out. What waits for its turn is given up then,
  /// not before.
  func isDispensable(_ open: Situation.Open, _ operation: Operation) -> Bool {
    operation.end?.how == .refused
      || isRelaxed(open.done == 0 ? .lost(open.operation) : .inPart(open.operation))
      || operation.priority == nil && mayBeGivenUp(open, operation)
  }

  /// True for an operation that somebody has given up, or the router may.
  func mayBeGivenUp(_ open: Situation.Open, _ operation: Operation) -> Bool {
    open.isOptional || operation.end?.how == .cancelled
      || operation.wasBusy && operation.isIgnorable && !operation.hasShownAtOnce
  }

  /// True for an operation that began before another one, which gives it up.
  func isGivenUp(_ index: Int, by operation: Operation) -> Bool {
    guard let action = operations[index].action else { return false }
    return operation.givesUp.contains(action) && !isRelaxed(.despiteItsEnd(index))
      && (operations[index].begin ?? 0) < (operation.begin ?? Int.max)
  }

  /// What a call does, by the test's own model or as declared, and what the model is then; nil where
  /// it has not been asked.
  @inline(__always) func effect(
    of index: Int, _ situation: Situation
  ) -> (effect: CallEffect<RouteNumber>?, model: ModelState?) {
    guard let model = window.specification.model, var state = situation.model,
      case .call(let action, let argument) = operations[index].subject
    else { return (operations[index].effect, nil) }
    let operation = operations[index]
    let time = operation.begin.map { window.log.times[$0] } ?? operation.time
    let call = ModeledCall(
      action: action, argument: argument, time: time, screens: situation.screens)
    let effect = model(&state, call)
    return (effect ?? operation.effect, state)
  }

  /// True for an operation that may have given nothing up: one that was cancelled may not have come to
  /// that, nor one that may be ignored, or does nothing on these screens, or by the test's own model.
  func mayGiveNothingUp(_ index: Int, _ situation: Situation) -> Bool {
    // Read where it is needed: to copy it costs more than what is asked here.
    var operation: Operation { operations[index] }
    if operation.end?.how == .cancelled || operation.wasBusy && operation.isIgnorable {
      return true
    }
    guard window.specification.model != nil else {
      return operation.effect?.isMeant(for: situation.screens) == false
    }
    let (effect, model) = effect(of: index, situation)
    guard let effect else { return false }
    return !effect.isMeant(for: situation.screens) || model != nil && effect.superseded.isEmpty
  }

  /// What has begun before an operation, and is still to be done, is given up by it.
  func giveUp(for index: Int, _ situation: inout Situation) {
    var operation: Operation { operations[index] }
    if !mayGiveNothingUp(index, situation) {
      situation.open.removeAll { isGivenUp($0.operation, by: operation) }
      situation.queue.removeAll { isGivenUp($0.operation, by: operation) }
      return
    }
    for place in situation.open.indices
    where isGivenUp(situation.open[place].operation, by: operation) {
      situation.open[place].isOptional = true
    }
    for place in situation.queue.indices
    where isGivenUp(situation.queue[place].operation, by: operation) {
      situation.queue[place].isOptional = true
    }
  }

  /// True for a move of the user's that was seen to be carried out, so that it cannot have come too
  /// late for what lies below something else.
  ///
  /// - Parameter fromBelow: true for one that was seen to take out what lies there.
  func wasSeen(_ move: UserMove, _ operation: Operation, fromBelow: Bool = false) -> Bool {
    wasReported(operation) { report in
      move.isCarriedOut(by: report) && (!fromBelow || move.takingOut(report.before) != nil)
    }
  }

  /// True for a layer that was seen to leave with all that has come on top of it, which it has
  /// presented.
  func wasSeenTakingAlong(_ move: UserMove, _ operation: Operation) -> Bool {
    guard case .layers = move.target else { return false }
    return wasReported(operation) { report in
      move.takingAlong(report.before)?.isAlike(report.after) ?? false
    }
  }

  /// Whether something was seen when the router was told, in the time of an operation.
  private func wasReported(
    _ operation: Operation, _ isMeant: (RunLog.Report) -> Bool
  ) -> Bool {
    guard let begin = operation.begin, let end = operation.end?.place else { return false }
    return (begin..<end).contains { window.report(at: $0).map(isMeant) ?? false }
  }

  /// True for a call that takes away one layer, which was asked for after the call had begun: it was
  /// not meant, unless the call is said to hand something over. So is a page, if the call goes on after
  /// it has returned; the order of calls that are awaited is nobody's.
  func isMistaken(_ index: Int, about later: Situation.Later?) -> Bool {
    guard let later, operations[index].effect?.isEventual != true,
      later.depth == 0 || operations[index].isLate, !mayHaveWaited(index)
    else { return false }
    return isAsked(later.operation, after: index, hasTakenTime: later.hasTakenTime)
      && !isRelaxed(.mistaken(index))
  }

  /// True for a call that goes on after it has returned and began behind another one that does: the
  /// router may have had it wait, and what came meanwhile a higher priority.
  private func mayHaveWaited(_ index: Int) -> Bool {
    guard operations[index].isEventual, let begin = operations[index].begin else { return false }
    return operations.contains { other in
      guard other.isEventual, let earlier = other.begin, earlier < begin else { return false }
      return window.log.rest(after: earlier).map { begin < $0 } ?? true
    }
  }

  /// True for a call that has begun later than another one. In one instant nobody can tell, unless
  /// something else was shown between, and what was asked for took time to come.
  func isAsked(_ index: Int, after earlier: Int, hasTakenTime: Bool) -> Bool {
    guard let begin = operations[index].begin, let other = operations[earlier].begin else {
      return false
    }
    let log = window.log
    return log.times[other] < log.times[begin]
      || hasTakenTime && other < begin && log.shown[other] < log.shown[begin]
  }

  /// True where it is later than when a call has begun.
  func takesTime(_ index: Int, until place: Int) -> Bool {
    guard let begin = operations[index].begin else { return false }
    return window.log.times[begin] < window.log.times[place]
  }
}

/// What a history has to keep to, in one part of a log.
struct HistoryRules {
  /// Rules beyond that every operation is carried out once, in its time.
  struct Options: OptionSet {
    let rawValue: Int
    /// A call is refused only while something else is under way.
    static let refusalsNeedAReason = Self(rawValue: 1)
    /// A call is refused only while the screen moves.
    static let refusalsNeedMotion = Self(rawValue: 2)
    /// A caller that waits resumes after the animation.
    static let returnsAfterAnimation = Self(rawValue: 4)
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

  /// True for a refused call that nothing was a reason to refuse: it had nothing to do.
  func hasToBeMet(_ index: Int, _ operation: Operation) -> Bool {
    guard operation.end?.how == .refused, !operation.isMove, !isRelaxed(.refused(index)) else {
      return false
    }
    return options.contains(.refusalsNeedAReason) && !operation.wasBusy
      || options.contains(.refusalsNeedMotion) && !operation.sawMotion
  }

  /// True for an operation that need not be carried out.
  func isDispensable(_ open: Situation.Open, _ operation: Operation) -> Bool {
    open.isOptional || operation.end?.how == .cancelled || isRelaxed(.lost(open.operation))
      || operation.wasBusy && operation.effect?.isIgnorable ?? false
      || operation.end?.how == .refused && !isRelaxed(.despiteItsEnd(open.operation))
  }
}

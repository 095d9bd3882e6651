extension PlayedTest {
  /// The first call of a short run that does something else alone than it says: where there is one, a
  /// failure may be put down to any other.
  ///
  /// - Parameter last: the step at which the run has failed.
  /// - Returns: in words; nil where every call does what it says, or says nothing, or where the test has
  ///   a model of its own.
  func declaredDifference(_ log: RunLog, until last: Int) -> String? {
    let operations = log.operations.filter { $0.begin.map { log.steps[$0] <= last } ?? false }
    guard specification.model == nil, (2...Self.comparedLimit).contains(operations.count),
      operations.contains(where: \.saysAll)
    else { return nil }
    var place = LearnedActions.root
    guard case .played(var before) = learned.outcome(of: place, self) else { return nil }
    let order = operations.sorted { ($0.begin ?? 0) < ($1.begin ?? 0) }
    for (index, operation) in order.enumerated() {
      place = learned.child(of: place, operation.subject.plain)
      let next = order[(index + 1)...].map(\.subject.plain)
      guard case .played(let after) = learned.outcome(of: place, before: next, self) else {
        return nil
      }
      if operation.saysAll, !after.isRefused, let effect = operation.effect,
        case .call(let action, let argument) = operation.subject
      {
        let expected = effect.rest(before.screens)
        if !expected.isAlike(after.screens) {
          return
            "alone, `\(actions[action].text(argument))` makes of \(before.screens.text(routes)) "
            + "\(after.screens.text(routes)), and its effect says \(expected.text(routes))"
        }
      }
      before = after
    }
    return nil
  }

  /// So many calls and moves are played alone, to compare.
  private static var comparedLimit: Int { 8 }
}

extension Operation {
  /// True for a call that says what it makes of the screens, and at once.
  fileprivate var saysAll: Bool {
    effect.map { !$0.isLearned && $0.queued == nil && $0.selected == nil } ?? false
  }
}

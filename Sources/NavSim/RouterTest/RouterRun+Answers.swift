// A call may last until the user has answered what it has shown: nobody else's doing brings it to its
// end, and so it is answered when there are no more steps.
extension RouterRun {
  /// True when a call waits for the user's answer.
  var isAnswerAwaited: Bool { calls.live.contains { $0.waitsForUser(screens) } }

  /// Makes a call that takes the top layer away, so that who has shown it and waits gets an answer.
  ///
  /// - Returns: false when nobody waits, or nothing of the kind can be done.
  func answerCalls() -> Bool {
    guard isAnswerAwaited, answers < Self.answerLimit,
      !calls.isBusy(calls.answerer),
      let action = test.actions.indices.first(where: {
        test.actions[$0].effects?[0].isDismissal ?? false && hasButton($0)
      })
    else { return false }
    answers += 1
    start(calls.answerer, action, 0)
    return true
  }

  /// The calls that have not ended though there is nothing that anybody could answer: those that have
  /// shown what the user cannot take away may wait for ever, and behind it others wait.
  var unanswerable: [CallState] {
    calls.open.filter {
      !$0.waitsForUser(screens) && !($0.waitsForTurn && screens.layers.count > 1)
    }
  }

  /// So many layers do not lie on one another but by mistake.
  private static var answerLimit: Int { 100 }
}

// A call may last until the user has answered what it has shown: nobody else's doing brings it to its
// end, and so it is answered when there are no more steps.

/// What the user has pressed at the end of a run.
struct AnswersAtTheEnd {
  fileprivate struct Button: Hashable {
    let action: Int
    let argument: Int
  }

  fileprivate var count = 0
  /// On which screens the buttons were pressed.
  fileprivate var screens: Picture?
  fileprivate var pressed: Set<Button> = []

  /// So many layers do not lie on one another but by mistake.
  fileprivate static var limit: Int { 100 }
}

extension RouterRun {
  /// True when a call may wait for the user's answer.
  var isAnswerAwaited: Bool { calls.live.contains { $0.mayWaitForUser(screens) } }

  /// Presses a button that is on the screen, so that who has shown the top layer and waits gets an
  /// answer. One that has changed nothing is not pressed again.
  ///
  /// - Returns: false when nobody waits, or nothing is left to be pressed.
  func answerCalls() -> Bool {
    guard isAnswerAwaited, answers.count < AnswersAtTheEnd.limit, !calls.isBusy(calls.answerer)
    else { return false }
    if answers.screens != screens {
      answers.screens = screens
      answers.pressed = []
    }
    guard let button = nextButton else { return false }
    answers.count += 1
    answers.pressed.insert(button)
    start(calls.answerer, button.action, button.argument)
    return true
  }

  /// What closes the top layer, then the other buttons that are on it.
  private var nextButton: AnswersAtTheEnd.Button? {
    let actions = test.actions.indices.filter { !test.leftOutActions.contains($0) }
    let buttons = actions.filter(hasButton).flatMap { action in
      possibleArguments(action).map {
        AnswersAtTheEnd.Button(action: action, argument: $0)
      }
    }.filter { button in
      let effect = test.actions[button.action].effects?[button.argument]
      return !answers.pressed.contains(button) && effect?.isMeant(for: screens) ?? true
    }
    return buttons.first { test.actions[$0.action].effects?[$0.argument].isDismissal ?? false }
      ?? buttons.first { test.actions[$0.action].screens != nil }
  }

  /// The calls that have not ended though there is nothing that anybody could answer: those that have
  /// shown what the user cannot take away may wait for ever, and behind it others wait.
  var unanswerable: [CallState] {
    calls.open.filter {
      !$0.waitsForUser(screens) && !($0.waitsForTurn && screens.layers.count > 1)
    }
  }
}

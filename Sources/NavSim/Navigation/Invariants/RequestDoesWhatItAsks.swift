import NavCore

/// ``Invariant/requestDoesWhatItAsks``: protects callers from an answer to a question that they did
/// not ask.
///
/// What a request comes to is said in `RequestRules.swift`; here is what is said when it does not.
enum RequestDoesWhatItAsks {
  static func other(
    _ change: Change, _ animated: Bool, _ request: Request, _ picture: ScreenPicture
  ) -> InvariantViolation {
    violation(
      "\(RequestWords.text(request)) on \(picture.state.summary): \(request.postcondition)",
      "\(change.summary), \(animated ? "animated" : "not animated")")
  }

  static func other(_ seen: String, _ asked: Asked, _ answer: RequestAnswer) -> InvariantViolation {
    violation("\(text(asked)) to be answered: \(answer.text)", seen)
  }

  static func other(_ outcome: Outcome, _ asked: Asked, than expected: Outcome?)
    -> InvariantViolation
  {
    violation(
      "\(text(asked)) to be \(expected.map(EffectWords.text) ?? "started")",
      EffectWords.text(outcome))
  }

  static func other(_ outcome: Outcome, of id: RequestID, than expected: Outcome)
    -> InvariantViolation
  {
    violation(
      "request \(id.rawValue) to be \(EffectWords.text(expected))", EffectWords.text(outcome))
  }

  static func compare(
    _ outcome: Outcome, of id: RequestID, with next: StepsUnderWay.Next
  ) -> InvariantViolation? {
    switch next {
    case .end(outcome): nil
    case .end(let expected): other(outcome, of: id, than: expected)
    case .command(let step):
      violation(
        "request \(id.rawValue) to take its next step"
          + (step.map { ", " + RequestWords.text($0) } ?? ""), EffectWords.text(outcome))
    }
  }

  static func other(state: NavigationState, than expected: NavigationState) -> InvariantViolation {
    violation("the state to be what the commands lead to: \(expected.summary)", state.summary)
  }

  static func step(_ change: Change, insteadOf outcome: Outcome) -> InvariantViolation {
    violation("no further step: \(EffectWords.text(outcome))", change.summary)
  }

  static func detour(_ change: Change, stepsLeft: Int) -> InvariantViolation {
    violation(
      "a step of the link that leaves \(stepsLeft - 1) of \(stepsLeft) steps to do", change.summary)
  }

  static func unasked(_ change: Change) -> InvariantViolation {
    violation("no command without a request that has started", change.summary)
  }

  static func unaskedRepair() -> InvariantViolation {
    violation("no other screen while the host does as it was asked", "a resynchronisation")
  }

  static func early(_ id: RequestID, _ outcome: Outcome) -> InvariantViolation {
    violation(
      "request \(id.rawValue) to be settled when its transition is over", EffectWords.text(outcome))
  }

  static func early(_ asked: Asked) -> InvariantViolation {
    violation("\(text(asked)) to wait while the router is busy", "its turn")
  }

  static func outOfTurn(_ asked: Asked, _ first: RequestID?) -> InvariantViolation {
    InvariantViolation(
      invariant: .queuePriorityOrder,
      expected: first.map { "request \($0.rawValue) first" } ?? "nobody's turn",
      seen: "the turn of \(text(asked))")
  }

  private static func text(_ asked: Asked) -> String {
    "request \(asked.id.rawValue) (\(RequestWords.text(asked.request)))"
  }

  private static func violation(_ expected: String, _ seen: String) -> InvariantViolation {
    InvariantViolation(invariant: .requestDoesWhatItAsks, expected: expected, seen: seen)
  }
}

extension RequestAnswer {
  fileprivate var text: String {
    switch self {
    case .rejected(let reason): "rejected, \(reason)"
    case .waits: "it waits"
    case .starts: "it starts"
    case .completes: "completed"
    }
  }
}

import NavCore

/// ``Invariant/noDelayWithoutCause``: protects users from pauses in which nothing happens.
enum NoDelayWithoutCause {
  /// Looks at what a call must not leave undone.
  static func owed(
    request: RequestID?, repair: Bool = false, question: TransitionID? = nil,
    gestureQuestion: GestureID? = nil
  ) -> InvariantViolation? {
    if let request { return violation("request \(request.rawValue) to be answered in this call") }
    if repair { return violation("the host to be put right in this call") }
    if let question {
      return violation("a silent host to be asked about transition \(question.rawValue)")
    }
    return gestureQuestion.map {
      violation("a silent host to be asked about gesture \($0.rawValue)")
    }
  }

  /// Looks whether anything stands still while nothing moves.
  ///
  /// - Parameters:
  ///   - steps: whose steps are under way.
  ///   - next: whose turn it is.
  static func rest(_ steps: RequestID?, _ next: Asked?) -> InvariantViolation? {
    if let steps {
      return violation("request \(steps.rawValue) to go on in this call, or to end")
    }
    return next.map {
      violation("request \($0.id.rawValue), whose gate is open, to start in this call")
    }
  }

  /// Says in what a router differs from what is under way.
  static func other(_ router: RouterStatus, than underWay: UnderWay) -> InvariantViolation {
    if router.transition != underWay.moving?.id {
      return violation(
        "\(text("transition", underWay.moving?.id.rawValue)) in flight",
        text("transition", router.transition?.rawValue))
    }
    if router.gesture != underWay.finger?.id {
      return violation(
        "\(text("gesture", underWay.finger?.id.rawValue)) in flight",
        text("gesture", router.gesture?.rawValue))
    }
    if router.sequence != underWay.steps?.request {
      return violation(
        "the steps of \(text("request", underWay.steps?.request.rawValue)) under way",
        text("request", router.sequence?.rawValue))
    }
    if router.isBusy != underWay.isBusy {
      return violation(
        "the router to say that it is \(underWay.isBusy ? "busy" : "idle")",
        router.isBusy ? "busy" : "idle")
    }
    return violation(
      "the router to look at the clock \(text(underWay.deadline))", text(router.deadline))
  }

  static func waits(_ asked: Asked) -> InvariantViolation {
    violation("request \(asked.id.rawValue) to start at once: nothing is in its way", "it waits")
  }

  static func early(_ what: String) -> InvariantViolation {
    violation("no question about \(what) before the host has been silent for long", "a question")
  }

  private static func text(_ what: String, _ id: UInt64?) -> String {
    id.map { "\(what) \($0)" } ?? "no \(what)"
  }

  private static func text(_ time: Instant?) -> String {
    time.map { "at \($0.milliseconds) ms" } ?? "never"
  }

  private static func violation(_ expected: String, _ seen: String = "nothing of it")
    -> InvariantViolation
  {
    InvariantViolation(invariant: .noDelayWithoutCause, expected: expected, seen: seen)
  }
}

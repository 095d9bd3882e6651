import NavCore

/// ``Invariant/noDelayWithoutCause``: protects users from pauses in which nothing happens (NB-41, M-GS-21).
enum NoDelayWithoutCause {
  /// Looks at what a call must not leave undone.
  static func owed(
    request: RequestID?, repair: Bool = false, question: TransitionID? = nil,
    gestureQuestion: GestureID? = nil
  ) -> Breach? {
    if let request { return breach("request \(request.rawValue) to be answered in this call") }
    if repair { return breach("the host to be put right in this call") }
    if let question {
      return breach("a silent host to be asked about transition \(question.rawValue)")
    }
    return gestureQuestion.map { breach("a silent host to be asked about gesture \($0.rawValue)") }
  }

  /// Looks whether anything stands still while nothing moves.
  static func rest(
    _ underWay: UnderWay, _ requests: OpenRequests, _ picture: ScreenPicture
  ) -> Breach? {
    guard underWay.moving == nil, underWay.finger == nil else { return nil }
    if let request = underWay.steps?.request {
      return breach("request \(request.rawValue) to go on in this call, or to end")
    }
    return requests.next(onEmptyScreen: !picture.hasLayers).map {
      breach("request \($0.id.rawValue), whose gate is open, to start in this call")
    }
  }

  /// Compares what is under way with what the router says of itself.
  static func compare(_ underWay: UnderWay, _ router: RouterStatus) -> Breach? {
    if router.transition != underWay.moving?.id {
      return breach(
        "\(text("transition", underWay.moving?.id.rawValue)) in flight",
        text("transition", router.transition?.rawValue))
    }
    if router.gesture != underWay.finger?.id {
      return breach(
        "\(text("gesture", underWay.finger?.id.rawValue)) in flight",
        text("gesture", router.gesture?.rawValue))
    }
    if router.sequence != underWay.steps?.request {
      return breach(
        "the steps of \(text("request", underWay.steps?.request.rawValue)) under way",
        text("request", router.sequence?.rawValue))
    }
    if router.isBusy != underWay.isBusy {
      return breach(
        "the router to say that it is \(underWay.isBusy ? "busy" : "idle")",
        router.isBusy ? "busy" : "idle")
    }
    guard router.deadline != underWay.deadline else { return nil }
    return breach(
      "the router to look at the clock \(text(underWay.deadline))", text(router.deadline))
  }

  static func waits(_ asked: Asked) -> Breach {
    breach("request \(asked.id.rawValue) to start at once: nothing is in its way", "it waits")
  }

  static func early(_ what: String) -> Breach {
    breach("no question about \(what) before the host has been silent for long", "a question")
  }

  private static func text(_ what: String, _ id: UInt64?) -> String {
    id.map { "\(what) \($0)" } ?? "no \(what)"
  }

  private static func text(_ time: Instant?) -> String {
    time.map { "at \($0.milliseconds) ms" } ?? "never"
  }

  private static func breach(_ expected: String, _ seen: String = "nothing of it") -> Breach {
    Breach(invariant: .noDelayWithoutCause, expected: expected, seen: seen)
  }
}

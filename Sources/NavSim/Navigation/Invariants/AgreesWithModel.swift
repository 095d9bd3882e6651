import NavCore

/// Compares a router with the reference model after every call, and gives what differs the name
/// that says most: `Invariant.requestDoesWhatItAsks`, `Invariant.noDelayWithoutCause` or, of
/// all else, `Invariant.agreesWithModel`.
///
/// After the first difference the two are not in the same state any more, and it is silent.
package struct AgreesWithModel: Sendable {
  private var model: ReferenceModel
  private var hasDiffered = false

  package init(_ model: ReferenceModel) { self.model = model }

  /// - Parameter requests: those that were open before the call.
  package mutating func check(_ call: RouterCall, _ requests: OpenRequests) -> InvariantViolation? {
    if hasDiffered { return nil }
    model.effects.begin(call.effects)
    switch call.cause {
    case .request(let asked): model.submit(asked.request, asked.options, at: call.time)
    case .report(let report, _): model.receive(report, at: call.time)
    case .time: model.advance(to: call.time)
    }
    let difference = model.effects.end()
    let status = RouterStatus(
      transition: model.transition?.id, sequence: model.several?.request,
      gesture: model.gesture?.id, deadline: model.deadline, waitingCount: model.waiting.count,
      ignoredReportCount: model.ignoredReports, isBusy: model.isBusy)
    let found: InvariantViolation? =
      if let difference {
        violation(difference, call, requests)
      } else if call.concernsScreen, !model.screens.agree(with: call.navigation) {
        // Where nothing was to change and nothing has, both are as they were.
        otherScreens(call)
      } else if call.after != status {
        compare(call.after)
      } else {
        nil
      }
    hasDiffered = found != nil
    return found
  }

  private func violation(
    _ difference: EffectComparison.Difference, _ call: RouterCall, _ requests: OpenRequests
  ) -> InvariantViolation {
    let expected = difference.expected
    let seen = call.effects.dropFirst(difference.place).first
    let name: Invariant =
      switch (expected, seen) {
      case (_, nil) where call.effects.isEmpty: .noDelayWithoutCause
      case (.left, _), (_, .left), (.pathChanged, _), (_, .pathChanged): .agreesWithModel
      case (_, nil), (.started, .waiting), (_, .inquire), (_, .inquireGesture):
        .noDelayWithoutCause
      default: .requestDoesWhatItAsks
      }
    return violation(
      name, text(expected) + postcondition(of: expected ?? seen, call, requests), text(seen))
  }

  private func text(_ effect: Effect?) -> String {
    effect.map(EffectWords.text) ?? "nothing more"
  }

  /// What the request asks for that an effect is about.
  private func postcondition(
    of effect: Effect?, _ call: RouterCall, _ requests: OpenRequests
  ) -> String {
    let id: RequestID? =
      switch effect {
      case .waiting(let id), .started(let id, _), .settled(let id, _): id
      case .perform(model.transition?.id, _, _): model.transition?.request
      default: nil
      }
    guard let id, let asked = call.isRequest(id) ? call.request : requests[id] else { return "" }
    return " (\(RequestWords.text(asked.request)): \(asked.request.postcondition))"
  }

  private func otherScreens(_ call: RouterCall) -> InvariantViolation {
    violation(
      call.commandCount > 0 ? .requestDoesWhatItAsks : .agreesWithModel,
      model.screens.state.summary, call.navigation.summary)
  }

  private func compare(_ router: RouterStatus) -> InvariantViolation? {
    func late(_ what: String, _ expected: UInt64?, _ seen: UInt64?) -> InvariantViolation? {
      expected == seen
        ? nil
        : violation(.noDelayWithoutCause, "\(what) \(number(expected)) under way", number(seen))
    }
    if let found = late(
      "transition", model.transition?.id.rawValue, router.transition?.rawValue)
      ?? late("gesture", model.gesture?.id.rawValue, router.gesture?.rawValue)
      ?? late(
        "the steps of request", model.several?.request.rawValue, router.sequence?.rawValue)
    {
      return found
    }
    if router.isBusy != model.isBusy {
      return violation(
        .noDelayWithoutCause, "the router to be \(model.isBusy ? "busy" : "idle")",
        router.isBusy ? "busy" : "idle")
    }
    if router.deadline != model.deadline {
      return violation(
        .noDelayWithoutCause, "the router to look at the clock \(time(model.deadline))",
        time(router.deadline))
    }
    if router.waitingCount != model.waiting.count {
      return violation(.agreesWithModel, "\(model.waiting.count) waiting", "\(router.waitingCount)")
    }
    guard router.ignoredReportCount != model.ignoredReports else { return nil }
    return violation(
      .agreesWithModel, "\(model.ignoredReports) reports ignored", "\(router.ignoredReportCount)")
  }

  private func number(_ id: UInt64?) -> String { id.map(String.init) ?? "none" }

  private func time(_ time: Instant?) -> String {
    time.map { "at \($0.milliseconds) ms" } ?? "never"
  }

  private func violation(
    _ invariant: Invariant, _ expected: String, _ seen: String
  ) -> InvariantViolation {
    InvariantViolation(invariant: invariant, expected: expected, seen: seen)
  }
}

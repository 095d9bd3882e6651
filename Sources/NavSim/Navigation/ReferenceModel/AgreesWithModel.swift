import NavCore

/// ``Invariant/agreesWithModel``: protects every rule that no other invariant names.
struct AgreesWithModel: Sendable {
  private var model: ReferenceModel

  init(_ model: ReferenceModel) { self.model = model }

  /// - Parameter submitted: the request of this call, if it is one.
  mutating func check(
    _ seen: borrowing Observation, _ submitted: (Request, RequestOptions)?, at time: Instant
  ) -> Breach? {
    switch seen.cause {
    case .request:
      guard let (request, options) = submitted else { return nil }
      model.submit(request, options, at: time)
    case .report(let report, _): model.receive(report, at: time)
    case .time: model.advance(to: time)
    }
    return news(seen) ?? state(seen) ?? bookkeeping(seen.after)
  }

  private func news(_ seen: borrowing Observation) -> Breach? {
    let expected = model.news
    var index = 0
    while index < expected.count || index < seen.effects.count {
      let wanted = index < expected.count ? expected[index] : nil
      let found = index < seen.effects.count ? seen.effects[index] : nil
      if wanted?.agrees(with: found) != true {
        return breach(wanted?.text ?? "nothing more", found.map(EffectWords.text) ?? "nothing more")
      }
      index += 1
    }
    return nil
  }

  private func state(_ seen: borrowing Observation) -> Breach? {
    if model.screens.agree(with: seen.navigation) { return nil }
    return breach(model.screens.state.summary, seen.navigation.summary)
  }

  private func bookkeeping(_ router: Observation.Bookkeeping) -> Breach? {
    if router.transition != model.transition?.id {
      return breach(
        "transition \(number(model.transition?.id.rawValue)) in flight",
        "\(number(router.transition?.rawValue))")
    }
    if router.sequence != model.several?.request {
      return breach(
        "the steps of request \(number(model.several?.request.rawValue)) under way",
        "those of \(number(router.sequence?.rawValue))")
    }
    if router.isBusy != model.isBusy {
      return breach(
        "the router to be \(model.isBusy ? "busy" : "idle")", router.isBusy ? "busy" : "idle")
    }
    if router.waitingCount != model.waiting.count {
      return breach("\(model.waiting.count) waiting", "\(router.waitingCount)")
    }
    if router.deadline != model.deadline {
      return breach(
        "the deadline at \(time(model.deadline))", "at \(time(router.deadline))")
    }
    guard router.ignoredReportCount != model.ignoredReports else { return nil }
    return breach("\(model.ignoredReports) reports ignored", "\(router.ignoredReportCount)")
  }

  private func number(_ id: UInt64?) -> String { id.map(String.init) ?? "none" }

  private func time(_ time: Instant?) -> String { time.map { "\($0.milliseconds) ms" } ?? "none" }

  private func breach(_ expected: String, _ seen: String) -> Breach {
    Breach(invariant: .agreesWithModel, expected: expected, seen: seen)
  }
}

extension ReferenceModel.News {
  func agrees(with effect: Effect?) -> Bool {
    switch (self, effect) {
    case (.effect(let wanted), let found?): wanted == found
    case (.path(let steps), .pathChanged(let path)?): steps == path.steps
    default: false
    }
  }

  var text: String {
    switch self {
    case .effect(let effect): EffectWords.text(effect)
    case .path(let steps): EffectWords.text(path: steps)
    }
  }
}

import NavCore

/// ``Invariant/agreesWithModel``: protects every rule that no other invariant names.
struct AgreesWithModel: Sendable {
  private var model: ReferenceModel
  /// The router's state when it last agreed. This copy shares its storage with the router until
  /// somebody writes there: what neither side has touched since need not be compared again.
  private var agreed: NavigationState

  init(_ model: ReferenceModel) {
    self.model = model
    agreed = model.screens.state
  }

  /// - Parameter submitted: the request of this call, if it is one.
  mutating func check(
    _ seen: borrowing Observation, _ submitted: (Request, RequestOptions)?, at time: Instant
  ) -> Breach? {
    model.news.begin(seen.effects)
    switch seen.cause {
    case .request:
      guard let (request, options) = submitted else { return nil }
      model.submit(request, options, at: time)
    case .report(let report, _): model.receive(report, at: time)
    case .time: model.advance(to: time)
    }
    if let news = model.news.end() { return breach(news.expected, news.seen) }
    return state(seen) ?? bookkeeping(seen.after)
  }

  private mutating func state(_ seen: borrowing Observation) -> Breach? {
    if !model.screens.wereTouched, agreed.sharesStorage(with: seen.navigation) { return nil }
    guard model.screens.agree(with: seen.navigation) else {
      return breach(model.screens.state.summary, seen.navigation.summary)
    }
    agreed = seen.navigation
    model.screens.wereTouched = false
    return nil
  }

  /// Mutating though it changes nothing, because the model, which is large, would be copied for it.
  private mutating func bookkeeping(_ router: Observation.Bookkeeping) -> Breach? {
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

import NavCore

/// ``Invariant/agreesWithModel``: protects every rule that no other invariant names.
struct AgreesWithModel: Sendable {
  private var model: ReferenceModel
  /// True when the states agreed after the call before: what neither side has touched since need not be
  /// compared again.
  private var didAgree = false

  init(_ model: ReferenceModel) { self.model = model }

  /// - Parameters:
  ///   - seen: changed in nothing; what is large is copied to be lent.
  ///   - request: what was asked for, if this call is a request.
  ///   - options: how.
  ///   - time: when.
  mutating func check(
    _ seen: inout Observation, _ request: consuming Request?, _ options: RequestOptions,
    at time: Instant
  ) -> Breach? {
    model.news.begin(&seen.effects)
    switch seen.cause {
    case .request:
      if let request = consume request { model.submit(request, options, at: time) }
    case .report(let report, _): model.receive(report, at: time)
    case .time: model.advance(to: time)
    }
    model.news.end(&seen.effects)
    if model.news.first != nil || !stateAgrees(&seen) || !agrees(with: seen.after) {
      return difference(&seen)
    }
    return nil
  }

  @inline(__always)
  private mutating func stateAgrees(_ seen: inout Observation) -> Bool {
    if didAgree, !model.screens.wereTouched, seen.isUntouched { return true }
    didAgree = model.screens.agree(with: seen.navigation)
    model.screens.wereTouched = !didAgree
    return didAgree
  }

  @inline(__always)
  private func agrees(with router: Observation.Bookkeeping) -> Bool {
    router.transition == model.transition?.id && router.sequence == model.several?.request
      && router.isBusy == model.isBusy && router.waitingCount == model.waiting.count
      && router.deadline == model.deadline && router.ignoredReportCount == model.ignoredReports
  }

  /// What the two do not agree on, in words.
  private mutating func difference(_ seen: inout Observation) -> Breach? {
    didAgree = false
    if let news = model.news.first { return breach(news.expected, news.seen) }
    if !stateAgrees(&seen) {
      return breach(model.screens.state.summary, seen.navigation.summary)
    }
    let router = seen.after
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

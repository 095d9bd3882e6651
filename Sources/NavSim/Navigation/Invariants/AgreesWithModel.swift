import NavCore

/// ``Invariant/agreesWithModel``: protects every rule that no other invariant names.
struct AgreesWithModel: Sendable {
  private var model: ReferenceModel

  init(_ model: ReferenceModel) { self.model = model }

  mutating func check(_ call: RouterCall) -> InvariantViolation? {
    model.effects.clear()
    switch call.cause {
    case .request(let asked): model.submit(asked.request, asked.options, at: call.time)
    case .report(let report, _): model.receive(report, at: call.time)
    case .time: model.advance(to: call.time)
    }
    if model.effects != call.effects { return firstDifference(call.effects) }
    // Where nothing was to change and nothing has, both are as they were.
    if call.concernsScreen, !model.screens.agree(with: call.navigation) {
      return violation(model.screens.state.summary, call.navigation.summary)
    }
    return compare(call.after)
  }

  private func firstDifference(_ seen: [Effect]) -> InvariantViolation {
    let same = zip(model.effects, seen).prefix { $0 == $1 }.count
    func text(_ effects: [Effect]) -> String {
      same < effects.count ? EffectWords.text(effects[same]) : "nothing more"
    }
    return violation(text(model.effects), text(seen))
  }

  private func compare(_ router: RouterStatus) -> InvariantViolation? {
    if router.transition != model.transition?.id {
      return violation(
        "transition \(number(model.transition?.id.rawValue)) in flight",
        "\(number(router.transition?.rawValue))")
    }
    if router.sequence != model.several?.request {
      return violation(
        "the steps of request \(number(model.several?.request.rawValue)) under way",
        "those of \(number(router.sequence?.rawValue))")
    }
    if router.isBusy != model.isBusy {
      return violation(
        "the router to be \(model.isBusy ? "busy" : "idle")", router.isBusy ? "busy" : "idle")
    }
    if router.waitingCount != model.waiting.count {
      return violation("\(model.waiting.count) waiting", "\(router.waitingCount)")
    }
    if router.deadline != model.deadline {
      return violation(
        "the deadline at \(time(model.deadline))", "at \(time(router.deadline))")
    }
    guard router.ignoredReportCount != model.ignoredReports else { return nil }
    return violation("\(model.ignoredReports) reports ignored", "\(router.ignoredReportCount)")
  }

  private func number(_ id: UInt64?) -> String { id.map(String.init) ?? "none" }

  private func time(_ time: Instant?) -> String { time.map { "\($0.milliseconds) ms" } ?? "none" }

  private func violation(_ expected: String, _ seen: String) -> InvariantViolation {
    InvariantViolation(invariant: .agreesWithModel, expected: expected, seen: seen)
  }
}

import NavCore

extension Explainer<Step> {
  /// Creates an explainer of what a fixture expects; nil for one that expects to pass.
  package init?(_ fixture: Fixture) {
    guard fixture.expectation.property != nil else { return nil }
    self.init(
      fails: { steps in
        var variant = fixture
        variant.steps = steps
        return Replay.run(variant).verdict == .asRecorded
      },
      time: { $0.after.rawValue },
      moved: { step, time in
        var step = step
        step.after = Milliseconds(time)
        return step
      },
      variants: { step in [RouteID(7), RouteID(8), RouteID(0)].compactMap { step.with($0) } })
  }
}

extension Step {
  /// The same with another route; nil for what has none, or several.
  fileprivate func with(_ route: RouteID) -> Step? {
    guard case .call(var call) = action, let what = call.what.with(route) else { return nil }
    call.what = what
    var step = self
    step.action = .call(call)
    return step
  }
}

extension Call.What {
  /// The same with another route; nil for what has none, or several.
  fileprivate func with(_ route: RouteID) -> Call.What? {
    guard case .request(let request) = self else { return nil }
    return switch request {
    case .push: .request(.push(route))
    case .replaceRoot: .request(.replaceRoot(route))
    case .present(_, let style): .request(.present(route, style))
    case .enqueue(_, let style): .request(.enqueue(route, style))
    default: nil
    }
  }
}

import NavCore

/// Says what of a failing scenario matters: which times and values may vary, and from which step on
/// nothing can keep it from failing.
package struct Explainer: Sendable {
  /// What is known of one step.
  package struct Finding: Sendable {
    /// The step.
    package let step: Step
    /// The times before it with which the scenario still fails, around its own; nil when it is the
    /// first thing that happens and any will do.
    package let times: ClosedRange<Milliseconds>
    /// True when the scenario fails with any other route in its place, too.
    package let isRouteFree: Bool
    /// True when it fails without the step.
    package let isSuperfluous: Bool
  }

  /// What is known of a scenario.
  package struct Explanation: Sendable {
    /// The steps, with what may vary of each.
    package let findings: [Finding]
    /// How many steps have to have happened until the failure comes whatever is not done any more.
    package let pointOfNoReturn: Int
  }

  /// The longest time that is tried.
  package static let longest: Milliseconds = 10_000

  private let fails: @Sendable ([Step]) -> Bool

  /// Creates an explainer of what a fixture expects; nil for one that expects to pass.
  package init?(_ fixture: Fixture) throws(SetupError) {
    guard case .fails = fixture.expectation else { return nil }
    _ = try fixture.setup.configuration()
    fails = { steps in
      var variant = fixture
      variant.steps = steps
      let verdict = try? Replay.run(variant).verdict
      if case .asRecorded? = verdict { return true }
      return false
    }
  }

  /// Tries variations of every step; nil when the scenario itself does not fail.
  package func explain(_ steps: [Step]) -> Explanation? {
    guard fails(steps) else { return nil }
    let findings = steps.indices.map { index in
      Finding(
        step: steps[index], times: times(of: index, steps),
        isRouteFree: isRouteFree(index, steps),
        isSuperfluous: fails(without(index, steps)))
    }
    let prefix = (0...steps.count).first { fails(Array(steps[..<$0])) }
    return Explanation(findings: findings, pointOfNoReturn: prefix ?? steps.count)
  }

  private func without(_ index: Int, _ steps: [Step]) -> [Step] {
    var fewer = steps
    let removed = fewer.remove(at: index)
    if index < fewer.count {
      fewer[index].after = fewer[index].after + removed.after
    }
    return fewer
  }

  /// The span around the step's own time in which the scenario fails, by halving towards its edges.
  private func times(of index: Int, _ steps: [Step]) -> ClosedRange<Milliseconds> {
    func fails(after time: Int64) -> Bool {
      var variant = steps
      variant[index].after = Milliseconds(time)
      return self.fails(variant)
    }
    let own = steps[index].after.rawValue
    var low: Int64 = 0
    if !fails(after: 0) {
      var bad: Int64 = 0
      low = own
      while low - bad > 1 {
        let middle = (low + bad) / 2
        if fails(after: middle) { low = middle } else { bad = middle }
      }
    }
    var high = max(Self.longest.rawValue, own)
    if !fails(after: high) {
      var bad = high
      high = own
      while bad - high > 1 {
        let middle = (high + bad) / 2
        if fails(after: middle) { high = middle } else { bad = middle }
      }
    }
    return Milliseconds(low)...Milliseconds(high)
  }

  private func isRouteFree(_ index: Int, _ steps: [Step]) -> Bool {
    guard case .call(var call) = steps[index].action else { return false }
    for route in [RouteID(7), RouteID(8), RouteID(0)] {
      guard let other = call.what.with(route) else { return false }
      call.what = other
      var variant = steps
      variant[index].action = .call(call)
      if !fails(variant) { return false }
    }
    return true
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

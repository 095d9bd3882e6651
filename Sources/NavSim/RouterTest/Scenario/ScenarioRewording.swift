/// What leaving out and simplifying do not reach, so that seeds that fail for one reason end at the
/// same steps.
struct ScenarioRewording {
  /// Plays candidates; nil for one that does not fail.
  let play: (RouterScenario) -> (RouterScenario, Violation)?
  /// Every step of the kinds that are in some steps.
  let kin: ([RouterStep]) -> [RouterStep]

  /// More steps than these are left as they are.
  static var stepLimit: Int { 16 }
  /// After so many milliseconds everything is mostly at rest.
  static var restDelay: Int { 1_000 }

  /// A scenario that is smaller, or told in the words that come first; nil when there is none.
  func reword(_ scenario: RouterScenario) -> (RouterScenario, Violation)? {
    guard scenario.steps.count <= Self.stepLimit else { return nil }
    return calm(scenario) ?? waiting(scenario) ?? first(scenario)
  }

  /// The same with a kind host, in the natural order: all steps but some that follow each other come
  /// when everything is at rest.
  private func calm(_ scenario: RouterScenario) -> (RouterScenario, Violation)? {
    let kind = scenario.steps.filter { !$0.move.isOfHost }
    guard scenario.deviations > 0 || kind.count < scenario.steps.count else { return nil }
    for length in 0..<kind.count {
      for start in 1...(length == 0 ? 1 : kind.count - length) {
        let together = start..<(start + length)
        var calm = scenario.inNaturalOrder
        calm.steps = kind
        for index in kind.indices where !together.contains(index) {
          calm.steps[index].delay = index == 0 ? 0 : Self.restDelay
        }
        if let found = play(calm) { return found }
      }
    }
    return nil
  }

  /// The same without a step that only lets time pass: the one behind it comes a moment later.
  private func waiting(_ scenario: RouterScenario) -> (RouterScenario, Violation)? {
    for index in scenario.steps.indices.dropLast() {
      var shorter = scenario.inNaturalOrder
      let delay = shorter.steps.remove(at: index).delay + shorter.steps[index].delay + 1
      guard delay <= RouterStep.delayLimit else { continue }
      shorter.steps[index].delay = delay
      if let found = play(shorter) { return found }
    }
    return nil
  }

  /// The same with the first step in place of one that fails as well, of the kinds that are there.
  private func first(_ scenario: RouterScenario) -> (RouterScenario, Violation)? {
    let kin = kin(scenario.steps).sorted { $0.move.isBefore($1.move) }
    for index in scenario.steps.indices {
      let own = scenario.steps[index]
      for step in kin where step.delay == own.delay && step.move.isBefore(own.move) {
        var other = scenario
        other.steps[index] = step
        if let found = play(other.inNaturalOrder) { return found }
        guard scenario.deviations > 0 else { continue }
        if let found = play(other), found.0.deviations <= scenario.deviations { return found }
      }
    }
    return nil
  }
}

extension RouterMove {
  /// True for what the host does, and not a caller or the user.
  fileprivate var isOfHost: Bool {
    switch self {
    case .host, .kind: true
    case .call, .cancel, .user: false
    }
  }

  /// Calls come before everything else: those of the first caller, by the places of their actions
  /// and arguments.
  fileprivate func isBefore(_ other: Self) -> Bool {
    guard case .call(let caller, let action, let argument) = self else { return false }
    guard case .call(let otherCaller, let otherAction, let otherArgument) = other else {
      return true
    }
    return (caller, action, argument) < (otherCaller, otherAction, otherArgument)
  }
}

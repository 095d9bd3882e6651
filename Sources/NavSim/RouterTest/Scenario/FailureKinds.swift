extension PlayedTest {
  /// What failures have in common that are one: the property, with who is to blame or, where that is
  /// not known, with the kinds of steps.
  func shape(of violation: Violation, _ scenario: RouterScenario) -> [String] {
    violation.blamed == nil ? [violation.property] + kinds(of: scenario) : [violation.cause]
  }

  /// The kinds of calls in a scenario; of one without calls, the kinds of its steps.
  func kinds(of scenario: RouterScenario) -> [String] {
    var calls: Set<String> = []
    var others: Set<String> = []
    for step in scenario.steps {
      if case .call = step.move {
        calls.insert(shape(of: step.move))
      } else {
        others.insert(shape(of: step.move))
      }
    }
    return (calls.isEmpty ? others : calls).sorted()
  }

  /// A move without its caller and its argument.
  func shape(of move: RouterMove) -> String {
    switch move {
    case .call(_, let action, _): actions.indices.contains(action) ? actions[action].name : ""
    case .cancel: "cancel"
    case .user(let gesture): "\(gesture)"
    case .host(let fault): fault.rawValue
    case .kind: "kind"
    }
  }
}

extension Step {
  /// The same steps, each with a number of its own; those that have one keep it.
  static func numbered(_ steps: [Step]) -> [Step] {
    var taken: Set = [StepID(0)]
    return steps.enumerated().map { index, step in
      var step = step
      if !taken.insert(step.id).inserted { step.id = StepID(UInt64(index) + 1_000_000_000) }
      return step
    }
  }

  /// The same steps, numbered 0 where no other step names them, as those of an alphabet are: equal
  /// steps are then equal values.
  static func unnumbered(_ steps: [Step]) -> [Step] {
    let named = Set(steps.flatMap(\.action.namedSteps))
    return steps.map { step in
      var step = step
      if !named.contains(step.id) { step.id = StepID(0) }
      return step
    }
  }
}

extension Action {
  /// The steps whose requests, layers or entries this action names.
  var namedSteps: [StepID] {
    let call: Call
    switch self {
    case .clearKeptFlag(_, let step): return [step]
    case .call(let made), .on(_, let made): call = made
    default: return []
    }
    var steps: [StepID] = []
    switch call.what {
    case .dismiss(let step), .cancel(let step): steps.append(step)
    case .request: break
    }
    if case .step(let step)? = call.source { steps.append(step) }
    return steps
  }
}

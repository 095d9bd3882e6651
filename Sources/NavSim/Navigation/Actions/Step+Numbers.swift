extension Step {
  /// The same steps, each with a number of its own; those that have one keep it.
  package static func numbered(_ steps: [Step]) -> [Step] {
    var taken: Set = [StepID(0)]
    return steps.enumerated().map { index, step in
      var step = step
      if !taken.insert(step.id).inserted { step.id = StepID(UInt64(index) + 1_000_000_000) }
      return step
    }
  }

  /// The same steps as they are read from a text: numbered from 1 in their order, and without a
  /// scope where no screen asks; nil when a step names one that is not before it, which no text can
  /// say.
  package static func renumbered(_ steps: [Step]) -> [Step]? {
    var numbers: [StepID: StepID] = [:]
    var renumbered: [Step] = []
    renumbered.reserveCapacity(steps.count)
    for step in steps {
      guard step.action.namedSteps.allSatisfy({ numbers[$0] != nil }) else { return nil }
      let id = StepID(UInt64(renumbered.count) + 1)
      let action = step.action.naming { numbers[$0] ?? $0 }
      renumbered.append(Step(id: id, after: step.after, action: action))
      numbers[step.id] = id
    }
    return renumbered
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

  /// The same action with other names for the steps that it names.
  fileprivate func naming(_ name: (StepID) -> StepID) -> Action {
    switch self {
    case .clearKeptFlag(let flag, let step): .clearKeptFlag(flag, name(step))
    case .call(let call): .call(call.naming(name))
    case .on(let moment, let call): .on(moment, call.naming(name))
    default: self
    }
  }
}

extension Call {
  fileprivate func naming(_ name: (StepID) -> StepID) -> Call {
    var call = self
    switch what {
    case .request: break
    case .dismiss(let step): call.what = .dismiss(name(step))
    case .cancel(let step): call.what = .cancel(name(step))
    }
    if case .step(let step)? = source { call.source = .step(name(step)) }
    if source == nil { call.scope = .visible }
    return call
  }
}

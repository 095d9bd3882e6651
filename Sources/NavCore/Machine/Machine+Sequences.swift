// Requests of several steps, one step after another.
extension Machine {
  /// Starts the next step once nothing is in flight; settles the request after the last.
  mutating func continueSequence(into effects: inout [Effect]) {
    while state.sequence != nil, state.transition == nil, state.gesture == nil,
      var sequence = state.sequence
    {
      guard let step = sequence.step else {
        endSequence(sequence.outcome, into: &effects)
        return
      }
      if sequence.start == nil, sequence.disturbedBy == nil {
        sequence.start = state.stackOfEnd(step)
        state.sequence = sequence
      }
      if let remover = sequence.disturbedBy, !state.canGoOn(step) {
        endSequence(sequence.stopped(.superseded(by: remover)), into: &effects)
        return
      }
      takeStep(step, of: sequence, into: &effects)
    }
  }

  private mutating func takeStep(
    _ step: Request, of sequence: RunningSequence, into effects: inout [Effect]
  ) {
    let end = state.stackOfEnd(step)
    switch state.planStep(step) {
    case .reject(let reason):
      endSequence(sequence.stopped(.rejected(reason)), into: &effects)
    case .unchanged, .steps:
      if end != nil, end == sequence.start { state.sequence?.disturbedBy = nil }
      state.sequence?.stepIsDone()
    case .change(let change, let direction, let animated, let focus):
      state.sequence?.hasChanged = true
      begin(change, direction, animated: animated, focus, for: sequence.request, into: &effects)
    }
  }

  /// A transition of the sequence is over. A multi-step form is done when it finds nothing left to do.
  mutating func stepEnded(undoneBy remover: Remover?, into effects: inout [Effect]) {
    guard let sequence = state.sequence else { return }
    if let remover {
      endSequence(sequence.stopped(.superseded(by: remover)), into: &effects)
    } else if sequence.step?.kind.namesItsEnd == false {
      state.sequence?.stepIsDone()
    }
  }

  private mutating func endSequence(_ outcome: Outcome, into effects: inout [Effect]) {
    guard let request = state.sequence?.request else { return }
    state.sequence = nil
    effects.append(.settled(request, outcome))
  }
}

extension RouterState {
  /// The stack that a multi-step form is to end on; nil for other steps.
  fileprivate func stackOfEnd(_ step: Request) -> StackID? {
    switch step {
    case .popToRootAnimated: navigation.visibleStackID
    case .dismissAllAnimated: .tab(navigation.selectedTab)
    default: nil
    }
  }

  /// True when a step that has begun can go on though somebody has moved something: popping where it
  /// began, or dismissing whatever is left.
  fileprivate func canGoOn(_ step: Request) -> Bool {
    guard let start = sequence?.start else { return false }
    return step == .dismissAllAnimated || start == stackOfEnd(step)
  }
}

extension RequestKind {
  /// True for the multi-step forms, which say where to end instead of what to do.
  var namesItsEnd: Bool { self == .popToRootAnimated || self == .dismissAllAnimated }
}

extension RunningSequence {
  /// What is wrong with steps whatever the state is: one that cannot be a step.
  static func flaw(of steps: [Request]) -> RejectionReason? {
    guard let index = steps.firstIndex(where: { !$0.kind.canBeStep }) else { return nil }
    return .notAStep(index: index, steps[index].kind)
  }
}

// Requests of several steps, one step after another.
extension Machine {
  /// Starts the next step while nothing is in flight; settles the request after the last.
  mutating func takeStep(of request: RequestID, into effects: inout [Effect]) {
    guard let step = state.sequence?.step else {
      if let outcome = state.sequence?.outcome(on: state.navigation) {
        endSequence(outcome, into: &effects)
      }
      return
    }
    if state.sequence?.isCancelled == true, !state.navigation.isAtEnd(of: step) {
      return stopSequence(.cancelled, into: &effects)
    }
    let end = state.navigation.stackOfEnd(step)
    if let remover = state.sequence?.disturbedBy {
      // Popping can go on where it began, and dismissing with whatever is left.
      guard let start = state.sequence?.start, start == end || step.kind == .dismissAllAnimated
      else { return stopSequence(.superseded(by: remover), into: &effects) }
    } else if state.sequence?.start == nil {
      state.sequence?.start = end
    }
    take(consume step, for: request, into: &effects)
  }

  /// The next step finds nothing to do.
  mutating func skipStep() {
    // The multi-step form is where it was to end, whatever has brought it there.
    if let step = state.sequence?.step, let end = state.navigation.stackOfEnd(step),
      end == state.sequence?.start, state.sequence?.undone == nil
    {
      state.sequence?.disturbedBy = nil
    }
    state.sequence?.stepIsDone()
  }

  /// A transition of the sequence is over. A multi-step form is done when it finds nothing to do.
  mutating func stepEnded(undoneBy remover: Remover?, into effects: inout [Effect]) {
    if let remover {
      stopSequence(.superseded(by: remover), into: &effects)
    } else if state.sequence?.stepNamesItsEnd == false {
      state.sequence?.stepIsDone()
    }
  }

  mutating func stopSequence(_ reason: StopReason, into effects: inout [Effect]) {
    if let outcome = state.sequence?.stopped(reason, on: state.navigation) {
      endSequence(outcome, into: &effects)
    }
  }

  private mutating func endSequence(_ outcome: Outcome, into effects: inout [Effect]) {
    guard let request = state.sequence?.request else { return }
    state.sequence = nil
    effects.append(.settled(request, outcome))
  }
}

extension NavigationState {
  /// The stack that a multi-step form is to end on; nil for other steps.
  fileprivate func stackOfEnd(_ step: Request) -> StackID? {
    switch step {
    case .popToRootAnimated: visibleStackID
    case .dismissAllAnimated: .tab(selectedTab)
    default: nil
    }
  }

  /// True when a multi-step form has nothing left to do.
  fileprivate func isAtEnd(of step: Request) -> Bool {
    switch step {
    case .popToRootAnimated: pushedCount == 0
    case .dismissAllAnimated: layers.isEmpty
    default: false
    }
  }
}

extension Transition.Focus {
  /// What can be seen of a finished step.
  var mark: RunningSequence.Mark? {
    switch self {
    case .entry(let entry): .entry(entry)
    case .tab(let tab): .tab(tab)
    case .stack, .nothing: nil
    }
  }
}

extension RouterState {
  /// True for what the multi-step form that is under way would take off the screen itself.
  func isTakenByStep(_ target: RemovalTarget) -> Bool {
    guard let start = sequence?.start else { return false }
    switch (sequence?.step, target) {
    case (.popToRootAnimated?, .entry(let entry)):
      return navigation.position(of: entry)?.stack == start
    case (.dismissAllAnimated?, .layer): return true
    case (.dismissAllAnimated?, .entry(let entry)):
      return navigation.place(of: entry)?.isPresented == true
    default: return false
    }
  }
}

extension RunningSequence {
  /// What is wrong with steps whatever the state is: one that cannot be a step.
  static func flaw(of steps: [Request]) -> RejectionReason? {
    guard let index = steps.firstIndex(where: { !$0.kind.canBeStep }) else { return nil }
    return .notAStep(index: index, steps[index].kind)
  }
}

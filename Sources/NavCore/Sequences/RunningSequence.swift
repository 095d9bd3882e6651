/// A request of several steps that is under way.
///
/// The router is busy from the first step to the last, so nothing else starts in between (M-IN-33).
/// The user and the system cannot be kept from moving things; once they have, the steps that are
/// left no longer know where they stand, and the sequence stops there and says so (M-IN-31). Only
/// the multi-step forms, which name where to end, go on from wherever they find themselves: popping
/// as long as the stack that it began on is the visible one (M-IN-11), dismissing in any case.
public struct RunningSequence: Hashable, Sendable {
  /// The request that asked for it.
  public let request: RequestID
  /// What is done, one after another.
  public let steps: [Request]
  /// The step that is under way or comes next, counted from 0.
  public internal(set) var index = 0
  /// True for a multi-step form by itself, whose only step is the request.
  package let isSingle: Bool
  /// True once a step has changed something.
  package var hasChanged = false
  /// Who has moved something since the step before began.
  package var disturbedBy: Remover?
  /// The stack on which the multi-step form that is under way is to end.
  package var start: StackID?

  /// The steps of the multi-step forms, made once.
  static let popToRoot: [Request] = [.popToRootAnimated]
  static let dismissAll: [Request] = [.dismissAllAnimated]

  init(_ request: RequestID, _ steps: consuming [Request], isSingle: Bool) {
    self.request = request
    self.steps = steps
    self.isSingle = isSingle
  }

  /// The step that comes next; nil after the last.
  var step: Request? { index < steps.count ? steps[index] : nil }

  /// True when the step that comes next is a multi-step form, which says where to end instead of
  /// what to do.
  var stepNamesItsEnd: Bool {
    switch step {
    case .popToRootAnimated?, .dismissAllAnimated?: true
    default: false
    }
  }

  /// How it ends when the step that comes next cannot be done.
  func stopped(_ reason: StopReason) -> Outcome {
    switch reason {
    case .superseded(let remover) where isSingle: .superseded(by: remover)
    default: .stopped(step: min(index, steps.count - 1), because: reason)
    }
  }

  /// How it ends after the last step.
  var outcome: Outcome {
    if let disturbedBy, !isSingle { return stopped(.superseded(by: disturbedBy)) }
    return hasChanged ? .completed : .unchanged
  }

  mutating func stepIsDone() {
    index += 1
    start = nil
  }
}

/// A request of several steps that is under way.
///
/// The router is busy from the first step to the last, so nothing else starts in between.
/// The user and the system cannot be kept from moving things; once they have, the steps that are
/// left no longer know where they stand, and the sequence stops there and says so. Only
/// the multi-step forms, which name where to end, go on from wherever they find themselves: popping
/// as long as the stack that it began on is the visible one, dismissing in any case.
public struct RunningSequence: Hashable, Sendable {
  /// The request that asked for it.
  public let request: RequestID
  /// What is done, one after another.
  public let steps: [Request]
  /// The step that is under way or comes next, counted from 0.
  public internal(set) var index = 0
  /// The link that it follows; nil for steps that its caller has named.
  let link: Request?
  /// True for a multi-step form by itself, whose only step is the request.
  package let isSingle: Bool
  /// True once a step has changed something.
  package var hasChanged = false
  /// True once its caller has withdrawn it.
  package var isCancelled = false
  /// Who has moved something since the step before began.
  package var disturbedBy: Remover?
  /// The stack on which the multi-step form that is under way is to end.
  package var start: StackID?
  /// What the finished steps have put on screen, in their order.
  package private(set) var shown: [Shown] = []
  /// The first finished step whose screen somebody else has removed.
  package private(set) var undone: Undone?

  /// What a finished step has put on screen.
  package struct Shown: Hashable, Sendable {
    /// The step, counted from 0.
    package let step: Int
    /// What that is.
    package let mark: Mark
  }

  /// What can be seen of a step for as long as nobody undoes it.
  package enum Mark: Hashable, Sendable {
    /// An entry is there.
    case entry(EntryID)
    /// A tab is selected.
    case tab(TabID)
  }

  /// A finished step that was undone, and by whom.
  package struct Undone: Hashable, Sendable {
    /// The step, counted from 0.
    package let step: Int
    /// Who has undone it.
    package let remover: Remover
  }

  /// The steps of the multi-step forms, made once.
  static let popToRoot: [Request] = [.popToRootAnimated]
  static let dismissAll: [Request] = [.dismissAllAnimated]

  init(
    _ request: RequestID, _ steps: consuming [Request],
    link destination: Destination<RouteID>? = nil, isSingle: Bool = false
  ) {
    self.request = request
    self.steps = steps
    link = destination.map { .open($0) }
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
  func stopped(_ reason: StopReason, on screens: NavigationState) -> Outcome {
    if let undone = firstUndone(on: screens) { return undone.outcome }
    switch reason {
    case .superseded(let remover) where isSingle: return .superseded(by: remover)
    case .cancelled where isSingle: return .cancelled
    default: return .stopped(step: index, because: reason)
    }
  }

  /// How it ends after the last step.
  func outcome(on screens: NavigationState) -> Outcome {
    if let undone = firstUndone(on: screens) { return undone.outcome }
    // A link says where the user is to be, whatever its steps were.
    if let disturbedBy, case .open(let destination)? = link,
      screens.steps(to: destination)?.isEmpty != true
    {
      return .superseded(by: disturbedBy)
    }
    return hasChanged ? .completed : .unchanged
  }

  /// The first finished step whose effect somebody else has undone.
  private func firstUndone(on screens: NavigationState) -> Undone? {
    for done in shown.reversed() {
      guard case .tab(let tab) = done.mark else { continue }
      // Only the user selects tabs beside the steps. Of those, the last one counts.
      guard tab != screens.selectedTab, done.step < undone?.step ?? .max else { break }
      return Undone(step: done.step, remover: .user)
    }
    return undone
  }

  /// Notes what the step that has ended has put on screen.
  mutating func shows(_ mark: Mark) {
    if shown.isEmpty { shown.reserveCapacity(steps.count - index) }
    shown.append(Shown(step: index, mark: mark))
  }

  /// Notes that somebody else has removed these.
  mutating func lose(_ gone: Set<EntryID>, by remover: Remover) {
    let lost = shown.first { done in
      if case .entry(let entry) = done.mark { gone.contains(entry) } else { false }
    }
    if let lost, lost.step < undone?.step ?? .max {
      undone = Undone(step: lost.step, remover: remover)
    }
  }

  mutating func stepIsDone() {
    index += 1
    start = nil
  }
}

extension RunningSequence.Undone {
  fileprivate var outcome: Outcome { .stopped(step: step, because: .superseded(by: remover)) }
}

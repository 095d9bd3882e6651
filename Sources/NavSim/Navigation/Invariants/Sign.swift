import NavCore

/// What an effect is, without what is large in it.
///
/// Effects hold lists and whole states, and a `switch` over one copies it first, which counts
/// references; of most effects nobody needs more than this.
enum Sign {
  case waits(RequestID)
  case starts(RequestID, TransitionID)
  case settles(RequestID, Coverage.OutcomeClass)
  /// A command to change the screen.
  case performs
  case resynchronises
  case inquires(TransitionID)
  case inquiresGesture(GestureID)
  case leaves(EntryID, DismissalReason)
  /// The path has that many steps.
  case delivers(Int)

  /// True for a question to the host.
  var isQuestion: Bool {
    switch self {
    case .inquires, .inquiresGesture: true
    default: false
    }
  }
}

extension Effect {
  /// A step of the path, if this delivers one that has as many.
  // One by one, because a path that is handed over is counted, and with it all that an effect can hold.
  @inline(__always)
  func step(_ index: Int) -> NavigationStep? {
    if case .pathChanged(let path) = self, index < path.steps.count {
      path.steps[index]
    } else {
      nil
    }
  }

  /// True when this holds a list, which has to be given back.
  @inline(__always)
  var holdsList: Bool {
    switch self {
    case .settled(_, .rejected(.tabsDiffer)), .settled(_, .stopped(_, .rejected(.tabsDiffer))),
      .perform(_, .replace, _), .perform(_, .restore, _), .resynchronise, .pathChanged:
      true
    case .settled, .perform, .inquire, .inquireGesture, .waiting, .started, .left: false
    }
  }

  /// True when the host is asked for a change.
  @inline(__always)
  var isChange: Bool { if case .perform = self { true } else { false } }

  /// True when the host is asked for a change that was decided while nothing was presented.
  @inline(__always)
  var meetsEmptyScreen: Bool {
    if case .perform(_, let change, let animated) = self {
      change.meetsEmptyScreen(animated)
    } else {
      false
    }
  }

  /// True when a request has got what it asked for.
  @inline(__always)
  var isSuccess: Bool {
    switch self {
    case .settled(_, .completed), .settled(_, .unchanged): true
    default: false
    }
  }

  /// The change that the host is asked for, if this asks for one.
  var change: Change? { if case .perform(_, let change, _) = self { change } else { nil } }

  /// How a request has ended, if this says so.
  var outcome: Outcome? { if case .settled(_, let outcome) = self { outcome } else { nil } }

  /// What this is, without what is large in it.
  // Inlined, because an effect that is lent is copied first.
  @inline(__always)
  var sign: Sign {
    switch self {
    case .waiting(let id): .waits(id)
    case .started(let id, let transition): .starts(id, transition)
    case .settled(let id, let outcome): .settles(id, Coverage.OutcomeClass(outcome))
    case .perform: .performs
    case .resynchronise: .resynchronises
    case .inquire(let id): .inquires(id)
    case .inquireGesture(let id): .inquiresGesture(id)
    case .left(let entry, let reason): .leaves(entry, reason)
    case .pathChanged(let path): .delivers(path.steps.count)
    }
  }
}

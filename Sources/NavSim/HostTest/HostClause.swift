/// What a host owes its router: the contract of ``/NavCore/NavigationHost``, clause by clause.
public enum HostClause: String, CaseIterable, Hashable, Sendable {
  /// At the end of a transition, and at rest, the screen shows what the router says.
  case showsWhatIsAsked = "shows-what-is-asked"
  /// A transition is reported as ended when its screen is there, not before.
  case endsAfterTheView = "ends-after-the-view"
  /// A transition whose animation is over is reported as ended.
  case everyTransitionEnds = "every-transition-ends"
  /// It is reported once.
  case endsOnce = "ends-once"
  /// Reports name transitions and gestures that there are.
  case namesWhatThereIs = "names-what-there-is"
  /// A gesture that has begun ends when the finger is gone.
  case everyGestureEnds = "every-gesture-ends"
  /// What the user has removed or selected is reported, and nothing else is.
  case tellsWhatTheUserDoes = "tells-what-the-user-does"
  /// A host that is asked answers, also about what it does not know.
  case answers
  /// What does not fit the screen is not carried out and ends as not finished.
  case refusesWhatDoesNotFit = "refuses-what-does-not-fit"

  /// What holds, in one sentence.
  public var promise: String {
    switch self {
    case .showsWhatIsAsked:
      "when a transition has ended, and at rest, the screen shows what the router says, entry by "
        + "entry"
    case .endsAfterTheView:
      "a transition is reported as ended when what it brings is on screen, not before"
    case .everyTransitionEnds: "when its animation is over, a transition is reported as ended"
    case .endsOnce: "the end of a transition, or of a gesture, is reported once"
    case .namesWhatThereIs:
      "a report names a transition that was asked for, or a gesture that began"
    case .everyGestureEnds: "a gesture that was reported to begin is reported to end"
    case .tellsWhatTheUserDoes:
      "what the user has removed or selected is reported in the order in which it has happened, and "
        + "only what has"
    case .answers:
      "a question is answered: a transition is animating or idle, a gesture active or ended"
    case .refusesWhatDoesNotFit:
      "a change that does not find what it expects is not carried out and ends as not finished, but "
        + "for a dismissal of what is gone, which may have finished"
    }
  }
}

/// A clause that a host has broken.
public struct HostViolation: Error, Sendable, CustomStringConvertible {
  /// The clause.
  public let clause: HostClause
  /// What was seen.
  public let seen: String
  /// Which run it was.
  public let seed: UInt64
  /// What was done, in its order; nothing can be left out.
  public let steps: [HostStep]

  /// The clause, what was seen instead, and how to see it again.
  public var description: String {
    """
    \(clause.rawValue): \(clause.promise)
      seen: \(seen)
      after: \(steps.map(\.description).joined(separator: "; "))
      again: check(seeds: \(seed)...\(seed))
    """
  }
}

/// What comes out of the machine: commands to the host, news for callers and observers.
public enum Effect: Hashable, Sendable {
  // First what may hold something on the heap, because it is then told from what does not by one
  // comparison wherever effects are thrown away.

  /// Command: carry out a change and report its end.
  case perform(TransitionID, Change, animated: Bool)
  /// Command: show exactly this, at once and without animation. What the host has removed on its
  /// own and not yet been heard about stays removed.
  case resynchronise(NavigationState)
  /// The request has ended.
  case settled(RequestID, Outcome)
  /// The navigation path of a settled state, when it is another than the last.
  case pathChanged(NavigationPath)

  /// Command: say whether this transition is under way.
  case inquire(TransitionID)
  /// Command: say whether this gesture, which began on this target, is under way. The answer of a
  /// host that knows nothing of it is that it has ended, not finished.
  case inquireGesture(GestureID, RemovalTarget)
  /// The request waits for its turn.
  case waiting(RequestID)
  /// The request has taken effect in the state; the host is being asked to show it.
  case started(RequestID, TransitionID)
  /// An entry has left the screen for good.
  case left(EntryID, DismissalReason)
}

/// What the host is asked to change on screen, by ids, with what the router believes is there.
///
/// A host that finds something else there (because the user was faster than the report) does
/// nothing and ends the transition as not finished; the reports that explain it come first.
public enum Change: Hashable, Sendable {
  /// Puts an entry on a stack whose top is `above`.
  case push(Entry, onto: StackID, above: EntryID)
  /// Takes entries off a stack until `entry` is on top.
  case pop(StackID, to: EntryID)
  /// Replaces a whole stack by these entries: the first is its root as it was, the others are new.
  case replace(StackID, with: [Entry])
  /// Puts another entry in the place of the root. What is pushed is not named, because naming it
  /// would bring back what the user has removed and the router has not heard of yet.
  case replaceRoot(StackID, with: Entry)
  /// Adds a layer with one entry on top of `above`, or of the tabs when nothing is presented.
  case present(LayerID, PresentationStyle, root: Entry, presenter: EntryID, above: LayerID?)
  /// Removes a layer and all above it. One that is gone has been dismissed: the host takes nothing
  /// else away, and may say that it has finished.
  case dismiss(LayerID)
  /// Removes every layer and shows a tab instead of `from`.
  case select(TabID, from: TabID)
  /// Shows this and nothing else, where tab `from` was shown.
  case restore(NavigationState, from: TabID)
}

/// Which way a change moves, for the timing that estimates.
enum Direction {
  /// Push and pop.
  case horizontal
  /// Present and dismiss.
  case vertical
}

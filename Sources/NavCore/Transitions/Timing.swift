/// How the router knows that a transition is over.
public enum Timing: Hashable, Sendable {
  /// When the host says so. A host that stays silent is asked, and only then put right.
  case reported
  /// After a fixed time, whatever the host does, as many routers wait. It breaks when an
  /// animation lasts longer than the estimate; the simulator must find that.
  case estimated(horizontal: Milliseconds, vertical: Milliseconds)

  /// The usual estimate: 550 ms for push and pop, 500 ms for present and dismiss.
  public static let estimated = Timing.estimated(horizontal: 550, vertical: 500)
}

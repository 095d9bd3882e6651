/// A rule that playing calls alone cannot show, and that makes what was seen right.
enum Remedy: Hashable, Sendable {
  /// Calls of an action give up those of others.
  case superseding(Set<Int>, by: Int)
  /// A call may come to nothing while the router is busy.
  case mayBeIgnored
}

/// A part of a large app that a seed may stay in: what leads to one of its places, and what can be done
/// there.
///
/// Who touches whatever is on the screen is near the start of an app most of the time. Runs that leave
/// most of it out find what no run that may do everything finds (Groce and others, "Swarm Testing", ISSTA
/// 2012).
package struct RouterFocus: Hashable, Sendable {
  /// By action: the arguments, by their places.
  package var arguments: [String: Set<Int>]
  /// The tabs on the way.
  package var tabs: Set<String>

  package init(arguments: [String: Set<Int>], tabs: Set<String>) {
    (self.arguments, self.tabs) = (arguments, tabs)
  }
}

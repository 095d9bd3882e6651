/// How routes are replaced by numbers and put back: as fast as the test's own module can, which knows
/// them.
@usableFromInline
struct RouteConversion<Route: Hashable & Sendable>: Sendable {
  @usableFromInline typealias Change = (inout Screens<Route>) -> Void
  /// Puts a number in the place of each route.
  let numbered: @Sendable (RouteNumbers<Route>, Screens<Route>) -> Screens<Int32>
  /// Puts the routes back in the place of their numbers.
  let restored: @Sendable (RouteNumbers<Route>, Screens<Int32>) -> Screens<Route>
  /// What a change makes of screens.
  let changed: @Sendable (RouteNumbers<Route>, Screens<Int32>, Change) -> Screens<Int32>

  @inlinable init() {
    self.init {
      $0.numbered($1)
    } restored: {
      $0.restored($1)
    } changed: {
      $0.changed($1, $2)
    }
  }

  @usableFromInline init(
    _ numbered: @escaping @Sendable (RouteNumbers<Route>, Screens<Route>) -> Screens<Int32>,
    restored: @escaping @Sendable (RouteNumbers<Route>, Screens<Int32>) -> Screens<Route>,
    changed: @escaping @Sendable (RouteNumbers<Route>, Screens<Int32>, Change) -> Screens<Int32>
  ) {
    self.numbered = numbered
    self.restored = restored
    self.changed = changed
  }
}

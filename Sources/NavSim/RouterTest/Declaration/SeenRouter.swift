/// A router, and what it has shown last, as the test has it.
///
/// A class whose function is compiled for the router of a test: elsewhere, to copy routers and
/// screens means to look up their types first, and they are read after every piece of work. Only the
/// thread of the run touches it.
@usableFromInline
final class SeenRouter<Router, Route: Hashable & Sendable> {
  @exclusivity(unchecked) @usableFromInline var router: Router
  @exclusivity(unchecked) @usableFromInline var screens: Screens<Route>

  init(_ router: Router, _ screens: Screens<Route>) {
    self.router = router
    self.screens = screens
  }

  /// Looks what it shows now.
  ///
  /// - Returns: false when that is what it has shown before.
  @MainActor @inlinable
  func look(_ screens: @MainActor (Router) -> Screens<Route>) -> Bool {
    let now = screens(router)
    guard now != self.screens else { return false }
    self.screens = now
    return true
  }
}

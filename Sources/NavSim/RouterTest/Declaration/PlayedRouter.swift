/// The router of a run. Only the thread of the run touches it.
class PlayedRouter {
  /// What it showed when it was last looked at.
  // Unchecked, because only the thread of the run touches it.
  @exclusivity(unchecked) final fileprivate(set) var picture = Picture(layers: [])

  /// Looks what it shows now.
  ///
  /// - Returns: false when that is what it has shown before.
  func look() -> Bool { false }

  /// Whether it may be looked at while it is in the middle of a call: not a value, which is being
  /// changed then.
  var mayBeLookedInto: Bool { false }
}

/// A router with its own types.
final class TypedRouter<Router, Route: Hashable & Sendable>: PlayedRouter {
  private let hasChanged: (SeenRouter<Router, Route>) -> Bool
  private let table: RouteTable<Route>
  private let seen: SeenRouter<Router, Route>
  // Unchecked, because only the thread of the run touches it.
  @exclusivity(unchecked) private var ids = SeenIDs()

  init(
    _ router: Router, _ screens: Screens<Route>, _ table: RouteTable<Route>,
    hasChanged: @escaping (SeenRouter<Router, Route>) -> Bool
  ) {
    self.hasChanged = hasChanged
    self.table = table
    seen = SeenRouter(router, screens)
    super.init()
    picture = ids.numbered(table.picture(seen.screens))
  }

  /// The router of a run, in a test of these types.
  static func of(_ router: PlayedRouter) -> TypedRouter {
    unsafeDowncast(router, to: TypedRouter.self)
  }

  var router: Router { seen.router }

  /// What it has shown last, as the test has it.
  var screens: Screens<Route> { seen.screens }

  override func look() -> Bool {
    guard hasChanged(seen) else { return false }
    picture = ids.numbered(table.picture(seen.screens))
    return true
  }

  /// The layer as the router knows it.
  func own(_ layer: ScreenLayer<RouteNumber>) -> ScreenLayer<Route> {
    table.layer(ids.withOwn(layer))
  }

  /// What is on a screen as the router knows it.
  func own(_ picture: Picture) -> Screens<Route> {
    table.screens(ids.withOwn(picture))
  }

  override var mayBeLookedInto: Bool { Router.self is AnyObject.Type }

  /// Calls into the router. One that is a reference may be looked at meanwhile.
  func change(_ body: (inout Router) throws -> Void) rethrows {
    guard mayBeLookedInto else { return try body(&seen.router) }
    var reference = seen.router
    defer { seen.router = reference }
    try body(&reference)
  }
}

/// Numbers for the application's routes, as the core wants them: equal routes have equal numbers.
///
/// Numbers are given in the order in which routes are first seen and never again to another route.
/// Routes that nothing names any more are forgotten from time to time, so a long life with ever new
/// associated values does not fill the memory.
public struct RouteTable<Route: Hashable> {
  private var ids: [Route: RouteID] = [:]
  private var routes: [RouteID: Route] = [:]
  private var lastID: UInt32 = 0
  private var nextSweep = 256

  /// How many routes have a number.
  package var count: Int { routes.count }

  /// The number of a route, a new one if it has none.
  public mutating func id(of route: Route) -> RouteID {
    if let id = ids[route] { return id }
    lastID &+= 1
    let id = RouteID(lastID)
    ids[route] = id
    routes[id] = route
    return id
  }

  /// The route with a number; nil for one that is forgotten or never was.
  public func route(_ id: RouteID) -> Route? { routes[id] }

  /// True when it is time to ``forget(allBut:)``.
  var isFull: Bool { routes.count >= nextSweep }

  /// Forgets every route whose number is not in use.
  mutating func forget(allBut used: Set<RouteID>) {
    routes = routes.filter { used.contains($0.key) }
    ids = ids.filter { used.contains($0.value) }
    nextSweep = max(256, routes.count * 2)
  }
}

extension Request {
  /// The routes that it names.
  var routes: [RouteID] {
    var routes: [RouteID] = []
    _ = mapRoutes {
      routes.append($0)
      return $0
    }
    return routes
  }
}

extension NavigationStep {
  /// The route that the step names.
  var routes: [RouteID] {
    switch self {
    case .tab: []
    case .push(let route), .sheet(let route), .fullScreen(let route): [route]
    }
  }
}

/// A number for each route, in the order in which they are first met; nothing is decided by them. And
/// the screens that were asked for last, in both forms: the next are much like them.
///
/// A class whose functions are compiled for the routes of a test: elsewhere, to copy screens means
/// to look up their type first.
@usableFromInline
final class RouteNumbers<Route: Hashable & Sendable> {
  @exclusivity(unchecked) @usableFromInline var numbers: [Route: Int32] = [:]
  @exclusivity(unchecked) @usableFromInline var routes: [Route] = []
  @exclusivity(unchecked) @usableFromInline var last = ScreensPair<Route, Int32>.empty

  init() {}

  @inlinable func number(_ route: Route) -> Int32 {
    if let known = numbers[route] { return known }
    let number = Int32(routes.count)
    numbers[route] = number
    routes.append(route)
    return number
  }

  /// The screens with a number for each route.
  @inlinable func numbered(_ screens: Screens<Route>) -> Screens<Int32> {
    if screens == last.own { return last.other }
    let picture = screens.with(last) { number($0) }
    last = ScreensPair(own: screens, other: picture)
    return picture
  }

  /// The screens with the routes in the place of their numbers.
  @inlinable func restored(_ picture: Screens<Int32>) -> Screens<Route> {
    if picture == last.other { return last.own }
    let screens = picture.with(last.reversed) { routes[Int($0)] }
    last = ScreensPair(own: screens, other: picture)
    return screens
  }

  /// The screens as a change makes them.
  @inlinable func changed(
    _ picture: Screens<Int32>, _ change: (inout Screens<Route>) -> Void
  ) -> Screens<Int32> {
    var screens = restored(picture)
    change(&screens)
    return numbered(screens)
  }
}

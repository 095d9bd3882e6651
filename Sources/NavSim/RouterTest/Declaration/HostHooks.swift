/// What a host tells a router, and how long it takes for what.
struct HostHooks {
  let push: Duration
  let present: Duration
  var path: ((PlayedRouter, ScreenLayer<RouteNumber>, [RouteNumber]) -> Void)?
  var closed: ((PlayedRouter, ScreenLayer<RouteNumber>) -> Void)?
  var onDismiss: ((PlayedRouter, ScreenLayer<RouteNumber>) -> Void)?
  var settled: ((PlayedRouter) -> Void)?
  var gesture: ((PlayedRouter, Bool) -> Void)?
  var touch: ((PlayedRouter, ScreenTouch) -> Void)?
  var tab: ((PlayedRouter, String) -> Void)?
  var tabs: [String] = []
  var shows: ((PlayedRouter, [Picture]) -> Void)?
  /// True when the path is written as the user lets go, and not when the animation is over.
  var writesAtRelease = false
  /// True when the user can go back by several screens at once.
  var hasBackMenu = false
  /// False while nobody can touch what is on the screen; nil where somebody always can.
  var isTouchable: ((PlayedRouter) -> Bool)?
  /// True while the user cannot go back from the page on top; nil where that is always possible.
  var holdsPage: ((PlayedRouter) -> Bool)?
  /// The tabs that can be selected now; nil where all of them always can.
  var tabsNow: ((PlayedRouter) -> [String])?
  /// From now on, what is presented while another layer leaves is lost, or is not.
  var dropsWhileLeaving: ((PlayedRouter, Bool) -> Void)?
  /// Whether a layer, or the last page on it, has left what it lay on, and not gone with that; nil where
  /// what is shown says so.
  var leftAlone: ((PlayedRouter, ScreenLayer<RouteNumber>, _ isPage: Bool) -> Bool)?
  /// Nil for a host that looks by itself.
  var attach: ((PlayedRouter, TransitionHost) -> Void)?

  /// True when the router knows of a finger on the screen.
  var knowsOfTouches: Bool { gesture != nil || touch != nil }
}

/// What shows a router's screens in a test, and what it tells the router.
///
/// Every argument names something of the router; what it does not have is left out, and then the
/// host does nothing of the kind.
public struct RouterHost<Router, Route: Hashable & Sendable> {
  /// What it tells a router of a test with these routes; nil when nobody shows anything.
  let hooks: ((RouteTable<Route>) -> HostHooks)?

  /// Nobody shows anything.
  public static var none: Self { Self(hooks: nil) }

  /// A framework that draws the router's state, as SwiftUI does.
  ///
  /// It compares what the router shows with what is on the screen after each change, animates the
  /// difference, and compares again when that is over. What the user does it writes back.
  ///
  /// A binding goes with its layer: `path` and `closed` are not called for one that the router has
  /// taken away. A closure that starts a task names the router in its list:
  /// `Task { [router] in … }`.
  ///
  /// - Parameters:
  ///   - push: how long pushes and pops take.
  ///   - present: how long presentations and dismissals take.
  ///   - path: writes what is pushed on a layer, as the binding of a stack does after a swipe back:
  ///     gets the layer as it was shown, and the whole array, as the host knows it.
  ///   - closed: a dismissal by the user begins, as the binding of a sheet is told: gets the layer as
  ///     it was shown.
  ///   - onDismiss: a layer has left the screen, whoever has taken it away: gets the layer as it was
  ///     shown.
  ///   - settled: an animation is over, or a change needed none.
  ///   - gesture: a finger has begun to take something away, or has stopped.
  ///   - touch: the same for a router that is told of what, and whether it has left.
  ///   - tab: the user has selected a tab.
  ///   - tabs: the tabs that the user can select.
  ///   - shows: something else is on the screen, or the run begins: gets what is there, and during
  ///     an animation what is on its way there, too.
  public static func declarative(
    push: Duration = .milliseconds(350), present: Duration = .milliseconds(500),
    path: (@MainActor (inout Router, ScreenLayer<Route>, [Route]) -> Void)? = nil,
    closed: (@MainActor (inout Router, ScreenLayer<Route>) -> Void)? = nil,
    onDismiss: (@MainActor (inout Router, ScreenLayer<Route>) -> Void)? = nil,
    settled: (@MainActor (inout Router) -> Void)? = nil,
    gesture: (@MainActor (inout Router, Bool) -> Void)? = nil,
    touch: (@MainActor (inout Router, ScreenTouch) -> Void)? = nil,
    tab: (@MainActor (inout Router, String) -> Void)? = nil, tabs: [String] = [],
    shows: (@MainActor (inout Router, [Screens<Route>]) -> Void)? = nil
  ) -> Self {
    Self { table in
      HostHooks(
        push: push, present: present, path: tellPath(path, table), closed: tellLayer(closed),
        onDismiss: tellLayer(onDismiss), settled: tellEnd(settled), gesture: tell(gesture),
        touch: tell(touch), tab: tell(tab), tabs: tabs,
        shows: tell(shows).map { shows in
          { router, pictures in shows(router, pictures.map { Typed.of(router).own($0) }) }
        })
    }
  }

  /// The same host as one of whole apps: it writes the path as the user lets go, and not when the
  /// animation is over, and its back button has a menu.
  ///
  /// - Parameters:
  ///   - isTouchable: false while nobody sees the app, and nobody can touch it.
  ///   - holdsPage: true while the user cannot go back from the page on top.
  ///   - tabs: the tabs that can be selected now.
  ///   - dropsWhileLeaving: says whether what is presented while another layer leaves is lost.
  ///   - leftAlone: whether a layer, or the last page on it, has left what it lay on, and not gone with that.
  package func ofApps(
    isTouchable: @escaping @MainActor (Router) -> Bool,
    holdsPage: @escaping @MainActor (Router) -> Bool,
    tabs: @escaping @MainActor (Router) -> [String],
    dropsWhileLeaving: @escaping @MainActor (Router, Bool) -> Void,
    leftAlone: @escaping @MainActor (Router, (layer: ScreenLayer<Route>, isPage: Bool)) -> Bool
  ) -> Self {
    let isTouchable = WithoutIsolation.read(isTouchable)
    let holdsPage = WithoutIsolation.read(holdsPage)
    let tabs = WithoutIsolation.read(tabs)
    let drops = WithoutIsolation.read(dropsWhileLeaving)
    let leftAlone = WithoutIsolation.read(leftAlone)
    return Self(
      hooks: hooks.map { make in
        { table in
          var hooks = make(table)
          hooks.writesAtRelease = true
          hooks.hasBackMenu = true
          hooks.isTouchable = { isTouchable(Typed.of($0).router) }
          hooks.holdsPage = { holdsPage(Typed.of($0).router) }
          hooks.tabsNow = { tabs(Typed.of($0).router) }
          hooks.dropsWhileLeaving = { drops(Typed.of($0).router, $1) }
          hooks.leftAlone = {
            let router = Typed.of($0)
            return leftAlone(router.router, (layer: router.own($1), isPage: $2))
          }
          return hooks
        }
      })
  }

  /// A framework that is asked for transitions and reports their ends, as UIKit does.
  ///
  /// It shows only what it is asked to show. The user's own moves are on the screen already when
  /// the router is told of them; of a swipe on a layer that the router has taken away it is not.
  ///
  /// - Parameters:
  ///   - push: how long pushes and pops take.
  ///   - present: how long presentations and dismissals take.
  ///   - popped: the user has swiped back on a layer: gets the layer as it was shown, and what is
  ///     left pushed there.
  ///   - onDismiss: the user has dragged a layer away: gets the layer as it was shown.
  ///   - gesture: a finger has begun to take something away, or has stopped.
  ///   - touch: the same for a router that is told of what, and whether it has left.
  ///   - attach: gives the router what it asks for transitions; called once for every router.
  public static func imperative(
    push: Duration = .milliseconds(350), present: Duration = .milliseconds(500),
    popped: (@MainActor (inout Router, ScreenLayer<Route>, [Route]) -> Void)? = nil,
    onDismiss: (@MainActor (inout Router, ScreenLayer<Route>) -> Void)? = nil,
    gesture: (@MainActor (inout Router, Bool) -> Void)? = nil,
    touch: (@MainActor (inout Router, ScreenTouch) -> Void)? = nil,
    attach: @escaping @MainActor (inout Router, TransitionHost) -> Void
  ) -> Self {
    Self { table in
      HostHooks(
        push: push, present: present, path: tellPath(popped, table),
        onDismiss: tellLayer(onDismiss), gesture: tell(gesture), touch: tell(touch),
        attach: tell(attach))
    }
  }
}

// How what a host knows gets the types of the test.
extension RouterHost {
  private typealias Typed = TypedRouter<Router, Route>

  private static func tell<Value>(
    _ body: (@MainActor (inout Router, Value) -> Void)?
  ) -> ((PlayedRouter, Value) -> Void)? {
    body.map { body in
      let body = WithoutIsolation.tell(body)
      return { router, value in Typed.of(router).change { body(&$0, value) } }
    }
  }

  private static func tellEnd(
    _ body: (@MainActor (inout Router) -> Void)?
  ) -> ((PlayedRouter) -> Void)? {
    body.map { body in
      let body = WithoutIsolation.tell(body)
      return { router in Typed.of(router).change { body(&$0) } }
    }
  }

  private static func tellLayer(
    _ body: (@MainActor (inout Router, ScreenLayer<Route>) -> Void)?
  ) -> ((PlayedRouter, ScreenLayer<RouteNumber>) -> Void)? {
    tell(body).map { tell in { router, layer in tell(router, Typed.of(router).own(layer)) } }
  }

  private static func tellPath(
    _ body: (@MainActor (inout Router, ScreenLayer<Route>, [Route]) -> Void)?,
    _ table: RouteTable<Route>
  ) -> ((PlayedRouter, ScreenLayer<RouteNumber>, [RouteNumber]) -> Void)? {
    body.map { body in
      let body = WithoutIsolation.tell(body)
      return { router, layer, left in
        let router = Typed.of(router)
        let (layer, routes) = (router.own(layer), table.routes(left))
        router.change { body(&$0, layer, routes) }
      }
    }
  }
}

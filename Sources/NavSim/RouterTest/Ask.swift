/// What a call asks of a router, for the properties that compare it with what becomes of it.
///
/// Told along with an action. A call whose action tells nothing is still watched, but nobody can
/// say that it was lost.
public struct Ask<Route: Hashable & Sendable>: Sendable {
  /// What the screens would be, if the call were carried out now and by itself.
  let result: @Sendable (Screens<Route>) -> Screens<Route>
  /// What a presentation is that waits for its turn; nil for every other call.
  let queued: Queued?
  /// True when the root of the base may change.
  let changesRoot: Bool

  /// A presentation that waits for its turn.
  struct Queued: Sendable {
    let route: @Sendable () -> Route
    let priority: Int
  }

  /// Whether a change is just what the call asks for.
  func explains(_ before: Screens<Route>, _ after: Screens<Route>) -> Bool {
    result(before).isAlike(after)
  }

  /// Whether nothing is left to do.
  func isMet(by screens: Screens<Route>) -> Bool { result(screens).isAlike(screens) }

  private init(
    changesRoot: Bool = false, queued: Queued? = nil,
    _ result: @escaping @Sendable (Screens<Route>) -> Screens<Route>
  ) {
    self.result = result
    self.queued = queued
    self.changesRoot = changesRoot
  }

  /// Any other effect.
  ///
  /// - Parameters:
  ///   - changesRoot: true when the root of the base may change.
  ///   - change: what the call makes of the screens, carried out by itself.
  public static func becoming(
    changesRoot: Bool = false, _ change: @escaping @Sendable (inout Screens<Route>) -> Void
  ) -> Self {
    Self(changesRoot: changesRoot) { screens in
      var screens = screens
      change(&screens)
      return screens
    }
  }
}

extension Ask {
  /// One more screen on the top layer.
  public static func push(_ route: Route) -> Self {
    .onTop { $0.pushed.append(route) }
  }

  /// Other screens on the root of the top layer.
  public static func set(_ routes: [Route]) -> Self {
    .onTop { $0.pushed = routes }
  }

  /// One more layer.
  ///
  /// - Parameters:
  ///   - route: its root.
  ///   - style: how it is presented.
  public static func present(_ route: Route, style: ScreenLayer<Route>.Style = .sheet) -> Self {
    .becoming { $0.layers.append(ScreenLayer(route, style: style)) }
  }

  /// One more layer as soon as its turn has come: at once when nothing is presented.
  ///
  /// - Parameters:
  ///   - route: its root.
  ///   - priority: the highest is presented first, and the earliest of equals.
  public static func queue(_ route: Route, priority: Int) -> Self {
    Self(queued: Queued(route: { route }, priority: priority)) { screens in
      var screens = screens
      if screens.layers.count == 1 { screens.layers.append(ScreenLayer(route)) }
      return screens
    }
  }

  /// The topmost pushed screen leaves; nothing when only the root is there.
  public static var pop: Self {
    .onTop { if !$0.pushed.isEmpty { $0.pushed.removeLast() } }
  }

  /// Everything that is pushed on the top layer leaves.
  public static var popToRoot: Self { .onTop { $0.pushed = [] } }

  /// So many of the pushed screens stay: those behind leave.
  public static func popAfter(_ count: Int) -> Self {
    .onTop { if count >= 0, count < $0.pushed.count { $0.pushed.removeSubrange(count...) } }
  }

  /// The top layer leaves; nothing when only the base is there.
  public static var dismiss: Self {
    .becoming { if $0.layers.count > 1 { $0.layers.removeLast() } }
  }

  /// All layers but the base leave.
  public static var dismissAll: Self {
    .becoming { if $0.layers.count > 1 { $0.layers.removeSubrange(1...) } }
  }

  private static func onTop(
    _ change: @escaping @Sendable (inout ScreenLayer<Route>) -> Void
  ) -> Self {
    .becoming { if !$0.layers.isEmpty { change(&$0.layers[$0.layers.count - 1]) } }
  }
}

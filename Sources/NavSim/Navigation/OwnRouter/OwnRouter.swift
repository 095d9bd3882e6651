import NavCore

/// A router of your own, as the simulator has to know it: how it is called, what it shows, and what the
/// host tells it.
///
/// Conform a value (or something that makes one) to it and put it into an ``OwnRouterSubject``: that
/// watches how ``screens`` changes, gives ids to what it sees, and asks the simulated host for what has
/// changed, as a UI framework that draws the state would. What has defaults can be left out.
///
/// A router that already speaks ``/NavCore/Request``, ``/NavCore/HostReport`` and ``/NavCore/Effect`` is a ``SimulatedRouter``
/// by itself.
public protocol OwnRouter: Sendable {
  /// The kinds of request that it knows; others are never made.
  static var vocabulary: [RequestKind] { get }

  /// Everything that it shows, by routes: tabs with what is pushed in them, and layers. A router without
  /// tabs shows tab 0.
  var screens: Snapshot<RouteID> { get }

  /// True from a call that moves something until the router calls it done.
  var isMoving: Bool { get }

  /// Takes a call.
  ///
  /// - Parameters:
  ///   - request: what is asked.
  ///   - id: what the request is called, for a router that lets it wait.
  mutating func call(_ request: Request, id: RequestID) -> CallReply

  /// The host has ended the transition that the router's last change made necessary.
  ///
  /// - Parameter finished: false when it was not carried out.
  /// - Returns: the waiting request that the router has started now, if any.
  mutating func transitionEnded(finished: Bool) -> RequestID?

  /// The user or the system has removed something, or has selected a tab: the screen shows it already.
  mutating func moved(_ move: UserMove)

  /// A finger has begun to take something away, or has stopped: until then the host carries out nothing
  /// else.
  mutating func gesture(isActive: Bool)

  /// When ``wake(at:)`` has to be called, for a router that waits for a time instead of the host.
  var wakesAt: Instant? { get }

  /// Time has come to ``wakesAt``.
  ///
  /// - Returns: the waiting request that the router has started now, if any.
  mutating func wake(at time: Instant) -> RequestID?

  /// Told the time before each of the others, for a router that sets ``wakesAt``.
  mutating func timeIs(_ time: Instant)
}

/// What a router answers to a call.
public enum CallReply: Hashable, Sendable {
  /// It has changed what it shows.
  case taken
  /// There was nothing to do.
  case unchanged
  /// It does not do that now.
  case rejected
  /// It will do that later.
  case waits
}

/// What the user or the system has done without asking the router.
public enum UserMove: Hashable, Sendable {
  /// So many entries have left a stack: that of the tab that is shown, if `layer` is nil, or of a layer,
  /// counted from the lowest.
  case popped(count: Int, layer: Int?)
  /// So many layers have left, the top ones.
  case dismissed(count: Int)
  /// Another tab is shown.
  case selected(TabID)
}

extension OwnRouter {
  /// Does nothing: a router that asks for something meanwhile will be found to.
  public mutating func gesture(isActive: Bool) {}
  /// None.
  public var wakesAt: Instant? { nil }
  /// Does nothing.
  public mutating func wake(at time: Instant) -> RequestID? { nil }
  /// Does nothing.
  public mutating func timeIs(_ time: Instant) {}
}

extension Snapshot<RouteID> {
  /// One stack with layers over it, for a router without tabs.
  ///
  /// - Parameters:
  ///   - root: what is at the bottom.
  ///   - pushed: what is pushed on it.
  ///   - layers: what lies over it, the lowest first.
  public init(root: RouteID, pushed: [RouteID], layers: [LayerRoutes<RouteID>] = []) {
    self.init(
      tabs: [Tab(id: TabID(0), root: root, pushed: pushed)], selected: TabID(0), layers: layers)
  }
}

/// The whole navigation state by its routes: what is saved when the application goes away and
/// restored when it comes back.
///
/// It has no ids, because those belong to one life of a router: a restored router issues new ones.
public struct Snapshot<Route> {
  /// A tab by its routes.
  public struct Tab {
    /// The application's number for the tab.
    public var id: TabID
    /// What its root shows.
    public var root: Route
    /// What is pushed on the root, lowest first.
    public var pushed: [Route]

    /// Describes a tab.
    public init(id: TabID, root: Route, pushed: [Route] = []) {
      self.id = id
      self.root = root
      self.pushed = pushed
    }
  }

  /// The tabs in the order of the tab bar.
  public var tabs: [Tab]
  /// The tab that is shown.
  public var selected: TabID
  /// What is presented, bottom first.
  public var layers: [LayerRoutes<Route>]

  /// Describes a state. Whether it fits a router is judged when it is restored.
  public init(tabs: [Tab], selected: TabID, layers: [LayerRoutes<Route>] = []) {
    self.tabs = tabs
    self.selected = selected
    self.layers = layers
  }

  /// The same state with other routes.
  public func map<New, Failure: Error>(
    _ transform: (Route) throws(Failure) -> New
  ) throws(Failure) -> Snapshot<New> {
    Snapshot<New>(
      tabs: try tabs.mapTyped { tab throws(Failure) in
        Snapshot<New>.Tab(
          id: tab.id, root: try transform(tab.root), pushed: try tab.pushed.mapTyped(transform))
      },
      selected: selected,
      layers: try layers.mapTyped { layer throws(Failure) in try layer.map(transform) })
  }
}

extension Snapshot where Route == RouteID {
  /// The routes of a state: where a transition in flight leads.
  public init(of state: NavigationState) {
    self.init(
      tabs: state.tabs.map {
        Tab(id: $0.id, root: $0.stack[0].route, pushed: $0.stack.pushedRoutes)
      },
      selected: state.selectedTab, layers: state.layers.map(LayerRoutes.init(of:)))
  }
}

extension Snapshot.Tab: Equatable where Route: Equatable {}
extension Snapshot.Tab: Hashable where Route: Hashable {}
extension Snapshot.Tab: Sendable where Route: Sendable {}
extension Snapshot: Equatable where Route: Equatable {}
extension Snapshot: Hashable where Route: Hashable {}
extension Snapshot: Sendable where Route: Sendable {}

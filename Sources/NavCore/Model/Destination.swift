/// A layer by its routes: how it lies over what is below, its root and what is pushed on it.
public struct LayerRoutes<Route> {
  /// How the layer lies over what is below.
  public var style: PresentationStyle
  /// What its root shows.
  public var root: Route
  /// What is pushed on the root, lowest first.
  public var pushed: [Route]

  /// Describes a layer.
  public init(_ style: PresentationStyle, root: Route, pushed: [Route] = []) {
    self.style = style
    self.root = root
    self.pushed = pushed
  }

  /// The same layer with other routes.
  public func map<New, Failure: Error>(
    _ transform: (Route) throws(Failure) -> New
  ) throws(Failure) -> LayerRoutes<New> {
    LayerRoutes<New>(
      style, root: try transform(root), pushed: try pushed.mapTyped(transform))
  }
}

/// Where a deep link leads: a tab, what is pushed in it and what is presented over it.
///
/// A destination says everything that the user will see, so it leads to the same screen from every
/// state. The other tabs, and the root of the tab, stay what they are.
public struct Destination<Route> {
  /// The tab to show.
  public var tab: TabID
  /// What is pushed on the root of the tab, lowest first.
  public var pushed: [Route]
  /// What is presented, bottom first.
  public var layers: [LayerRoutes<Route>]

  /// Describes a destination.
  public init(tab: TabID, pushed: [Route] = [], layers: [LayerRoutes<Route>] = []) {
    self.tab = tab
    self.pushed = pushed
    self.layers = layers
  }

  /// The same destination with other routes.
  public func map<New, Failure: Error>(
    _ transform: (Route) throws(Failure) -> New
  ) throws(Failure) -> Destination<New> {
    Destination<New>(
      tab: tab, pushed: try pushed.mapTyped(transform),
      layers: try layers.mapTyped { layer throws(Failure) in try layer.map(transform) })
  }
}

extension Destination where Route == RouteID {
  /// Where a state is: the destination that leads to what the user sees now.
  public init(of state: NavigationState) {
    self.init(
      tab: state.selectedTab,
      pushed: state.tabs[state.selectedIndex].stack.pushedRoutes,
      layers: state.layers.map(LayerRoutes.init(of:)))
  }
}

extension LayerRoutes where Route == RouteID {
  init(of layer: Layer) {
    self.init(
      layer.style, root: layer.stack[0].route, pushed: layer.stack.pushedRoutes)
  }
}

extension LayerRoutes: Equatable where Route: Equatable {}
extension LayerRoutes: Hashable where Route: Hashable {}
extension LayerRoutes: Sendable where Route: Sendable {}
extension Destination: Equatable where Route: Equatable {}
extension Destination: Hashable where Route: Hashable {}
extension Destination: Sendable where Route: Sendable {}

extension Array {
  /// `map` that throws what its closure throws.
  func mapTyped<New, Failure: Error>(
    _ transform: (Element) throws(Failure) -> New
  ) throws(Failure) -> [New] {
    var result: [New] = []
    result.reserveCapacity(count)
    for element in self { result.append(try transform(element)) }
    return result
  }
}

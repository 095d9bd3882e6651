/// The steps of a ``RouterCalls/sequence(_:_:)``, written one after another.
///
///     router.sequence { steps in
///       steps.pop()
///       steps.present(.offer)
///       steps.push(.details)
///     }
///
/// No step needs a delay after it: each starts when the one before has really finished.
public struct Steps<Route: Hashable> {
  private var makers: [(inout RouteTable<Route>) -> Request] = []

  init(_ build: (inout Steps) -> Void) { build(&self) }

  func requests(_ table: inout RouteTable<Route>) -> [Request] {
    var requests: [Request] = []
    for make in makers { requests.append(make(&table)) }
    return requests
  }

  private mutating func add(_ request: @escaping (inout RouteTable<Route>) -> Request) {
    makers.append(request)
  }

  /// Appends a new entry to the visible stack.
  public mutating func push(_ route: Route) { add { .push($0.id(of: route)) } }

  /// Removes the top `count` entries.
  public mutating func pop(count: Int = 1) { add { _ in .pop(count: count) } }

  /// Removes everything but the root of the visible stack.
  public mutating func popToRoot() { add { _ in .popToRoot } }

  /// Keeps the entries up to `index`, where 0 is the root.
  public mutating func popAfter(index: Int) { add { _ in .popAfter(index: index) } }

  /// Keeps the entries up to the last occurrence of a route.
  public mutating func popTo(_ route: Route) { add { .popTo($0.id(of: route)) } }

  /// Replaces what is pushed on the visible root.
  public mutating func set(routes: [Route]) {
    add { table in .set(routes.map { table.id(of: $0) }) }
  }

  /// Swaps the root of the visible stack; what is pushed on it stays.
  public mutating func replaceRoot(_ route: Route) { add { .replaceRoot($0.id(of: route)) } }

  /// Adds a layer on top of whatever is presented.
  public mutating func present(_ route: Route, as style: PresentationStyle = .sheet) {
    add { .present($0.id(of: route), style) }
  }

  /// Removes the top layer.
  public mutating func dismiss() { add { _ in .dismiss } }

  /// Removes a layer and all above it.
  public mutating func dismiss(_ layer: LayerID) { add { _ in .dismissLayer(layer) } }

  /// Removes every layer, as one transition.
  public mutating func dismissAll() { add { _ in .dismissAll } }

  /// Removes every layer, then shows a tab.
  public mutating func selectTab(_ tab: TabID) { add { _ in .selectTab(tab) } }

  /// Pops one entry, or dismisses the layer whose root is visible.
  public mutating func back() { add { _ in .back } }

  /// Pops one entry after another, each animated, down to the root.
  public mutating func popToRootAnimated() { add { _ in .popToRootAnimated } }

  /// Dismisses one layer after another, each animated, until none is left.
  public mutating func dismissAllAnimated() { add { _ in .dismissAllAnimated } }
}

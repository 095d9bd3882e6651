/// The calls on a router, each to be awaited or to be forgotten: what ``Request`` says for routes
/// of the application's own type.
///
/// In an asynchronous context `await router.push(route)` lasts as long as the transition; elsewhere
/// `router.push(route)` returns at once. What a call does and when it is rejected stands at the
/// ``Request`` of its name.
public protocol RouterCalls<Route> {
  /// The application's own type of route.
  associatedtype Route: Hashable

  /// Submits a request, made with the numbers of its routes, and returns at once.
  @discardableResult
  func submit(
    _ options: RequestOptions, _ request: (inout RouteTable<Route>) -> Request
  ) -> RequestID

  /// Submits a request and suspends until it has ended.
  func outcome(
    _ options: RequestOptions, isolation: isolated (any Actor)?,
    of request: (inout RouteTable<Route>) -> Request
  ) async -> Outcome
}

extension RouterCalls {
  /// Appends a new entry to the visible stack.
  @discardableResult
  public func push(_ route: Route, _ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { .push($0.id(of: route)) }
  }

  /// Removes the top `count` entries; at least 1, at most what is pushed.
  @discardableResult
  public func pop(count: Int = 1, _ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .pop(count: count) }
  }

  /// Removes everything but the root of the visible stack.
  @discardableResult
  public func popToRoot(_ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .popToRoot }
  }

  /// Keeps the entries up to `index`, where 0 is the root.
  @discardableResult
  public func popAfter(index: Int, _ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .popAfter(index: index) }
  }

  /// Keeps the entries up to the last occurrence of a route.
  @discardableResult
  public func popTo(_ route: Route, _ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { .popTo($0.id(of: route)) }
  }

  /// Replaces what is pushed on the visible root.
  @discardableResult
  public func set(routes: [Route], _ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { table in .set(routes.map { table.id(of: $0) }) }
  }

  /// Swaps the root of the visible stack; what is pushed on it stays.
  @discardableResult
  public func replaceRoot(_ route: Route, _ options: RequestOptions = RequestOptions()) -> RequestID
  {
    submit(options) { .replaceRoot($0.id(of: route)) }
  }

  /// Adds a layer on top of whatever is presented.
  @discardableResult
  public func present(
    _ route: Route, as style: PresentationStyle = .sheet,
    _ options: RequestOptions = RequestOptions()
  ) -> RequestID {
    submit(options) { .present($0.id(of: route), style) }
  }

  /// Presents once nothing is presented: highest priority first, first come first among equals.
  @discardableResult
  public func enqueue(
    _ route: Route, as style: PresentationStyle = .sheet,
    _ options: RequestOptions = RequestOptions()
  ) -> RequestID {
    submit(options) { .enqueue($0.id(of: route), style) }
  }

  /// Removes the top layer.
  @discardableResult
  public func dismiss(_ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .dismiss }
  }

  /// Removes a layer and all above it.
  @discardableResult
  public func dismiss(_ layer: LayerID, _ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .dismissLayer(layer) }
  }

  /// Removes every layer, as one transition.
  @discardableResult
  public func dismissAll(_ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .dismissAll }
  }

  /// Removes every layer, then shows a tab; every tab keeps its stack.
  @discardableResult
  public func selectTab(_ tab: TabID, _ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .selectTab(tab) }
  }

  /// Pops one entry, or dismisses the layer whose root is visible.
  @discardableResult
  public func back(_ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .back }
  }

  /// Pops one entry after another, each animated, down to the root.
  @discardableResult
  public func popToRootAnimated(_ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .popToRootAnimated }
  }

  /// Dismisses one layer after another, each animated, until none is left.
  @discardableResult
  public func dismissAllAnimated(_ options: RequestOptions = RequestOptions()) -> RequestID {
    submit(options) { _ in .dismissAllAnimated }
  }

  /// Goes where a deep link leads, from wherever the user is.
  @discardableResult
  public func open(_ destination: Destination<Route>, _ options: RequestOptions = RequestOptions())
    -> RequestID
  {
    submit(options) { table in .open(destination.map { table.id(of: $0) }) }
  }

  /// Replaces everything by a saved state, at once.
  @discardableResult
  public func restore(_ snapshot: Snapshot<Route>, _ options: RequestOptions = RequestOptions())
    -> RequestID
  {
    submit(options) { table in .restore(snapshot.map { table.id(of: $0) }) }
  }

  /// Runs steps one after another; nothing starts in between.
  @discardableResult
  public func sequence(
    _ options: RequestOptions = RequestOptions(), _ build: (inout Steps<Route>) -> Void
  ) -> RequestID {
    let steps = Steps(build)
    return submit(options) { .sequence(steps.requests(&$0)) }
  }

  /// Withdraws a request that still waits; one of several steps takes no further step.
  @discardableResult
  public func cancel(_ request: RequestID, _ options: RequestOptions = RequestOptions())
    -> RequestID
  {
    submit(options) { _ in .cancel(request) }
  }
}

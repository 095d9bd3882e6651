// The calls of a router that last as long as what they ask for.
extension RouterCalls {
  /// Appends a new entry to the visible stack.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func push(
    _ route: Route, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { .push($0.id(of: route)) }
  }

  /// Removes the top `count` entries; at least 1, at most what is pushed.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func pop(
    count: Int = 1, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .pop(count: count) }
  }

  /// Removes everything but the root of the visible stack.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func popToRoot(
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .popToRoot }
  }

  /// Keeps the entries up to `index`, where 0 is the root.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func popAfter(
    index: Int, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .popAfter(index: index) }
  }

  /// Keeps the entries up to the last occurrence of a route.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func popTo(
    _ route: Route, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { .popTo($0.id(of: route)) }
  }

  /// Replaces what is pushed on the visible root.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func set(
    routes: [Route], _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { table in .set(routes.map { table.id(of: $0) }) }
  }

  /// Swaps the root of the visible stack; what is pushed on it stays.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func replaceRoot(
    _ route: Route, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { .replaceRoot($0.id(of: route)) }
  }

  /// Adds a layer on top of whatever is presented.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func present(
    _ route: Route, as style: PresentationStyle = .sheet,
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { .present($0.id(of: route), style) }
  }

  /// Presents once nothing is presented: highest priority first, first come first among equals.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func enqueue(
    _ route: Route, as style: PresentationStyle = .sheet,
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { .enqueue($0.id(of: route), style) }
  }

  /// Removes the top layer.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func dismiss(
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .dismiss }
  }

  /// Removes a layer and all above it.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func dismiss(
    _ layer: LayerID, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .dismissLayer(layer) }
  }

  /// Removes every layer, as one transition.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func dismissAll(
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .dismissAll }
  }

  /// Removes every layer, then shows a tab; every tab keeps its stack.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func selectTab(
    _ tab: TabID, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .selectTab(tab) }
  }

  /// Pops one entry, or dismisses the layer whose root is visible.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func back(
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .back }
  }

  /// Pops one entry after another, each animated, down to the root.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func popToRootAnimated(
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .popToRootAnimated }
  }

  /// Dismisses one layer after another, each animated, until none is left.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func dismissAllAnimated(
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .dismissAllAnimated }
  }

  /// Goes where a deep link leads, from wherever the user is.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func open(
    _ destination: Destination<Route>, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { table in
      .open(destination.map { table.id(of: $0) })
    }
  }

  /// Replaces everything by a saved state, at once.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func restore(
    _ snapshot: Snapshot<Route>, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { table in
      .restore(snapshot.map { table.id(of: $0) })
    }
  }

  /// Runs steps one after another; nothing starts in between.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func sequence(
    _ options: RequestOptions = RequestOptions(), isolation: isolated (any Actor)? = #isolation,
    _ build: (inout Steps<Route>) -> Void
  ) async -> Outcome {
    let steps = Steps(build)
    return await outcome(options, isolation: isolation) { .sequence(steps.requests(&$0)) }
  }

  /// Withdraws a request that still waits; one of several steps takes no further step.
  ///
  /// Suspends until the request has ended.
  @discardableResult
  public func cancel(
    _ request: RequestID, _ options: RequestOptions = RequestOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    await outcome(options, isolation: isolation) { _ in .cancel(request) }
  }
}

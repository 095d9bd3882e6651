/// The router as one screen sees it: every call says which screen it comes from.
///
/// Once that screen is leaving or gone its calls are rejected as stale, and a call of a covered
/// screen does not land in the layer above it.
public struct ScreenRouter<Route: Hashable> {
  /// The router.
  public let router: Router<Route>
  /// The screen that calls.
  public let entry: EntryID
  /// Which stack the calls are meant for.
  public let scope: RequestOptions.Scope

  /// Closes the sheet or cover that the screen is in, and all above it; unlike a dismissal of the
  /// top layer it can close nothing else (seed 002's `closeSheet`).
  ///
  /// - Returns: nil, and does nothing, when the screen is in no layer.
  @discardableResult
  public func closeOwnLayer() -> RequestID? {
    layer.map { layer in router.submit(options(RequestOptions())) { _ in .dismissLayer(layer) } }
  }

  /// The layer that the screen is in; nil in a tab, and once it is leaving or gone.
  public var layer: LayerID? {
    router.navigation.layers.first { layer in layer.stack.contains { $0.id == entry } }?.id
  }

  private func options(_ options: RequestOptions) -> RequestOptions {
    var options = options
    options.source = options.source ?? entry
    return options
  }
}

extension ScreenRouter: RouterCalls {
  /// Submits a request from this screen and returns at once.
  @discardableResult
  public func submit(
    _ options: RequestOptions, _ request: (inout RouteTable<Route>) -> Request
  ) -> RequestID {
    var options = self.options(options)
    options.scope = scope
    return router.submit(options, request)
  }

  /// Submits a request from this screen and suspends until it has ended.
  public func outcome(
    _ options: RequestOptions, isolation: isolated (any Actor)?,
    of request: (inout RouteTable<Route>) -> Request
  ) async -> Outcome {
    var options = self.options(options)
    options.scope = scope
    return await router.outcome(options, isolation: isolation, of: request)
  }
}

extension Router {
  /// The router as one screen sees it.
  ///
  /// - Parameters:
  ///   - entry: the screen.
  ///   - scope: by default the screen's calls are meant for its own stack.
  public func from(
    _ entry: EntryID, scope: RequestOptions.Scope = .own
  ) -> ScreenRouter<Route> {
    ScreenRouter(router: self, entry: entry, scope: scope)
  }
}

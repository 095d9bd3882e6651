/// Loads anew what a view shows.
public struct RefreshAction: Equatable {
  /// What a place does, by its newest value.
  final class Refresh { var action: @MainActor () async -> Void = {} }

  let refresh: Refresh

  /// Loads it.
  @MainActor @preconcurrency public func callAsFunction() async { await refresh.action() }

  /// Whether both are of the same place.
  public static func == (one: Self, other: Self) -> Bool { one.refresh === other.refresh }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// Loads anew what the view shows; nil where nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// What is loaded anew as the user pulls it down: something to touch, `"pull to refresh"`.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> Beside<Annotated<Self>, PullToRefresh> {
    let content = Annotated(self) { node, scope in
      let refresh = node.kept(0) { RefreshAction.Refresh() }
      refresh.action = action
      scope.environment.refresh = RefreshAction(refresh: refresh)
    }
    return Beside(content: content, other: PullToRefresh(action: action))
  }
}

/// Something to touch that loads anew: not again while it does.
public struct PullToRefresh: PrimitiveView {
  private final class Running { var task: Task<Void, Never>? }

  let action: @MainActor () async -> Void

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let running = node.kept(0) { Running() }
    let action = action
    node.element = .control(
      ControlElement(
        use: .tap {
          guard running.task == nil else { return }
          running.task = Task { @MainActor in
            await action()
            running.task = nil
          }
        }, isEnabled: scope.environment.isEnabled, prefix: "pull to refresh"))
  }
}

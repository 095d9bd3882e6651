/// What a view is drawn in: its environment, and what is around it.
public struct DrawingScope {
  var environment = EnvironmentValues()
  /// The stack whose pages it belongs to.
  weak var stack: PageStack?
  /// The page of that stack; nil for its root.
  weak var page: Page?
}

extension DrawingScope {
  /// The same for what is on a page or a layer of its own.
  func dismissing(_ action: @escaping @MainActor () -> Void) -> Self {
    var copy = self
    copy.environment.dismiss = DismissAction(action)
    copy.environment.isPresented = true
    return copy
  }
}

/// What a view is drawn in: its environment, and what is around it.
public struct DrawingScope {
  var environment = EnvironmentValues()
  /// Where it is on a stack; nil for what is on none.
  var position: StackPosition?
}

/// A page of a stack, or its root. Everything that is drawn there has the same one.
final class StackPosition {
  /// The stack whose pages it belongs to.
  private(set) weak var stack: PageStack?
  /// The page of that stack; nil for its root.
  private(set) weak var page: Page?

  init(_ stack: PageStack, _ page: Page? = nil) {
    self.stack = stack
    self.page = page
  }
}

extension DrawingScope {
  /// The same for what is on a page or a layer of its own.
  func dismissing(_ action: @escaping @MainActor () -> Void) -> Self {
    var copy = self
    copy.environment.own.dismiss = DismissAction(action)
    copy.environment.own.isPresented = true
    return copy
  }
}

/// What a view is drawn in: its environment, and what is around it.
public struct DrawingScope {
  var environment = EnvironmentValues()
  /// The stack whose pages it belongs to.
  weak var stack: PageStack?
  /// The page of that stack; nil for its root.
  weak var page: Page?

  /// The same with something else in the environment.
  func with<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> Self {
    var copy = self
    copy.environment[keyPath: path] = value
    return copy
  }
}

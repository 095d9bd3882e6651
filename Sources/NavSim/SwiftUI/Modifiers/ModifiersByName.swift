// Modifiers that apps name by their types. What changes a view here is of another type, so that a view
// is never found to be changed by one of these.

/// Puts a value into the environment.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// Which value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value.
  public var value: Value

  /// Creates a modifier.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  /// The view with the value in its environment.
  public func body(content: Content) -> some View { content.environment(keyPath, value) }
}

/// What Xcode knows a view by while it shows a preview, which it does not here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

/// Has a view be known by something.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// By what.
  public var identifier: Identifier

  /// Creates a modifier.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// The view as it is.
  public func body(content: Content) -> Content { content }
}

/// What the view that has the focus tells those above it, by a key.
public protocol FocusedValueKey {
  /// What is told.
  associatedtype Value
}

/// What the view that has the focus tells: nothing, as no view has it here.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// What is told by a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What is told by an entry.
  public subscript<Key: EnvironmentKey, Value>(key: Key.Type) -> Value?
  where Key.Value == Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What the view that has the focus tells.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Reads a value.
  public init(_ path: KeyPath<FocusedValues, Value?>) {}
  /// Reads an object.
  public init(_ type: Value.Type) where Value: AnyObject {}
  /// The value: none.
  public var wrappedValue: Value? { nil }
}

/// What the view that has the focus tells, which can be set.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads a value.
  public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value: none.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to it.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// The view as it is.
  public func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }
  /// The view as it is.
  public func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> Self { self }
  /// The view as it is.
  public func focusedObject(_ object: some ObservableObject) -> Self { self }
}

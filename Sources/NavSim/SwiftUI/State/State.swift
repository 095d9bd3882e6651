/// A value that a view keeps at its place in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let state: StateLink<Value>

  /// Creates a state with what it begins with.
  public init(wrappedValue: Value) { state = StateLink { wrappedValue } }

  /// Creates a state with what it begins with.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.value }
    nonmutating set { state.value = newValue }
  }

  /// The value for others to change.
  public var projectedValue: Binding<Value> { state.binding }
}

extension State: LinkedProperty {
  func link(to node: ViewNode, slot: Int) { state.link(to: node, slot: slot) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

/// Where the focus is: a value that only the app writes here.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  let state: StateLink<Value>

  /// Creates a focus that is nowhere.
  public init() where Value == Bool { state = StateLink { false } }

  /// Creates a focus that is nowhere.
  public init<Field: Hashable>() where Value == Field? { state = StateLink { nil } }

  /// The value.
  public var wrappedValue: Value {
    get { state.value }
    nonmutating set { state.value = newValue }
  }

  /// The value for others to change.
  public var projectedValue: Binding { Binding(value: state.binding) }

  /// What fields are bound to.
  @propertyWrapper
  public struct Binding {
    let value: SwiftUI.Binding<Value>
    /// The value.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    /// The same, for others to change.
    public var projectedValue: Self { self }
  }
}

extension FocusState: LinkedProperty {
  func link(to node: ViewNode, slot: Int) { state.link(to: node, slot: slot) }
}

/// A value that is kept for the scene: as long as the app is played.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let state: StateLink<Value>
  let key: String

  /// Creates a value with what it begins with.
  public init(wrappedValue: Value, _ key: String) {
    state = StateLink { wrappedValue }
    self.key = key
  }

  /// Creates a value that begins with nil.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.value }
    nonmutating set { state.value = newValue }
  }

  /// The value for others to change.
  public var projectedValue: Binding<Value> { state.binding }
}

extension SceneStorage: LinkedProperty {
  func link(to node: ViewNode, slot: Int) { state.link(to: node.tree, key) }
}

/// Tells the two ends of a transition.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells one from another.
  public struct ID: Hashable, Sendable { let number: Int }

  /// Creates a name space.
  public init() {}

  /// What tells it from another: all are one here.
  public var wrappedValue: ID { ID(number: 0) }
}

/// A value that a gesture changes as long as it lasts; then it is what it was.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let state: StateLink<Value>
  let initial: Value

  /// Creates a state with what it is while nobody touches anything.
  public init(wrappedValue: Value) {
    state = StateLink { wrappedValue }
    initial = wrappedValue
  }

  /// Creates a state with what it is while nobody touches anything.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value { state.value }

  /// What a gesture changes.
  public var projectedValue: Self { self }
}

extension GestureState: LinkedProperty {
  func link(to node: ViewNode, slot: Int) { state.link(to: node, slot: slot) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil while nobody touches anything.
  public init() { self.init(wrappedValue: nil) }
}

/// Which view those have chosen who do not see the screen: nobody is there to choose.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
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
  public var projectedValue: SwiftUI.Binding<Value> { state.binding }
  /// What views are bound to.
  public typealias Binding = SwiftUI.Binding<Value>
}

extension AccessibilityFocusState: LinkedProperty {
  func link(to node: ViewNode, slot: Int) { state.link(to: node, slot: slot) }
}

/// Something that can be gone to, which nobody does here.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Creates an entry.
  public init(_ label: some AlertTitle, id: ID) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What a view is beside another one.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// One of them.
  case label, content
}

extension View {
  /// The view as it is.
  public func accessibilityFocused(_ condition: Binding<Bool>) -> Self { self }
  /// The view as it is.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: Binding<Value>, equals value: Value
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> Self {
    self
  }
  /// The view as it is.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }
  /// The view as it is.
  public func accessibilityRotor(
    _ label: some AlertTitle, @ViewBuilder entries: () -> some View
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityCustomContent(_ label: some AlertTitle, _ value: some AlertTitle)
    -> Self
  { self }
  /// The view as it is.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> Self { self }
  /// The view as it is.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> Self { self }
  /// The view as it is.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}

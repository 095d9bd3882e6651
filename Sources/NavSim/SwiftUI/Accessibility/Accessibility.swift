/// Which view those have chosen who do not see the screen, as a field that is typed into: nobody is
/// there to choose.
public typealias AccessibilityFocusState<Value: Hashable> = FocusState<Value>

/// Something that can be gone to, which nobody does here.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Creates an entry.
  public init(
    _ label: some AlertTitle, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry in a name space.
  public init(
    _ label: some AlertTitle, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What is gone to.
public typealias AccessibilityRotorContent = View
/// Puts what is gone to together.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// What a view is beside another one.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// One of them.
  case label, content
}

extension View {
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

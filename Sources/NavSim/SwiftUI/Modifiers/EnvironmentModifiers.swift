extension View {
  /// A view that is changed.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Sets a value of the environment.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Annotated<Self> {
    Annotated(self) { node, scope in
      node.kept(0) { LastEnvironment(value) }.set(path, value, in: &scope.environment)
    }
  }

  /// Puts an object into the environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> Annotated<Self> {
    Annotated(self) { _, scope in scope.environment[Object.self] = object }
  }

  /// Puts an object into the environment.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> Annotated<Self> {
    Annotated(self) { _, scope in scope.environment[Object.self] = object }
  }

  /// Changes a value of the environment.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> Annotated<Self> {
    Annotated(self) { _, scope in transform(&scope.environment[keyPath: path]) }
  }

  /// Controls that cannot be touched.
  public func disabled(_ isDisabled: Bool) -> Annotated<Self> {
    Annotated(self) { _, scope in if isDisabled { scope.environment.isEnabled = false } }
  }

  /// Controls that cannot be touched.
  public func allowsHitTesting(_ isEnabled: Bool) -> Annotated<Self> { disabled(!isEnabled) }

  /// A view that cannot be seen.
  public func hidden() -> Annotated<Self> { Annotated(self) { node, _ in node.element = .hidden } }

  /// The view as it is: equal values are not told apart here.
  public func equatable() -> Self where Self: Equatable { self }

  /// A view whose state begins anew with another id.
  public func id<ID: Hashable>(_ id: ID) -> Identified<Self> {
    Identified(id: Identity(id), content: self)
  }

  /// What the view is called.
  public func accessibilityLabel(_ label: some AlertTitle) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = .words(label.titleWords) }
  }

  /// Something above the view.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }

  /// Something above the view.
  public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> Beside<Self, Content> { Beside(content: self, other: content) }

  /// Something behind the view.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }

  /// Something behind the view.
  public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> Beside<Self, Content> { Beside(content: self, other: content) }

  /// Something beside the view.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }

  /// Something beside the view.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }

  /// Something beside the view.
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }

  /// Buttons of the page's bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> Beside<Self, Content> {
    Beside(content: self, other: content())
  }

  /// Buttons of the page's bar, as earlier systems have them.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> Beside<Self, TupleView<(Leading, Trailing)>> {
    Beside(content: self, other: TupleView((leading, trailing)))
  }

  /// Buttons of the page's bar, as earlier systems have them.
  public func navigationBarItems<Leading: View>(leading: Leading) -> Beside<Self, Leading> {
    Beside(content: self, other: leading)
  }

  /// Buttons of the page's bar, as earlier systems have them.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> Beside<Self, Trailing> {
    Beside(content: self, other: trailing)
  }

  /// Buttons behind the view, all of which can be tapped.
  public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> Beside<
    Self, Content
  > {
    Beside(content: self, other: menuItems())
  }

  /// Buttons behind the view, all of which can be tapped.
  public func contextMenu<Content: View>(
    @ViewBuilder menuItems: () -> Content, @ViewBuilder preview: () -> some View
  ) -> Beside<Self, Content> { Beside(content: self, other: menuItems()) }

  /// Buttons behind the rows of a list, of which those are here that stand beside the rows. What a
  /// tap on a row does is not done.
  public func contextMenu<Item: Hashable, Content: View>(
    forSelectionType type: Item.Type = Item.self, @ViewBuilder menu: (Set<Item>) -> Content,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> Beside<Self, Content> { Beside(content: self, other: menu([])) }

  /// Buttons behind the view, as earlier systems have them.
  public func contextMenu<Content: View>(_ menu: ContextMenu<Content>?) -> Beside<
    Self, Content?
  > {
    Beside(content: self, other: menu?.items)
  }

  /// Buttons beside a row, all of which can be tapped.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }
}

/// What setting a value has made of an environment, for the next time that the same is set in it.
private final class LastEnvironment<Value> {
  private let equatable = Value.self as? any Equatable.Type
  // Nothing that reads or writes one of these draws anything.
  @exclusivity(unchecked) private var path: AnyObject?
  @exclusivity(unchecked) private var value: Value
  /// Where the value was set; nil before the first time.
  @exclusivity(unchecked) private var given: EnvironmentValues?
  @exclusivity(unchecked) private var made = EnvironmentValues()

  init(_ value: Value) { self.value = value }

  func set(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    in environment: inout EnvironmentValues
  ) {
    if let given, let equatable, path === self.path, given.isIdentical(to: environment),
      equatable.areEqual(self.value, value)
    {
      environment = made
      return
    }
    given = environment
    environment[keyPath: path] = value
    self.path = path
    self.value = value
    made = environment
  }
}

/// A view whose place has an explicit id.
public struct Identified<Content: View>: PrimitiveView {
  let id: Identity
  let content: Content

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: content, .id(id), in: scope)
  }
}

/// Buttons behind a view, as earlier systems have them.
public struct ContextMenu<Items: View> {
  let items: Items

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> Items) { items = menuItems() }
}

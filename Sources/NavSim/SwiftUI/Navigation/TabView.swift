/// Views of which one is shown. The state of the others is kept.
public struct TabView<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>?
  let content: Content

  /// Creates tabs of which others keep which is selected.
  @_disfavoredOverload
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs of which others keep which is selected, each of which is a ``Tab``.
  public init(
    selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// The tabs, which read what is selected.
  public var body: some View { DrawnTabs(selection: selection, content: content) }
}

private struct DrawnTabs<Selection: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<Selection>?
  let content: Content

  private final class OwnState {
    let selected: StateStorage<AnyHashable?>
    init(_ tree: ViewTree) { selected = StateStorage(nil, in: tree) }
  }

  func draw(at node: ViewNode, in scope: DrawingScope) {
    let tabs: TabsElement
    if case .tabs(let known) = node.element { tabs = known } else { tabs = TabsElement() }
    node.element = .tabs(tabs)
    if let selection {
      tabs.show(AnyHashable(selection.wrappedValue), at: node)
      tabs.select = {
        guard let tag = $0.base as? Selection else { return }
        selection.wrappedValue = tag
        // What was touched is read again, also where nobody tells of it.
        node.parent?.invalidate()
      }
    } else {
      let own = node.kept(0) { OwnState(node.tree) }
      tabs.show(own.selected.value, at: node)
      tabs.select = { own.selected.value = $0 }
    }
    node.update(with: content, in: scope)
  }
}

extension TabView where Selection == Int {
  /// Creates tabs that keep which is selected.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// One of several tabs.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  let value: Value?
  let content: Content
  let label: Label

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let label = label
    let item = content.tabItem { label }
    if let value { node.element = .tag(AnyHashable(value)) }
    node.update(with: item, in: scope)
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }

  /// Creates a tab.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image>, Value == Int {
  /// Creates a tab.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }

  /// Creates a tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

extension View {
  /// What tells the view from others of which one is chosen.
  public func tag<Value: Hashable>(_ tag: Value) -> Annotated<Self> {
    Annotated(self) { node, scope in
      let control = scope.environment.own.chooses?(AnyHashable(tag))
      node.element = control.map { .control($0) } ?? .tag(AnyHashable(tag))
    }
  }

  /// What tells the view from others of which one is chosen, or none.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> Annotated<Self> {
    self.tag(tag)
  }

  /// What the tab is called.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> Beside<Self, Label> {
    Beside(content: self, other: label(), element: .tabItem)
  }
}

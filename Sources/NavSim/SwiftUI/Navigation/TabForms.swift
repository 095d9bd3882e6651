// Tabs in other forms.

/// Makes one view of several tabs, whose values are of one type.
@resultBuilder
public enum TabContentBuilder<Value: Hashable> {
  /// A tab.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<Value, Content, Label>
  ) -> Tab<Value, Content, Label> { tab }

  /// Several tabs.
  @_disfavoredOverload
  public static func buildExpression<Tabs: TabContent>(_ tabs: Tabs) -> Tabs { tabs }

  /// One tab.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several tabs.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

  /// A tab that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two tabs.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second of two tabs.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// A tab that is not always available.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// What can stand among tabs.
public protocol TabContent: View {}

extension Tab: TabContent {}
extension TabSection: TabContent {}
extension ForEach: TabContent where Content: TabContent {}
extension Annotated: TabContent where Content: TabContent {}

extension Tab {
  /// Creates a tab.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Int {
  /// Creates a tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab.
  public init(
    _ title: some AlertTitle, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SwiftUI.Label(title.titleWords, systemImage: systemImage)
  }

  /// Creates a tab.
  @_disfavoredOverload
  public init(
    _ title: some AlertTitle, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SwiftUI.Label(title.titleWords, image: image)
  }
}

extension Tab where Value == Int, Label == Text {
  /// Creates a tab whose words its role says.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { Text("Search") }
  }
}

/// What a tab is for, which nothing depends on here.
public enum TabRole: Hashable, Sendable {
  /// One of them.
  case search
}

/// Tabs that belong together.
public struct TabSection<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a section with words.
  public init(_ title: some AlertTitle, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

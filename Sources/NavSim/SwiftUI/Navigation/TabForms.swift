// Tabs in other forms.

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

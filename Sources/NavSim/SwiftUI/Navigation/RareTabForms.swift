extension TabSection {
  /// Creates a section with something above it, which is not shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    self.init(content: content)
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image>, Value == Int {
  /// Creates a tab with a picture of the app.
  @_disfavoredOverload
  public init(_ title: some AlertTitle, image: String, @ViewBuilder content: () -> Content) {
    self.init {
      content()
    } label: {
      SwiftUI.Label(title.titleWords, image: image)
    }
  }

  /// Creates a tab for something.
  public init(
    _ title: some AlertTitle, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title.titleWords, systemImage: systemImage) }
  }
}

extension Tab where Label == Text {
  /// Creates a tab whose words its role says.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { Text("Search") }
  }
}

extension Tab {
  /// The tab, which is not there while a condition holds.
  public func hidden(_ isHidden: Bool) -> HiddenTab<Self> {
    HiddenTab(tab: self, isHidden: isHidden)
  }
}

/// A tab that may not be there.
public struct HiddenTab<Content: TabContent>: PrimitiveView, TabContent {
  let tab: Content
  let isHidden: Bool

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    if isHidden { node.update {} } else { node.update(with: tab, in: scope) }
  }
}

extension TabContent {
  /// The tab as it is: on a phone, all of them are there.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
}

/// Columns, all of which are shown side by side: what hides some of them is only about looks.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update {
      node.place(sidebar, .place(0), in: scope)
      node.place(content, .place(1), in: scope)
      node.place(detail, .place(2), in: scope)
    }
  }
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail()) }

  /// Creates three columns, of which some are hidden where there is much room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates two columns, of which some are hidden where there is much room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }

  /// Creates two columns, of which one comes first where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
}

/// Which columns are shown where there is much room, which nothing depends on here.
public enum NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// One of them.
  case automatic, all, doubleColumn, detailOnly
}

/// A column, which nothing depends on here.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// One of them.
  case sidebar, content, detail
}

extension View {
  /// The view as it is.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> Self { self }
}

/// How columns look, which nothing depends on here.
public protocol NavigationSplitViewStyle: Look {}

extension StandardLook: NavigationSplitViewStyle {}

extension Look where Self == StandardLook {
  /// A look.
  public static var balanced: StandardLook { StandardLook() }
  /// A look.
  public static var prominentDetail: StandardLook { StandardLook() }
}

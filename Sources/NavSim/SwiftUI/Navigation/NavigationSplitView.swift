/// Columns, which on a phone are pages of one stack: the first is its root, and what is selected in a
/// list there pushes the next.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  /// Which column comes first; nil for the one that follows from what is selected.
  var preferred: Binding<NavigationSplitViewColumn>?

  /// The stack.
  public var body: some View {
    let last = Column(content: detail, next: nil)
    let middle = content is EmptyView ? nil : Column(content: content, next: last)
    let first = Column(content: sidebar, next: middle.map { AnyView($0) } ?? AnyView(last))
    NavigationStack {
      if let preferred {
        first.navigationDestination(
          isPresented: Binding {
            preferred.wrappedValue == .detail
          } set: {
            preferred.wrappedValue = $0 ? .detail : .sidebar
          }
        ) { last }
      } else {
        first
      }
    }
  }
}

/// A column, and what a selected row of it shows.
private struct Column<Content: View>: PrimitiveView {
  let content: Content
  let next: (any View)?

  private final class Kept {
    let column = NextColumn()
    let scope = KeptScope()
  }

  func draw(at node: ViewNode, in scope: DrawingScope) {
    let kept = node.kept(0) { Kept() }
    if let next { kept.column.show(next) }
    var scope = scope
    let column = next == nil ? nil : kept.column
    kept.scope.change(&scope) { $0.nextColumn = column }
    node.update(with: content, in: scope)
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

  /// Creates three columns, of which one comes first where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    preferred = preferredCompactColumn
  }

  /// Creates three columns, of which one comes first where there is little room, and some are
  /// hidden where there is much.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content,
      detail: detail)
  }
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
  ) {
    self.init(sidebar: sidebar, detail: detail)
    preferred = preferredCompactColumn
  }

  /// Creates two columns, of which one comes first where there is little room, and some are hidden
  /// where there is much.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail)
  }
}

/// Which columns are shown where there is much room, which nothing depends on here.
public enum NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// One of them.
  case automatic, all, doubleColumn, detailOnly
}

/// A column.
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

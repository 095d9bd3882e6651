/// Views in columns, all of which are drawn.
public struct LazyHGrid<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views in rows and columns.
public struct Grid<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A row of a grid.
public struct GridRow<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Buttons that belong together.
public struct ControlGroup<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Several views of which the first is shown: there is room for it.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let first = (content as? any SeveralViews)?.views.first ?? content
    node.update(with: first, in: scope)
  }
}

/// Several views, whatever they are.
private protocol SeveralViews { var views: [any View] { get } }

extension TupleView: SeveralViews {}

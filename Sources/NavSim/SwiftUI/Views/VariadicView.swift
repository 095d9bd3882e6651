/// Views that are shown one by one by what holds them, as they were before containers were public.
public enum _VariadicView {
  /// The views.
  public typealias Children = SubviewsCollection
  /// What shows them.
  public typealias Root = _VariadicView_Root
  /// What shows them as views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What shows them as one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What shows them as several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// Views, and what shows them.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What shows them.
    public var root: Root
    /// The views.
    public var content: Content

    /// Puts them together.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// Puts them together.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

extension _VariadicView.Tree: View, Drawable where Root: _VariadicView_ViewRoot, Content: View {
  /// What is shown.
  public var body: some View { root.body(children: SubviewsCollection(content)) }
}

/// Shows views one by one.
public protocol _VariadicView_Root {}

/// Shows views one by one, as views.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// What is shown.
  associatedtype Body: View
  /// What is shown of the views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Shows views one by one, as one view.
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Shows views one by one, as several views.
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// What is in a page's bar.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Makes what is in a page's bar.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension ConditionalContent: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension ToolbarItem: ToolbarContent {}
extension ToolbarItemGroup: ToolbarContent {}

/// Buttons of a page's bar.
public struct ToolbarItem<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a button of a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates a button of a bar that the user could put elsewhere.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Several buttons of a page's bar.
public struct ToolbarItemGroup<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates buttons of a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates buttons of a bar, which stand behind one of other words where there is little room:
  /// here there is enough.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) { self.content = content() }
}

/// Buttons behind the title of a page.
public struct ToolbarTitleMenu<Content: View>: LayoutView, ToolbarContent {
  /// What it holds.
  public let content: Content

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Room between buttons of a bar.
public struct ToolbarSpacer: PrimitiveView, ToolbarContent {
  /// How much room there is, which nothing depends on here.
  public enum Sizing: Hashable, Sendable {
    /// One of them.
    case fixed, flexible
  }

  /// Creates room.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

extension View {
  /// Buttons of the page's bar, which the user could put elsewhere.
  public func toolbar<Content: View>(
    id: String, @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { toolbar(content: content) }

  /// Buttons behind the title of the page.
  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { toolbar(content: content) }
}

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
}

/// Several buttons of a page's bar.
public struct ToolbarItemGroup<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates buttons of a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views of which some are scrolled to, which is only about looks here.
public struct ScrollViewReader<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a reader.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }
}

/// What scrolls.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view, which changes nothing here: all of them can be reached.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

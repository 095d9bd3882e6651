/// What is shown when a row of a column is selected.
final class NextColumn {
  private var content: (any Drawable)?
  /// The pages on which it is shown.
  private var pages: [Reference<ViewNode>] = []

  /// It is something else by now.
  @MainActor func show(_ content: any Drawable) {
    self.content = content
    pages.removeAll { $0.object == nil }
    for page in pages {
      guard let page = page.object, page.isAlive, let scope = page.scope else { continue }
      page.update { page.place(content, in: scope) }
    }
  }

  @MainActor func draw(on page: ViewNode, in scope: DrawingScope) {
    if !pages.contains(where: { $0 === page.link }) { pages.append(page.link) }
    if let content { page.place(content, in: scope) }
  }
}

/// A button that hands something to another app, which nothing comes of here.
public struct ShareLink<Label: View>: LayoutView {
  /// What it holds.
  public let content: Label
}

extension ShareLink {
  /// Creates a link.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { content = label() }

  /// Creates a link.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) { content = label() }

  /// Creates a link for several things.
  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { content = label() }

  /// Creates a link for several things.
  public init<Items: Collection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview, @ViewBuilder label: () -> Label
  ) { content = label() }
}

extension ShareLink where Label == Text {
  /// Creates a link.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) { content = Text(verbatim: "Share") }

  /// Creates a link with words.
  public init<Item>(
    _ title: some AlertTitle, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil
  ) { content = Text(verbatim: title.titleWords) }

  /// Creates a link for several things.
  public init<Items: Collection>(items: Items, subject: Text? = nil, message: Text? = nil) {
    content = Text(verbatim: "Share")
  }

  /// Creates a link with words for several things.
  public init<Items: Collection>(
    _ title: some AlertTitle, items: Items, subject: Text? = nil, message: Text? = nil
  ) { content = Text(verbatim: title.titleWords) }
}

/// What another app shows of something that it is handed.
public struct SharePreview: Sendable {
  /// Creates words.
  public init(_ title: some AlertTitle) {}
  /// Creates words and a picture.
  public init<Picture>(_ title: some AlertTitle, image: Picture) {}
  /// Creates words and a small picture.
  public init<Icon>(_ title: some AlertTitle, icon: Icon) {}
  /// Creates words and pictures.
  public init<Picture, Icon>(_ title: some AlertTitle, image: Picture, icon: Icon) {}
}

/// Views without a place of their own.
public struct Group<Content>: PrimitiveView {
  let make: any View

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: make, in: scope)
  }
}

extension Group where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { make = content() }
}

extension Group: ToolbarContent where Content: ToolbarContent {}

/// Views one below the other.
public struct VStack<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views one beside the other.
public struct HStack<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views one before the other.
public struct ZStack<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views one below the other, all of which are drawn.
public struct LazyVStack<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views one beside the other, all of which are drawn.
public struct LazyHStack<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views in rows, all of which are drawn.
public struct LazyVGrid<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views that are more than the screen, all of which can be reached.
public struct ScrollView<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Rows, all of which can be reached.
public struct List<SelectionValue, Content: View>: LayoutView {
  /// What it holds.
  public let content: Content
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list of elements with ids.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list of elements by a part that tells them apart.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list of bindings to elements.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<Binding<Elements>, Elements.Element.ID, Row>
  { content = ForEach(data, content: rowContent) }

  /// Creates a list of bindings to elements by a part that tells them apart.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Content == ForEach<Binding<Elements>, ID, Row>
  { content = ForEach(data, id: id, content: rowContent) }

  /// Creates a list whose rows can be deleted, or moved.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable, Elements.Index == Int,
    Content == ForEach<Binding<Elements>, Elements.Element.ID, Row>
  {
    content = ForEach(data, editActions: editActions, content: rowContent)
  }

  /// Creates a list of a range of numbers.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> { content = ForEach(data, content: rowContent) }
}

/// Rows of settings.
public struct Form<Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Rows that belong together.
public struct Section<Parent, Content: View, Footer>: PrimitiveView {
  let content: Content
  let header: any View
  let footer: any View

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update {
      node.place(header, .place(0), in: scope)
      node.place(content, .place(1), in: scope)
      node.place(footer, .place(2), in: scope)
    }
  }
}

extension Section where Parent: View, Footer: View {
  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }
}

extension Section where Parent: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Creates a section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      header
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with words above it.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Text(title)
    } footer: {
      EmptyView()
    }
  }
}

/// Views that depend on the size of the screen: that of a phone.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: content(GeometryProxy()), in: scope)
  }
}

/// The size of a place: that of a phone.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public var size: CGSize { CGSize(width: 393, height: 852) }
  /// What the system covers: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// Words where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update {
      node.place(label, .place(0), in: scope)
      node.place(description, .place(1), in: scope)
      node.place(actions, .place(2), in: scope)
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with words and a picture.
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init(named: title.words, Image(systemName: systemImage), description)
  }

  /// Creates a view with words and a picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init(named: String(title), Image(systemName: systemImage), description)
  }

  /// Creates a view with words and a picture.
  public init(_ title: some AlertTitle, image: String, description: Text? = nil) {
    self.init(named: title.titleWords, Image(image), description)
  }

  private init(named words: String, _ image: Image, _ description: Text?) {
    self.init {
      SwiftUI.Label {
        Text(verbatim: words)
      } icon: {
        image
      }
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// A view where nothing was found.
  public static var search: Self { search(text: "") }

  /// A view where nothing was found of a text.
  public static func search(text: String) -> Self {
    Self {
      SwiftUI.Label("No Results", systemImage: "magnifyingglass")
    } description: {
      Text(verbatim: text)
    }
  }
}

/// What can be done with rows.
public struct EditActions: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int
  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let delete = Self(rawValue: 1), move = Self(rawValue: 2), all = Self(rawValue: 3)
}

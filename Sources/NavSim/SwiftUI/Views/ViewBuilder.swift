/// Makes one view of several.
@resultBuilder
public enum ViewBuilder {
  // What hands a view on is inlined into the app, where it is no copy.

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// A view.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view that may be missing.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two views.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second of two views.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// A view that is not always available.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views.
public struct TupleView<Content>: PrimitiveView {
  /// The views.
  nonisolated(unsafe) public let value: Content
  nonisolated(unsafe) let views: [any View]

  nonisolated init<each Child: View>(_ value: (repeat each Child))
  where Content == (repeat each Child) {
    self.value = value
    var views: [any View] = []
    repeat views.append(each value)
    self.views = views
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update {
      for (index, view) in views.enumerated() { node.place(view, .place(index), in: scope) }
    }
  }
}

/// One of two views.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The first.
  case first(First)
  /// The second.
  case second(Second)

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    switch self {
    case .first(let view): node.update(with: view, .place(0), in: scope)
    case .second(let view): node.update(with: view, .place(1), in: scope)
    }
  }
}

/// One of two views.
public typealias _ConditionalContent = ConditionalContent

extension Optional: View where Wrapped: View {
  /// There is none.
  public var body: Never { preconditionFailure("a view of the framework has no body") }
}

extension Optional: Drawable where Wrapped: View {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    if let self { node.update(with: self, in: scope) } else { node.update {} }
  }
}

/// A view for each element of a collection, told apart by their ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: PrimitiveView {
  /// The elements.
  public let data: Data
  let id: (Data.Element) -> ID
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  let make: (Data.Element) -> any View
  var edits = RowEdits()
  private var arrival: ViewNode.Arrival? = .each

  /// The same for what is a part of one view, and no row of its own.
  var ofParts: Self {
    var copy = self
    copy.arrival = nil
    return copy
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.arrival = arrival
    let rows = node.tree.madeAnew.isRedrawn ? node.children.map(\.number) : []
    defer {
      if !rows.isEmpty, rows.count == node.children.count,
        !node.children.contains(where: { rows.contains($0.number) })
      {
        node.tree.madeAnew.note(
          "a redraw gives all \(Data.Element.self) of a list other ids: a body makes them")
      }
    }
    let chooses = scope.environment.own.chooses
    guard chooses != nil || !edits.isEmpty else {
      return node.update {
        for element in data { node.place(make(element), .id(Identity(id(element))), in: scope) }
      }
    }
    let touch = node.kept(0) { RowTouch(node.tree) }
    let count = data.count
    node.update {
      for (offset, element) in data.enumerated() {
        let id = id(element)
        var row: any View = make(element)
        if let control = chooses?(AnyHashable(id)) {
          row = ChosenRow(content: row, control: control)
        }
        if !edits.isEmpty {
          row = EditedRow(
            content: row, offset: offset, isLast: offset + 1 == count, edits: edits, touch: touch)
        }
        node.place(row, .id(Identity(id)), in: scope)
      }
    }
  }
}

extension ForEach {
  private init(
    all data: Data, by id: @escaping (Data.Element) -> ID,
    _ content: @escaping (Data.Element) -> Content, make: @escaping (Data.Element) -> any View
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.make = make
  }

  /// Creates what is no view, and not drawn.
  package init(
    unseen data: Data, by id: @escaping (Data.Element) -> ID,
    _ content: @escaping (Data.Element) -> Content
  ) { self.init(all: data, by: id, content) { _ in EmptyView() } }
}

extension ForEach where Content: View {
  private init(
    all data: Data, by id: @escaping (Data.Element) -> ID,
    _ content: @escaping (Data.Element) -> Content
  ) { self.init(all: data, by: id, content, make: content) }

  /// Creates views for elements with ids.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(all: data, by: \.id, content)
  }

  /// Creates views for elements by a part that tells them apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(all: data, by: { $0[keyPath: id] }, content)
  }

  /// Creates views for a range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(all: data, by: \.self, content)
  }

  /// Creates views for bindings to elements.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(all: data, by: { $0.wrappedValue.id }, content)
  }

  /// Creates views for bindings to elements by a part that tells them apart.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection {
    self.init(all: data, by: { $0.wrappedValue[keyPath: id] }, content)
  }
}

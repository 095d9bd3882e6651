/// A view of several, as a container sees it.
public struct Subview: PrimitiveView, Identifiable {
  /// What tells it from the others.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// What tells it from the others.
  nonisolated(unsafe) public let id: ID
  /// What is said to its container.
  public var containerValues: ContainerValues {
    (view as? any ViewWithContainerValues)?.containerValues ?? ContainerValues()
  }
  nonisolated(unsafe) let view: any View

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) { node.update(with: view, in: scope) }
}

/// What views say to their container, of which what they are made with counts here.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// What is said by an entry.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A view that says something to its container.
@MainActor private protocol ViewWithContainerValues {
  var containerValues: ContainerValues { get }
}

/// A view that says something to its container, as long as it is there itself, or with modifiers
/// that change nothing.
public struct ContainerValueView<Content: View>: LayoutView, ViewWithContainerValues {
  /// What it holds.
  public let content: Content
  let say: (inout ContainerValues) -> Void

  fileprivate var containerValues: ContainerValues {
    var values = (content as? any ViewWithContainerValues)?.containerValues ?? ContainerValues()
    say(&values)
    return values
  }
}

extension View {
  /// Says something to the container of the view.
  public func containerValue<Value>(
    _ path: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> ContainerValueView<Self> {
    ContainerValueView(content: self) { $0[keyPath: path] = value }
  }
}

/// Views as a container sees them, one by one.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  nonisolated let subviews: [Subview]

  init(_ content: some View) {
    subviews = content.shownViews(below: []).map {
      Subview(id: .init(path: $0.path), view: $0.view)
    }
  }

  /// The first, which is 0.
  nonisolated public var startIndex: Int { 0 }
  /// How many there are.
  nonisolated public var endIndex: Int { subviews.count }
  /// One of them.
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of them.
  nonisolated public subscript(bounds: Range<Int>) -> ArraySlice<Subview> { subviews[bounds] }

  /// Draws all of them at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: ForEach(subviews) { $0 }, in: scope)
  }
}

/// A view that holds others, which a container sees one by one.
protocol ViewOfSeveral {
  @MainActor func shownViews(below path: [AnyHashable]) -> [(path: [AnyHashable], view: any View)]
}

extension View {
  /// The views that a container sees.
  fileprivate func shownViews(
    below path: [AnyHashable]
  ) -> [(path: [AnyHashable], view: any View)] {
    (self as? any ViewOfSeveral)?.shownViews(below: path) ?? [(path, self)]
  }
}

extension EmptyView: ViewOfSeveral {
  func shownViews(below path: [AnyHashable]) -> [(path: [AnyHashable], view: any View)] { [] }
}

extension TupleView: ViewOfSeveral {
  func shownViews(below path: [AnyHashable]) -> [(path: [AnyHashable], view: any View)] {
    views.enumerated().flatMap { index, view in view.shownViews(below: path + [index]) }
  }
}

extension ConditionalContent: ViewOfSeveral {
  func shownViews(below path: [AnyHashable]) -> [(path: [AnyHashable], view: any View)] {
    switch self {
    case .first(let view): view.shownViews(below: path + [true])
    case .second(let view): view.shownViews(below: path + [false])
    }
  }
}

extension Optional: ViewOfSeveral where Wrapped: View {
  func shownViews(below path: [AnyHashable]) -> [(path: [AnyHashable], view: any View)] {
    map { $0.shownViews(below: path) } ?? []
  }
}

extension ForEach: ViewOfSeveral {
  func shownViews(below path: [AnyHashable]) -> [(path: [AnyHashable], view: any View)] {
    data.flatMap { make($0).shownViews(below: path + [AnyHashable(id($0))]) }
  }
}

extension Group: ViewOfSeveral {
  func shownViews(below path: [AnyHashable]) -> [(path: [AnyHashable], view: any View)] {
    make.shownViews(below: path)
  }
}

extension Group where Content: View {
  /// Creates something of the views of a container.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content
  ) { make = transform(SubviewsCollection(view)) }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// Creates views for the views of a container.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) { self.init(SubviewsCollection(view), content: content) }
}

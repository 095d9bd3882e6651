/// Pages one on the other.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  /// Reads and writes a path that others keep; nil for one of its own.
  let path: (read: () -> [AnyHashable], write: ([AnyHashable]) -> Void)?

  /// The stack, which reads its path.
  public var body: some View { DrawnStack(root: root, path: path) }
}

private struct DrawnStack<Root: View>: PrimitiveView {
  let root: Root
  let path: (read: () -> [AnyHashable], write: ([AnyHashable]) -> Void)?

  func draw(at node: ViewNode, in scope: DrawingScope) {
    let stack: PageStack
    if case .stack(let known) = node.element { stack = known } else { stack = PageStack(node) }
    node.element = .stack(stack)
    stack.scope = scope
    stack.hasOwnPath = path == nil
    if let path {
      stack.wanted = path.read()
      stack.write = { path.write($0) }
    } else {
      stack.write = { [unowned stack] in
        guard stack.node.isAlive else { return }
        stack.wanted = $0
        stack.node.tree.isArranged = false
      }
    }
    var scope = scope
    scope.position = stack.position
    node.update(with: root, in: scope)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its path.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = (
      { path.wrappedValue.elements },
      { elements in
        // What has not changed is not encoded again, as the path is the app's.
        var new = path.wrappedValue
        new.elements = elements
        path.wrappedValue = new
      }
    )
  }
}

extension NavigationStack {
  /// Creates a stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = (
      { path.wrappedValue.map { AnyHashable($0) } },
      { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    )
  }
}

/// Values of any types, for the pages of a stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates a path of no page.
  public init() {}

  /// Creates a path.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many pages there are on the root.
  public var count: Int { elements.count }
  /// True when only the root is there.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a page.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Takes pages away. There have to be so many.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// The stack of earlier systems, of which pages are pushed by links alone.
public struct NavigationView<Content: View>: PrimitiveView {
  let stack: NavigationStack<NavigationPath, Content>

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { stack = NavigationStack(root: content) }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: stack, in: scope)
  }
}

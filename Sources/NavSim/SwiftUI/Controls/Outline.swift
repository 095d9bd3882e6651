/// Elements that hold others, which are there once they were tapped.
public struct OutlineGroup<Element, ID: Hashable, Leaf: View>: View {
  let elements: [Element]
  let id: (Element) -> ID
  let children: (Element) -> [Element]?
  let leaf: (Element) -> Leaf

  /// The elements.
  public var body: some View {
    // Of any type, as it holds itself.
    ForEach(Array(elements.indices), id: \.self) { AnyView(row(elements[$0])) }
  }

  @ViewBuilder private func row(_ element: Element) -> some View {
    if let below = children(element) {
      DisclosureGroup {
        Self(elements: below, id: id, children: children, leaf: leaf)
      } label: {
        leaf(element)
      }
    } else {
      leaf(element)
    }
  }
}

extension OutlineGroup where Element: Identifiable, ID == Element.ID {
  /// Creates elements that hold others.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    elements = Array(data)
    id = \.id
    self.children = { $0[keyPath: children].map { Array($0) } }
    leaf = content
  }
}

extension OutlineGroup where Element: Identifiable, ID == Element.ID {
  /// Creates one element that holds others.
  public init<Data: RandomAccessCollection>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    elements = [root]
    id = \.id
    self.children = { $0[keyPath: children].map { Array($0) } }
    leaf = content
  }
}

extension OutlineGroup {
  /// Creates elements that hold others, told apart by one of their values.
  public init<Data: RandomAccessCollection>(
    _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    elements = Array(data)
    self.id = { $0[keyPath: id] }
    self.children = { $0[keyPath: children].map { Array($0) } }
    leaf = content
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of elements that hold others.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Data.Element: Identifiable, Content == OutlineGroup<Data.Element, Data.Element.ID, Row> {
    content = OutlineGroup(data, children: children, content: rowContent)
  }
}

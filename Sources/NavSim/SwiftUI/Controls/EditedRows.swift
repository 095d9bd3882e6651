// Rows of which an app only says that they can be deleted, or moved.

extension ForEach {
  /// Creates views for bindings to elements, as rows that can be deleted, or moved.
  public init<Elements>(
    _ data: Binding<Elements>, editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable, Elements.Index == Int, Content: View,
    Data == Binding<Elements>, ID == Elements.Element.ID
  {
    var rows = Self(data, content: content)
    if editActions.contains(.delete) {
      rows = rows.onDelete { data.wrappedValue.remove(atOffsets: $0) }
    }
    if editActions.contains(.move) {
      rows = rows.onMove { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    self = rows
  }
}

extension List {
  /// Creates a list whose rows can be deleted, or moved, and of which one is selected by a tap.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable, Elements.Index == Int, SelectionValue: Hashable,
    Content == SelectableRows<SelectionValue, ForEach<Binding<Elements>, Elements.Element.ID, Row>>
  {
    content = SelectableRows(
      selection: selection,
      rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list whose rows can be deleted, or moved, and of which several are selected, while
  /// they are edited.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Element: Identifiable, Elements.Index == Int, SelectionValue: Hashable,
    Content == SeveralRows<SelectionValue, ForEach<Binding<Elements>, Elements.Element.ID, Row>>
  {
    content = SeveralRows(
      selection: selection,
      rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list of elements that hold others, of which one is selected by a tap.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue: Hashable,
    Content == SelectableRows<SelectionValue, OutlineGroup<Data.Element, Data.Element.ID, Row>>
  {
    content = SelectableRows(
      selection: selection, rows: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of elements that hold others, of which several are selected, while they are
  /// edited.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue: Hashable,
    Content == SeveralRows<SelectionValue, OutlineGroup<Data.Element, Data.Element.ID, Row>>
  {
    content = SeveralRows(
      selection: selection, rows: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of elements that hold others, told apart by one of their values.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data.Element, ID, Row> {
    content = OutlineGroup(data, id: id, children: children, content: rowContent)
  }
}

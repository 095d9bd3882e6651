import Foundation

extension ForEach {
  /// Creates views for bindings to elements by a part that tells them apart, as rows that can be
  /// deleted, or moved.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index == Int, Content: View, Data == Binding<Elements>
  {
    var rows = Self(data, id: id, content: content)
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
  /// Creates a list by a part that tells elements apart, whose rows can be deleted, or moved.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index == Int, SelectionValue == Never,
    Content == ForEach<Binding<Elements>, ID, Row>
  {
    content = ForEach(data, id: id, editActions: editActions, content: rowContent)
  }

  /// Creates a list by a part that tells elements apart, whose rows can be deleted, or moved, and of
  /// which one is selected by a tap.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index == Int, SelectionValue: Hashable,
    Content == SelectableRows<SelectionValue, ForEach<Binding<Elements>, ID, Row>>
  {
    content = SelectableRows(
      selection: selection,
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list by a part that tells elements apart, whose rows can be deleted, or moved, and of
  /// which several are selected, while they are edited.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index == Int, SelectionValue: Hashable,
    Content == SeveralRows<SelectionValue, ForEach<Binding<Elements>, ID, Row>>
  {
    content = SeveralRows(
      selection: selection,
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Creates a list of which a row is selected by a tap: one with a tag or an id, or a link with a
  /// value.
  public init<Rows: View>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Rows
  ) where SelectionValue: Hashable, Content == SelectableRows<SelectionValue, Rows> {
    self.content = SelectableRows(selection: selection, rows: content())
  }

  /// Creates a list of elements with ids, of which one is selected by a tap.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue: Hashable,
    Content == SelectableRows<SelectionValue, ForEach<Data, Data.Element.ID, Row>>
  {
    content = SelectableRows(selection: selection, rows: ForEach(data, content: rowContent))
  }

  /// Creates a list of elements by a part that tells them apart, of which one is selected by a tap.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    SelectionValue: Hashable,
    Content == SelectableRows<SelectionValue, ForEach<Data, ID, Row>>
  {
    content = SelectableRows(
      selection: selection, rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of which several rows are selected, while they are edited.
  public init<Rows: View>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Rows
  ) where SelectionValue: Hashable, Content == SeveralRows<SelectionValue, Rows> {
    self.content = SeveralRows(selection: selection, rows: content())
  }

  /// Creates a list of elements, of which several are selected, while they are edited.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    SelectionValue: Hashable, Content == SeveralRows<SelectionValue, ForEach<Data, ID, Row>>
  {
    content = SeveralRows(selection: selection, rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of elements with ids, of which several are selected, while they are edited.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, SelectionValue: Hashable,
    Content == SeveralRows<SelectionValue, ForEach<Data, Data.Element.ID, Row>>
  {
    content = SeveralRows(selection: selection, rows: ForEach(data, content: rowContent))
  }
}

/// Rows of which one is selected.
public struct SelectableRows<Value: Hashable, Rows: View>: PrimitiveView {
  let selection: Binding<Value?>?
  let rows: Rows

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let isEnabled = scope.environment.isEnabled
    var scope = scope
    guard let selection else { return node.update(with: rows, in: scope) }
    let left = node.kept(0) { LeftColumn<Value>(node.tree) }
    scope.environment.own.chooses = { tag in
      guard let value = tag.base as? Value else { return nil }
      let choose: @MainActor () -> Void = {
        left.change(to: nil)
        selection.wrappedValue = value
      }
      return ControlElement(use: .tap(choose), isEnabled: isEnabled, isChoice: true)
    }
    guard let next = scope.environment.own.nextColumn else {
      return node.update(with: rows, in: scope)
    }
    let column = Reading {
      SelectedColumn(selection: selection, left: left, rows: rows, next: next)
    }
    node.update(with: column, in: scope)
  }
}

/// Rows of which several are selected, each by a tap, while they are edited.
public struct SeveralRows<Value: Hashable, Rows: View>: View {
  @Environment(\.editMode) private var mode
  let selection: Binding<Set<Value>>?
  let rows: Rows

  init(selection: Binding<Set<Value>>?, rows: Rows) {
    (self.selection, self.rows) = (selection, rows)
  }

  /// The rows.
  public var body: some View {
    DrawnRows(selection: mode?.wrappedValue.isEditing == true ? selection : nil, rows: rows)
  }
}

private struct DrawnRows<Value: Hashable, Rows: View>: PrimitiveView {
  let selection: Binding<Set<Value>>?
  let rows: Rows

  func draw(at node: ViewNode, in scope: DrawingScope) {
    let isEnabled = scope.environment.isEnabled
    var scope = scope
    if let selection {
      scope.environment.own.chooses = { tag in
        guard let value = tag.base as? Value else { return nil }
        return ControlElement(
          use: .tap { selection.wrappedValue.formSymmetricDifference([value]) },
          isEnabled: isEnabled, isChoice: true)
      }
    }
    node.update(with: rows, in: scope)
  }
}

/// A row that is chosen by its id, unless something on it says by what.
struct ChosenRow: PrimitiveView {
  let content: any View
  var control: ControlElement

  func draw(at node: ViewNode, in scope: DrawingScope) {
    var control = control
    control.isChoiceByID = true
    node.element = .control(control)
    node.update(with: content, in: scope)
  }
}

/// What was selected in a column as the user has gone back to it: some apps keep that selected.
final class LeftColumn<Value: Hashable> {
  private var value: Value?
  private let changes: StateStorage<Int>
  init(_ tree: ViewTree) { changes = StateStorage(0, in: tree) }

  func change(to value: Value?) {
    self.value = value
    changes.value += 1
  }

  /// Whether what is selected is shown: it was not left, or something else was selected since.
  func shows(_ selected: Value?) -> Bool {
    _ = changes.value
    if selected != value { value = nil }
    return selected != nil && value == nil
  }
}

/// The rows of a column, one of which is selected or none.
struct SelectedColumn<Value: Hashable, Rows: View>: PrimitiveView {
  let selection: Binding<Value?>
  let left: LeftColumn<Value>
  let rows: Rows
  let next: NextColumn

  func draw(at node: ViewNode, in scope: DrawingScope) {
    let (selection, left, next) = (selection, left, next)
    let selected = selection.wrappedValue
    node.element = .link(
      LinkElement(
        left, isActive: left.shows(selected), name: selected.map { ViewNames.name(ofValue: $0) }
      ) {
        left.change(to: selected)
        selection.wrappedValue = nil
      } draw: { page, scope in
        next.draw(on: page, in: scope)
      })
    node.update(with: rows, in: scope)
  }
}

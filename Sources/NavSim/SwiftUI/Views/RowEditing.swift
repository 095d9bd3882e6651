/// What can be done to the rows of a list beside what is on them.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil }
}

extension ForEach {
  /// Rows that can be deleted: each has a button `"Delete"`, as behind a swipe.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits.delete = action
    return copy
  }

  /// Rows that can be moved: each but the last has a button `"Move down"`, as if it was dragged there.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits.move = action
    return copy
  }
}

extension View {
  /// A row that cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = isDisabled ? .rowLimit(.stays) : .beside }
  }
  /// A row that cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = isDisabled ? .rowLimit(.keepsItsPlace) : .beside }
  }
}

/// A row with what can be done to it.
struct EditedRow: PrimitiveView {
  let content: any View
  let offset: Int
  let isLast: Bool
  let edits: RowEdits
  let touch: RowTouch

  func draw(at node: ViewNode, in scope: DrawingScope) {
    node.element = .beside
    let (touch, edits, offset) = (touch, edits, offset)
    node.update {
      node.place(content, .place(0), in: scope)
      let row = node.children.first
      if let delete = edits.delete, row?.isLimited(.stays) != true {
        let button = Button("Delete") { [link = node.link] in
          touch.once {
            let rows = link.object?.rowsBeforeDeletion
            delete(IndexSet(integer: offset))
            rows?.lookWhatHasGone()
          }
        }
        node.place(button, .place(1), in: scope)
      }
      if let move = edits.move, !isLast, row?.isLimited(.keepsItsPlace) != true {
        let button = Button("Move down") {
          touch.once { move(IndexSet(integer: offset), offset + 2) }
        }
        node.place(button, .place(2), in: scope)
      }
    }
  }
}

extension ViewNode {
  /// True when something cannot be done to the row that is drawn here.
  fileprivate func isLimited(_ limit: RowLimit) -> Bool {
    hasElement { if case .rowLimit(limit) = $0 { true } else { false } }
  }
}

/// What has been done to rows since they were drawn: one thing, as all behind it stand elsewhere by
/// then.
final class RowTouch {
  private let tree: Reference<ViewTree>
  private var isBusy = false

  init(_ tree: ViewTree) { self.tree = tree.link }

  @MainActor func once(_ action: () -> Void) {
    guard !isBusy else { return }
    isBusy = true
    tree.object?.afterUpdate { self.isBusy = false }
    action()
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Self.Index == Int {
  /// Removes elements, as `onDelete` names them. They have to be there.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Self.Index == Int {
  /// Moves elements to before another one, as `onMove` names them. They have to be there.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.filter { $0 < destination }.count
    for offset in source.reversed() { remove(at: offset) }
    insert(contentsOf: moved, at: destination - before)
  }
}

/// Whether rows are edited.
public enum EditMode: Hashable, Sendable {
  /// They are not.
  case inactive
  /// One is, by a swipe.
  case transient
  /// They are.
  case active

  /// True when they are.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether the rows of a page or a layer are edited: what a view above says, or what its button
  /// `"Edit"` has done.
  public var editMode: Binding<EditMode>? {
    get {
      if let given = self[EditModeKey.self] { return given }
      guard let page = own.page, let tree = own.tree?.object else { return nil }
      let known = page.editMode as? StateStorage<EditMode>
      let storage = known ?? StateStorage(.inactive, in: tree)
      page.editMode = storage
      return Binding {
        storage.value
      } set: {
        storage.value = $0
      }
    }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button `"Edit"`, which is `"Done"` while rows are edited.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button.
  public init() {}

  /// The button.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}

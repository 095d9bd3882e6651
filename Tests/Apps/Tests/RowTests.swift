import SwiftUI
import Testing

/// Rows that are deleted and moved.
@MainActor @Suite struct RowTests {
  private struct Shopping: View {
    @State private var items = ["milk", "bread", "tea"]
    @Environment(\.editMode) private var mode
    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
        NavigationLink("More") { EditButton() }
        Text(items.joined(separator: " "))
        Text("editing \(mode?.wrappedValue.isEditing == true)")
      }
    }
  }

  private func says(_ text: String, _ stage: Stage) -> Bool { stage.tree.allWords.contains(text) }

  @Test("each row has a button to delete it, and each but the last one to move it down")
  func rows() throws {
    let stage = Stage(Shopping())
    #expect(
      stage.buttons == [
        "Delete", "Move down", "Delete", "Move down", "Delete", "Edit", "More",
      ])
    try stage.tap("Move down")
    #expect(says("bread milk tea", stage))
    try stage.tap("Delete")
    #expect(says("milk tea", stage))
  }

  @Test("of two rows that are deleted in one turn, only the first is: the others have moved")
  func twice() throws {
    let stage = Stage(Shopping())
    let delete = stage.tree.controls(isNext: false).all.filter { $0.words == "Delete" }
    for control in delete.suffix(2) {
      if case .tap(let action) = control.use { action() }
    }
    stage.tree.endTurn()
    #expect(says("milk tea", stage))
    try stage.tap("Delete")
    #expect(says("tea", stage))
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Bound: View {
    @State private var items = [Item(id: 1, name: "milk"), Item(id: 2, name: "tea")]
    @State private var tags = ["a", "b"]

    var body: some View {
      List($items, editActions: .all) { $item in TextField("item \(item.id)", text: $item.name) }
      ForEach($tags, id: \.self) { $tag in Button("tag \(tag)") { tag += "!" } }
      Text(items.map(\.name).joined(separator: " "))
      Text(tags.joined(separator: " "))
    }
  }

  @Test("rows that are bound to elements change them, and can be deleted and moved")
  func bound() throws {
    let stage = Stage(Bound())
    try stage.type("oil", into: "item 2")
    #expect(says("milk oil", stage))
    try stage.tap("Move down")
    #expect(says("oil milk", stage))
    try stage.tap("Delete")
    #expect(says("milk", stage))
    try stage.tap("tag b")
    #expect(says("a b!", stage))
  }

  private struct Fixed: View {
    @State private var isFixed = true
    var body: some View {
      ForEach(["milk", "bread", "tea"], id: \.self) { item in
        Button(item) { isFixed = false }
          .deleteDisabled(isFixed && item == "milk").moveDisabled(item == "bread")
      }
      .onDelete { _ in }
      .onMove { _, _ in }
    }
  }

  @Test("a row that must not be deleted or moved has no button for that")
  func limited() throws {
    let stage = Stage(Fixed())
    #expect(stage.buttons == ["milk", "Move down", "bread", "Delete", "tea", "Delete"])
    try stage.tap("tea")
    #expect(stage.buttons == ["milk", "Delete", "Move down", "bread", "Delete", "tea", "Delete"])
  }

  @Test("rows are edited on one page, and not on others")
  func editing() throws {
    let stage = Stage(Shopping())
    try stage.tap("Edit")
    #expect(says("editing true", stage))
    #expect(stage.buttons.contains("Done"))
    try stage.tap("More")
    stage.settle()
    #expect(stage.buttons == ["Edit"])
    try stage.tap("Edit")
    stage.tree.userWentBack(on: stage.screen.layers[0].pageIDs, to: 0)
    stage.settle()
    try stage.tap("Done")
    #expect(says("editing false", stage))
  }

  @Test("elements are moved to before the one that stands there")
  func moved() {
    func moved(_ source: IndexSet, _ destination: Int) -> String {
      var letters = Array("abcd")
      letters.move(fromOffsets: source, toOffset: destination)
      return String(letters)
    }
    #expect(moved([0], 2) == "bacd")
    #expect(moved([3], 0) == "dabc")
    #expect(moved([0, 2], 4) == "bdac")
    #expect(moved([1, 3], 1) == "abdc")
    #expect(moved([2], 2) == "abcd")
  }
}

import SwiftUI
import Testing

/// Columns, which are pages on a phone.
@MainActor @Suite struct SplitTests {
  private struct Mail: View {
    @State private var box: String?
    @State private var letter: Int?
    var body: some View {
      NavigationSplitView {
        List(["in", "out"], id: \.self, selection: $box) { Text($0) }
      } content: {
        List(selection: $letter) {
          NavigationLink("letter 1", value: 1)
          Text("letter 2").tag(2)
        }
      } detail: {
        Text("\(box ?? "none") \(letter ?? 0)")
      }
    }
  }

  private func back(_ stage: Stage, to count: Int) {
    stage.tree.userWentBack(on: stage.screen.layers[0].pageIDs, to: count)
    stage.settle()
  }

  @Test("what is selected in a column pushes the next, and the way back selects nothing")
  func columns() throws {
    let stage = Stage(Mail())
    #expect(stage.buttons == ["in", "out"])
    try stage.tap("out")
    stage.settle()
    #expect(stage.wanted == "Mail, out")
    #expect(stage.buttons == ["letter 1", "letter 2"])
    try stage.tap("letter 1")
    stage.settle()
    #expect(stage.wanted == "Mail, out, 1")
    #expect(stage.tree.allWords.contains("out 1"))
    back(stage, to: 1)
    try stage.tap("letter 2")
    stage.settle()
    #expect(stage.tree.allWords.contains("out 2"))
    for count in [1, 0] { back(stage, to: count) }
    #expect(stage.wanted == "Mail")
    try stage.tap("in")
    stage.settle()
    #expect(stage.buttons == ["letter 1", "letter 2"])
  }

  /// A column of boxes, of which one is selected.
  private struct Boxes: View {
    /// True for one that keeps what is selected, whoever goes back.
    let keeps: Bool
    @State private var box: String?
    var body: some View {
      let selection = Binding(get: { box }, set: { if !keeps || $0 != nil { box = $0 } })
      NavigationSplitView {
        List(["in", "out"], id: \.self, selection: selection) { Text($0) }
        Button("again") { box = "in" }
      } detail: {
        Text("open \(box ?? "none")")
      }
    }
  }

  private func visit(_ words: String..., keeps: Bool) throws {
    let stage = Stage(Boxes(keeps: keeps))
    for word in words {
      try stage.tap(word)
      stage.settle()
      let box = word == "out" ? "out" : "in"
      #expect(stage.wanted == "Boxes, \(box)" && stage.tree.allWords.contains("open \(box)"))
      back(stage, to: 0)
      #expect(stage.wanted == "Boxes")
    }
  }

  @Test("who goes back is in the column before, though that keeps what is selected")
  func kept() throws { try visit("in", "in", "out", keeps: true) }

  @Test("what was left is shown again when the app selects it")
  func again() throws { try visit("in", "again", "again", "out", "again", keeps: false) }

  /// Links with values in a column that a row has shown.
  private struct Linked: View {
    @State private var box: String?
    var body: some View {
      NavigationSplitView {
        List(["in", "out"], id: \.self, selection: $box) { Text($0) }
      } content: {
        NavigationLink("letter", value: 1)
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)")
            NavigationLink("next", value: number + 1)
          }
        NavigationLink("lost", value: "nowhere")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("a link with a value in a column that a row has shown lies above it")
  func valuesAbove() throws {
    let stage = Stage(Linked())
    for word in ["in", "letter", "next"] {
      try stage.tap(word)
      stage.settle()
    }
    #expect(stage.wanted == "Linked, in, 1, 2" && stage.tree.allWords.contains("page 2"))
    back(stage, to: 2)
    #expect(stage.wanted == "Linked, in, 1")
    back(stage, to: 0)
    try stage.tap("out")
    stage.settle()
    #expect(stage.wanted == "Linked, out" && stage.buttons == ["letter", "lost"])
    try stage.tap("lost")
    #expect(stage.wanted == "Linked, out, nowhere, without a destination")
  }

  private struct Places: View {
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var visible = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        NavigationLink("linked") { Text("by a link") }
        NavigationLink("valued", value: 7)
          .navigationDestination(for: Int.self) { Text("value \($0)") }
        Button("detail") { column = .detail }
        Text("column \(column)")
      } detail: {
        Text("the detail")
      }
    }
  }

  @Test("links of a column push their pages, and so does the column that is preferred")
  func links() throws {
    let stage = Stage(Places())
    for (words, page) in [("linked", "by a link"), ("valued", "value 7"), ("detail", "the detail")]
    {
      try stage.tap(words)
      stage.settle()
      #expect(stage.tree.allWords.contains(page))
      back(stage, to: 0)
      #expect(stage.buttons == ["linked", "valued", "detail"])
    }
    #expect(stage.tree.allWords.contains("column sidebar"))
  }

  private struct Chosen: View {
    @State private var size = "small"
    @State private var rows: Set<Int> = []
    var body: some View {
      NavigationStack {
        Picker("Size", selection: $size) {
          ForEach(["small", "large"], id: \.self) { Text($0) }
        }
        List(selection: $rows) { ForEach(1..<3) { Text("row \($0)") } }
          .toolbar { EditButton() }
        Text("\(size) \(rows.sorted())")
      }
    }
  }

  @Test("rows are chosen by their ids; several only while they are edited")
  func ids() throws {
    let stage = Stage(Chosen())
    #expect(stage.buttons == ["small", "large", "Edit"])
    try stage.tap("large")
    try stage.tap("Edit")
    #expect(stage.buttons == ["small", "large", "row 1", "row 2", "Done"])
    for words in ["row 2", "row 1", "row 2"] { try stage.tap(words) }
    #expect(stage.tree.allWords.contains("large [1]"))
  }
}

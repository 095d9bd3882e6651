import SwiftUI
import Testing

/// Views as the containers of an app see them.
@MainActor @Suite struct SubviewTests {
  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text(verbatim: "\(subviews.count) cards")
          ForEach(subviews) { $0 }
        }
      }
    }
  }

  private struct Lines<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      ForEach(subviews: content) { subview in
        Text(verbatim: "line")
        subview
      }
    }
  }

  private struct Divided: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Text(verbatim: "line") }
      }
    }
  }

  private struct Old: View {
    @State private var names = ["a", "b"]
    var body: some View {
      _VariadicView.Tree(Divided()) {
        ForEach(names, id: \.self) { Row(name: $0) }
        Button("more") { names.append("c") }
      }
    }
  }

  @Test("views are shown one by one as apps did it before, and keep their state")
  func variadic() throws {
    let stage = Stage(Old())
    #expect(stage.tree.allWords == ["a 0", "line", "b 0", "line", "more"])
    try stage.tap("b 0")
    try stage.tap("more")
    #expect(stage.tree.allWords == ["a 0", "line", "b 1", "line", "c 0", "line", "more"])
  }

  private struct Page: View {
    @State private var names = ["a", "b"]

    var body: some View {
      Cards {
        if names.count > 2 { Text(verbatim: "many") }
        ForEach(names, id: \.self) { Row(name: $0) }
        Group {
          Row(name: "x")
          Button("more") { names.insert("c", at: 0) }
        }
      }
      Lines { Text(verbatim: "last") }
    }
  }

  @Test("a container sees views one by one, and they keep their state as others come")
  func each() throws {
    let stage = Stage(Page())
    #expect(
      stage.tree.allWords.first == "4 cards" && stage.tree.allWords.suffix(2) == ["line", "last"])
    try stage.tap("b 0")
    try stage.tap("x 0")
    try stage.tap("more")
    #expect(stage.tree.allWords.prefix(2) == ["6 cards", "many"])
    #expect(stage.buttons == ["c 0", "a 0", "b 1", "x 1", "more"])
  }

  private struct Wave: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { for run in line { context.draw(run) } }
    }
  }

  @Test("words that are drawn in a way of their own are read as they are")
  func rendered() {
    let stage = Stage(Text(verbatim: "sea").textRenderer(Wave()))
    #expect(stage.tree.allWords == ["sea"])
  }
}

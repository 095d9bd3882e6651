import SwiftUI
import Testing

/// Popovers, alerts and dialogs in all their forms.
@MainActor @Suite struct DialogTests {
  private struct Warning: Identifiable {
    let id: Int
  }

  private struct Asking: View {
    let log: Log
    @State private var warning: Warning?
    @State private var isOut = false
    @State private var isWarned = false
    @State private var asks = false
    @State private var held = false
    var body: some View {
      VStack {
        Button("item") { warning = Warning(id: 4) }
        Button("popover") { isOut = true }
        Button("presenting") { isWarned = true }
        Button("ask") { asks = true }
        Button("held") { held = true }
      }
      .alert(item: $warning) { warning in
        Alert(
          title: Text("Warning \(warning.id)"),
          primaryButton: .destructive(Text("Delete")) { log.add("deleted") },
          secondaryButton: .cancel())
      }
      .popover(isPresented: $isOut) { Text("out") }
      .alert("Careful", isPresented: $isWarned, presenting: warning?.id ?? 9) { number in
        Button("Go on \(number)") { log.add("on \(number)") }
        Button("Stop", role: .cancel) {}
      } message: { number in
        Text("about \(number)")
      }
      .confirmationDialog("Sure?", isPresented: $asks) {
        Button("Yes") {}
        Button("Never", role: .cancel) { log.add("never") }
      } message: {
        Text("It is far.")
      }
      .sheet(isPresented: $held) { Text("free").interactiveDismissDisabled(false) }
    }
  }

  @Test("an alert of earlier systems is there while its item is, and each button closes it")
  func item() throws {
    let log = Log()
    let stage = Stage(Asking(log: log))
    for (words, told) in [("Delete", ["deleted"]), ("Cancel", [])] {
      try stage.tap("item")
      stage.settle()
      #expect(stage.wanted == "Asking / alert Warning 4")
      #expect(stage.buttons == ["Delete", "Cancel"])
      try stage.tap(words)
      stage.settle()
      #expect(stage.wanted == "Asking")
      #expect(log.take() == told)
    }
  }

  @Test("a popover is a sheet that the user takes away, and so is a sheet that is not held")
  func popover() throws {
    let stage = Stage(Asking(log: Log()))
    for words in ["popover", "held"] {
      try stage.tap(words)
      stage.settle()
      let layer = try #require(stage.screen.layers.last)
      #expect(layer.kind == .sheet)
      stage.tree.userClosed(layer.id)
      stage.settle()
      #expect(stage.wanted == "Asking")
    }
  }

  @Test("an alert about a value gets it; a dialog with a button to cancel gets no other")
  func presenting() throws {
    let log = Log()
    let stage = Stage(Asking(log: log))
    try stage.tap("presenting")
    stage.settle()
    #expect(stage.tree.allWords.contains("about 9"))
    #expect(stage.buttons == ["Go on 9", "Stop"])
    try stage.tap("Go on 9")
    stage.settle()
    try stage.tap("ask")
    stage.settle()
    #expect(stage.buttons == ["Yes", "Never"])
    try stage.tap("Never")
    stage.settle()
    #expect(log.take() == ["on 9", "never"])
    #expect(stage.wanted == "Asking")
  }
}

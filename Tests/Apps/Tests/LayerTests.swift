import SwiftUI
import Testing

/// What sheets, covers, alerts and dialogs do.
@MainActor @Suite struct LayerTests {
  struct Item: Identifiable, CustomStringConvertible {
    let id: Int
    var description: String { "item \(id)" }
  }

  struct Content: View {
    let name: String
    let log: Log
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Button("\(name) \(taps)") { taps += 1 }
        Button("close") { dismiss() }
      }
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
    }
  }

  struct Presenter: View {
    let log: Log
    @State private var item: Item?
    @State private var isCovered = false
    @State private var asks = false
    @State private var warns = false
    var body: some View {
      VStack {
        Button("one") { item = Item(id: 1) }
        Button("cover") { isCovered = true }
        Button("both") {
          item = Item(id: 1)
          isCovered = true
        }
        Button("ask") { asks = true }
        Button("warn") { warns = true }
      }
      .onAppear { log.add("root appears") }
      .onDisappear { log.add("root disappears") }
      .sheet(item: $item) {
        log.add("dismissed")
      } content: { item in
        VStack {
          Content(name: "\(item)", log: log)
          Button("two") { self.item = Item(id: 2) }
        }
      }
      .fullScreenCover(isPresented: $isCovered) { Content(name: "covering", log: log) }
      .confirmationDialog("Sure?", isPresented: $asks) { Button("Yes") { log.add("yes \(asks)") } }
      .alert("Careful", isPresented: $warns) {}
    }
  }

  @Test(
    "onDisappear of what was on a sheet comes before onDismiss, both when it has left",
    arguments: [false, true])
  func order(_ isLate: Bool) throws {
    let log = Log()
    let stage = Stage(Presenter(log: log))
    try stage.tap("one")
    stage.begin()
    #expect(log.take() == ["root appears", "item 1 appears"])
    stage.end()
    try stage.tap("close")
    stage.begin()
    #expect(log.take() == [])
    stage.end(isLate: isLate)
    #expect(log.take() == ["item 1 disappears", "dismissed"])
  }

  @Test("onDismiss is called by a host that tells of a sheet too early, too")
  func toldEarly() throws {
    let log = Log()
    let stage = Stage(Presenter(log: log))
    try stage.tap("one")
    stage.settle()
    _ = log.take()
    stage.tree.dismissed(try #require(stage.screen.layers.last).id)
    #expect(log.take() == ["dismissed"])
  }

  @Test("onDismiss is called for a layer that was on the screen before the app has heard of that")
  func unheard() throws {
    let log = Log()
    let stage = Stage(Presenter(log: log))
    try stage.tap("one")
    _ = log.take()
    let layer = try #require(stage.tree.wanted.layers.last).id
    stage.tree.userClosed(layer)
    stage.tree.endTurn()
    #expect(log.take() == [])
    stage.tree.dismissed(layer)
    #expect(log.take() == ["dismissed"])
    stage.tree.dismissed(layer)
    #expect(log.take() == [])
  }

  @Test("an item with another id dismisses the sheet, and then presents another one")
  func replaced() throws {
    let log = Log()
    let stage = Stage(Presenter(log: log))
    try stage.tap("one")
    stage.settle()
    try stage.tap("item 1 0")
    _ = log.take()
    try stage.tap("two")
    #expect(stage.wanted == "Presenter")
    stage.begin()
    stage.end()
    #expect(log.take() == ["item 1 disappears", "dismissed"])
    #expect(stage.wanted == "Presenter / item 2")
    stage.settle()
    #expect(log.take() == ["item 2 appears"])
    #expect(stage.buttons.first == "item 2 0")
  }

  @Test("a view presents one thing at a time: what comes second waits until the first has left")
  func oneAtATime() throws {
    let stage = Stage(Presenter(log: Log()))
    try stage.tap("both")
    #expect(stage.wanted == "Presenter / Content")
    stage.settle()
    try stage.tap("close")
    #expect(stage.wanted == "Presenter")
    stage.settle()
    #expect(stage.wanted == "Presenter / item 1")
    try stage.tap("close")
    stage.settle()
    #expect(stage.wanted == "Presenter")
  }

  @Test("what is presented while another leaves comes when that has left, with new state")
  func presentedWhileLeaving() throws {
    let stage = Stage(Presenter(log: Log()))
    try stage.tap("one")
    stage.settle()
    try stage.tap("item 1 0")
    let present = try #require(stage.tree.allControls.first { $0.words == "one" })
    try stage.tap("close")
    stage.begin()
    guard case .tap(let action) = present.use else { return }
    action()
    stage.tree.endTurn()
    #expect(stage.wanted == "Presenter")
    stage.end()
    stage.settle()
    #expect(stage.wanted == "Presenter / item 1")
    #expect(stage.buttons.first == "item 1 0")
  }

  @Test("a view that leaves already closes nothing that has come since")
  func dismissWhileLeaving() throws {
    let stage = Stage(Presenter(log: Log()))
    try stage.tap("one")
    stage.settle()
    let close = try #require(stage.tree.controls(isNext: false).all.first { $0.words == "close" })
    try stage.tap("two")
    stage.settle()
    guard case .tap(let action) = close.use else { return }
    action()
    stage.settle()
    #expect(stage.wanted == "Presenter / item 2")
  }

  @Test("a dialog closes by each of its buttons, and always has one to cancel; an alert has one")
  func dialogs() throws {
    let log = Log()
    let stage = Stage(Presenter(log: log))
    _ = log.take()
    try stage.tap("ask")
    stage.settle()
    #expect(stage.wanted == "Presenter / dialog Sure?")
    #expect(stage.buttons == ["Yes", "Cancel"])
    try stage.tap("Yes")
    stage.settle()
    #expect(log.take() == ["yes false"])
    #expect(stage.wanted == "Presenter")
    try stage.tap("warn")
    stage.settle()
    #expect(stage.buttons == ["OK"])
    try stage.tap("OK")
    stage.settle()
    #expect(stage.wanted == "Presenter")
  }

  struct Held: View {
    @State private var isPresented = true
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("push") { path = [1] }
          .navigationDestination(for: Int.self) { _ in
            Text("page").sheet(isPresented: $isPresented) {
              Button("pop") { path = [] }.interactiveDismissDisabled()
            }
          }
      }
    }
  }

  @Test("a sheet that must not be dragged is a cover; it leaves with the page that presents it")
  func heldAndGone() throws {
    let stage = Stage(Held())
    try stage.tap("push")
    stage.settle()
    #expect(stage.screen.layers.last?.kind == .cover)
    try stage.tap("pop")
    stage.settle()
    #expect(stage.wanted == "Held")
  }
}

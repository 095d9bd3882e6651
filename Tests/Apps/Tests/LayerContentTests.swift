import Observation
import SwiftUI
import Testing

/// What the closures of layers and pages read by themselves, where no body does.
@MainActor @Suite struct LayerContentTests {
  @Observable final class Model {
    var isReady = false
  }

  private struct Root: View {
    let model: Model
    let log: Log
    @State private var isShown = false
    @State private var isDone = false
    @State private var path: [Int] = []

    var body: some View {
      log.add("body")
      return NavigationStack(path: $path) {
        Button("open") { isShown = true }
        Button("push") { path = [1] }
          .navigationDestination(for: Int.self) { _ in
            if isDone { Text("done") } else { Button("do") { isDone = true } }
            if model.isReady { Button("leave") { path = [] } }
          }
      }
      .sheet(isPresented: $isShown) {
        if isDone {
          if model.isReady { Button("close") { isShown = false } }
        } else {
          Button("finish") { isDone = true }
        }
      }
    }
  }

  @Test(
    "a layer is drawn again when its closure has read what has changed, and no body is evaluated")
  func layer() throws {
    let (log, model) = (Log(), Model())
    let stage = Stage(Root(model: model, log: log))
    try stage.tap("open")
    stage.settle()
    _ = log.take()
    try stage.tap("finish")
    #expect(stage.buttons == [])
    model.isReady = true
    stage.settle()
    #expect(stage.buttons == ["close"])
    #expect(log.take() == [])
    try stage.tap("close")
    stage.settle()
    #expect(stage.buttons == ["open", "push"])
  }

  @Test("so is a page")
  func page() throws {
    let (log, model) = (Log(), Model())
    let stage = Stage(Root(model: model, log: log))
    try stage.tap("push")
    stage.settle()
    _ = log.take()
    try stage.tap("do")
    model.isReady = true
    stage.settle()
    #expect(stage.buttons == ["leave"])
    #expect(log.take() == [])
  }

  private struct Chosen: View {
    @State private var names: [String] = []
    @State private var isShown = false

    var body: some View {
      Button("choose") {
        names = ["Ann"]
        isShown = true
      }
      .sheet(isPresented: $isShown) {
        Button(names[0]) {
          isShown = false
          names = []
        }
      }
    }
  }

  @Test("what leaves is not drawn again")
  func leaving() throws {
    let stage = Stage(Chosen())
    try stage.tap("choose")
    stage.settle()
    try stage.tap("Ann")
    stage.settle()
    #expect(stage.buttons == ["choose"])
  }
}

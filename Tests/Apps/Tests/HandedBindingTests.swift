import SwiftUI
import Testing

/// Bindings to values of an object that a view hands on.
@MainActor @Suite struct HandedBindingTests {
  private final class Model: ObservableObject {
    @Published var rated: Rated?
    @Published var other = 0
  }

  private final class Rated: Identifiable {}

  private struct Root: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View {
      Inner(rated: $model.rated, log: log)
      Button("rate") { model.rated = Rated() }
      Button("other") { model.other += 1 }
    }
  }

  private struct Inner: View {
    @Binding var rated: Rated?
    let log: Log
    var body: some View {
      log.add("inner")
      return Text("inner").sheet(item: $rated) { _ in Button("close") { rated = nil } }
    }
  }

  @Test("a view that is given a binding is evaluated when the value is another one, and only then")
  func handed() throws {
    let log = Log()
    let model = Model()
    let stage = Stage(Root(model: model, log: log))
    #expect(log.take() == ["inner"])
    try stage.tap("other")
    #expect(log.take() == [])
    try stage.tap("rate")
    stage.settle()
    #expect(log.take() == ["inner"])
    #expect(stage.buttons == ["close"])
    try stage.tap("close")
    stage.settle()
    #expect(stage.buttons == ["rate", "other"])
    #expect(model.rated == nil)
  }
}

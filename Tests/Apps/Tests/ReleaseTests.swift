import SwiftUI
import Testing

/// What views keep goes with them.
@MainActor @Suite struct ReleaseTests {
  /// How many objects there are. One thread counts them.
  fileprivate final class Census: @unchecked Sendable {
    var objects = 0
    var models = 0
  }

  @Observable fileprivate final class Model {
    var count = 0
    @ObservationIgnored private let census: Census
    fileprivate init(_ census: Census) {
      self.census = census
      census.models += 1
    }
    deinit { census.models -= 1 }
  }

  fileprivate final class Object: ObservableObject {
    @Published var count = 0
    private let census: Census
    fileprivate init(_ census: Census) {
      self.census = census
      census.objects += 1
    }
    deinit { census.objects -= 1 }
  }

  private struct Root: View {
    let census: Census
    @State private var shows = false
    @StateObject private var object: Object

    fileprivate init(_ census: Census) {
      self.census = census
      _object = StateObject(wrappedValue: Object(census))
    }

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("page", value: 1)
          NavigationLink("link") { Page(census) }
          Button("sheet") { shows = true }
          Text("\(object.count)")
        }
        .navigationDestination(for: Int.self) { _ in Page(census) }
        .sheet(isPresented: $shows) { Page(census) }
      }
    }
  }

  private struct Page: View {
    @State private var model: Model
    @StateObject private var object: Object
    @Environment(\.dismiss) private var dismiss

    fileprivate init(_ census: Census) {
      _model = State(initialValue: Model(census))
      _object = StateObject(wrappedValue: Object(census))
    }

    var body: some View {
      Button("up \(model.count) \(object.count)") {
        model.count += 1
        object.count += 1
      }
      Button("close") { dismiss() }
    }
  }

  @Test("a page's objects end with it", arguments: ["page", "sheet"])
  func page(_ button: String) throws {
    let census = Census()
    let stage = Stage(Root(census))
    stage.settle()
    // A link has made its page's view, which has not been drawn.
    let before = (census.objects, census.models)
    try stage.tap(button)
    stage.settle()
    try stage.tap("up 0 0")
    stage.settle()
    #expect(census.objects > before.0 && census.models >= before.1)
    try stage.tap("close")
    stage.settle()
    _ = stage.buttons
    #expect((census.objects, census.models) == before, "\(census.objects), \(census.models)")
  }

  @Test("everything ends with the app")
  func app() throws {
    let census = Census()
    do {
      let stage = Stage(Root(census))
      stage.settle()
      try stage.tap("page")
      stage.settle()
      try stage.tap("up 0 0")
      stage.settle()
    }
    #expect(census.objects == 0 && census.models == 0, "\(census.objects), \(census.models)")
  }
}

import SwiftUI
import Testing

/// An object that a view would make of another one.
@MainActor @Suite struct MadeObjectTests {
  private final class Place: ObservableObject { @Published var path: [Int] = [] }
  private final class Model: ObservableObject {
    let place: Place
    init(_ place: Place) { self.place = place }
  }

  private struct Pages: View {
    @StateObject var model: Model
    var body: some View {
      NavigationStack(
        path: Binding {
          model.place.path
        } set: {
          model.place.path = $0
        }
      ) {
        Button("next") { model.place.path.append(1) }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  private struct Root: View {
    @StateObject private var place = Place()
    var body: some View { Pages(model: Model(place)) }
  }

  @Test("a view with an object that is made of another one is given something else with it")
  func made() throws {
    let stage = Stage(Root())
    try stage.tap("next")
    stage.settle()
    #expect(stage.wanted == "Pages, 1")
  }
}

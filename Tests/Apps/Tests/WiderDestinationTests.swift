import SwiftUI
import Testing

/// Paths of a class, whose values are of its subclasses.
@MainActor @Suite struct WiderDestinationTests {
  private class Route: Hashable {
    nonisolated static func == (one: Route, other: Route) -> Bool { one === other }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private final class Detail: Route {}

  private struct Pages {
    var first: Int { 1 }
    var second: Int { 2 }
  }

  private struct Routes: View {
    @State private var path: [Route] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("go") { path.append(Detail()) }
          .navigationDestination(for: Route.self) { _ in Button("here") {} }
      }
    }
  }

  private struct KeyPaths: View {
    @State private var path: [PartialKeyPath<Pages>] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("go") { path.append(\.first) }
          .navigationDestination(for: PartialKeyPath<Pages>.self) { page in
            Button("page \(Pages()[keyPath: page] as? Int ?? 0)") { path.append(\.second) }
          }
      }
    }
  }

  @Test("the destination of a class is that of its subclasses")
  func subclasses() throws {
    let stage = Stage(Routes())
    try stage.tap("go")
    stage.settle()
    #expect(stage.buttons == ["here"])
  }

  @Test(
    "key paths are called by where they are in the program, and nothing by where it is in memory")
  func keyPaths() throws {
    let stage = Stage(KeyPaths())
    try stage.tap("go")
    stage.settle()
    #expect(stage.buttons == ["page 1"])
    let first = stage.wanted
    #expect(!first.contains("0x") && first.contains("<computed +"))
    try stage.tap("page 1")
    stage.settle()
    #expect(stage.buttons == ["page 2"])
    #expect(
      Set(stage.wanted.split(separator: "+")).count == stage.wanted.split(separator: "+").count)
  }
}

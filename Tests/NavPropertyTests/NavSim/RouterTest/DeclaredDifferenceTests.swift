import Testing

@testable import NavSim

/// Pushes below a sheet.
@MainActor
private final class Below {
  private(set) var path: [Int] = []
  private(set) var sheet: Int?

  func push(_ page: Int) async { path.append(page) }
  func present(_ page: Int) async { sheet = page }
}

@Suite("What declared calls do alone")
struct DeclaredDifferenceTests {
  private func test(_ effect: CallEffect<Int>) -> RouterTest<Below, Int> {
    RouterTest<Below, Int>("below") {
      Below()
    } screens: {
      Screens(root: 0, pushed: $0.path).presenting($0.sheet)
    }
    .action("push", [1], effect: { _ in effect }) { await $0.push($1) }
    .action("present", [9], effect: { .present($0).when { $0.layers.count == 1 } }) {
      await $0.present($1)
    }
  }

  @Test("a wrong effect is named, whatever the failure is put down to")
  func wrong() throws {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(.push(1)).check(seeds: 1...20)
    }
    let text = try #require(error?.description)
    #expect(
      text.contains("; alone, `push 1` makes of 0 / sheet 9 0, 1 / sheet 9, and its effect says "))
  }

  @Test("a right one is not")
  func right() throws {
    let right = CallEffect<Int>.custom { $0.layers[0].pushed.append(1) }
    try test(right).check(seeds: 1...20)
  }
}

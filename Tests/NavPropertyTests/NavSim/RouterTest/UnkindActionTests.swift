import Testing

@testable import NavSim

/// What only an unkind host does, as an action of a test.
@Suite("Unkind actions")
struct UnkindActionTests {
  private struct Shop: Sendable {
    var pages: [Int] = []
    var wasDisturbed = false
  }

  private typealias Test = RouterTest<Shop, Int>

  /// A router that does something else once it was disturbed.
  private var shop: Test {
    Test("shop") {
      Shop()
    } screens: {
      Screens(root: 0, pushed: $0.pages)
    }
    .tap("go") { $0.pages = [$0.wasDisturbed ? 2 : 1] }
    .tap("disturb", effect: .nothing) { $0.wasDisturbed = true }
  }

  @Test("a router that does something else behind one is wrong")
  func found() throws {
    let failure = #expect(throws: RouterTestFailure.self) {
      try shop.unkind("disturb").check(seeds: 1...5, steps: 20)
    }
    #expect(failure?.description.contains("a disturb") == true)
  }

  @Test("behind an action that a kind host does, too, it is learned")
  func learned() throws { try shop.check(seeds: 1...5, steps: 20) }
}

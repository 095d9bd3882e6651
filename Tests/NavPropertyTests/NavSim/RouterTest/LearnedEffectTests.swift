import Testing

@testable import NavSim

@MainActor
private final class Stack {
  var path: [Int] = []
}

@Suite("What is learned of calls")
struct LearnedEffectTests {
  @Test("a call that leaves some pages is told from one that takes the top page")
  func popAfter() {
    let test = RouterTest<Stack, Int>("stack") {
      Stack()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1]) { $0.path.append($1) }
    .tap("pop") { _ = $0.path.popLast() }
    .tap("popTo", [1]) { $0.path = Array($0.path.prefix($1)) }
    let lines = EffectText(test.played).lines.map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "effect push 1 .push(1)", "effect pop .nothing on 0",
        "effect pop .pop on 0 + 1; 0 + 2 and more", "effect popTo 1 .nothing on 0; 0 + 1",
        "effect popTo 1 .popAfter(1) on 0 + 2 and more",
      ])
  }
}

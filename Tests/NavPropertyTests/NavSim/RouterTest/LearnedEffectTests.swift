import NavCapture
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

  @Test("a call that does what random numbers say is not judged, and those beside it are")
  func random() throws {
    func test(losing: Bool) -> RouterTest<Stack, Int> {
      RouterTest<Stack, Int>("stack") {
        Stack()
      } screens: {
        Screens(root: 0, pushed: $0.path)
      }
      .tap("shuffle") { $0.path = [Int.random(in: 100...999)] }
      .tap("push", [1]) { if !losing || $0.path.count != 2 { $0.path.append($1) } }
      .action("pushLater", [2]) { router, page in
        let isBusy = losing && router.path.count == 1
        try? await Task.sleep(for: .milliseconds(100))
        if !isBusy || router.path.count == 1 { router.path.append(page) }
      }
      .tap("clear") { $0.path = [] }
      .without(.noChangeWhileMoving, .returnsAfterAnimation)
    }
    let effects = EffectText(test(losing: false).played).lines
    #expect(effects.contains("effect    shuffle  what random numbers say"))
    let result = try test(losing: false).check(seeds: 1...100, steps: 40)
    let place = try #require(NotJudged.allCases.firstIndex(of: .notPlayable))
    #expect(result.statistics.effort.notJudged[place] > 0)
    #expect(throws: RouterTestFailure.self) {
      try test(losing: true).check(seeds: 1...100, steps: 40)
    }
  }
}

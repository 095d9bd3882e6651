import NavCapture
import Synchronization
import Testing

@testable import NavEngine
@testable import NavSim

@MainActor
private final class Stack {
  var path: [Int] = []
}

/// Draws its name, which decides nothing, and hides what a push does.
@MainActor
private final class Named {
  let name = UInt64.random(in: .min ... .max)
  var path: [Int] = []
  var isArmed = false
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
  @Test("random numbers that nothing depends on cost no second play")
  func once() {
    let test = RouterTest<Named, Int>("named") {
      Named()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("arm") { $0.isArmed.toggle() }
    .tap("push", [1, 2]) { $0.path.append($0.isArmed ? $1 : 3) }
    .tap("pop") { _ = $0.path.popLast() }
    var played = test.played
    let sequences = Mutex<[[Operation.Subject]: Int]>([:])
    played.aloneTrace = { subjects in sequences.withLock { $0[subjects, default: 0] += 1 } }
    for seed in 1...20 as ClosedRange<UInt64> {
      #expect(played.play(seed: seed, steps: 30).violation == nil)
    }
    #expect(sequences.withLock { $0.count } > 50)
    #expect(sequences.withLock { $0.values.max() } == 1)
    #expect(played.learned.hasDrawn(1))
  }
}

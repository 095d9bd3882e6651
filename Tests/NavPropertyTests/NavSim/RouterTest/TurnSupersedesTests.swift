import NavSim
import Testing

/// Looks up the words of a stream one after the other, but for those behind which another one waits.
@MainActor
private final class LookupRouter {
  private(set) var path: [Int] = []
  private let words: AsyncStream<Int>.Continuation
  private var waiting = 0

  /// - Parameter overtakes: true for one that begins with a word before the last is found.
  init(overtakes: Bool) {
    let (stream, words) = AsyncStream<Int>.makeStream()
    self.words = words
    Task { [weak self] in
      for await word in stream {
        if overtakes { Task { await self?.lookUp(word) } } else { await self?.lookUp(word) }
      }
    }
  }

  deinit { words.finish() }

  func find(_ word: Int) {
    waiting += 1
    words.yield(word)
  }

  private func lookUp(_ word: Int) async {
    waiting -= 1
    if waiting > 0 { return }
    try? await Task.sleep(for: .milliseconds(word == 1 ? 300 : 50))
    path.append(word)
  }
}

@Suite("Calls that give up others when their turn has come")
struct TurnSupersedesTests {
  private func test(overtakes: Bool) -> RouterTest<LookupRouter, Int> {
    RouterTest<LookupRouter, Int>("lookup") {
      LookupRouter(overtakes: overtakes)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("find", [1, 2], effect: { .push($0).eventually.inOrder.superseding("find") }) {
      $0.find($1)
    }
  }

  @Test("what was begun before comes until then, or never")
  func holds() throws {
    #expect(try test(overtakes: false).check(seeds: 1...25, steps: 40).calls > 0)
  }

  @Test("what comes later is found")
  func overtakes() throws {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(overtakes: true).check(seeds: 1...4, steps: 40)
    }
    #expect(error?.findings.first?.steps == 2)
  }
}

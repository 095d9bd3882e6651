import NavSim
import Testing

/// Handles the events of a stream one after the other; the first page takes longer to load.
@MainActor
private final class LineRouter {
  private(set) var path: [Int] = []
  private let line: AsyncStream<Int>.Continuation

  /// - Parameter overtakes: true for one that begins with an event before the last is over.
  init(overtakes: Bool) {
    let (pages, line) = AsyncStream<Int>.makeStream()
    self.line = line
    Task { [weak self] in
      for await page in pages {
        if overtakes { Task { await self?.open(page) } } else { await self?.open(page) }
      }
    }
  }

  deinit { line.finish() }

  func send(_ page: Int) { line.yield(page) }

  private func open(_ page: Int) async {
    try? await Task.sleep(for: .milliseconds(page == 1 ? 300 : 50))
    path.append(page)
  }
}

@Suite("Calls in their order")
struct InOrderTests {
  private func test(overtakes: Bool, inOrder: Bool) -> RouterTest<LineRouter, Int> {
    RouterTest<LineRouter, Int>("line") {
      LineRouter(overtakes: overtakes)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap(
      "open", [1, 2], effect: { inOrder ? .push($0).eventually.inOrder : .push($0).eventually }
    ) { $0.send($1) }
  }

  @Test("what keeps its order holds")
  func holds() throws {
    #expect(try test(overtakes: false, inOrder: true).check(seeds: 1...100, steps: 40).calls > 0)
  }

  @Test("an event that overtakes another is found, if order is promised")
  func overtakes() throws {
    let wrong = test(overtakes: true, inOrder: true)
    #expect(try wrong.firstFinding(seeds: 1...100, steps: 40)?.steps == 2)
    _ = try test(overtakes: true, inOrder: false).check(seeds: 1...100, steps: 40)
  }
}

import NavSim
import Testing

/// A router that shows its root in a task, and takes no calls before that.
@MainActor
private final class LateStarter {
  private(set) var root = 0
  private(set) var path: [Int] = []
  private var ticks = 0

  init(ticks isTicking: Bool = false) {
    Task {
      try? await Task.sleep(for: .milliseconds(300))
      root = 1
      while isTicking {
        try? await Task.sleep(for: .seconds(1))
        guard ticks < 30 else { return }
        ticks += 1
      }
    }
  }

  func push(_ page: Int) {
    if root == 1 { path.append(page) }
  }
}

@Suite("A router that starts by and by")
struct StartTests {
  private func starter(ticks: Bool = false) -> RouterTest<LateStarter, Int> {
    RouterTest<LateStarter, Int>("starter") {
      LateStarter(ticks: ticks)
    } screens: {
      Screens(root: $0.root, pushed: $0.path)
    }
    .tap("push", [1, 2], effect: { .push($0) }) { $0.push($1) }
    .host(.declarative())
    .without(.noChangeWhileMoving)
    .faults([.sameTurn])
  }

  @Test("is called when it has started, if that is said")
  func awaited() throws {
    #expect(throws: RouterTestFailure.self) { try starter().check(seeds: 1...10, steps: 10) }
    let result = try starter().waitsForStart().check(seeds: 1...10, steps: 10)
    #expect(result.returned == result.calls && result.calls > 50)
  }

  @Test("and is not waited for for ever")
  func endless() throws {
    let result = try starter(ticks: true).waitsForStart().check(seeds: 1...3, steps: 10)
    #expect(result.calls > 10)
  }

  @Test("a condition holds from the end of the start on")
  func conditions() throws {
    let test = starter().waitsForStart()
    try test.always("the root is there") { $0.layers[0].root == 1 }.check(seeds: 1...5, steps: 10)
    let early = starter().always("the root is there") { $0.layers[0].root == 1 }
    #expect(throws: RouterTestFailure.self) { try early.check(seeds: 1...5, steps: 10) }
  }
}

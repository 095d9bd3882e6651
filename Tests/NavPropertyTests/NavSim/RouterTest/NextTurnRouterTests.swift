import NavSim
import Testing

/// Shows what calls have made of its state a turn later.
@MainActor
private final class NextTurnRouter {
  private(set) var shown: [Int] = []
  private var wanted: [Int] = []
  private var isScheduled = false
  private let forgets: Bool

  /// - Parameter forgets: true for one that takes no call before it has shown what the last has
  ///   made.
  init(forgets: Bool) { self.forgets = forgets }

  func link() { show([1, 2]) }
  func home() { show([]) }
  func push(_ page: Int) { show(wanted + [page]) }
  func pop() { show(wanted.dropLast()) }

  func goBack(to pages: [Int]) {
    wanted = pages
    shown = pages
  }

  private func show(_ pages: [Int]) {
    if forgets, isScheduled { return }
    wanted = pages
    if isScheduled { return }
    isScheduled = true
    Task {
      isScheduled = false
      shown = wanted
    }
  }
}

@Suite("State that is shown a turn later")
struct NextTurnRouterTests {
  private func test(forgets: Bool) -> RouterTest<NextTurnRouter, Int> {
    RouterTest<NextTurnRouter, Int>("next-turn") {
      NextTurnRouter(forgets: forgets)
    } screens: {
      Screens(root: 0, pushed: $0.shown)
    }
    .tap("link", effect: .set([1, 2]).eventually) { $0.link() }
    .tap("push", [3], effect: { .push($0).eventually }) { $0.push($1) }
    .tap("home", effect: .popToRoot.eventually) { $0.home() }
    .tap("pop", effect: .pop.eventually) { $0.pop() }
  }

  @Test("calls that are shown together are not lost")
  func holds() throws {
    #expect(try test(forgets: false).check(seeds: 1...400, steps: 40).calls > 0)
  }

  @Test("a pop that the user has made meanwhile is not lost")
  func holdsBesideUser() throws {
    let file = """
      navfuzz fixture 2
      name      pop
      router    next-turn
      expect    passes
      schedule  0:1
      ---
      +0ms     a link
      +351ms   user back
      +350ms   a pop

      """
    try test(forgets: false)
      .host(.declarative(path: { router, _, pages in router.goBack(to: pages) }))
      .replay(file)
  }

  @Test("one that is not taken is lost")
  func forgets() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(forgets: true).check(seeds: 1...100, steps: 40)
    }
    #expect(error?.findings.first?.steps ?? 9 <= 2)
  }
}

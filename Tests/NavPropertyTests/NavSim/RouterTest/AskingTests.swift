import NavSim
import Testing

/// Drops a push of the page that was pushed less than 300 ms ago.
@MainActor
private final class DebouncingRouter {
  private(set) var path: [Int] = []
  private(set) var last: (page: Int, at: ContinuousClock.Instant)?
  private let forgets: Bool

  /// - Parameter forgets: false for one that drops the page for ever.
  init(forgets: Bool = true) { self.forgets = forgets }

  func push(_ page: Int) {
    if forgets ? isSecondTap(page) : last?.page == page { return }
    last = (page, .now)
    path.append(page)
  }

  func isSecondTap(_ page: Int) -> Bool {
    last.map { $0.page == page && .now - $0.at < .milliseconds(300) } ?? false
  }
}

@Suite("What a call asks of a router as it is")
struct AskingTests {
  private func test(forgets: Bool = true) -> RouterTest<DebouncingRouter, Int> {
    RouterTest<DebouncingRouter, Int>("debouncing") {
      DebouncingRouter(forgets: forgets)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("push", [1, 2]) { $0.push($1) }
    .asking("push") { (router: DebouncingRouter, page: Int) in
      router.isSecondTap(page) ? .nothing : .push(page)
    }
  }

  @Test("a second tap asks nothing")
  func holds() throws {
    #expect(try test().check(seeds: 1...100, steps: 40).calls > 0)
  }

  @Test("one that is dropped later is found")
  func forgets() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(forgets: false).check(seeds: 1...100, steps: 40)
    }
    #expect(error?.findings.first?.steps == 2)
  }

  @Test("an action that is not there, or has other arguments, is named")
  func misplaced() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test().asking("pop") { (_: DebouncingRouter) in .pop }.check(seeds: 1...1)
    }
    #expect(error?.reason == .badActions)
    #expect(error?.description.contains("no action \"pop\"") ?? false)
    let typed = #expect(throws: RouterTestFailure.self) {
      try test().asking("push") { (_: DebouncingRouter, _: String) in .pop }.check(seeds: 1...1)
    }
    #expect(typed?.description.contains("arguments of type String") ?? false)
  }
}

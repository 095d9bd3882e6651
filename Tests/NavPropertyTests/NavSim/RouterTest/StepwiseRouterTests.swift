import NavSim
import Testing

/// Shows a change of several screens step by step; a later change takes the place of what has not
/// been shown.
@MainActor
private final class StepwiseRouter {
  private(set) var shown: [Int] = []
  private var wanted: [Int] = []
  private var task: Task<Void, Never>?
  private let forgetsPops: Bool

  init(forgetsPops: Bool) { self.forgetsPops = forgetsPops }

  func link() { show([1, 2]) }
  func home() { show([]) }
  func push(_ page: Int) { show(wanted + [page]) }
  func pop() {
    if forgetsPops, shown.count == 2 { return }
    show(wanted.dropLast())
  }

  private func show(_ pages: [Int]) {
    wanted = pages
    task?.cancel()
    guard step(to: pages) != pages else { return shown = pages }
    task = Task {
      while !Task.isCancelled, shown != pages {
        shown = step(to: pages)
        try? await Task.sleep(for: .milliseconds(650))
      }
    }
  }

  /// One screen nearer.
  private func step(to pages: [Int]) -> [Int] {
    if shown.count > pages.count || !pages.starts(with: shown) { return shown.dropLast() }
    return Array(pages.prefix(shown.count + 1))
  }
}

@Suite("Changes that are shown step by step")
struct StepwiseRouterTests {
  private func test(forgetsPops: Bool) -> RouterTest<StepwiseRouter, Int> {
    RouterTest<StepwiseRouter, Int>("stepwise") {
      StepwiseRouter(forgetsPops: forgetsPops)
    } screens: {
      Screens(root: 0, pushed: $0.shown)
    }
    .tap("link", asks: .set([1, 2]).eventually) { $0.link() }
    .tap("push", [3], asks: { .push($0).eventually }) { $0.push($1) }
    .tap("home", asks: .popToRoot.eventually) { $0.home() }
    .tap("pop", asks: .pop.eventually) { $0.pop() }
    .only(.noCallIsLostInSilence, .nothingIsRefusedAtRest, .nothingIsRefusedWhileStill)
  }

  @Test("a call that is taken back before it is shown is not lost")
  func holds() throws {
    #expect(try test(forgetsPops: false).check(seeds: 1...200, steps: 40).calls > 0)
  }

  @Test("one of which nothing comes though nothing else is at work is lost")
  func forgets() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(forgetsPops: true).check(seeds: 1...100, steps: 40)
    }
    #expect(error?.findings.first?.steps ?? 9 <= 3)
  }
}

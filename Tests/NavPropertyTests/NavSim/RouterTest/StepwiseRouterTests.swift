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
  /// True for one that shows the last step in the call that asks for it.
  private let showsAtOnce: Bool

  init(forgetsPops: Bool, showsAtOnce: Bool = true) {
    self.forgetsPops = forgetsPops
    self.showsAtOnce = showsAtOnce
  }

  func link() { show([1, 2]) }
  func home() { show([]) }
  func push(_ page: Int) { show(wanted + [page]) }
  func pop() {
    if forgetsPops, shown.count == 2 { return }
    show(wanted.dropLast())
  }

  /// The user has gone back; what is still to be shown is shown.
  func goBack(to pages: [Int]) {
    task?.cancel()
    if wanted == shown { wanted = pages }
    shown = pages
    show(wanted)
  }

  private func show(_ pages: [Int]) {
    wanted = pages
    task?.cancel()
    if showsAtOnce, step(to: pages) == pages { return shown = pages }
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
  private func test(
    forgetsPops: Bool, showsAtOnce: Bool = true
  ) -> RouterTest<StepwiseRouter, Int> {
    RouterTest<StepwiseRouter, Int>("stepwise") {
      StepwiseRouter(forgetsPops: forgetsPops, showsAtOnce: showsAtOnce)
    } screens: {
      Screens(root: 0, pushed: $0.shown)
    }
    .tap("link", effect: .set([1, 2]).eventually) { $0.link() }
    .tap("push", [3], effect: { .push($0).eventually }) { $0.push($1) }
    .tap("home", effect: .popToRoot.eventually) { $0.home() }
    .tap("pop", effect: .pop.eventually) { $0.pop() }
    .only(.noLostCall, .nothingIsRefusedAtRest, .nothingIsRefusedWhileStill)
  }

  @Test("a call that is taken back before it is shown is not lost")
  func holds() throws {
    #expect(try test(forgetsPops: false).check(seeds: 1...200, steps: 40).calls > 0)
  }

  /// One that shows nothing in a call: a call that begins when another is halfway may show nothing,
  /// and what is on the screen is a part of what several calls ask.
  @Test(
    "what is on the screen halfway belongs to several calls",
    arguments: [
      ("4:1", ["link", "pop", "pop", "pop", "link"]),
      ("3:1 11:1 12:1 13:1", ["push 3", "push 3", "push 3", "home", "+650ms push 3"]),
    ])
  func halfway(_ schedule: String, _ calls: [String]) throws {
    let steps = calls.map {
      $0.hasPrefix("+") ? $0.replacing("ms ", with: "ms a ") : "+0ms a \($0)"
    }
    let file = [
      "navfuzz fixture 2", "name halfway", "router stepwise", "expect passes",
      "schedule \(schedule)", "---",
    ]
    try test(forgetsPops: false, showsAtOnce: false)
      .replay((file + steps).joined(separator: "\n") + "\n")
  }

  @Test("what comes while the user goes back is lost with what leaves", arguments: [true, false])
  func losesBesideUser(showsAtOnce: Bool) throws {
    let test = test(forgetsPops: false, showsAtOnce: showsAtOnce)
      .host(.declarative(path: { router, _, pages in router.goBack(to: pages) }))
      .only(.noLostCall, .gestureTakesOnlyItsTarget)
      .faults(HostFault.everyday)
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...40, steps: 40)
    }
    #expect(error?.findings.first?.steps ?? 9 <= 4)
  }

  @Test("one of which nothing comes though nothing else is at work is lost")
  func forgets() {
    let error = #expect(throws: RouterTestFailure.self) {
      try test(forgetsPops: true).check(seeds: 1...100, steps: 40)
    }
    #expect(error?.findings.first?.steps ?? 9 <= 3)
  }
}

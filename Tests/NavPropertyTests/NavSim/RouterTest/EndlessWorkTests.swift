import Testing

@testable import NavConcurrency
@testable import NavSim

/// A router that asks its server every minute, for ever.
@MainActor
private final class Polling {
  private(set) var path: [Int] = []
  /// What the server's answer changes.
  private(set) var badge = 0
  private let losesSecond: Bool
  private let showsAnswer: Bool
  private var polls: Task<Void, Never>?

  init(losesSecond: Bool, showsAnswer: Bool) {
    self.losesSecond = losesSecond
    self.showsAnswer = showsAnswer
    polls = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(60))
        self?.answered()
      }
    }
  }

  deinit { polls?.cancel() }

  private func answered() { if showsAnswer { badge = 1 - badge } }

  func push(_ page: Int) {
    if losesSecond, path.count == 1 { return }
    path.append(page)
  }
}

/// A router whose calls ask every 20 ms whether a swipe is over, and that hears of those alone which
/// take a page.
@MainActor
private final class Asking {
  private(set) var path: [Int] = []
  private var isMoving = false

  func push(_ page: Int) async throws {
    while isMoving { try await Task.sleep(for: .milliseconds(20)) }
    path.append(page)
  }

  func touched(_ begins: Bool) { if begins { isMoving = true } }

  func follow(_ left: [Int]) {
    isMoving = false
    path = left
  }
}

@Suite("Work that goes on for ever")
struct EndlessWorkTests {
  private func test(losesSecond: Bool, showsAnswer: Bool) -> RouterTest<Polling, Int> {
    RouterTest<Polling, Int>("polling") {
      Polling(losesSecond: losesSecond, showsAnswer: showsAnswer)
    } screens: {
      Screens(root: $0.badge, pushed: $0.path)
    }
    .tap("push", [7, 8], effect: { .push($0) }) { $0.push($1) }
    .without(.rootStays)
  }

  @Test("a timer of which nothing comes keeps nobody from being judged")
  func polls() throws {
    let holds = test(losesSecond: false, showsAnswer: false).played.play(seed: 1, steps: 20)
    #expect(holds.violation == nil)
    #expect(holds.statistics.effort.text == "1 of 1 rests judged")
    let error = #expect(throws: RouterTestFailure.self) {
      try test(losesSecond: true, showsAnswer: false).check(seeds: 1...2, steps: 20)
    }
    #expect(error?.findings.first?.violation.property == "no-lost-call")
    #expect(error?.findings.first?.steps == 2)
  }

  @Test("what never stays the same is not judged, and that is said")
  func neverAtRest() {
    let outcome = test(losesSecond: false, showsAnswer: true).played.play(seed: 1, steps: 20)
    #expect(outcome.violation == nil)
    #expect(
      outcome.statistics.effort.text
        == "0 of 1 rests judged; 1 not: the router never comes to rest")
  }

  @Test("a call that asks again for ever is not played for an hour")
  func asks() {
    let test = RouterTest<Asking, Int>("asking") {
      Asking()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("push", [7, 8], effect: { .push($0) }) { try await $0.push($1) }
    .host(
      .declarative(
        path: { router, _, left in router.follow(left) },
        gesture: { router, begins in router.touched(begins) })
    ).without(.returnsAfterAnimation, .noChangeWhileMoving, .noLostCall)
    let violations = (1...20 as ClosedRange<UInt64>).compactMap {
      test.played.play(seed: $0, steps: 60).violation
    }
    #expect(Set(violations.map(\.property)) == ["every-call-returns"])
    let why = "something still runs or sleeps again and again"
    #expect(violations.allSatisfy { $0.seen.contains(why) })
  }

  @Test("what keeps running is named, and not who happens to wait meanwhile")
  func spins() {
    var test = RouterTest<Asking, Int>("spinning") {
      Asking()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("wait") { _ in try await Task.sleep(for: .seconds(5)) }
    .tap("spin") { router in
      Task { [weak router] in while router?.path.isEmpty ?? false { await Task.yield() } }
    }
    test.certificateBudget = 0
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...3, steps: 10)
    }
    #expect(error?.description.contains("spin` kept running at") == true)
    #expect(error?.description.contains("wait` kept running at") == false)
  }
}

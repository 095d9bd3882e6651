import Testing

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
      try test(losesSecond: true, showsAnswer: false).check(seeds: 1...5, steps: 20)
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
}

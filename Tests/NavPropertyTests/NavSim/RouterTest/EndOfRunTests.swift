import Testing

@testable import NavSim

/// Publishes a copy of its pages for each push, in tasks that overtake one another.
@MainActor
private final class CopyingRouter {
  private(set) var path: [Int] = []
  private var pages: [Int] = []

  func push(_ page: Int) async {
    try? await Task.sleep(for: .milliseconds(50))
    pages.append(page)
    let copy = pages
    Task { path = copy }
  }
}

@Suite("The end of a run")
struct EndOfRunTests {
  private var test: PlayedTest {
    RouterTest<CopyingRouter, Int>("copying") {
      CopyingRouter()
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .action("push", [1, 2], effect: { .push($0).eventually }) { await $0.push($1) }
    .host(.declarative())
    .faults([.sameTurn, .instant, .slow])
    .played
  }

  @Test("what fails before the end of a run fails when it is played up to there")
  func prefix() throws {
    let test = test
    try test.begin()
    var failed = 0
    for seed in 0..<60 as Range<UInt64> {
      let outcome = test.play(seed: seed, steps: 30)
      guard let violation = outcome.violation else { continue }
      failed += 1
      let again = test.play(outcome.scenario).violation
      #expect(again == violation, "seed \(seed)")
    }
    #expect(failed > 5)
  }

  @Test("some seeds begin with a slow or a fast host")
  func pace() throws {
    let test = test
    try test.begin()
    let first = (0..<60 as Range<UInt64>).compactMap {
      test.play(seed: $0, steps: 3).scenario.steps.first?.move
    }
    #expect(first.contains(.host(.slow)) && first.contains(.host(.instant)))
    #expect(first.contains { if case .call = $0 { true } else { false } })
  }
}

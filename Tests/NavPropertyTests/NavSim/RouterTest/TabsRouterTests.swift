import RouterAdapters
import Testing

@testable import NavSim

@Suite("Tabs router")
struct TabsRouterTests {
  static let hazards = [
    Hazard(
      "a presentation jumps the queue in the moment of the hand-over", .queueKeepsPriority,
      ["presentSheet"], [.gestures], steps: 6),
    Hazard(
      "the hand-over replaces what was presented meanwhile", .noLostCall,
      ["presentSheet"], [.gestures], steps: 6),
    Hazard(
      "the hand-over presents a cover beside a sheet", .layersConsistent,
      ["presentSheet", "presentCover"], [.gestures], steps: 5),
    Hazard(
      "pop does nothing below a sheet, and after one was dragged away", .noLostCall,
      ["push", "pop", "presentSheet"], [.gestures], steps: 4),
    Hazard(
      "changes land while the screen moves", .noChangeWhileMoving, ["push"], steps: 2),
  ]

  @Test("every hazard is found and small", .tags(.slow), arguments: hazards)
  func hazard(_ hazard: Hazard) throws {
    var test = Tabs.published
    test.conditions = []
    try hazard.isFound(by: test)
  }

  @Test("the path that lists what only waits is found by the test's own condition")
  func path() throws {
    let error = #expect(throws: RouterTestFailure.self) {
      try Tabs.published.only().playing("presentSheet").check(seeds: 1...20, steps: 20)
    }
    #expect("\(try #require(error))".contains("the path tells what is shown"))
  }

  @Test(
    "what was settled is not told while something else moves",
    arguments: [
      [
        "+0ms a push .item(1)", "+0ms a presentSheet .offer, priority: .normal", "+851ms a close",
        "+0ms a presentSheet .offer, priority: .normal", "+500ms user tab settings",
        "+0ms user tab home", "+0ms user back", "+351ms a close",
      ],
      [
        "+0ms host late-end", "+0ms a presentSheet .offer, priority: .normal",
        "+0ms a presentSheet .offer, priority: .normal", "+500ms user close",
        "+535ms user tab settings", "+465ms a close",
      ],
    ])
  func settledLate(_ steps: [String]) throws {
    #expect(try Tabs.mended.violation(of: steps) == nil)
  }

  @Test("the mended router holds under every fault that its kind can survive", .tags(.slow))
  func mended() throws {
    let seeds = UInt64(max(GatedRouterTests.steps / 100, 1))
    let result = try Tabs.mended.check(seeds: 1...seeds, steps: 100)
    #expect(result.returned > result.calls / 4)
  }
}

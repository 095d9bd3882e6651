import Testing

@testable import NavSim

@Suite("Yardstick")
struct YardstickTests {
  @Test("printing an action and reading it gives the same")
  func roundTrip() {
    for action in YardstickSubject(.none).alphabet + [
      .set([7, 0, 3]), .present(5, kind: 2, priority: 3),
    ] {
      #expect(YardstickAction(text: action.text) == action)
    }
    for text in ["", "9", "0", "0:x", "5:1:1", "7:1001", "4:1:1:1:1:1", "1:0"] {
      #expect(YardstickAction(text: text) == nil)
    }
  }

  static let shortest: [(YardstickRouter.Bug, Int, Int)] = [
    (.ignoresPriority, 5, 351), (.popsTheRoot, 3, 354), (.trustsTheEstimate, 4, 350),
    (.keepsTheLayer, 3, 0),
  ]

  @Test("the explorer finds the shortest failure, and of those the simplest", arguments: shortest)
  func explorer(_ bug: YardstickRouter.Bug, _ length: Int, _ cost: Int) {
    let result = Explorer(YardstickSubject(bug)).explore(depth: length)
    #expect(result.actions?.count == length)
    #expect(result.actions?.reduce(0) { $0 + $1.cost } == cost)
    let shorter = Explorer(YardstickSubject(bug)).explore(depth: length - 1)
    #expect(shorter.actions == nil)
    #expect(shorter.isComplete)
  }

  @Test("without a bug nothing fails, and most states are come to again")
  func clean() {
    let result = Explorer(YardstickSubject(.none)).explore(depth: 4)
    #expect(result.actions == nil)
    #expect(result.duplicates > result.states)
  }

  @Test("a budget that is too small is said")
  func budget() {
    let result = Explorer(YardstickSubject(.none)).explore(depth: 4, budget: 100)
    #expect(!result.isComplete)
    #expect(result.depth < 4)
  }
}

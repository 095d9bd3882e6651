import RouterAdapters
import Testing

@testable import NavSim

@Suite("Flags router")
struct FlagsRouterTests {
  static let hazards = [
    Hazard(
      "a flag is set while the screen moves", .noChangeWhileMoving, ["openList", "openItem"],
      steps: 2),
    Hazard(
      "two flags present from one view", .layersConsistent, ["help", "openLogin"], steps: 2),
    Hazard(
      "a link and a cover share a flag, and the cover pops the list", .serializable,
      ["openList", "openLogin"], steps: 2),
    Hazard(
      "a cover that has left clears what its link shows by now", .gestureTakesOnlyItsTarget,
      ["openLogin", "loginDone", "openList"], steps: 3),
    Hazard(
      "a view that has left takes what came after", .serializable,
      ["openList", "aboutBack"], steps: 2),
    Hazard(
      "a second tap on Done pops the list", .serializable, ["openList", "loginDone"],
      steps: 2),
    Hazard(
      "the flag of a view outlives it, and its page returns with it", .serializable,
      ["openList", "openItem", "itemRoot"], steps: 4),
  ]

  @Test("every hazard is found and small", .tags(.slow), arguments: hazards)
  func hazard(_ hazard: Hazard) throws { try hazard.isFound(by: Flags.published) }

  @Test("the mended router holds under every fault that its kind can survive", .tags(.slow))
  func mended() throws {
    let seeds = UInt64(max(GatedRouterTests.steps / 100, 1))
    let result = try Flags.mended.check(seeds: 1...seeds, steps: 100)
    // Most calls come from views that are not on top, and are refused.
    #expect(result.returned > result.calls / 20)
  }
}

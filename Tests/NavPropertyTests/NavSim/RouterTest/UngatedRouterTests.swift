import RouterAdapters
import Testing

@testable import NavSim

@Suite("Ungated router")
struct UngatedRouterTests {
  static let hazards = [
    Hazard("two pushes at once", .noChangeWhileMoving, ["push"], steps: 2),
    Hazard(
      "a sheet takes the place of another that is leaving", .noChangeWhileMoving,
      ["present", "dismiss"], steps: 3),
    Hazard("450 ms are too short for a sheet", .noChangeWhileMoving, ["presentAndPush"], steps: 1),
    Hazard(
      "the sleep between two steps is shorter than a slow animation", .noChangeWhileMoving,
      ["pushTwice"], [.slow], steps: 2),
    Hazard(
      "a sheet comes while everything is popped step by step", .serializable,
      ["set", "present", "multiPopToRoot"], steps: 3),
    Hazard(
      "a sheet comes while all are dismissed step by step", .serializable,
      ["present", "multiDismissToRoot"], steps: 4),
    Hazard(
      "two sequences take their steps by turns", .serializable, ["pushTwice", "presentAndPush"],
      steps: 2),
  ]

  @Test("every hazard is found and small", .tags(.slow), arguments: hazards)
  func hazard(_ hazard: Hazard) throws { try hazard.isFound(by: Gated.ungated) }
}

import RouterAdapters
import Testing

@testable import NavSim

@Suite("Coordinator")
struct CoordinatorRouterTests {
  static let hazards = [
    Hazard(
      "a call that is dropped never completes", .everyCallReturns, ["start"], steps: 2),
    Hazard(
      "a presentation of which nothing came completes twice", .completesOnce, ["start"],
      [.detached], steps: 2),
    Hazard(
      "an end that is told twice completes a call twice", .completesOnce, ["show"],
      [.doubleEnd], steps: 2),
    Hazard(
      "a call that is dropped completes as if it had worked", .noCallIsLostInSilence, ["show"],
      steps: 2),
    Hazard(
      "going back at the root closes the coordinator for ever", .nothingIsRefusedAtRest,
      ["back", "show"], steps: 2),
    Hazard(
      "isTransitioning is reset before the transition has ended", .noChangeWhileMoving,
      ["show", "backToRoot"], steps: 3),
    Hazard(
      "the second end of a transition opens the coordinator during the next",
      .noChangeWhileMoving, ["show"], [.doubleEnd], steps: 4),
    Hazard(
      "the second end of a transition completes the next call",
      .awaitedCallOutlastsItsAnimation, ["show"], [.doubleEnd], steps: 3),
    Hazard(
      "a swipe back takes a scene that came meanwhile", .userTakesOnlyWhatWasShown,
      ["show", "finish"], [.gestures], steps: 3),
    Hazard(
      "a late dismissal removes the flow that came after", .userTakesOnlyWhatWasShown,
      ["start", "finish"], [.gestures, .lateEnd], steps: 5),
    Hazard(
      "a swipe that is cancelled pops a scene that stays", .screenAgreesAtRest, ["show"],
      [.gestures, .cancelledWrite], steps: 4),
    Hazard(
      "the stack as it was before replaces the present one", .screenAgreesAtRest, ["show"],
      [.staleWrite], steps: 2),
  ]

  @Test("every hazard is found and small", arguments: hazards)
  func hazard(_ hazard: Hazard) throws { try hazard.isFound(by: Coordinators.published) }

  @Test("the mended coordinator holds under every fault that its kind can survive")
  func mended() throws {
    let seeds = UInt64(max(GatedRouterTests.steps / 100, 1))
    let result = try Coordinators.mended.check(seeds: 1...seeds, steps: 100)
    #expect(result.returned > result.calls / 2)
  }
}

import RouterAdapters
import Testing

@testable import NavSim

@Suite("Coordinator")
struct CoordinatorRouterTests {
  static let hazards = [
    Hazard(
      "a call that is dropped never completes", .everyCallReturns, ["start"], steps: 2),
    Hazard(
      "a push of which nothing came never completes", .everyCallReturns, ["show"], [.background],
      steps: 2),
    Hazard(
      "a presentation of which nothing came completes twice", .completesOnce, ["start"],
      [.background], steps: 2),
    Hazard(
      "an end that is told twice completes a call twice", .completesOnce, ["show"],
      [.doubleEnd], steps: 2),
    Hazard(
      "a call that is dropped completes as if it had worked", .noLostCall, ["show"],
      steps: 2),
    Hazard(
      "going back at the root closes the coordinator for ever", .noLostCall,
      ["back", "show"], steps: 2),
    Hazard(
      "isTransitioning is reset before the transition has ended", .noChangeWhileMoving,
      ["show", "backToRoot"], steps: 3),
    Hazard(
      "the second end of a transition opens the coordinator during the next",
      .noChangeWhileMoving, ["show"], [.doubleEnd], steps: 4),
    Hazard(
      "the second end of a transition completes the next call",
      .returnsAfterAnimation, ["show"], [.doubleEnd], steps: 3),
    Hazard(
      "a swipe back takes a scene that came meanwhile", .gestureTakesOnlyItsTarget,
      ["show", "finish"], [.gestures], steps: 3),
    Hazard(
      "a late dismissal removes the flow that came after", .gestureTakesOnlyItsTarget,
      ["start", "finish"], [.gestures, .lateEnd], steps: 5),
    Hazard(
      "a swipe that is cancelled pops a scene that stays", .screenAgreesAtRest, ["show"],
      [.gestures, .cancelledWrite], steps: 4),
    Hazard(
      "the stack as it was before replaces the present one", .screenAgreesAtRest, ["show"],
      [.staleWrite], steps: 2),
  ]

  @Test("every hazard is found and small", .tags(.slow), arguments: hazards)
  func hazard(_ hazard: Hazard) throws { try hazard.isFound(by: Coordinators.published) }

  @Test(
    "what is shown at once waits for the finger",
    arguments: [
      [
        "+0ms a start .login", "+500ms host instant", "+0ms user drag", "+0ms a finish",
        "+0ms user release",
      ],
      [
        "+0ms host instant", "+0ms a show .invoice", "+0ms user swipe", "+0ms a back",
        "+0ms user release",
      ],
      [
        "+0ms host instant", "+0ms host cancelled-write", "+0ms a start .login",
        "+0ms a show .order(1)", "+0ms user swipe", "+0ms a finish", "+0ms user stop",
      ],
    ])
  func finger(_ steps: [String]) throws {
    // Whatever the verdict: the simulation used to trap.
    _ = try Coordinators.published.violation(of: steps)
    _ = try Coordinators.mended.violation(of: steps)
  }

  @Test("a layer whose end is told late leaves with the one below it")
  func lateEnd() throws {
    let seen = try Coordinators.mended.violation(
      of: [
        "+0ms a start .login", "+0ms host instant", "+0ms host late-end", "+0ms a start .login",
        "+500ms user close", "+0ms user close",
      ])
    #expect(seen == nil)
  }

  @Test("the flow that leaves is the one that was dragged away")
  func otherFlow() throws {
    let seen = try Coordinators.published.violation(
      of: ["+0ms a start .login", "+500ms user close", "+0ms a start .help"])
    #expect(seen == "gesture-takes-only-its-target")
  }

  @Test("a late dismissal pops a screen")
  func lateDismissal() throws {
    let seen = try Flags.published.only(.gestureTakesOnlyItsTarget).violation(
      of: ["+0ms a openLogin", "+500ms host late-end", "+0ms a loginDone", "+600ms a openList"])
    #expect(seen == "gesture-takes-only-its-target")
  }

  @Test("the user acts as soon as a synchronous router's animation is over")
  func gestures() throws {
    let test = Coordinators.published.only().playing("show").faults([.gestures]).played
    let gestures = (1...20 as ClosedRange<UInt64>).flatMap { seed in
      test.play(seed: seed, steps: 100).scenario.steps.filter {
        if case .user = $0.move { true } else { false }
      }
    }
    #expect(!gestures.isEmpty)
  }

  @Test("the mended coordinator holds under every fault that its kind can survive", .tags(.slow))
  func mended() throws {
    let seeds = UInt64(max(GatedRouterTests.steps / 100, 1))
    let result = try Coordinators.mended.check(seeds: 1...seeds, steps: 100)
    #expect(result.returned > result.calls / 2)
  }
}

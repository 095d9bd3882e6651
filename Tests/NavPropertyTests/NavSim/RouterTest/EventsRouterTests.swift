import RouterAdapters
import Testing

@testable import NavSim

@Suite("Events router")
struct EventsRouterTests {
  static let hazards = [
    Hazard(
      "a buffer for one event drops what came before it", .noLostCall, ["open"],
      [.sameTurn], steps: 3),
    Hazard(
      "a snapshot overtakes a later one", .serializable, ["open"], [.sameTurn],
      steps: 3),
    Hazard(
      "what came during an await is lost with a copy from before it", .serializable,
      ["follow", "open"], steps: 2),
    Hazard(
      "the second who waits for a view takes the place of the first", .everyCallReturns,
      ["follow"], steps: 2),
    Hazard(
      "a caller takes the end of another page's animation for its own",
      .returnsAfterAnimation, ["follow", "open", "back"], steps: 3),
    Hazard("an event lands while the screen moves", .noChangeWhileMoving, ["open"], steps: 2),
    Hazard(
      "the dismissal of the old sheet takes the new one", .gestureTakesOnlyItsTarget, ["show"],
      steps: 2),
    Hazard(
      "a swipe back takes a page that came meanwhile", .gestureTakesOnlyItsTarget, ["open"],
      [.gestures], steps: 3),
  ]

  @Test("every hazard is found and small", .tags(.slow), arguments: hazards)
  func hazard(_ hazard: Hazard) throws { try hazard.isFound(by: Events.published) }

  @Test("a run that is cut behind its failing step fails alike")
  func cut() throws {
    let played = Events.published.played.judging(
      only: RouterProperty.noLostCall.rawValue)
    try played.begin()
    var cutCount = 0
    for seed in 76...84 as ClosedRange<UInt64> {
      let outcome = played.play(seed: seed, steps: 40)
      guard let violation = outcome.violation, outcome.scenario.deviations > 0 else { continue }
      cutCount += 1
      #expect(played.play(outcome.scenario).violation == violation, "seed \(seed)")
    }
    #expect(cutCount > 0)
  }

  /// Whose turn it is nobody can tell from outside. Each of these was held against the router once.
  static let turns: [(schedule: String, steps: [String])] = [
    ("", ["+0ms a follow [.item(1), .item(2)]", "+0ms b follow [.item(1), .item(2)]"]),
    ("", ["+0ms a open .item(1)", "+0ms a follow [.item(1), .item(2)]"]),
    ("1:1 2:1", ["+0ms b follow [.item(1), .item(2)]", "+1ms a show .help"]),
    (
      "",
      [
        "+0ms a open .item(1)", "+0ms b follow [.item(1), .item(2)]", "+1ms a open .item(1)",
        "+0ms a open .item(2)",
      ]
    ),
    (
      "",
      ["+0ms a back", "+0ms a open .item(1)", "+0ms a open .item(1)", "+700ms a back"]
    ),
    (
      "1:1 2:1 4:1 7:1",
      [
        "+0ms a open .item(2)", "+0ms a follow [.item(1), .item(2)]", "+0ms b open .item(1)",
      ]
    ),
    (
      "0:1 1:1 2:1 3:2 4:1 8:1",
      [
        "+0ms a open .item(1)", "+0ms a follow [.item(1), .item(2)]", "+0ms b open .item(1)",
        "+0ms b open .item(2)",
      ]
    ),
    (
      "0:1",
      ["+0ms a back", "+0ms a open .item(1)", "+0ms a open .item(1)", "+1ms a back"]
    ),
    (
      "",
      [
        "+0ms b follow [.item(1), .item(2)]", "+267ms a follow [.item(1), .item(2)]",
        "+83ms b follow [.item(1), .item(2)]", "+0ms b follow [.item(1), .item(2)]",
        "+2001ms user back", "+99ms user back",
      ]
    ),
  ]

  @Test("a call that waits for its turn is not lost", arguments: turns)
  func turn(_ turn: (schedule: String, steps: [String])) throws {
    let test = Events.mended.played
    var head = "navfuzz fixture 2\nname      a\nrouter    \(test.name)\nexpect    passes\n"
    if !turn.schedule.isEmpty { head += "schedule  \(turn.schedule)\n" }
    let file = try test.file(head + "---\n" + turn.steps.joined(separator: "\n"))
    #expect(test.play(file.scenario).violation == nil)
  }

  @Test("the mended router holds under every fault that its kind can survive", .tags(.slow))
  func mended() throws {
    let seeds = UInt64(max(GatedRouterTests.steps / 100, 1))
    let result = try Events.mended.check(seeds: 1...seeds, steps: 100)
    #expect(result.returned == result.calls)
  }

  @Test("many events that are handled in one moment are no endless loop", .tags(.slow))
  func manyAtOnce() throws {
    #expect(try Events.mended.check(seeds: 1...1, steps: 400).steps == 400)
  }
}

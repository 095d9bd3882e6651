import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine
@testable import fuzz_targets

/// What a coverage-guided engine drives: any bytes are a scenario, any text is read or refused.
@Suite
struct ScenarioBytesTests {
  private static func bytes(_ random: inout Random, upTo count: Int) -> [UInt8] {
    (0..<random.below(count)).map { _ in UInt8(random.below(256)) }
  }

  @Test(
    "any bytes are a scenario that can be printed and read, and that the core survives",
    .tags(.slow))
  func total() throws {
    var random = Random(seed: 5)
    let fuzzer = Fuzzer(RouterSetup())
    for _ in 0..<300 {
      let bytes = Self.bytes(&random, upTo: 500)
      let steps = ScenarioBytes.steps(of: bytes, tabCount: 3)
      #expect(steps == ScenarioBytes.steps(of: bytes, tabCount: 3))
      #expect(steps.count <= ScenarioBytes.maximalStepCount)
      let fixture = Fixture(name: "a", setup: RouterSetup(), expectation: .passes, steps: steps)
      #expect(try FixtureParser.parse(FixturePrinter.print(fixture)).steps.count == steps.count)
      #expect(fuzzer.play(steps) == nil, "\(FixturePrinter.print(fixture))")
    }
  }

  @Test("every kind of action and of request comes of some bytes", .tags(.slow))
  func reachesEverything() {
    var random = Random(seed: 6)
    var kinds: Set<RequestKind> = []
    var words: Set<Substring> = []
    for _ in 0..<400 {
      for step in ScenarioBytes.steps(of: Self.bytes(&random, upTo: 400), tabCount: 3) {
        if case .call(let call) = step.action { kinds.insert(call.kind) }
        // The first two words of "+0ms host slow x10" after the time name the action.
        let line = StepWords.lines([step])[0].split(separator: " ").dropFirst()
        words.insert(line.first ?? "")
        if line.first == "host" { words.insert(line.dropFirst().first ?? "") }
      }
    }
    #expect(kinds.count == RequestKind.allCases.count)
    let expected: [Substring] = [
      "swipeBack", "dragDismiss", "tapTab", "clearFlag", "system", "on", "wait", "slow", "fast",
      "instant", "loseEnd", "unfinishedEnd", "earlyEnd", "late", "busy", "away", "back", "echo",
      "cascade", "foreign", "foreignGone", "occupied", "normal",
    ]
    #expect(expected.filter { !words.contains($0) } == [], "\(words.sorted())")
  }

  @Test("random bytes break a router that is broken", .tags(.slow))
  func findsPlantedBugs() throws {
    var setup = RouterSetup()
    setup.isEstimated = true
    let fuzzer = Fuzzer(setup)
    var random = Random(seed: 7)
    let found = (0..<200).contains { _ in
      fuzzer.play(ScenarioBytes.steps(of: Self.bytes(&random, upTo: 200), tabCount: 3)) != nil
    }
    #expect(found)
  }

  @Test("what reads texts refuses or gives back, whatever is done to a good text")
  func texts() {
    var random = Random(seed: 8)
    let good = [
      "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n+0ms push 1\n+9ms present 2 cover\n",
      "navfuzz schedule 1\nname a\nplant none\nseed 1\nexpect passes\nschedule 0,1\n",
      "navcore snapshot 1\ntab 0 home\npush a%20b\nselected 0\nsheet:medium help\n",
      "tab:1/push:2/sheet:medium+large:3/push:x%2Fy",
    ]
    for _ in 0..<3_000 {
      var text = Array(good[random.below(good.count)].utf8)
      for _ in 0..<random.below(4) {
        let place = random.below(text.count)
        switch random.below(3) {
        case 0: text[place] = UInt8(random.below(256))
        case 1: text.remove(at: place)
        default: text.insert(text[random.below(text.count)], at: place)
        }
      }
      #expect(TextRoundTrip.objection(to: String(decoding: text, as: UTF8.self)) == nil)
    }
  }
}

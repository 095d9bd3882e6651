import Foundation
import RouterAdapters
import Testing

@testable import NavEngine
@testable import NavProgram
@testable import NavSim

/// The times of calls add up, and are those that a recording of the same run shows.
@Suite("Router bench")
struct RouterBenchTests {
  private static let tests = [
    Gated.published.played, Gated.mended.played, Tabs.published.played, Tabs.mended.played,
    Events.published.played, Events.mended.played,
  ].map(\.unjudged)

  private static func run(_ arguments: String) throws -> Command.Result {
    try Command.run(
      arguments.split(separator: " ").map(String.init), program: "router-tests",
      environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  private static func times(_ test: PlayedTest, _ seed: UInt64) -> (RouterOutcome, [CallTime]) {
    let times = CallTimes()
    return (test.play(seed: seed, steps: 60, times: times), times.calls)
  }

  @Test(
    "every call is counted once, and ended as the run has counted", .tags(.slow),
    arguments: tests.indices)
  func accounting(_ index: Int) {
    let test = Self.tests[index]
    for seed in UInt64(1)...12 {
      let (outcome, calls) = Self.times(test, seed)
      for (action, counts) in outcome.statistics.calls.enumerated() {
        let group = RouterLoadResult.Group(calls.filter { $0.action == action })
        let returned = group.completed + group.unchanged + group.lost + group.stillWaiting
        #expect(group.requests == returned + group.threw + group.neverReturned)
        #expect(group.end?.count ?? 0 == returned)
        // Of a run that comes to no end the statistics count what is given up, too.
        guard !calls.contains(where: { $0.end == .neverReturned }) else { continue }
        #expect(group.requests == counts.started)
        #expect(group.threw == counts.threw && returned == counts.returned)
      }
    }
  }

  @Test("a call takes as long as its bar on the page", .tags(.slow), arguments: tests.indices)
  func recorded(_ index: Int) {
    let test = Self.tests[index]
    for seed in UInt64(1)...6 {
      let (outcome, calls) = Self.times(test, seed)
      let recorder = RunRecorder()
      let again = test.play(outcome.scenario, recorder: recorder)
      #expect(again.digest == outcome.digest)
      let spans = recorder.calls.map { $0.span }
      #expect(spans.map { span in span.end.map { $0 - span.start } } == calls.map(\.untilEnd))
    }
  }

  @Test("quantiles rise, and the groups are all calls", .tags(.slow), arguments: tests.indices)
  func groups(_ index: Int) {
    let test = Self.tests[index]
    let calls = (UInt64(1)...8).flatMap { Self.times(test, $0).1 }
    let result = RouterLoadResult(calls, test.actions.map(\.name), Digest(), options: "")
    let kinds = Array(result.kinds.values)
    #expect(kinds.reduce(0) { $0 + $1.requests } == result.all.requests)
    #expect(kinds.reduce(0) { $0 + $1.lost } == result.all.lost)
    #expect(kinds.compactMap(\.start?.max).max() == result.all.start?.max)
    let queued = calls.count { $0.priority != nil }
    #expect(result.priorities.values.reduce(0) { $0 + $1.requests } == queued)
    for group in kinds + [result.all] {
      for one in [group.start, group.end].compactMap(\.self) {
        #expect(0 <= one.median && one.median <= one.p90)
        #expect(one.p90 <= one.p99 && one.p99 <= one.max)
      }
    }
    #expect(result.all.lost > 0 || index != 0, "the published router loses calls")
    #expect(result.all.lost == 0 || index.isMultiple(of: 2), "a mended router loses none")
  }

  @Test("a bug shows in its own column, and in no other router's")
  func planted() {
    func group(_ bug: PlantedRouter.Bug?) -> RouterLoadResult.Group {
      let test = PlantedRouter.test(bug).played.unjudged
      return RouterLoadResult.Group((UInt64(1)...20).flatMap { Self.times(test, $0).1 })
    }
    let none = group(nil)
    #expect(none.lost == 0 && none.neverReturned == 0 && none.completed > 0)
    #expect(group(.losesInSilence).lost > 0)
    #expect(group(.neverReturns).neverReturned > 0)
    #expect(group(.refusesForNothing).threw > none.threw)
  }

  @Test("what no seed decides is no measurement")
  func escape() {
    let test = PlantedRouter.test(.sleepsForReal).played.unjudged
    let ends = (UInt64(1)...20).map { Self.times(test, $0).0.violation?.property }
    #expect(ends.contains("nothing-escapes"))
  }

  @Test("what is queued starts later the less urgent it is")
  func urgency() throws {
    let test = Tabs.mended.played.unjudged
    let calls = (UInt64(1)...150).flatMap { Self.times(test, $0).1 }
    let result = RouterLoadResult(calls, test.actions.map(\.name), Digest(), options: "")
    let medians = try ["3", "1", "0"].map { try #require(result.priorities[$0]?.start).median }
    #expect(medians == medians.sorted())
    #expect(result.all.stillWaiting > 0)
  }

  @Test("times come back from another process as they were")
  func text() {
    var random = Random(seed: 1, stream: 48)
    func some() -> Int64? { random.chance(1, in: 3) ? nil : Int64(random.below(100_000)) }
    for _ in 0..<500 {
      let ends = "cultwn".map { CallTime.End(rawValue: String($0)) }.compactMap(\.self)
      let time = CallTime(
        action: random.below(9), priority: some().map { Int($0) - 50_000 },
        end: ends[random.below(ends.count)], untilStart: some(), untilEnd: some())
      #expect(CallTime(text: time.text) == time)
      _ = CallTime(text: HostileText.draw(&random))
    }
    for text in ["", "1:::", "1::::x", "x::::c", "::::c", "1:y:::c", "1::::c:"] {
      #expect(CallTime(text: text) == nil, "\(text)")
    }
  }

  @Test("the same seeds print the same bytes, however many processes play", .tags(.slow))
  func command() throws {
    let words = "mended-tabs bench --seeds 3...42 --steps 40"
    let first = try Self.run("\(words) --jobs 1")
    #expect(first.status == 0, "\(first.errors)")
    for jobs in 1...3 { #expect(try Self.run("\(words) --jobs \(jobs)").output == first.output) }
    let json = try Self.run("\(words) --json").output
    let result = try JSONDecoder().decode(RouterLoadResult.self, from: Data(json.utf8))
    #expect(first.output.contains(result.digest))
    #expect(first.output.contains("bench \(result.options)\n"))
    #expect(result.options == "--seeds 3...42 --steps 40")
    #expect(try Self.run("\(words) --faults none").output != first.output)
    for name in result.kinds.keys { #expect(first.output.contains("\n  \(name) ")) }
  }

  @Test("a router that takes its process down has no times", .tags(.slow))
  func deaths() throws {
    for router in ["traps", "loops"] {
      let result = try Self.run("\(router) bench --seeds 1...20")
      #expect(result.status == 3 && result.output.isEmpty)
      let seed = try #require(result.errors.firstMatch(of: /see .*(--seed [0-9]+ --steps 100)\n/))
      #expect(try Self.run("\(router) \(seed.1) --out -").status == 3)
    }
  }

  @Test("bad usage is said", arguments: ["--seed 3", "--steps 0", "--judge all", "--seeds x", "y"])
  func usage(_ words: String) throws {
    #expect(throws: UsageError.self) {
      _ = try RouterTestOptions.parse(
        words.split(separator: " ").map(String.init), by: RouterTestOptions.benchmarking)
    }
    #expect(try Self.run("mended bench \(words)").status == 2)
  }
}

import Foundation
import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram
@testable import navfuzz

/// Loads of requests: what is counted adds up, and queues behave as queues do.
@Suite struct RequestLoadTests {
  private static func load(_ change: (inout RequestLoad) -> Void) -> RequestLoad {
    var load = RequestLoad()
    load.requests = 2_000
    change(&load)
    return load
  }

  /// A load of anything, by its seed.
  private static func drawn(_ seed: UInt64) -> RequestLoad {
    var random = Random(seed: seed)
    func some<Element>(_ all: [Element]) -> WeightedList<Element> {
      let chosen = all.filter { _ in random.chance(1, in: 2) }
      return WeightedList((chosen.isEmpty ? all : chosen).map { ($0, random.within(1...9)) })
    }
    return load {
      $0.requests = random.within(1...600)
      $0.arrival = random.within(1...2_000)
      $0.horizontal = random.below(800)
      $0.vertical = random.below(800)
      $0.whenBusy = random.chance(1, in: 2) ? .wait : .reject
      $0.mix = some(RequestLoad.kinds)
      $0.priorities = some(Priority.allCases)
      $0.seed = seed
    }
  }

  @Test("every request ends, and is counted once in each table", arguments: 0..<60 as Range<UInt64>)
  func accounting(seed: UInt64) throws {
    let load = Self.drawn(seed)
    let result = LoadResult(of: load)
    let all = result.all
    #expect(all.requests == load.requests)
    let rejected = all.rejectedBusy + all.rejectedOtherwise
    #expect(
      all.completed + all.unchanged + rejected + all.stillWaiting == all.requests)
    // A presentation may wait for an empty screen that never comes; nothing else waits for ever.
    #expect(result.kinds.allSatisfy { $0.key == "enqueue" || $0.value.stillWaiting == 0 })
    for table in [result.priorities, result.kinds] {
      let groups = Array(table.values)
      #expect(groups.reduce(0) { $0 + $1.requests } == result.all.requests)
      #expect(groups.reduce(0) { $0 + $1.waited } == result.all.waited)
      #expect(groups.reduce(0) { $0 + $1.completed } == result.all.completed)
      #expect(groups.reduce(0) { $0 + ($1.end?.count ?? 0) } == result.all.completed)
      #expect(groups.compactMap(\.start?.max).max() == result.all.start?.max)
    }
    #expect((0...100).contains(result.movingPercent))
    #expect(result.longestQueue <= result.all.waited)
    #expect((result.longestQueue > 0) == (result.all.waited > 0))
  }

  @Test(
    "percentiles rise, and an end is no earlier than its start", arguments: 0..<30 as Range<UInt64>)
  func order(seed: UInt64) throws {
    let stage = Self.drawn(seed).play()
    for request in stage.delays.requests {
      guard let completed = request.completed else { continue }
      let started = try #require(request.started)
      #expect(request.asked <= started && started <= completed)
    }
    let all = [
      SchedulingDelays.starts(of: stage.delays.requests),
      SchedulingDelays.ends(of: stage.delays.requests),
    ]
    for one in all.compactMap(\.self) {
      #expect(one.median <= one.p90 && one.p90 <= one.p99 && one.p99 <= one.max)
    }
  }

  @Test("the same load gives the same, another seed does not")
  func deterministic() throws {
    let load = Self.load { $0.mix = WeightedList([(.push, 4), (.pop, 2), (.present, 1)]) }
    let first = LoadResult(of: load)
    #expect(LoadResult(of: load) == first)
    #expect(LoadResult(of: Self.load { $0.seed = 2 }).digest != first.digest)
  }

  @Test("what does not wait starts at once or never")
  func rejecting() throws {
    let result = LoadResult(of: Self.load { $0.whenBusy = .reject })
    #expect(result.all.waited == 0 && result.longestQueue == 0)
    #expect(result.all.rejectedBusy > 0)
    #expect(result.all.start?.max == 0)
    #expect(result.all.end?.max == 350)
  }

  @Test("a queue waits as long as theory says")
  func theory() throws {
    // Pollaczek–Khinchine for Poisson arrivals and constant service, pushes of 350 ms.
    for arrival in [700, 1_000, 1_400] {
      let load = Self.load {
        $0.arrival = arrival
        $0.requests = 20_000
        $0.mix = WeightedList([(.replaceRoot, 1), (.push, 1_000_000)])
      }
      let starts = load.play().delays.requests.compactMap { one in
        one.started.map { Double(($0 - one.asked).rawValue) }
      }
      let mean = starts.reduce(0, +) / Double(starts.count)
      let share = 350 / Double(arrival)
      let expected = 350 * share / (2 * (1 - share))
      #expect(abs(mean / expected - 1) < 0.1, "\(arrival): \(mean) and \(expected)")
    }
  }

  @Test("the more urgent wait less, whatever else they ask for")
  func urgency() throws {
    let load = Self.load {
      $0.arrival = 360
      $0.requests = 10_000
      $0.priorities = WeightedList(Priority.allCases.map { ($0, 1) })
    }
    let result = LoadResult(of: load)
    let waits = try Priority.allCases.map {
      try #require(result.priorities["\($0)"]?.start).p90
    }
    #expect(waits == waits.sorted(by: >))
  }

  @Test(
    "pauses have the mean that was asked for, and a third is longer", arguments: [10, 100, 389])
  func exponential(mean: Int) {
    var random = Random(seed: 5)
    let pauses = (0..<50_000).map { _ in random.exponential(mean: mean) }
    let average = Double(pauses.reduce(0, +)) / Double(pauses.count)
    #expect(abs(average / Double(mean) - 1) < 0.02)
    // e⁻¹ of an exponential distribution is above its mean; whole numbers round that of small means.
    let longer = Double(pauses.count { $0 > mean }) / Double(pauses.count)
    #expect(abs(longer - exp(-1 - 0.5 / Double(mean))) < 0.01)
  }

  @Test("each choice is drawn as often as its weight says")
  func weights() {
    var random = Random(seed: 1)
    let list = WeightedList([("a", 1), ("b", 3), ("c", 6)])
    let drawn = Dictionary(grouping: (0..<10_000).map { _ in list.draw(using: &random) }) { $0 }
    for choice in list.choices {
      let share = drawn[choice.element]?.count ?? 0
      #expect(abs(share - choice.weight * 1_000) < 250)
    }
  }

  @Test("options that are printed are read as the same load", arguments: 0..<30 as Range<UInt64>)
  func pasted(seed: UInt64) throws {
    let load = Self.drawn(seed)
    let options = try Options.parse(
      load.text.split(separator: " ").map(String.init), by: Options.benchmarking,
      allowsPaths: false)
    #expect(options.load == load)
    #expect(options.loadOption == "--arrival")
  }

  @Test(
    "what is no load is said, with what was meant",
    arguments: [
      ("--mix pusch:4", "did you mean push?"), ("--mix push:0", "weights from 1 to 1000000"),
      ("--mix push:", "weights from 1"), ("--mix push,", "--mix cannot be \"\""),
      ("--priorities hihg", "did you mean high?"), ("--busy wait", "expected queue or reject"),
      ("--duration 1,2,3", "one or two whole numbers"), ("--duration x", "one or two"),
      ("--arrival 0", "a whole number from 1"), ("--requests -1", "a whole number from 1"),
      ("--seed x", "--seed cannot be"), ("--arival 3", "did you mean --arrival?"),
      ("--arrival 3 --baseline x", "--baseline cannot be said with --arrival"),
      ("--repeats 3 --seed 1", "--repeats cannot be said with --seed"),
    ])
  func bad(_ text: String, _ sentence: String) {
    do throws(UsageError) {
      _ = try Options.parse(
        text.split(separator: " ").map(String.init), by: Options.benchmarking, allowsPaths: false)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.sentence.contains(sentence), "\(error.sentence)")
    }
  }

  @Test("it is printed, as JSON too, and drawn", .tags(.slow))
  func command() throws {
    try Command.inEmptyFolder { folder in
      let words = ["bench", "--arrival", "300", "--requests", "500", "--priorities", "high,low"]
      let text = try Command.run(words, in: folder)
      #expect(text.status == 0, "\(text.errors)")
      for word in ["p50", "p90", "p99", "worst", "high", "low", "push", "longest queue"] {
        #expect(text.output.contains(word))
      }
      let json = try Command.run(words + ["--json", "--plot", "plot.svg"], in: folder)
      let result = try JSONDecoder().decode(LoadResult.self, from: Data(json.output.utf8))
      #expect(result.all.requests == 500)
      #expect(text.output.contains(result.digest))
      let plot = try String(
        contentsOf: folder.appendingPathComponent("plot.svg"), encoding: .utf8)
      #expect(XMLCheck.isWellFormed(plot))
      #expect(plot.contains("commit unknown"))
    }
  }
}

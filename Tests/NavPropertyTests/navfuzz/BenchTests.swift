import Foundation
import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram
@testable import navfuzz

/// What is measured is the same every time, and what is said of it is right; how long it takes is
/// for `navfuzz bench` alone.
@Suite(.tags(.slow))
struct BenchTests {
  @Test("a workload does the same every time", arguments: Workload.scheduling)
  func isDeterministic(_ workload: Workload) async throws {
    let first = await workload.run(operations: 500)
    let second = await workload.run(operations: 500)
    #expect(first.digest == second.digest)
    #expect(first.operations == second.operations)
    #expect(first.operations >= 500)
    let more = await workload.run(operations: 501)
    #expect(more.digest != first.digest || first.operations > 501)
  }

  @Test("the more urgent wait less", arguments: ["busy", "storm", "clients", "slow"])
  func urgency(_ name: String) async throws {
    let workload = try #require(Workload.scheduling.first { $0.name == name })
    let delays = try #require(await workload.run(operations: 5_000).delays)
    let medians = try Priority.allCases.map { try #require(delays.start($0)).median }
    #expect(medians == medians.sorted(by: >))
    for priority in Priority.allCases {
      let start = try #require(delays.start(priority))
      #expect(start.median <= start.p99 && start.p99 <= start.max)
      #expect(try #require(delays.end(priority)).median > start.median)
    }
  }

  @Test("delays are summed up by the nearest rank")
  func summary() throws {
    let summary = try #require(DelaySummary(of: (1...200).reversed()))
    #expect(summary.count == 200)
    #expect([summary.median, summary.p90, summary.p99, summary.max] == [100, 180, 198, 200])
    #expect(DelaySummary(of: []) == nil)
  }

  @Test("every size is prepared once, and does its requests", arguments: Size.allCases)
  func sizes(_ size: Size) throws {
    for step in size.steps.prefix(3) {
      var preparations = 0
      let run = size.run(step, operations: 50) { preparations += 1 }
      #expect(preparations == 1)
      #expect(run.operations >= 50)
    }
  }

  @Test("a spread has the middle and the quarters")
  func spread() {
    let spread = Spread(of: [5, 1, 3, 2, 4])
    #expect(spread.median == 3)
    #expect(spread.lower == 2)
    #expect(spread.upper == 4)
    #expect(Spread(of: [7]).median == 7)
    #expect(Spread(of: []).median == 0)
  }

  @Test("what is printed can be a baseline, and is drawn as an SVG")
  func command() throws {
    try Command.inEmptyFolder { folder in
      let first = try Command.run(
        "bench", "--workload", "storm,queue", "--repeats", "8", "--json", "--plot", "plot.svg",
        in: folder)
      #expect(first.status == 0, "\(first.errors)")
      let results = try JSONDecoder().decode(BenchResults.self, from: Data(first.output.utf8))
      #expect(results.workloads.map(\.name) == ["storm", "queue"])
      // Slower and faster than it can be, so that the verdict does not depend on the machine.
      for (time, word, status) in [("1e9", "FASTER", 0), ("1e-30", "SLOWER", 1)]
        as [(String, String, Int32)]
      {
        let kept = first.output.replacing(/"rounds" : \[[^\]]*\]/) { _ in
          "\"rounds\" : [" + Array(repeating: time, count: 8).joined(separator: ",") + "]"
        }
        try kept.write(
          to: folder.appendingPathComponent("kept.json"), atomically: true, encoding: .utf8)
        let second = try Command.run(
          "bench", "--workload", "storm", "--repeats", "8", "--baseline", "kept.json", in: folder)
        #expect(second.status == status, "\(second.output)")
        #expect(second.output.contains(word))
      }
      let plot = try String(
        contentsOf: folder.appendingPathComponent("plot.svg"), encoding: .utf8)
      #expect(XMLCheck.isWellFormed(plot))
      #expect(plot.contains("storm, critical: half within"))
    }
  }

  @Test("what is no baseline, and no workload, is said")
  func badInput() throws {
    try Command.inEmptyFolder { folder in
      try "{}".write(
        to: folder.appendingPathComponent("bad.json"), atomically: true, encoding: .utf8)
      let baseline = try Command.run("bench", "--baseline", "bad.json", in: folder)
      #expect(baseline.status == 2)
      #expect(baseline.errors.contains("bad.json is no baseline: it is not the JSON"))
      let workload = try Command.run("bench", "--workload", "storm,nothing")
      #expect(workload.status == 2)
      #expect(workload.errors.contains("\"nothing\": see navfuzz bench --help"))
    }
  }
}

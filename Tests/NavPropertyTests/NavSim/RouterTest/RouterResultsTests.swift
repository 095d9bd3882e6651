import Foundation
import RouterAdapters
import Testing

@testable import NavEngine
@testable import NavProgram
@testable import NavSim

/// What router tests write with `--results` and read with `merge`.
@Suite("Results of router tests", .tags(.slow))
struct RouterResultsTests {
  private static func run(_ arguments: String, in folder: URL) throws -> Command.Result {
    try Command.run(
      arguments.split(separator: " ").map(String.init), in: folder, program: "router-tests",
      environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  @Test(
    "whatever seeds end in, shards put together are one run",
    arguments: [
      "gated --seeds 1...9 --steps 30", "traps --seeds 1...6 --steps 60",
      "gated-lasting --seeds 1...4", "loops --seeds 2...3 --steps 40",
      "gated --seeds 1...40 --judge no-lost-call --strategy natural --faults none",
    ])
  func shards(_ seeds: String) throws {
    let router = seeds.prefix { $0 != " " }
    try Command.inEmptyFolder { folder in
      let whole = try Self.run("\(seeds) --out whole", in: folder)
      #expect(whole.status == 1 || whole.status == 3)
      for index in 1...2 {
        _ = try Self.run(
          "\(seeds) --shard \(index)/2 --results \(index).jsonl --out \(index)", in: folder)
      }
      let merged = try Self.run("\(router) merge 2.jsonl 1.jsonl --out whole", in: folder)
      #expect(merged.output == whole.output)
      #expect(merged.status == whole.status)
      let replay = try Self.run("\(router) replay whole", in: folder)
      #expect(replay.status == 0, "\(replay.output)")
    }
  }

  private static let text: String = {
    var text = ""
    try? Command.inEmptyFolder { folder in
      let judge = "--judge no-lost-call --strategy natural"
      _ = try run("gated --seeds 1...9 --steps 5 \(judge) --results a.jsonl --out -", in: folder)
      text = try String(contentsOf: folder.appendingPathComponent("a.jsonl"), encoding: .utf8)
    }
    return text
  }()

  /// What `merge` does with its files, but for printing.
  ///
  /// - Returns: false when they are refused.
  private func merge(_ texts: [String]) throws -> Bool {
    do {
      var files: [ResultsFile] = []
      for (index, text) in texts.enumerated() {
        files.append(try ResultsFile(text, path: "\(index).jsonl"))
      }
      let (options, seeds) = try files.run(of: "gated", printedAs: RouterTestOptions())
      let test = try options.apply(to: Gated.published.played)
      let merge = try Merge(files, of: test, seeds, until: .several)
      let result = try? merge.tell { event in
        guard case .studied(let find, let known) = event else { return }
        #expect(!known.fileName.contains("/"))
        let shown = known.report + [find.violation.expected, known.violation.seen]
        #expect(shown.allSatisfy { HostileText.isHarmless($0) })
      }
      let played = try #require(result).tally.played
      #expect(!RouterStatisticsText(played, Gated.published.played).lines.isEmpty)
      return true
    } catch let error as UsageError {
      #expect(HostileText.isHarmless(error.sentence), "\(error.sentence)")
      return false
    }
  }

  @Test("damaged files never end the process", arguments: 0..<4 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) throws {
    #expect(try merge([Self.text, Self.text]))
    var random = Random(seed: seed, stream: 59)
    var refused = 0
    for turn in 0..<250 {
      var damaged = Self.text
      for _ in 0...random.below(3) { damaged = DamagedResults.damage(damaged, &random) }
      if try !merge(turn % 3 == 0 ? [Self.text, damaged] : [damaged]) { refused += 1 }
    }
    #expect((1..<250).contains(refused))
  }

  @Test("a name that is a path, counts that overflow, a scenario of another test: refused")
  func refused() throws {
    #expect(try merge([Self.text]))
    for (old, new) in [
      (/"fileName":"/, "\"fileName\":\"../../"), (/\\n---\\n/, "\\n---\\n+0ms  a unknown\\n"),
      (/"steps":5,"virtual/, "\"steps\":9223372036854775807,\"virtual"),
      (
        /"passed":{"run":{"digest":"\d+:\d+:/,
        "\"passed\":{\"run\":{\"digest\":\"1:9223372036854775807:"
      ),
      (/"passed":{"run":{"digest":"\d+:\d+:/, "\"passed\":{\"run\":{\"digest\":\"1:"),
    ] {
      #expect(Self.text.contains(old))
      #expect(try !merge([Self.text.replacing(old, with: new)]), "\(new)")
    }
  }

  @Test("results and playing on exclude each other")
  func excluded() throws {
    try Command.inEmptyFolder { folder in
      let result = try Self.run("gated --seed 1 --keep-going --results a.jsonl", in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("--results cannot be said with --keep-going"))
    }
  }
}

import Foundation
import RouterAdapters
import Testing

@testable import NavConcurrency
@testable import NavEngine
@testable import NavProgram
@testable import NavSim

/// What can be said to the command of a router test, and what it prints for machines.
@Suite("Router command line", .tags(.slow))
struct RouterCommandLineTests {
  private struct Report: Decodable {
    struct Result: Decodable {
      struct Failure: Decodable {
        let kind: String
        let file: String?
      }

      let name: String
      let failure: Failure?
    }

    let command: String
    let status: Int32
    let results: [Result]
  }

  private static func run(_ arguments: String) throws -> Command.Result {
    try Command.run(
      arguments.split(separator: " ").map(String.init), program: "router-tests",
      environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  private static func report(_ arguments: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(run(arguments).output.utf8))
  }

  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "router-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("results for machines have every seed, what failed and where it was saved")
  func formats() throws {
    try Self.inFolder { folder in
      let seeds = "gated --seeds 1...4 --steps 30 --out \(folder)"
      let report = try Self.report("\(seeds) --format json")
      #expect(report.command == "fuzz" && report.status == 1)
      #expect(report.results.map(\.name).sorted() == (1...4).map { "seed \($0)" })
      let failures = report.results.compactMap(\.failure)
      #expect(!failures.isEmpty)
      for failure in failures {
        let file = try #require(failure.file)
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(file.contains(failure.kind))
      }
      let junit = try Self.run("\(seeds) --format junit").output
      #expect(XMLCheck.isWellFormed(junit))
      #expect(junit.contains("failures=\"\(failures.count)\""))
      let github = try Self.run("\(seeds) --format github").output
      let errors = github.split(separator: "\n").filter { $0.hasPrefix("::error file=") }
      #expect(errors.count == failures.count)
      let replayed = try Self.report("gated replay \(folder) --format json")
      #expect(replayed.status == 0 && replayed.results.allSatisfy { $0.failure == nil })
    }
  }

  @Test("the shards of a run are the run")
  func shards() throws {
    var names: [String] = []
    for shard in 1...3 {
      let part = "mended --seeds 1...8 --steps 20 --shard \(shard)/3 --format json"
      names += try Self.report(part).results.map(\.name)
    }
    #expect(names.sorted() == (1...8).map { "seed \($0)" })
  }

  @Test("all seeds there are can be asked for")
  func allSeeds() throws {
    let result = try Self.run(
      "gated --seeds 0...18446744073709551615 --steps 20 --judge no-lost-call --out - "
        + "--first"
    )
    #expect(result.status == 1, "\(result.errors)")
  }

  @Test(
    "what hides behind a failure is found by playing on without it",
    arguments: ["", " --judge all"])
  func keepGoing(_ judged: String) throws {
    let text = try Self.run("gated --seeds 1...2 --steps 20 --keep-going --out -\(judged)").output
    #expect(text.contains("playing on without "))
    let hidden = text.split(separator: "\n").filter { $0.contains("  hidden behind ") }
    #expect(!hidden.isEmpty)
    let origins = text.split(separator: "\n").filter { $0.contains(",-") }
    let origin = try #require(origins.first?.split(separator: "origin").last)
    // What leads to it again does.
    let again = try Self.run("gated \(origin) --out -")
    #expect(again.status == 1)
  }

  @Test("without processes of their own, seeds lead to the same")
  func noIsolation() throws {
    let seeds = "gated --seeds 1...3 --steps 30 --out -"
    let isolated = try Self.run(seeds)
    let here = try Self.run("\(seeds) --no-isolation")
    #expect(isolated.output == here.output && here.status == 1)
  }

  @Test("a file is explained, made small, printed as a test; a folder is replayed")
  func files() throws {
    try Self.inFolder { folder in
      let judge = "--judge no-change-while-moving"
      _ = try Self.run("gated --seed 7 --steps 60 \(judge) --out \(folder)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let name = try #require(names.first)
      let explained = try Self.run("gated explain \(folder)/\(name)")
      #expect(explained.status == 0)
      #expect(explained.output.contains("from +1ms to +349ms, any argument"), "\(explained.output)")
      let shrunk = try Self.run("gated shrink \(folder)/\(name) --out -")
      #expect(shrunk.status == 1 && shrunk.output.contains("certified minimal"))
      let emitted = try Self.run("gated replay \(folder)/\(name) --emit swift")
      #expect(emitted.status == 0 && emitted.output.contains("try gated.replay("))
      // A file of another router is refused, and the others are played.
      let other = try Self.run("tabs replay \(folder)")
      #expect(other.status == 2 && other.errors.contains("expected the router test \"tabs\""))
    }
  }

  @Test("every sequence of one step: the shortest failure, and none of a router that holds")
  func explore() throws {
    let gated = try Self.run("gated explore --depth 1 --out -")
    #expect(gated.status == 1 && gated.output.contains("→ 1 step"))
    let mended = try Self.run("mended explore --depth 1")
    #expect(mended.status == 0 && mended.output.hasSuffix("ok\n"))
    let traps = try Self.run("traps explore --depth 3 --out -")
    #expect(traps.status == 3 && traps.output.contains("CRASH"))
  }

  @Test("a saved scenario fails in a test as long as the router does")
  func replay() throws {
    let text = """
      navfuzz fixture 2
      name      lost
      router    gated
      expect    fails no-lost-call
      ---
      +0ms     a push .list
      +0ms     b push .list
      """
    #expect(throws: RouterTestFailure.self) { try Gated.published.replay(text) }
    try Gated.mended.replay(text.replacing("gated", with: "mended"))
    #expect(throws: ScenarioError.self) { try Gated.published.replay("nothing") }
  }

  @Test(
    "no command line traps, and each error is one harmless line", arguments: 0..<4 as Range<UInt64>)
  func neverTraps(_ seed: UInt64) {
    var random = Random(seed: seed, stream: 46)
    var refused = 0
    let commands = RouterTestCommand(Gated.published.played, program: "gated").commands
    let tables =
      [(RouterTestOptions.fuzzing, false)] + commands.map { ($0.options, $0.allowsPaths) }
    for _ in 0..<200 {
      let (table, allowsPaths) = tables[random.below(tables.count)]
      var arguments: [String] = []
      for _ in 0..<random.below(4) {
        if let option = table.isEmpty ? nil : table[random.below(table.count)] {
          arguments.append(option.text.name)
          if !option.text.value.isEmpty {
            let known = option.text.suggestions + ["1", "3...5", "1/2", "-"]
            arguments.append(
              random.chance(1, in: 2)
                ? known[random.below(known.count)] : HostileText.draw(&random))
          }
        } else {
          arguments.append(HostileText.draw(&random))
        }
      }
      do throws(UsageError) {
        let options = try RouterTestOptions.parse(
          arguments, by: table, allowsPaths: allowsPaths)
        _ = try options.apply(to: Gated.published.played)
        #expect(HostileText.isHarmless(options.departures))
      } catch {
        refused += 1
        #expect(HostileText.isHarmless(error.sentence), "\(error.sentence.debugDescription)")
      }
    }
    #expect((1..<200).contains(refused))
  }

  @Test("NavCore's own router is played as any other", arguments: ["shell", "calls", "screens"])
  func shell(_ name: String) throws {
    let result = try Self.run("\(name) --seeds 1...20 --steps 40")
    #expect(result.status == 0 && result.output.hasSuffix("ok\n"), "\(result.errors)")
  }

  @Test("every distinct failure gets a page, and a seed that holds gets one")
  func pages() throws {
    try Self.inFolder { folder in
      let failing = try Self.run("gated --seeds 1...4 --out - --report \(folder)/page.html")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      let count = try #require(failing.output.firstMatch(of: /(\d+) distinct failures:/)?.1)
      let numbered = (2...(Int(count) ?? 0)).map { "page-\($0).html" }
      #expect(names == (numbered + ["page.html"]).sorted())
      let holding = try Self.run("mended --seed 1 --report \(folder)/first.html")
      #expect(holding.status == 0)
      let page = try String(contentsOfFile: "\(folder)/first.html", encoding: .utf8)
      #expect(page.contains("of seed 1"))
    }
  }

  @Test("a crash that needs another order than the natural one is made small, kept and replayed")
  func crashOutOfOrder() throws {
    try Self.inFolder { folder in
      let found = try Self.run("races --seed 10 --out \(folder)")
      #expect(found.status == 3)
      #expect(found.output.contains("→ 2 steps, 1 preemption"))
      #expect(found.output.contains("      in BreakingRouter.push(_:), "), "\(found.output)")
      #expect(found.output.contains(/Breaking\.swift:\d+:\d+\n/))
      let replayed = try Self.run("races replay \(folder)")
      #expect(replayed.status == 0 && replayed.output.contains("as recorded"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let file = try #require(names.first { $0.hasSuffix(".nav") })
      #expect(
        try Self.run("races explain \(folder)/\(file)").errors.contains("made small by shrink"))
    }
  }

  @Test("what a router prints is not mixed with a page on standard output")
  func prints() throws {
    let result = try Self.run("traps --seed 1 --steps 3 --report - --quiet --judge root-stays")
    #expect(result.output.hasPrefix("<!DOCTYPE html>"), "\(result.output.prefix(200))")
    #expect(!result.output.contains("breaking router pops"))
    #expect(result.errors.contains("breaking router pops"))
  }

  @Test("a run in which no call changed anything says so in its verdict")
  func nothing() throws {
    let still = try Self.run("mended --seed 1 --steps 1").output
    #expect(still.hasSuffix("\nok, but no call changed what is shown\n"), "\(still)")
    #expect(try Self.run("mended --seed 1 --steps 100").output.hasSuffix("\nok\n"))
  }

  @Test("help is a command, too")
  func help() throws {
    let help = try Self.run("mended help replay")
    #expect(try help.status == 0 && help.output == Self.run("mended replay --help").output)
    #expect(try Self.run("mended help").output == Self.run("mended --help").output)
    #expect(try Self.run("mended help nothing").status == 2)
  }

  @Test("an action of which no change is ever seen is named, unless it says that it makes none")
  func unseen() throws {
    func lines(effect: CallEffect<Int>?) throws -> [String] {
      let test = RouterTest<[Int], Int>("blind") {
        []
      } screens: { pages in
        Screens(root: 0, pushed: pages.filter { $0 > 0 })
      }
      .tap("show", [1]) { $0.append($1) }
      .tap("hide", effect: effect) { $0.append(-1) }
      return try test.check(seeds: 1...3, steps: 20).statistics.suspicions(test.played)
    }
    let named = try lines(effect: nil)
    #expect(named.count == 2 && named[1].contains("no change was seen of hide"), "\(named)")
    #expect(try lines(effect: .nothing).isEmpty)
  }

  @Test("numbers of runs come back from another process as they were")
  func statistics() throws {
    var random = Random(seed: 1, stream: 47)
    for _ in 0..<200 {
      var statistics = RouterStatistics()
      statistics.jobs = random.below(1_000)
      statistics.mostLayers = random.below(9)
      statistics.calls = (0..<random.below(4)).map { _ in
        CallCounts(
          started: random.below(99), returned: random.below(99), threw: random.below(9),
          cancelled: random.below(9), changed: random.below(99),
          timed: random.below(9))
      }
      statistics.gestures[random.below(statistics.gestures.count)] = random.below(99)
      statistics.faults[random.below(statistics.faults.count)] = random.below(99)
      #expect(RouterStatistics(text: statistics.text) == statistics)
      _ = RouterStatistics(text: HostileText.draw(&random))
    }
  }

  @Test("of a folder, what is another test's is left out, and a file by its name is not")
  func sharedFolder() throws {
    try Self.inFolder { folder in
      for router in ["gated", "tabs"] {
        #expect(try Self.run("\(router) --seed 1 --out \(folder)").status == 1)
      }
      let gated = try Self.run("gated replay \(folder)")
      #expect(gated.status == 0, "\(gated.errors)")
      #expect(gated.output.contains("of other tests left out"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let paths = names.filter { $0.hasSuffix(".nav") }.map { "\(folder)/\($0)" }
      let tabs = try #require(
        paths.first { try String(contentsOfFile: $0, encoding: .utf8).contains("router    tabs") })
      let other = try Self.run("gated replay \(tabs)")
      #expect(other.status == 2 && other.errors.contains("it is a scenario of tabs"))
      #expect(try Self.run("flags replay \(folder)").status == 2)
    }
  }
}

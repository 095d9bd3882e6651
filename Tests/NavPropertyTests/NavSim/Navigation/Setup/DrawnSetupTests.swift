import Testing

@testable import NavCore
@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram
@testable import navfuzz

@Suite("Setups that seeds draw")
struct DrawnSetupTests {
  private let seeds = UInt64(0)..<1_200

  private func setup(_ name: RouterSetup.Name) -> RouterSetup {
    var setup = RouterSetup()
    setup.name = name
    return setup
  }

  @Test("every third seed draws, and every setting comes up with every other")
  func variety() {
    let setup = RouterSetup()
    var pairs: Set<[Int]> = []
    for seed in seeds {
      let drawn = setup.drawn(by: seed)
      #expect(drawn == setup.drawn(by: seed))
      guard seed % 3 == 2 else {
        #expect(drawn == setup)
        continue
      }
      #expect(drawn.name == setup.name && (1...8).contains(drawn.tabCount))
      #expect(drawn.isEstimated == (seed % 12 == 11))
      pairs.insert([drawn.isEstimated ? 1 : 0, drawn.queueLimit, drawn.watchdog])
      var kept = drawn
      kept.isEstimated = false
      #expect(setup.drawn(by: seed, keepsTiming: true) == kept)
    }
    #expect(pairs.count == 2 * 4 * 4)
    #expect(Set(seeds.map { setup.drawn(by: $0).tabCount }) == Set(1...8))
  }

  @Test("a fixture records what was drawn")
  func recorded() throws {
    for seed in seeds {
      let drawn = RouterSetup().drawn(by: seed)
      let fixture = Fixture(name: "a", setup: drawn, expectation: .passes, steps: [])
      #expect(try FixtureParser.parse(FixturePrinter.print(fixture)).setup == drawn)
    }
  }

  @Test(
    "an estimate that was drawn meets no fault that proves it wrong, one that was asked for all")
  func faults() throws {
    let drawing = Fuzzer(RouterSetup()).drawingSetups()
    var asked = RouterSetup()
    asked.isEstimated = true
    let estimated = Fuzzer(asked).drawingSetups(keepsTiming: true)
    for seed in seeds {
      let fuzzer = drawing.playing(seed)
      #expect(fuzzer.faults == (fuzzer.setup.isEstimated ? Set<Fault>.all.withinEstimates : .all))
      #expect(estimated.playing(seed).setup.isEstimated)
      #expect(estimated.playing(seed).faults == .all)
    }
  }

  @Test("the core holds under every setup", .tags(.slow))
  func holds() throws {
    let fuzzer = Fuzzer(RouterSetup()).drawingSetups()
    for seed in seeds where seed % 3 == 2 && seed < 60 {
      let report = fuzzer.run(seed: seed, steps: 600)
      #expect(report.violation == nil, "seed \(seed)")
      #expect(report.digest == fuzzer.playing(seed).run(seed: seed, steps: 600).digest)
    }
  }

  @Test("a failure under a drawn setup replays with it, and is repeated by its seed alone")
  func failure() throws {
    let fuzzer = Fuzzer(setup(.mutant(.countsFromTheFirstPushed))).drawingSetups()
    let failure = try #require(fuzzer.firstFailure(seeds: 2...2, steps: 2_000))
    #expect(failure.setup == fuzzer.setup.drawn(by: 2))
    #expect(failure.setup != fuzzer.setup)
    #expect(Replay.run(failure).verdict == .asRecorded)
    let again = try #require(fuzzer.playing(2).firstFailure(seeds: 2...2, steps: 2_000))
    #expect(again == failure)
  }

  @Test(
    "what was said of the setup is typed again, and nothing else",
    arguments: [
      "", " --timing reported", " --timing estimated", " --setup fixed",
      " --timing estimated --setup fixed",
    ])
  func command(_ said: String) throws {
    func options(_ words: String) throws -> Options {
      let words = words.split(separator: " ").map(String.init)
      return try Options.parse(words, by: Options.fuzzing, allowsPaths: false)
    }
    let navfuzz = CoreProgram()
    let first = try options(said)
    #expect(first.departures == said)
    let description = RunDescription("navfuzz", first, 2...2)
    let second = try #require(description.parsed(as: Options.self))
    #expect(second.departures == said)
    #expect(
      navfuzz.header(second, 2...2, navfuzz.harness(second))
        == navfuzz.header(first, 2...2, navfuzz.harness(first)))
    let playing = navfuzz.harness(first).playing(2)
    #expect((playing.setup == first.setup) == said.contains("fixed"))
    if first.hasTiming { #expect(playing.setup.isEstimated == first.setup.isEstimated) }
  }

  @Test("as many processes as you like print the same, with setups that differ", .tags(.slow))
  func jobs() throws {
    let arguments = ["--seeds", "0...8", "--steps", "700", "--out", "-"]
    let one = try Command.run(arguments + ["--jobs", "1"])
    let three = try Command.run(arguments + ["--jobs", "3"])
    #expect(one.status == 0, "\(one.output)")
    #expect(one.output == three.output)
    let fixed = try Command.run(arguments + ["--setup", "fixed"])
    #expect(fixed.status == 0 && fixed.output != one.output)
  }

  @Test("a seed by itself says which setup it plays")
  func header() throws {
    let drawn = FixturePrinter.setup(RouterSetup().drawn(by: 11))
    let one = try Command.run("--seed", "11", "--steps", "50", "--out", "-")
    #expect(one.status == 0)
    #expect(one.output.contains("· router \(drawn) · faults"))
    let several = try Command.run("--seeds", "10...11", "--steps", "50", "--out", "-")
    #expect(several.output.contains("· router core (every third seed draws) · faults"))
  }
}

@Suite("A host that says things once more")
struct EchoTests {
  @Test("what has ended is said to be under way, and the router only counts it")
  func afterTheEnd() throws {
    var simulation = Simulation(RouterSetup().makeCore())
    let push = Action.call(Call(.push(RouteID(1))))
    let actions: [(Milliseconds, Action)] = [
      (0, .host(.echo)), (0, push), (400, .swipeBack(finished: true, lasting: 30)), (100, .wait),
    ]
    var ignored: [Int] = []
    for (index, (after, action)) in actions.enumerated() {
      let step = Step(id: StepID(UInt64(index + 1)), after: after, action: action)
      #expect(simulation.perform(step) == nil)
      ignored.append(simulation.router.ignoredReportCount)
    }
    #expect(ignored == [0, 0, 1, 2])
    #expect(simulation.finish() == nil)
  }
}

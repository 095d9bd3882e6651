import Foundation
import RouterAdapters
import Synchronization
import Testing

@testable import NavConcurrency
@testable import NavEngine
@testable import NavProgram
@testable import NavSim

/// What was found is kept and told, whatever comes between.
@Suite("Nothing is lost", .tags(.slow))
struct NothingLostTests {
  private static func run(_ arguments: String, in folder: URL) throws -> Command.Result {
    try Command.run(
      arguments.split(separator: " ").map(String.init), in: folder, program: "router-tests")
  }

  private static func names(_ folder: URL, _ name: String = "navfuzz-failures") -> [String] {
    let path = folder.appendingPathComponent(name).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test("a hang whose study is interrupted is kept as it was found, and nothing false is said")
  func interrupted() throws {
    try Command.inEmptyFolder { folder in
      let process = Process()
      process.executableURL = Command.program("router-tests")
      process.arguments = ["loops", "--seed", "3", "--steps", "100"]
      process.currentDirectoryURL = folder
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      // It is saved before it is made small, which takes many hangs.
      for _ in 0..<12_000 where process.isRunning && Self.names(folder).isEmpty { usleep(10_000) }
      #expect(Self.names(folder).count == 1)
      kill(process.processIdentifier, SIGINT)
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      #expect(text.contains("HANG") && text.contains("interrupted"), "\(text)")
      #expect(!text.contains("do not do it again") && !text.contains("outside"), "\(text)")
      let names = Self.names(folder)
      #expect(names.count == 1 && names[0].hasPrefix("hang-"))
      #expect(try Self.run("loops replay navfuzz-failures", in: folder).status == 0)
    }
  }

  @Test("a page or results that cannot be written end no run, and are said at its end")
  func fullDisk() throws {
    try Command.inEmptyFolder { folder in
      let seeds = "gated --seeds 1...6 --steps 30"
      let whole = try Self.run("\(seeds) --out a", in: folder)
      for option in ["--report", "--results"] {
        let full = try Self.run("\(seeds) \(option) /dev/full --out a", in: folder)
        #expect(full.status == (option == "--report" ? 1 : 2))
        guard option == "--report" else { continue }
        #expect(full.output == whole.output)
        #expect(full.errors.contains("not written: cannot write /dev/full"), "\(full.errors)")
      }
      let holding = try Self.run("mended --seed 1 --report /dev/full", in: folder)
      #expect(holding.status == 2 && holding.output.hasSuffix("ok\n"))
      let found = try TestedCommand.navfuzz.run(
        ["--seed", "1", "--timing", "estimated", "--report", "/dev/full", "--out", "-"])
      #expect(found.status == 1 && found.output.contains("FAIL"))
      #expect(found.errors.contains("cannot write /dev/full"), "\(found.errors)")
    }
  }

  @Test("an output is no input, and no other output", arguments: TestedCommand.allCases)
  func outputs(_ command: TestedCommand) throws {
    try Command.inEmptyFolder { folder in
      let text =
        command == .navfuzz
        ? "navfuzz fixture 1\nname      a\nrouter    core\nexpect    passes\n---\n+0ms push 1\n"
        : "navfuzz fixture 2\nname      a\nrouter    gated\nexpect    passes\n---\n+0ms a pop\n"
      let file = folder.appendingPathComponent("x.nav")
      try text.write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("link"), withDestinationURL: file)
      for words in [
        ["replay", "x.nav", "--report", "./x.nav"], ["replay", ".", "--report", "x.nav"],
        ["replay", "x.nav", "--report", "link"],
      ] {
        let result = try command.run(command.call(.failing, words), in: folder)
        #expect(result.status == 2 && result.errors.contains("it is read, too"), "\(words)")
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      let twice = command.fuzz(.holding, ["--seed", "1", "--report", "z", "--results", "./z"])
      #expect(try command.run(twice, in: folder).errors.contains("two options name it"))
      let seeds = command.fuzz(.holding, ["--seed", "1", "--seeds", "1...3"])
      #expect(try command.run(seeds, in: folder).errors.contains("--seed cannot be said with"))
      let steps = command.fuzz(.holding, ["--steps", "1", "--steps", "3"])
      #expect(try command.run(steps, in: folder).errors.contains("--steps is said twice"))
    }
  }

  @Test("a device without an end and a pipe without a writer are errors")
  func streams() throws {
    #expect(throws: UsageError.self) { try TextFile.read("/dev/zero") }
    try Command.inEmptyFolder { folder in
      let pipe = folder.appendingPathComponent("p.nav").path
      mkfifo(pipe, 0o600)
      let tree = try FixtureTree(folder.path)
      #expect(tree.files.isEmpty && tree.errors.count == 1)
    }
    let endless = FixtureTree(below: "top") { folder in
      [FixtureTree.Entry(name: "a", isFolder: true), FixtureTree.Entry(name: "b", isFolder: true)]
    }
    #expect(endless.errors.count == 1)
  }

  @Test("a file of the other program says whose it is", arguments: TestedCommand.allCases)
  func otherProgram(_ command: TestedCommand) throws {
    try Command.inEmptyFolder { folder in
      let text =
        command == .routerTest
        ? "navfuzz fixture 1\nname      a\nrouter    core\nexpect    passes\n---\n"
        : "navfuzz fixture 2\nname      a\nrouter    gated\nexpect    passes\n---\n"
      try text.write(
        to: folder.appendingPathComponent("x.nav"), atomically: true, encoding: .utf8)
      let result = try command.run(command.call(.failing, ["replay", "x.nav"]), in: folder)
      let words = command == .routerTest ? "a fixture of navfuzz" : "the router test \"gated\""
      #expect(result.status == 2 && result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test("seeds that fail by one known cause stop nothing, and --first stops at once")
  func causes() throws {
    try Command.inEmptyFolder { folder in
      let seeds = "gated --seeds 1...40 --steps 30 --out - --judge no-lost-call"
      let all = try Self.run(seeds, in: folder)
      #expect(all.status == 1 && !all.output.contains("were not played"), "\(all.output)")
      #expect(all.output.contains("more, not looked into"))
      let first = try Self.run("\(seeds) --first", in: folder)
      #expect(first.output.components(separatedBy: "FAIL ").count == 2)
      #expect(first.output.contains("were not played"))
      let without = try Self.run("\(seeds) --without-action push,set", in: folder)
      #expect(!without.output.contains("push .list"))
    }
  }

  @Test("failures that are put down to one call are one, however they come about")
  func blame() throws {
    try Command.inEmptyFolder { folder in
      let seeds = "gated --seeds 1...40 --steps 40 --judge no-change-while-moving"
      let all = try Self.run("\(seeds) --out a", in: folder)
      #expect(all.status == 1)
      #expect(all.output.components(separatedBy: "FAIL ").count == 2, "\(all.output)")
      #expect(all.output.contains(/no-change-while-moving:push  \d+ seeds/), "\(all.output)")
      let others = "\(seeds),-no-change-while-moving:push --out b"
      let left = try Self.run(others, in: folder)
      #expect(!left.output.contains("`caller a: push"), "\(left.output)")
      let unknown = try Self.run("\(seeds),-no-change-while-moving:pusch", in: folder)
      #expect(unknown.status == 2 && unknown.errors.contains("did you mean"), "\(unknown.errors)")
    }
  }

  @Test("a static variable that counts up to a trap is nothing from outside")
  func staticCounter() throws {
    try Command.inEmptyFolder { folder in
      let result = try Self.run("counts --seeds 1...12 --steps 60", in: folder)
      #expect(result.status == 3)
      #expect(result.output.contains("the router depends on more"), "\(result.output)")
      #expect(!result.output.contains("outside"), "\(result.output)")
    }
  }

  @Test("crashes at one place and by one message are one, however many seeds show them")
  func crashes() throws {
    try Command.inEmptyFolder { folder in
      let result = try Self.run("traps --seeds 1...20 --steps 60", in: folder)
      #expect(result.status == 3)
      #expect(result.output.components(separatedBy: "CRASH ").count == 2, "\(result.output)")
      #expect(result.output.contains(/crash  \d+ seeds/))
      #expect(Self.names(folder).count == 1)
    }
  }

  @Test("a scenario of 10,000 steps is played, and no hang", arguments: TestedCommand.allCases)
  func manySteps(_ command: TestedCommand) throws {
    let isOwn = command == .routerTest
    let head =
      isOwn ? "navfuzz fixture 2\nname a\nrouter mended" : "navfuzz fixture 1\nname a\nrouter core"
    let steps = (0..<10_000).map { place in
      let move = isOwn ? ["a push .list", "b pop"][place % 2] : ["push 1", "pop"][place % 2]
      return "+\(place * 37 % 900)ms \(move)\n"
    }
    try Command.inEmptyFolder { folder in
      try "\(head)\nexpect passes\n---\n\(steps.joined())".write(
        to: folder.appendingPathComponent("x.nav"), atomically: true, encoding: .utf8)
      let words = isOwn ? ["mended", "replay", "x.nav"] : ["replay", "x.nav"]
      let result = try command.run(words, in: folder)
      #expect(result.status == 0 && result.output.contains("as recorded"), "\(result.output)")
    }
  }

  @Test("where another property fails than the one of a file, not everything holds")
  func otherFailure() throws {
    try Command.inEmptyFolder { folder in
      let found = "gated --seed 7 --steps 60 --judge no-change-while-moving --out f"
      #expect(try Self.run(found, in: folder).status == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/f")
      let file = folder.appendingPathComponent("f/\(try #require(names.first))")
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacingOccurrences(
        of: "fails no-change-while-moving", with: "fails root-stays"
      ).write(to: file, atomically: true, encoding: .utf8)
      let result = try Self.run("gated replay f", in: folder)
      #expect(result.status == 1 && result.output.contains("expected root-stays to fail, but "))
      #expect(!result.output.contains("but it holds"))
    }
  }

  @Test("a file is judged by other properties where that is asked")
  func judgedReplay() throws {
    try Command.inEmptyFolder { folder in
      let found = "gated --seed 7 --steps 60 --judge no-change-while-moving --out f"
      #expect(try Self.run(found, in: folder).status == 1)
      #expect(try Self.run("gated replay f", in: folder).status == 0)
      let other = try Self.run("gated replay f --judge root-stays", in: folder)
      #expect(other.status == 1 && other.output.contains("CHANGED"))
    }
  }
}

/// Verdicts say what was seen.
@Suite("Words of verdicts")
struct VerdictWordsTests {
  private struct Lots: Sendable {
    /// Outlives every run. What the library draws comes from the seed.
    private static let lots = Mutex(Random(seed: 1))
    var pages: [Int] = []
    mutating func push() {
      if Self.lots.withLock({ $0.below(2) }) == 0 { pages.append(1) }
    }
  }

  @Test("a router that draws lots is not deterministic, and nothing of it is certified")
  func random() {
    let test = RouterTest<Lots, Int>("lots") {
      Lots()
    } screens: {
      Screens(root: 0, pushed: $0.pages)
    }
    .tap("push", effect: .nothing) { $0.push() }
    .only().always("few") { $0.layers[0].pushed.count < 3 }
    for first in 1...10 as ClosedRange<UInt64> {
      let error = #expect(throws: RouterTestFailure.self) {
        try test.check(seeds: first...first + 2, steps: 40)
      }
      #expect(error?.reason == .notDeterministic)
    }
  }

  @Test("what escaped is named, and nobody guesses at shared state")
  func escape() {
    let seen = Violation(
      property: "nothing-escapes", expected: "everything happens inside the simulation",
      seen: "a Timer")
    let played = Gated.published.played
    let words = played.notDeterministic(seed: 1, seen).description
    #expect(words.contains("a Timer") && !words.contains("shares state"), "\(words)")
    #expect(played.notDeterministic(seed: 1).description.contains("Either the router shares state"))
  }

  @Test("a failure whose study takes the process down is a failure, not a crash")
  func unstudied() throws {
    let find = Find(
      seed: 1, step: 3, strategy: nil,
      violation: Violation(property: "root-stays", expected: "a", seen: "b"),
      virtualMilliseconds: 1, digest: "")
    var result = SessionResult<PlayedTest.Tally>()
    result.take(unstudied: find)
    var options = RouterTestOptions()
    options.output = "-"
    let gated = RouterTestCommand(Gated.published.played, program: "gated")
    var report = gated.command(gated.test, options).report("fuzz")
    report.take(.unstudied(find, words: "signal 4 (Illegal instruction)"))
    #expect(report.conclude(result) == .violation)
  }

  @Test("a failure by more kinds of calls is another way to one by fewer, and told once")
  func otherWays() throws {
    func take(_ group: [String], _ result: inout SessionResult<PlayedTest.Tally>) throws -> String {
      let violation = Violation(property: group[0], expected: "a", seen: "b")
      let find = Find(seed: 1, step: 3, strategy: nil, violation: violation)
      let study = Failure(
        violation: violation, report: [], file: "", fileName: group.joined(), group: group)
      var words = ""
      _ = try result.take(find, study) {
        switch $0 {
        case .studied: words = "new"
        case .same(_, let known): words = "as \(known.fileName)"
        case .otherWay(_, _, let known): words = "like \(known.fileName)"
        default: break
        }
      }
      return words
    }
    var result = SessionResult<PlayedTest.Tally>()
    #expect(try take(["p", "tap"], &result) == "new")
    #expect(try take(["p", "open", "tap"], &result) == "like ptap")
    #expect(try take(["p", "open", "tap"], &result) == "as popentap")
    #expect(try take(["q", "open", "tap"], &result) == "new")
    #expect(try take(["p", "open"], &result) == "new")
    #expect(try take(["p:push"], &result) == "new")
    #expect(result.failures.count == 4)
  }

  @Test("a trap that does not repeat is nothing from outside")
  func unrepeated() {
    let trap = ChildEnd.crashed(signal: SIGILL).unrepeated(4).joined(separator: " ")
    #expect(trap.contains("depends on more") && !trap.contains("outside"))
    #expect(ChildEnd.crashed(signal: SIGKILL).unrepeated(4).joined().contains("outside"))
  }

  @Test("a crash in the test's own closure, and one without places, are said")
  func closures() {
    let frames = """
      S/A.swift:1: Fatal error: no
        1 [ra] 0x01 closure #3 in static Adapter.test.getter + 1 in app at /x/Adapter.swift:3:1
        2 [ra] 0x01 HostPlayer.closing(_:at:) + 1 in app at /p/Sources/NavSim/RouterTest/H.swift:1
      """
    #expect(LastWords(frames).lines.contains { $0.contains("the closure `closed` of the test") })
    let bare = """
        1 [ra] 0x01 Router.push(_:) + 1 in app
        2 [ra] 0x01 RouterRun.start() + 1 in app at /p/Sources/NavSim/RouterTest/H.swift:1
      """
    #expect(LastWords(bare).places.isEmpty)
    let standIn = """
        1 [ra] 0x01 CapturedRun.letOthersRun(_:) + 1 in app at /p/Sources/NavSim/Capture/B.swift:3:1
        2 [ra] 0x01 Router.push(_:) + 1 in app at /x/Router.swift:5:1
      """
    #expect(LastWords(standIn).places == ["Router.push(_:), /x/Router.swift:5:1"])
    #expect(LastWords(bare).lines.contains { $0.contains("without -g") })
  }

  @Test("a test that reads too little is suspected first")
  func suspicion() {
    let test = RouterTest<Lots, Int>("blind") {
      Lots()
    } screens: { _ in
      Screens(root: 0)
    }
    .tap("show", effect: .present(1)) { _ in }
    let error = #expect(throws: RouterTestFailure.self) { try test.check(seeds: 1...3) }
    #expect(error?.description.contains("no run ever showed a layer") == true)
  }

  private struct Sheet: Sendable {
    var page: Int?
    var pages: [Int] = []
  }

  @Test("closures of the host that pass on nothing are suspected; a call with nothing to do is not")
  func deafHost() throws {
    let base = RouterTest<Sheet, Int>("deaf") {
      Sheet()
    } screens: {
      Screens(root: 0, pushed: $0.pages).presenting($0.page)
    }
    let deaf = base.tap("show", [5], effect: { .present($0) }) { $0.page = $1 }
      .host(.declarative(closed: { _, _ in })).faults([.gestures])
    let error = #expect(throws: RouterTestFailure.self) { try deaf.check(seeds: 1...3, steps: 40) }
    let words = "moves of the user's, and the router never showed anything else"
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    // Each run ends at its first push, before which nothing is there to be popped.
    let few = base.tap("push", [1], effect: { .push($0) }) { $0.pages.append($1) }
      .tap("pop", effect: .pop) { $0.pages = $0.pages.dropLast() }
      .always("no page") { $0.layers[0].pushed.isEmpty }
    let early = #expect(throws: RouterTestFailure.self) { try few.check(seeds: 1...9, steps: 40) }
    #expect(early?.description.contains("no change was seen of pop") == false)
  }

  @Test("a long seed does not pile up screens without end")
  func depth() {
    let outcome = Coordinators.mended.played.play(seed: 3, steps: 2_000)
    #expect(outcome.violation == nil)
    // Of a call that waits in a queue it is known late what it adds.
    #expect((60...120).contains(outcome.statistics.mostLayers), "\(outcome.statistics)")
  }

  @Test("a scenario whose times would end a run's time is refused")
  func longTimes() throws {
    let head = "navfuzz fixture 2\nname      a\nrouter    gated\nexpect    passes\n---\n"
    let played = Gated.published.played
    #expect(throws: ScenarioError.self) {
      try played.file(head + "+9223372036854775807ms a pop\n")
    }
    #expect(try played.file(head + "+1000000000ms a pop\n").scenario.steps.count == 1)
  }

  @Test("a page of a router test says what was promised")
  func promise() throws {
    for property in RouterProperty.allCases { #expect(!property.promise.isEmpty) }
    let failure = #expect(throws: RouterTestFailure.self) {
      try Gated.published.only(.noLostCall).check(seeds: 1...6, steps: 30)
    }
    let played = Gated.published.played
    let file = try played.file(try #require(failure?.findings.first?.file))
    #expect(played.page(of: file).contains("Promised: a call that returns has changed"))
  }
}

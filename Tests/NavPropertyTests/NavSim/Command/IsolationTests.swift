import Foundation
import NavCore
import Testing

@testable import NavConcurrency
@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram
@testable import navfuzz

/// What surrounds a router that takes its process down; that it does is tried in a package of its
/// own.
@Suite(.tags(.slow))
struct IsolationTests {
  @Test("a crash is a fixture like any other", arguments: ["crashes", "hangs"])
  func fixture(_ expectation: String) throws {
    let text =
      "navfuzz fixture 1\nname      a\nrouter    core\nexpect    \(expectation)\n---\n+0ms     push 1\n"
    let fixture = try FixtureParser.parse(text)
    #expect(FixturePrinter.print(fixture) == text)
    #expect(fixture.fileName.hasPrefix(expectation == "hangs" ? "hang-" : "crash-"))
    // The core survives it.
    #expect(Replay.run(fixture).verdict != .asRecorded)
  }

  @Test("replaying one that does not happen any more says so")
  func replay() throws {
    try Command.inEmptyFolder { folder in
      let text = "navfuzz fixture 1\nname a\nrouter core\nexpect crashes\n---\n+0ms push 1\n"
      try text.write(
        to: folder.appendingPathComponent("a.nav"), atomically: true, encoding: .utf8)
      let result = try Command.run("replay", "a.nav", in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("CHANGED      a.nav  it ended normally"))
    }
  }

  @Test("with and without isolation the output is the same, for what holds and for what fails")
  func isInvisible() throws {
    for timing in ["reported", "estimated"] {
      let run = ["--seeds", "0...3", "--steps", "3000", "--timing", timing, "--out", "-"]
      let isolated = try Command.run(run)
      let alone = try Command.run(run + ["--no-isolation"])
      #expect(isolated.output == alone.output)
      #expect(isolated.status == alone.status)
    }
  }

  @Test("steps come back from a text as the same run", arguments: [false, true])
  func trace(_ isTraced: Bool) throws {
    let fuzzer = Fuzzer(RouterSetup())
    for seed in 1...5 as ClosedRange<UInt64> {
      let steps = fuzzer.record(seed: seed, steps: 1_000)
      var fixture = Fixture(
        name: "a", setup: RouterSetup(), expectation: .passes, steps: isTraced ? [] : steps)
      var text = FixturePrinter.print(fixture)
      if isTraced {
        // As a child says them: every step has a name.
        var names = StepNames()
        for step in steps {
          names.name(step.id)
          text += StepWords.line(step, names.names) + "\n"
        }
      }
      fixture = try FixtureParser.parse(text)
      #expect(fixture.steps.count == steps.count)
      let (first, second) = (fuzzer.trail(steps), fuzzer.trail(fixture.steps))
      #expect(Trail.firstDifference(first.digests, second.digests) == nil)
    }
  }

  @Test("no two steps have the same name, and none has that of an option")
  func names() {
    // Those around "as", "from" and five letters.
    for (first, last) in [(0, "alm"), (118_000, "fszy"), (475_200, "aabkj")] {
      var names = StepNames(next: first)
      for number in 1...1_000 as ClosedRange<UInt64> { names.name(StepID(number)) }
      let all = Set(names.names.values)
      #expect(all.count == 1_000)
      #expect(!all.contains { StepNames.isOption($0[...]) })
      #expect(names.names[StepID(1_000)] == last)
    }
  }

  @Test("what a child says comes back as it was said")
  func messages() throws {
    let fuzzer = Fuzzer(RouterSetup())
    let run = fuzzer.run(seed: 3, steps: 600, corpus: [])
    let outcome = SeedOutcome(run, setup: fuzzer.setup)
    #expect(!outcome.kept.isEmpty)
    let violation = Violation(property: "a", expected: "b \"c\"\n", seen: "d")
    let find = Find(seed: .max, step: 1, strategy: .swarm, violation: violation)
    let fixture = try FixtureParser.parse(try #require(outcome.kept.first))
    let failure = Failure(
      violation: violation, report: ["a", ""], file: FixturePrinter.print(fixture),
      fileName: fixture.fileName, stepCount: 1, trail: [0, .max], differsAt: 7)
    let result = Replay.Result(.drifted(step: 2, why: "c"), violation)
    let preemption = try #require(Preemption("1.2@0>1.3@1"))
    let messages: [ChildMessage] = [
      .ready, .alive(7), .passed(outcome), .failed(find), .found(failure), .step("+0ms push 1"),
      .held(HeldPiece(preemption: preemption, words: "`a` is held back")), .restart(after: 3),
      .page("<p>\n\"a\" ⋯</p>"),
      .digests([1, .max]), .digests([]),
      .violated(violation),
      .verdict(result), .studied(failure), .done,
    ]
    for message in messages {
      #expect(message.line.split(separator: "\n").count == 1)
      #expect(ChildMessage(line: String(message.line.dropLast())) == message)
    }
  }

  @Test("nothing that a child may say takes its parent down", arguments: 0..<200 as Range<UInt64>)
  func damagedMessages(_ seed: UInt64) throws {
    let fuzzer = Fuzzer(RouterSetup())
    let outcome = SeedOutcome(fuzzer.run(seed: 1, steps: 60), setup: fuzzer.setup)
    var random = Random(seed: seed)
    var bytes = Array(ChildMessage.passed(outcome).line.utf8)
    for _ in 0..<3 {
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      default: bytes.insert(contentsOf: "999999999999999999999".utf8, at: place)
      }
      if bytes.isEmpty { break }
    }
    let line = String(decoding: bytes, as: UTF8.self)
    switch ChildMessage(line: line) {
    case .passed(let read): #expect(SeedOutcome(text: read.text) == read)
    default: break
    }
  }

  @Test("an order comes back as it was given")
  func orders() throws {
    let block = SeedBlock(seeds: [1, .max], steps: 7, options: " --faults slow")
    let steps = [Step(id: StepID(1), after: 5, action: .wait)]
    let fixture = Fixture(name: "a", setup: RouterSetup(), expectation: .hangs, steps: steps)
    for order: ChildOrder in [
      .corpus([FixturePrinter.print(fixture)]), .play(block),
      .play(SeedBlock(seeds: [3], steps: 1, options: "")),
      .trace(seed: 1, steps: 2), .probe(seed: 1, steps: 2),
      .replay("a\nb", drawn: 6), .judge("a"), .stop,
    ] {
      let lines = order.line.split(separator: "\n")
      #expect(lines.count == 1)
      #expect(ChildOrder(line: String(lines[0])) == order)
    }
    for line in ["{}", "play", "play 1 2", "play 1,a 2 true", "probe 1", "probe 1 2 3"] {
      #expect(ChildOrder(line: line) == nil)
    }
  }

  @Test("the role of a process is its last two arguments, and only in a child")
  func roles() {
    let words = ["navfuzz", "--seed", "1", "--navfuzz-child", "worker"]
    #expect(ProcessRole(arguments: words, isChild: true) == .child(.worker))
    #expect(ProcessRole(arguments: words, isChild: false) == .parent)
    #expect(ProcessRole(arguments: Array(words.dropLast()), isChild: true) == .stray)
    #expect(ProcessRole(arguments: Array(words.dropLast(2)), isChild: true) == .stray)
  }

  @Test("a status of the system is how a child has ended")
  func ends() {
    #expect(ChildEnd(status: 0) == .exited(0))
    #expect(ChildEnd(status: 7 << 8) == .exited(7))
    #expect(ChildEnd(status: 9) == .crashed(signal: 9))
    // With a core file.
    #expect(ChildEnd(status: 0x80 | 11) == .crashed(signal: 11))
  }
}

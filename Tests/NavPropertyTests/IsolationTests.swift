import Foundation
import NavCore
import Testing

@testable import NavSim
@testable import navfuzz

/// What surrounds a router that takes its process down; that it does is tried in a package of its own.
@Suite
struct IsolationTests {
  @Test("a crash is a fixture like any other", arguments: ["crashes", "hangs"])
  func fixture(_ expectation: String) throws {
    let text =
      "navfuzz fixture 1\nname      a\nrouter    core\nexpect    \(expectation)\n---\n+0ms     push 1\n"
    let fixture = try FixtureParser.parse(text)
    #expect(FixturePrinter.print(fixture) == text)
    #expect(fixture.fileName.hasPrefix(expectation == "hangs" ? "hang-" : "crash-"))
    // The core survives it.
    #expect(try Replay.run(fixture).verdict != .asRecorded)
  }

  @Test("replaying one that does not happen any more says so")
  func replay() throws {
    try Command.inEmptyFolder { folder in
      let text = "navfuzz fixture 1\nname a\nrouter core\nexpect crashes\n---\n+0ms push 1\n"
      try text.write(
        to: folder.appendingPathComponent("a.nav"), atomically: true, encoding: .utf8)
      let result = try Command.run("replay", "a.nav", in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("CHANGED      a.nav  it came to its end"))
    }
  }

  @Test("with and without isolation the output is the same, for what holds and for what fails")
  func isInvisible() throws {
    for router in ["core", "estimated-wait"] {
      let run = ["--seeds", "0...5", "--steps", "6000", "--router", router, "--out", "-"]
      let isolated = try Command.run(run)
      let alone = try Command.run(run + ["--no-isolation"])
      #expect(isolated.output == alone.output)
      #expect(isolated.status == alone.status)
    }
  }

  @Test("a trace gives back the steps that were written, up to the last")
  func trace() throws {
    let fuzzer = try Fuzzer(RouterSetup())
    let steps = fuzzer.record(seed: 3, steps: 600)
    try Command.inEmptyFolder { folder in
      let path = folder.appendingPathComponent("trace").path
      try ("after 17\n" + Trace.lines(steps)).write(toFile: path, atomically: true, encoding: .utf8)
      let read = try #require(Trace.read(path, setup: RouterSetup()))
      #expect(read.number == 17 + steps.count)
      #expect(FixturePrinter.steps(read.steps) == FixturePrinter.steps(steps))
      #expect(Trace.read(path + "nothing", setup: RouterSetup()) == nil)
    }
  }

  @Test("a trace in which every step has a name can be read, beyond the words that begin an option")
  func longTrace() throws {
    let steps = (1...100).map {
      Step(id: StepID($0), after: 1, action: .call(Call(.push(RouteID(1)))))
    }
    try Command.inEmptyFolder { folder in
      let path = folder.appendingPathComponent("trace").path
      try Trace.lines(steps).write(toFile: path, atomically: true, encoding: .utf8)
      #expect(Trace.read(path, setup: RouterSetup())?.steps.count == steps.count)
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
      #expect(!all.contains { ActionParser.isOption($0[...]) })
      #expect(names.names[StepID(1_000)] == last)
    }
  }

  @Test("a journal knows what was begun and not done")
  func journal() throws {
    try Command.inEmptyFolder { folder in
      let path = folder.appendingPathComponent("journal").path
      try "b 0\nb 1\nl\ne 0\nb 2\nl\ne 2\nb 9\nb".write(
        toFile: path, atomically: true, encoding: .utf8)
      #expect(Journal.open(in: path) == [1, 9])
      #expect(Journal.open(in: path + "nothing") == [])
    }
  }

  @Test("a child that goes on is waited for, one that does not is ended")
  func waiting() throws {
    func child(_ script: String) throws -> Process {
      try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
    }
    #expect(try child("exit 7").wait(patience: .seconds(20)) { 0 } == .exited(7))
    #expect(try child("kill -SEGV $$").wait(patience: .seconds(20)) { 0 } == .crashed(signal: 11))
    #expect(try child("exec sleep 60").wait(patience: .milliseconds(50)) { 0 } == .hung)
    var signs = 0
    let alive = try child("sleep 0.3").wait(patience: .milliseconds(50)) {
      signs += 1
      return signs
    }
    #expect(alive == .exited(0))
  }

  @Test("what is handed on is what was said, less the seeds")
  func arguments() throws {
    let said = [
      "--seed", "1", "--steps=7", "--seeds=1...2", "--router", "core", "--seeds", "0...3",
    ]
    #expect(Supervisor.withoutSeeds(said) == ["--steps=7", "--router", "core"])
    #expect(Supervisor.withoutSeeds(["--seed", "1", "--steps", "7"]) == ["--steps", "7"])
  }
}

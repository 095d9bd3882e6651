import Foundation
import Testing

@Suite("Command", .tags(.slow))
struct CommandTests {
  @Test("what hides behind a failure is found by playing on, each failure once")
  func keepsGoing() throws {
    try Command.inEmptyFolder { folder in
      let seeds = [
        "--seeds", "0...3", "--steps", "300", "--timing", "estimated", "--judge",
        "completed-after-end,single-transition",
      ]
      let first = try Command.run(seeds + ["--out", "a"], in: folder)
      let all = try Command.run(seeds + ["--out", "b", "--keep-going"], in: folder)
      #expect(first.status == 1 && all.status == 1)
      #expect(all.output.contains("playing on without completed-after-end: "))
      #expect(all.output.contains("3 seeds failed: 0, 1, 3"), "\(all.output)")
      let files = try ["a", "b"].map { name in
        try FileManager.default.contentsOfDirectory(
          atPath: folder.appendingPathComponent(name).path)
      }
      #expect(files[0].count == 1 && files[1].count > 1 && files[1].contains(files[0][0]))
      #expect(try Command.run("replay", "b", in: folder).status == 0)
    }
  }

  @Test("the main job holds, and two processes print the same bytes")
  func mainJob() throws {
    let first = try Command.run("--seed", "1", "--steps", "10000")
    #expect(first.status == 0, "\(first.output)")
    #expect(first.errors.isEmpty)
    #expect(first.output.contains("seed 1 · 10,000 steps"))
    #expect(first.output.contains("digest"))
    #expect(try Command.run("--seed", "1", "--steps", "10000").output == first.output)
    #expect(try Command.run("--seed", "2", "--steps", "10000").output != first.output)
  }

  @Test(
    "NavCore's router is played with its callers and with what draws it",
    arguments: ["calls", "screens"])
  func router(_ name: String) throws {
    let words = ["--router", name, "--seeds", "3...5"]
    let run = try Command.run(words + ["--steps", "40"])
    #expect(run.status == 0 && run.output.hasSuffix("ok\n"), "\(run.output)")
    #expect(run.output.hasPrefix("3 seeds of 40 steps"))
    #expect(try Command.run(words + ["--steps", "40"]).output == run.output)
    let few = try Command.run(words + ["--only", "3,9,12"])
    #expect(few.status == 0 && few.output.hasPrefix("3 seeds of 3 steps"))
    #expect(try Command.run(words + ["--only", "three"]).status == 2)
  }

  @Test("finds, shrinks and saves what estimated timing does under slow animations; it replays")
  func failure() throws {
    try Command.inEmptyFolder { folder in
      let run = try Command.run(
        "--seed", "1", "--steps", "10000", "--timing", "estimated", "--faults", "slow", in: folder)
      #expect(run.status == 1)
      let line = try #require(
        run.output.split(separator: "\n").first { $0.contains("navfuzz replay") })
      let path = try #require(line.split(separator: " ").last)
      let replay = try Command.run("replay", String(path), in: folder)
      #expect(replay.status == 0)
      #expect(replay.output.contains("as recorded"))
      let again = try Command.run("shrink", String(path), "--out", "-", in: folder)
      #expect(again.status == 1)
      #expect(again.output.contains("host slow x10"))
    }
  }

  static let badUsage: [[String]] = [
    ["--sede", "1"], ["--seed"], ["--steps", "0"], ["--steps", "-1"],
    ["--seed", "99999999999999999999"], ["--seed", "x"], ["--seeds", "5..<5"], ["--seeds", "3"],
    ["--faults", "slow,fast"], ["--timing", "guessed"], ["--router", "none"], ["fly"],
    ["extra", "word"],
    ["--seed", "1", "word"], ["replay"], ["replay", "no-such-file.nav"], ["replay", "."],
    ["shrink"], ["shrink", "a", "b"], ["list", "colours"], ["--out", ""],
  ]

  @Test("bad usage is exit code 2 and one line that says what was expected", arguments: badUsage)
  func usage(_ arguments: [String]) throws {
    try Command.inEmptyFolder { folder in
      let result = try Command.run(arguments, in: folder)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      #expect(result.errors.hasPrefix("navfuzz: "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  static let badFiles: [(String, String)] = [
    ("", "header"), ("navfuzz fixture 9\n", "version 1"), ("name x\n", "navfuzz fixture 1"),
    (
      "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n+0ms shove 1\n",
      ":6:6: expected an action"
    ),
    ("navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n+0ms push q\n", "number"),
    ("navfuzz fixture 1\nrouter core\n", "\"name\""),
  ]

  @Test("a bad file is exit code 2 and one line with path, line and column", arguments: badFiles)
  func badFile(_ text: String, _ expected: String) throws {
    try Command.inEmptyFolder { folder in
      let file = folder.appendingPathComponent("bad.nav")
      try Data(text.utf8).write(to: file)
      let result = try Command.run("replay", "bad.nav", in: folder)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("navfuzz: bad.nav:"))
      #expect(result.errors.contains(expected), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("--log-navigation prints each path with its time, in the documented form")
  func logNavigation() throws {
    try Command.inEmptyFolder { folder in
      let text = "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n+0ms push 2\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent("a.nav"))
      let result = try Command.run("replay", "--log-navigation", "a.nav", in: folder)
      #expect(result.status == 0)
      let path = "[NavigationStep.tab(id: \"0\"), NavigationStep.push(id: \"2\")]"
      #expect(result.output.hasPrefix("350ms  [Navigation Path Update] Current path: \(path)\n"))
      let quiet = try Command.run("replay", "a.nav", in: folder)
      #expect(!quiet.output.contains("Navigation Path"))
    }
  }

  @Test("a step that leads to seconds of work is no hang as long as virtual time goes on")
  func longSequence() throws {
    try Command.inEmptyFolder { folder in
      let pushes = (0..<3_500).map { "push \($0 % 5)" }.joined(separator: " ; ")
      let text =
        "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n+0ms sequence { \(pushes) }\n"
      try text.write(
        to: folder.appendingPathComponent("a.nav"), atomically: true, encoding: .utf8)
      let result = try Command.run("replay", "a.nav", in: folder)
      #expect(result.status == 0, "\(result.output)")
    }
  }

  @Test("a fixture that changed its verdict is exit code 1")
  func changedVerdict() throws {
    try Command.inEmptyFolder { folder in
      let text = "navfuzz fixture 1\nname a\nrouter core\nexpect fails liveness\n---\n+0ms push 1\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent("a.nav"))
      let result = try Command.run("replay", ".", in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("CHANGED"))
    }
  }

  @Test(
    "lists and help name everything",
    arguments: [["list"], ["--help"], ["replay", "--help"], ["--version"]])
  func help(_ arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 0)
    #expect(!result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }
}

@Suite("Commands that explain", .tags(.slow))
struct ExplainingCommandTests {
  @Test("explore covers every short sequence, and finds what an estimate does in two")
  func explore() throws {
    let core = try Command.run("explore", "--depth", "2")
    #expect(core.status == 0)
    #expect(core.output.hasSuffix("ok\n"))
    let estimated = try Command.run(
      "explore", "--depth", "2", "--timing", "estimated", "--out", "-")
    #expect(estimated.status == 1)
    #expect(estimated.output.contains("host slow x10"))
    #expect(estimated.output.contains("nothing shorter fails"))
    #expect(try Command.run("explore", "--depth", "0").status == 2)
  }

  @Test("explain says within which times a scenario fails")
  func explain() throws {
    try Command.inEmptyFolder { folder in
      let text =
        "navfuzz fixture 1\nname a\nrouter core timing=estimated\nexpect fails single-transition\n---\n"
        + "+0ms host slow x10\n+0ms push 1\n+600ms push 2\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent("a.nav"))
      let result = try Command.run("explain", "a.nav", in: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("from +550ms to +3499ms, any route"))
      #expect(result.output.contains("it takes the last step"))
      let passing = text.replacingOccurrences(of: "fails single-transition", with: "passes")
      try Data(passing.utf8).write(to: folder.appendingPathComponent("b.nav"))
      #expect(try Command.run("explain", "b.nav", in: folder).status == 2)
    }
  }

  @Test("the doctor finds this build well")
  func doctor() throws {
    let result = try Command.run("doctor")
    #expect(result.status == 0, "\(result.output)")
    #expect(!result.output.contains("BAD"))
  }

  @Test("a small search for mutants prints a row for each and finds most")
  func mutants() throws {
    let result = try Command.run("mutants", "--scenarios", "5")
    #expect(result.output.contains("pops-the-root"))
    #expect(result.output.contains("nothing: behaves the same"))
    #expect(try Command.run("mutants", "--scenarios", "0").status == 2)
  }

  @Test("metamorphic properties hold on the core and not on an estimate")
  func metamorphic() throws {
    #expect(try Command.run("metamorphic", "--seeds", "0..<5").status == 0)
    let estimated = try Command.run(
      "metamorphic", "--seeds", "0..<20", "--timing", "estimated")
    #expect(estimated.status == 1)
    #expect(estimated.output.contains("time-x10"))
  }

  @Test(
    "every strategy can be asked for by name",
    arguments: ["uniform", "swarm", "boundary", "feedback"])
  func strategy(_ name: String) throws {
    let result = try Command.run("--strategy", name, "--seed", "1", "--steps", "500")
    #expect(result.status == 0, "\(result.output)")
    let failing = try Command.run(
      "--strategy", name, "--seed", "1", "--steps", "5000", "--timing", "estimated", "--out", "-")
    #expect(failing.status == 1)
  }

  @Test("a corpus is kept between runs; what is damaged is said and skipped")
  func corpus() throws {
    try Command.inEmptyFolder { folder in
      let first = try Command.run(
        "--seed", "1", "--steps", "2000", "--corpus", "kept", in: folder)
      #expect(first.status == 0)
      let kept = folder.appendingPathComponent("kept")
      let count = try FileManager.default.contentsOfDirectory(atPath: kept.path).count
      #expect(count > 0)
      try Data("junk".utf8).write(to: kept.appendingPathComponent("bad.nav"))
      let second = try Command.run(
        "--seed", "2", "--steps", "2000", "--corpus", "kept", in: folder)
      #expect(second.status == 0)
      #expect(second.errors.contains("skipped: kept/bad.nav:1:1"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count > count + 1)
    }
  }

  @Test("a corpus that has a failing scenario fails at once")
  func failingCorpus() throws {
    try Command.inEmptyFolder { folder in
      let text =
        "navfuzz fixture 1\nname a\nrouter core timing=estimated\nexpect passes\n---\n"
        + "+0ms host slow x10\n+0ms push 1\n+600ms wait\n"
      let kept = folder.appendingPathComponent("kept")
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: kept.appendingPathComponent("a.nav"))
      let result = try Command.run(
        "--seed", "1", "--steps", "5", "--strategy", "feedback", "--timing", "estimated",
        "--corpus", "kept", "--out", "-", in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("completed-after-end"))
    }
  }

  @Test("statistics say what met which phase")
  func statistics() throws {
    let result = try Command.run("--seed", "1", "--steps", "3000", "--stats")
    #expect(result.output.contains("met in phase"))
    #expect(result.output.contains("kinds of place"))
  }
}

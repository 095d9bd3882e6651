import Foundation
import Testing

@testable import NavSim

/// The routers of the tests as a command, with children that crash and hang.
@Suite("Router command", .tags(.slow))
struct RouterCommandTests {
  /// Runs the command in a folder of its own.
  ///
  /// - Returns: the exit code, and what it has printed.
  private static func run(_ arguments: String, in folder: URL) throws -> (Int32, String) {
    let result = try Command.run(
      arguments.split(separator: " ").map(String.init), in: folder, program: "router-tests",
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    return (result.status, result.output)
  }

  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "router-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static func replayAll(_ router: String, in folder: URL) throws -> (Int32, String) {
    let saved = folder.appendingPathComponent("navfuzz-failures")
    let names = try FileManager.default.contentsOfDirectory(atPath: saved.path).sorted()
    let paths = names.map { "navfuzz-failures/\($0)" }.joined(separator: " ")
    return try run("\(router) replay \(paths)", in: folder)
  }

  @Test("distinct failures are reported, saved and replayed")
  func failures() throws {
    try Self.inFolder { folder in
      let only = "--judge no-lost-call,returns-after-animation"
      let (status, text) = try Self.run("gated --seeds 1...12 --steps 30 \(only)", in: folder)
      #expect(status == 1)
      #expect(text.contains("FAIL  no-lost-call"))
      #expect(text.contains("FAIL  returns-after-animation"))
      #expect(text.contains("router-tests gated replay navfuzz-failures/"))
      let (replayed, verdicts) = try Self.replayAll("gated", in: folder)
      #expect(replayed == 0)
      #expect(!verdicts.contains("CHANGED"))
    }
  }

  @Test("the mended router holds, with the same digest however many processes play")
  func mended() throws {
    try Self.inFolder { folder in
      let (status, text) = try Self.run("mended --seeds 1...20 --steps 40", in: folder)
      #expect(status == 0, "\(text)")
      #expect(text.hasSuffix("ok\n"))
      for jobs in 1...4 {
        let (_, again) = try Self.run("mended --seeds 1...20 --steps 40 --jobs \(jobs)", in: folder)
        #expect(again == text)
      }
    }
  }

  @Test(
    "a router that takes its process down is found, made small, kept and replayed",
    arguments: [
      ("traps", "CRASH", 3), ("loops", "HANG", 3), ("gated-logs", "CRASH", 1),
      ("gated-lasting", "CRASH", 1), ("traps-last", "CRASH", 3), ("waits", "HANG", 3),
      ("wakes", "HANG", 3), ("stops", "HANG", 3), ("exits", "HANG", 3), ("pauses", "HANG", 3),
      ("spins", "HANG", 3),
    ])
  func deaths(_ router: String, _ word: String, _ steps: Int) throws {
    try Self.inFolder { folder in
      let (status, text) = try Self.run("\(router) --seed 3 --steps 100", in: folder)
      #expect(status == 3)
      #expect(text.contains(word))
      #expect(text.contains("→ \(steps) step"), "\(text)")
      let (replayed, verdicts) = try Self.replayAll(router, in: folder)
      #expect(replayed == 0, "\(verdicts)")
    }
  }

  @Test("a crash that takes another order says what is held back until what")
  func heldBack() throws {
    try Self.inFolder { folder in
      let (_, text) = try Self.run("races --seed 4 --steps 20", in: folder)
      let sentence =
        "out of order: the task of `caller a: push 1` is held back at its turn 5 until the task of "
        + "`caller b: push 1` has run its turn 5"
      #expect(text.contains("\n    \(sentence)\n"), "\(text)")
      let (_, trace) = try Self.run("races replay navfuzz-failures --trace", in: folder)
      #expect(trace.contains(sentence), "\(trace)")
      let (status, said) = try Self.run("races replay navfuzz-failures --report x.html", in: folder)
      #expect(status == 0, "\(said)")
      let page = try String(contentsOf: folder.appending(path: "x.html"), encoding: .utf8)
      #expect(page.contains("caller a") && page.contains("it ends in what comes next"))
      #expect(page.contains("is held back at its turn 5 until"))
    }
  }

  @Test("what fails is made small, though smaller scenarios take the process down")
  func crashWhileShrinking() throws {
    try Self.inFolder { folder in
      // No history is judged, for which the calls would be played alone, and trap there.
      let only = "--judge no-change-while-moving"
      let (status, text) = try Self.run("gated-lasting --seed 2 \(only)", in: folder)
      #expect(status == 1)
      #expect(text.contains("FAIL  no-change-while-moving"))
      #expect(text.contains("→ 2 steps, each scenario in a process of its own"), "\(text)")
      let (replayed, verdicts) = try Self.replayAll("gated-lasting", in: folder)
      #expect(replayed == 0, "\(verdicts)")
    }
  }

  @Test("bad usage is said in a sentence, with exit code 2")
  func usage() throws {
    try Self.inFolder { folder in
      for arguments in [
        "gated --seeds 3", "gated --judge unknown", "gated --steps", "gated replay x",
      ] {
        let (status, _) = try Self.run(arguments, in: folder)
        #expect(status == 2, "\(arguments)")
      }
    }
  }
}

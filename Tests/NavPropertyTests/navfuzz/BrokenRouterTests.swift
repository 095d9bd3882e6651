import Foundation
import Testing

@testable import NavSim

/// Routers that do something to the process that they run in, played by the command of one's own
/// router: whatever it is, what was found is reported and kept, and nothing passes that was not
/// played.
@Suite("Broken routers", .tags(.slow))
struct BrokenRouterTests {
  /// Plays a seed that meets what is broken, unless others are asked for.
  private static func run(
    _ breakage: String, _ arguments: String..., in folder: URL, environment: [String: String] = [:]
  ) async throws -> Command.Result {
    let words = arguments.isEmpty ? ["--seed", "6", "--steps", "1000"] : arguments
    return try await Command.run(
      words, in: folder, program: "broken-router",
      environment: environment.merging(["BREAKS_BY": breakage]) { $1 })
  }

  /// The fixtures that a run has kept, each replayed.
  private static func replays(_ breakage: String, in folder: URL) async throws -> [(String, Int32)]
  {
    let kept = folder.appendingPathComponent("navfuzz-failures").path
    let names = try? FileManager.default.contentsOfDirectory(atPath: kept)
    var replays: [(String, Int32)] = []
    for name in names ?? [] {
      let result = try await run(breakage, "replay", "navfuzz-failures/\(name)", in: folder)
      replays.append((name, result.status))
    }
    return replays
  }

  @Test(
    "one that takes its process down is a crash, whatever exit code it leaves",
    arguments: ["trap", "exit", "exit7", "recursion", "memory"])
  func crash(_ breakage: String) async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run(breakage, in: folder)
      #expect(result.status == 3)
      #expect(result.output.contains("CRASH"))
      #expect(result.output.contains("(seed 6, step "))
      #expect(result.output.contains("→ 2 steps"))
      let replays = try await Self.replays(breakage, in: folder)
      #expect(replays.count == 1)
      #expect(replays.allSatisfy { $0.0.hasPrefix("crash-") && $0.1 == 0 })
      // Without what is broken it is another verdict.
      let mended = try await Self.replays("none", in: folder)
      #expect(mended.allSatisfy { $0.1 == 1 })
    }
  }

  @Test("one that traps as it is made, in the command's own process, is a crash that is said")
  func whenMade() async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run("trap-when-made", in: folder)
      #expect(result.status == 3)
      #expect(result.errors.contains("CRASH the router took the command's own process down"))
    }
  }

  @Test(
    "one that spins or waits forever is a hang",
    arguments: ["loop", "sleep", "wakes", "stops", "ends-thread"])
  func hang(_ breakage: String) async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run(breakage, in: folder)
      #expect(result.status == 3)
      #expect(result.output.contains("HANG"))
      #expect(result.output.contains("did not return from a call"))
      let replays = try await Self.replays(breakage, in: folder)
      #expect(replays.count == 1)
      #expect(replays.allSatisfy { $0.0.hasPrefix("hang-") && $0.1 == 0 })
    }
  }

  @Test(
    "one that takes the process down while its failure is made small is still a failure",
    arguments: ["fails-and-traps", "fails-and-hangs"])
  func failsWhileShrinking(_ breakage: String) async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run(breakage, in: folder)
      #expect(result.status == 1)
      #expect(result.output.contains("FAIL  outcome-exactly-once  (seed 6, step "))
      #expect(result.output.contains("→ 10 actions"))
      #expect(result.output.contains("not certified"))
      let replays = try await Self.replays(breakage, in: folder)
      #expect(replays.count == 1)
      #expect(replays.allSatisfy { $0.1 == 0 })
    }
  }

  @Test("a death that does not repeat is a result of its own, and the other seeds are played")
  func once() async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run(
        "once", "--seeds", "6...9", "--steps", "1000", in: folder,
        environment: ["BREAKS_ONCE": folder.appendingPathComponent("once").path])
      #expect(result.status == 3)
      #expect(result.output.contains("DIED  once, did not repeat: signal 9 (Killed)  (seed 6)"))
      #expect(result.output.components(separatedBy: " of virtual time").count >= 4)
      #expect(!result.output.contains("ok\n"))
    }
  }

  @Test(
    "one that does not always fail is called nondeterministic, and not made small",
    arguments: ["fails-by-chance", "fails-once"])
  func failsByChance(_ breakage: String) async throws {
    try await Command.inEmptyFolder { folder in
      var seed = 6
      var result = try await Self.run(breakage, in: folder)
      // By chance it may hold, or fail three times alike.
      while !result.output.contains("NOT DETERMINISTIC"), seed < 30 {
        seed += 1
        result = try await Self.run(breakage, "--seed", "\(seed)", "--steps", "1000", in: folder)
      }
      #expect(result.status == 3)
      #expect(result.output.contains("two executions of the same steps differ from step"))
      #expect(!result.output.contains("certified"))
      #expect(!result.output.contains("shrunk"))
    }
  }

  @Test(
    "one that fails no invariant but is not deterministic does not pass",
    arguments: ["random", "remembers"])
  func nondeterministic(_ breakage: String) async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run(breakage, "--seeds", "1...20", "--steps", "1000", in: folder)
      #expect(result.status == 3)
      #expect(result.output.contains("NONDETERMINISTIC  (seed 1, step "))
      #expect(!result.output.contains("ok\n"))
      let doctor = try await Self.run(breakage, "doctor", in: folder)
      #expect(doctor.status == 3)
      #expect(doctor.output.hasPrefix("BAD "))
    }
  }

  @Test("one that keeps its word passes, and the doctor finds it deterministic")
  func none() async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run("none", in: folder)
      #expect(result.status == 0)
      #expect(result.output.hasSuffix("ok\n"))
      #expect(try await Self.run("none", "doctor", in: folder).status == 0)
    }
  }

  @Test("what a router prints does not come between the results")
  func prints() async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run("prints", in: folder)
      #expect(result.status == 0)
      #expect(!result.output.contains("a router prints"))
      #expect(result.errors.contains("a router prints"))
    }
  }

  @Test("a child that has lost its arguments says so, and starts no children of its own")
  func stray() async throws {
    for program in ["navfuzz", "broken-router"] {
      let result = try await Command.run(
        ["--seed", "1"], program: program, environment: ["NAVFUZZ_CHILD": "1"])
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("expected a program that passes on its command line"))
    }
  }

  @Test("a program may have words of its own before those that it hands on")
  func words() async throws {
    try await Command.inEmptyFolder { folder in
      let result = try await Self.run("trap", "fuzz", "--seed", "6", "--steps", "1000", in: folder)
      #expect(result.status == 3)
      #expect(result.output.contains("(seed 6, step "))
    }
  }
}

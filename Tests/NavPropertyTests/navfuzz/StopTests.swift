import Foundation
import Testing

/// What a run leaves behind that is stopped: its output whole, its finds kept, no process.
@Suite("Stopping", .tags(.slow))
struct StopTests {
  /// A command that is running.
  private struct Running {
    let process = Process()
    let output = Pipe()
    /// A number that only this run has among its arguments.
    let seed: String

    init(
      _ arguments: [String], program: String = "navfuzz", in folder: URL,
      environment: [String: String] = [:]
    ) throws {
      seed = "\(Int.random(in: 1_000_000_000...9_999_999_999))"
      process.executableURL = Command.program(program)
      let seed = self.seed
      process.arguments = arguments.map { $0.replacing("SEED", with: seed) }
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      // As at a terminal: a run of the tests may have it ignored.
      signal(SIGHUP, SIG_DFL)
      try process.run()
    }

    /// What it has printed, and how it ended. One that does not end is killed, and the status says
    /// so.
    func end() -> (output: String, status: Int32) {
      let killer = Process()
      killer.executableURL = URL(fileURLWithPath: "/bin/sh")
      killer.arguments = ["-c", "sleep 60; kill -9 \(process.processIdentifier)"]
      try? killer.run()
      defer { killer.terminate() }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    /// The processes of this run, children included.
    var processes: [String] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter { name in
        guard let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
          return false
        }
        return String(decoding: data, as: UTF8.self).contains(seed)
      }
    }

    /// Waits until there are as many processes.
    func wait(until isEnough: (Int) -> Bool) -> Bool {
      for _ in 0..<600 {
        if isEnough(processes.count) { return true }
        usleep(20_000)
      }
      return false
    }
  }

  /// What plays on until it is stopped: one long seed, or many short ones.
  private static func endless(_ command: TestedCommand) -> [String] {
    command == .navfuzz
      ? ["--seed", "SEED", "--steps", "1000000000"] : ["mended-tabs", "--seeds", "1...SEED"]
  }

  @Test(
    "a signal ends a run with 130, what is known, and no process",
    arguments: [
      (.navfuzz, SIGINT), (.navfuzz, SIGTERM), (.navfuzz, SIGHUP), (.routerTest, SIGINT),
      (.routerTest, SIGTERM), (.routerTest, SIGHUP),
    ] as [(TestedCommand, Int32)], ["text", "json", "junit", "github"])
  func signals(_ by: (command: TestedCommand, signal: Int32), _ format: String) throws {
    let (command, signal) = by
    try Command.inEmptyFolder { folder in
      let run = try Running(
        Self.endless(command) + ["--format", format], program: command.rawValue, in: folder)
      #expect(run.wait { $0 >= 2 })
      kill(run.process.processIdentifier, signal)
      let (output, status) = run.end()
      #expect(status == 130)
      #expect(run.wait { $0 == 0 })
      switch format {
      case "json":
        let report = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        #expect(report?["status"] as? Int == 130)
      case "junit":
        #expect(output.hasSuffix("</testsuites>\n"))
      default:
        #expect(output.contains("interrupted: no failure so far"), "\(output)")
      }
    }
  }

  @Test(
    "a signal ends every command",
    arguments: [
      (.navfuzz, "metamorphic --seeds 0...SEED"), (.navfuzz, "explore --depth 12"),
      (.navfuzz, "mutants --scenarios 1000000"), (.navfuzz, "bench --repeats 100000"),
      (.navfuzz, "--seed SEED --steps 1000000000 --no-isolation"),
      (.routerTest, "mended-tabs explore --depth 12"),
      (.routerTest, "mended-tabs bench --seeds 0...SEED"),
      (.routerTest, "mended-tabs --seeds 0...SEED --no-isolation"),
    ] as [(TestedCommand, String)])
  func commands(_ command: TestedCommand, _ arguments: String) throws {
    try Command.inEmptyFolder { folder in
      let words = arguments.replacing("SEED", with: "1000000000000").split(separator: " ")
      let run = try Running(words.map(String.init), program: command.rawValue, in: folder)
      usleep(1_500_000)
      kill(run.process.processIdentifier, SIGINT)
      let (output, status) = run.end()
      #expect(status == 130, "\(output)")
    }
  }

  @Test("children end with their parent, whatever they are at", arguments: ["loop", "sleep"])
  func killed(_ breakage: String) throws {
    try Command.inEmptyFolder { folder in
      let run = try Running(
        ["--seeds", "SEED...10000000099", "--steps", "1000"], program: "broken-router", in: folder,
        environment: ["BREAKS_BY": breakage])
      #expect(run.wait { $0 >= 2 })
      usleep(300_000)
      kill(run.process.processIdentifier, SIGKILL)
      #expect(run.wait { $0 == 0 })
      run.process.waitUntilExit()
    }
  }

  @Test("a run goes on when the terminal goes away under nohup")
  func nohup() throws {
    try Command.inEmptyFolder { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let program = Command.program("navfuzz").path
      process.arguments = ["-c", "trap '' HUP; exec \(program) --seeds 0...400 --steps 300"]
      process.currentDirectoryURL = folder
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      usleep(300_000)
      kill(process.processIdentifier, SIGHUP)
      let printed = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(printed.hasSuffix("ok\n"))
    }
  }

  @Test("what is kept of a crash that was being made small can be replayed")
  func whileShrinking() throws {
    try Command.inEmptyFolder { folder in
      let run = try Running(
        ["--seeds", "6...SEED", "--steps", "1000"], program: "broken-router",
        in: folder, environment: ["BREAKS_BY": "sleep"])
      // It takes two seconds to find, two to find again, and some to make small.
      usleep(6_000_000)
      kill(run.process.processIdentifier, SIGINT)
      let (_, status) = run.end()
      #expect(status == 130 || status == 3)
      #expect(run.wait { $0 == 0 })
      let kept = folder.appendingPathComponent("navfuzz-failures").path
      for name in (try? FileManager.default.contentsOfDirectory(atPath: kept)) ?? [] {
        let replay = try Command.run(
          ["replay", "navfuzz-failures/\(name)"], in: folder, program: "broken-router",
          environment: ["BREAKS_BY": "sleep"])
        #expect(replay.status == 0, "\(replay.output)")
      }
    }
  }

  @Test("a failure that is being made small is told when the run is stopped")
  func found() throws {
    try Command.inEmptyFolder { folder in
      let run = try Running(
        ["gated", "--seeds", "1...SEED", "--steps", "400"], program: "router-tests", in: folder)
      // As soon as something has been found.
      let kept = folder.appendingPathComponent("navfuzz-failures").path
      for _ in 0..<3_000 where !FileManager.default.fileExists(atPath: kept) { usleep(10_000) }
      kill(run.process.processIdentifier, SIGINT)
      let (output, status) = run.end()
      #expect(status == 130)
      #expect(output.contains("FAIL  "))
      #expect(output.contains("run again:"))
      #expect(output.contains("seeds failed: "), "\(output)")
    }
  }

  private static func shell(_ script: String, in folder: URL) throws -> Command.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["NAVFUZZ": Command.program("navfuzz").path]) { $1 }
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return .init(status: process.terminationStatus, output: "", errors: said)
  }

  @Test("an output that is closed or full is said, and is no verdict")
  func outputs() throws {
    try Command.inEmptyFolder { folder in
      for (script, reason) in [
        (#""$NAVFUZZ" list >&-"#, "Bad file descriptor"),
        (#""$NAVFUZZ" list > /dev/full"#, "No space left on device"),
        (#""$NAVFUZZ" --seed 1 --steps 500 > /dev/full"#, "No space left on device"),
      ] {
        let result = try Self.shell(script, in: folder)
        #expect(result.status == 2)
        #expect(result.errors.contains("cannot write to standard output: \(reason)"))
      }
      // A reader that has gone has seen what it wanted.
      let piped = try Self.shell(#""$NAVFUZZ" list | head -n 1"#, in: folder)
      #expect(piped.status == 0)
      #expect(piped.errors.isEmpty)
    }
  }

  @Test(
    "a failure is kept when nobody reads the output", arguments: [">&-", "> /dev/full", "| true"])
  func keptWithoutOutput(_ redirection: String) throws {
    try Command.inEmptyFolder { folder in
      let run = #""$NAVFUZZ" --seed 7 --timing estimated --faults slow --out kept "#
      _ = try Self.shell(run + redirection, in: folder)
      let kept = folder.appendingPathComponent("kept").path
      let names = try FileManager.default.contentsOfDirectory(atPath: kept)
      #expect(names.count == 1)
      let replay = try Command.run("replay", "kept", in: folder)
      #expect(replay.status == 0)
    }
  }

  @Test("with few open files, or without a folder for temporary ones, it runs all the same")
  func scarcity() throws {
    try Command.inEmptyFolder { folder in
      let run = #"exec "$NAVFUZZ" --seeds 0...3 --steps 300"#
      #expect(try Self.shell("ulimit -n 16; " + run, in: folder).status == 0)
      #expect(try Self.shell("TMPDIR=/nonexistent; export TMPDIR; " + run, in: folder).status == 0)
      let few = try Self.shell("ulimit -n 6; " + run, in: folder)
      #expect(few.status == 2)
      #expect(few.errors.contains("cannot start a child process"))
      for jobs in ["9223372036854775807", "1000000000"] {
        #expect(try Self.shell(run + " --jobs \(jobs)", in: folder).status == 0)
      }
    }
  }
}

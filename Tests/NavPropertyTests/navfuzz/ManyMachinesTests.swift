import Foundation
import Testing

/// Many cores and many machines: whatever the number, the output is that of one.
@Suite("many cores, many machines", .tags(.slow))
struct ManyMachinesTests {
  @Test(
    "the number of jobs changes no byte", arguments: TestedCommand.allCases, [2, 3, 8])
  func jobs(_ command: TestedCommand, _ jobs: Int) throws {
    let run = command.fuzz(.holding, ["--seeds", "0..<9", "--steps", "300", "--jobs"])
    #expect(try command.run(run + ["1"]).output == command.run(run + ["\(jobs)"]).output)
  }

  @Test(
    "the first failure is the first in the order of the seeds", arguments: TestedCommand.allCases)
  func firstFailure(_ command: TestedCommand) throws {
    // Most seeds fail, those after the first sooner than it.
    let run = command.fuzz(
      .failing, ["--seeds", "0..<40", "--steps", "400", "--out", "-", "--jobs"])
    let one = try command.run(run + ["1"])
    #expect(one.status == 1)
    for _ in 0..<3 {
      let many = try command.run(run + ["8"])
      #expect(many.status == 1)
      #expect(many.output == one.output)
    }
  }

  @Test(
    "shards put together are one run, in any order", arguments: TestedCommand.allCases, [1, 3, 20])
  func shards(_ command: TestedCommand, _ count: Int) throws {
    try Command.inEmptyFolder { folder in
      let run = command.fuzz(.holding, ["--seeds", "3...15", "--steps", "300", "--stats"])
      let whole = try command.run(run)
      for index in 1...count {
        let part = try command.run(
          run + ["--shard", "\(index)/\(count)", "--results", "\(index).jsonl"], in: folder)
        #expect(part.status == 0)
      }
      let files = (1...count).reversed().map { "\($0).jsonl" }
      let merged = try command.run(
        command.call(.holding, ["merge", "--stats"] + files), in: folder)
      #expect(merged.output == whole.output)
      #expect(merged.status == whole.status)
    }
  }

  @Test("a failure on one machine is the failure of the whole", arguments: TestedCommand.allCases)
  func failingShard(_ command: TestedCommand) throws {
    try Command.inEmptyFolder { folder in
      let run = command.fuzz(.failing, ["--seeds", "0..<12", "--steps", "30"])
      let whole = try command.run(run + ["--out", "whole"], in: folder)
      #expect(whole.status == 1)
      for index in 1...3 {
        _ = try command.run(
          run + ["--shard", "\(index)/3", "--results", "\(index).jsonl", "--out", "-"], in: folder)
      }
      let words = ["merge", "1.jsonl", "2.jsonl", "3.jsonl", "--out", "whole"]
      let merged = try command.run(command.call(.failing, words), in: folder)
      #expect(merged.status == 1)
      #expect(merged.output == whole.output)
    }
  }

  @Test(
    "what is missing, damaged, of another run or contradictory is said",
    arguments: TestedCommand.allCases)
  func badResults(_ command: TestedCommand) throws {
    func merge(_ files: String..., in folder: URL) throws -> Command.Result {
      try command.run(command.call(.holding, ["merge"] + files), in: folder)
    }
    try Command.inEmptyFolder { folder in
      let run = command.fuzz(.holding, ["--seeds", "0..<4", "--steps", "200"])
      for index in 1...2 {
        _ = try command.run(
          run + ["--shard", "\(index)/2", "--results", "\(index).jsonl"], in: folder)
      }
      let missing = try merge("2.jsonl", in: folder)
      #expect(missing.status == 4)
      #expect(missing.output.contains("INCOMPLETE  no result for 2 of the seeds, such as 0"))

      let file = folder.appendingPathComponent("2.jsonl")
      let text = try String(contentsOf: file, encoding: .utf8)
      // A writer that was killed within a line: what it had finished counts.
      try text.dropLast(10).write(to: file, atomically: true, encoding: .utf8)
      let torn = try merge("1.jsonl", "2.jsonl", in: folder)
      // The first seed is written last.
      let (first, last) = (3, 1)
      #expect(torn.output.contains("no result for 1 of the seeds, such as \(last)"))

      try text.replacingOccurrences(of: "\"digest\":\"", with: "\"digest\":\"f")
        .write(to: folder.appendingPathComponent("3.jsonl"), atomically: true, encoding: .utf8)
      try text.write(to: file, atomically: true, encoding: .utf8)
      let unlike = try merge("2.jsonl", "3.jsonl", in: folder)
      #expect(unlike.status == 2)
      #expect(unlike.errors.contains("3.jsonl has another result for seed \(first) "))

      try "{}\n".write(
        to: folder.appendingPathComponent("4.jsonl"), atomically: true, encoding: .utf8)
      let damaged = try merge("4.jsonl", in: folder)
      #expect(damaged.status == 2)
      #expect(damaged.errors.contains("4.jsonl:1: not what --results writes"))

      _ = try command.run(
        command.fuzz(.holding, ["--seed", "1", "--steps", "7", "--results", "5.jsonl"]), in: folder)
      let other = try merge("1.jsonl", "5.jsonl", in: folder)
      #expect(other.status == 2)
      #expect(other.errors.contains("5.jsonl is of another run than 1.jsonl"))
    }
  }

  @Test(
    "a shard that is none is a usage error", arguments: TestedCommand.allCases,
    ["0/2", "3/2", "1", "a/b", "1/0", "", "1/2/3", "-1/2"])
  func badShard(_ command: TestedCommand, _ text: String) throws {
    let result = try command.run(command.fuzz(.holding, ["--seed", "1", "--shard", text]))
    #expect(result.status == 2)
    #expect(result.errors.contains("expected a part such as 1/4"))
  }
}

/// What is left behind by a run that is killed.
@Suite(.tags(.slow))
struct KilledTests {
  @Test("killed at any moment, nothing is left half-written", arguments: 1...8)
  func kill(_ turn: Int) throws {
    try Command.inEmptyFolder { folder in
      let process = Process()
      process.executableURL = Command.program("navfuzz")
      process.arguments = [
        "--seeds", "0...500", "--steps", "300", "--corpus", "kept", "--results", "results.jsonl",
        "--no-isolation",
      ]
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(turn) * 60_000)
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for name in names where name.hasSuffix(".nav") {
        let replay = try Command.run("explain", name, in: folder)
        #expect(!replay.errors.contains("expected the header"), "\(name): \(replay.errors)")
        let text = try String(
          contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        #expect(text.hasSuffix("\n") && text.contains("---\n"))
      }
      if names.contains("results.jsonl") {
        let merge = try Command.run("merge", "results.jsonl", in: folder)
        #expect(merge.status == 4, "\(merge.errors)")
        #expect(merge.output.contains("INCOMPLETE"))
      }
    }
  }
}

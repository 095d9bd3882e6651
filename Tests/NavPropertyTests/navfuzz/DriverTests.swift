import Foundation
import Testing

@testable import NavConcurrency
@testable import NavEngine

/// Both commands under random command lines, damaged scenarios and signals: whatever is typed, read
/// or pressed, they end in time, by themselves, with an exit code that is documented.
///
/// `NAVFUZZ_DRIVER_SEED=77` tries other cases than those of every night.
@Suite("Random command lines", .tags(.slow))
struct DriverTests {
  private static let first =
    ProcessInfo.processInfo.environment["NAVFUZZ_DRIVER_SEED"].flatMap { UInt64($0) } ?? 1

  private static let commands = [
    "replay", "shrink", "explain", "explore", "bench", "merge", "list", "completions", "mutants",
    "metamorphic", "doctor", "help", "fuzz", "replayy", "",
  ]
  private static let options = [
    "--seed", "--seeds", "--steps", "--faults", "--judge", "--require", "--strategy", "--router",
    "--timing", "--setup", "--shard", "--jobs", "--results", "--report", "--emit", "--format",
    "--out", "--depth", "--trace", "--corpus", "--baseline", "--plot", "--without-action",
    "--stats", "--quiet", "--first", "--keep-going", "--no-isolation", "--json", "--help",
    "--version", "--",
    "-h", "--no-such-option",
  ]
  private static let values = [
    "0", "1", "3", "40", "-1", "18446744073709551615", "9223372036854775808", "1...3", "3...1",
    "0...18446744073709551615", "...", "all", "none", "all,-liveness", "all,-no-such", "slow",
    "everyday", "1/2", "2/1", "0/0", "json", "junit", "github", "swift", "html", "-", ".", "..",
    "a.nav", "b.nav", "a.jsonl", "missing", "/dev/null", "/dev/full", "/dev/zero", "core",
    "shell",
    "estimated", "natural", "push,pop", "every-action-made", "all,-no-change-while-moving:push",
    "bash",
  ]

  /// How a process has ended.
  private struct End {
    let code: Int32
    let isTrap: Bool
    let output: String
    let errors: String
    /// True when it did not even end after it was told to stop.
    let hangs: Bool
  }

  /// Runs a program; tells it to stop when it lasts, and takes note when it does not.
  private static func run(
    _ command: TestedCommand, _ arguments: [String], in folder: URL, patience: Int
  ) throws -> End {
    let process = Process()
    process.executableURL = Command.program(command.rawValue)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let files = try ["out", "err"].map { name in
      let path = folder.deletingLastPathComponent().appendingPathComponent(name)
      try Data().write(to: path)
      return (path, try FileHandle(forWritingTo: path))
    }
    process.standardOutput = files[0].1
    process.standardError = files[1].1
    try process.run()
    let start = ContinuousClock.now
    func waits(_ limit: Duration) -> Bool {
      while process.isRunning, start.duration(to: .now) < limit { usleep(2_000) }
      return process.isRunning
    }
    if waits(.milliseconds(patience)) { kill(process.processIdentifier, SIGINT) }
    let hangs = waits(.seconds(60))
    if hangs { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0.0), as: UTF8.self) }
    return End(
      code: process.terminationStatus, isTrap: process.terminationReason == .uncaughtSignal,
      output: texts[0], errors: texts[1], hangs: hangs)
  }

  private func check(_ end: End, _ words: [String]) {
    let line = Comment(rawValue: "\(words): \(end.code)\n\(end.output.suffix(600))\n\(end.errors)")
    #expect(!end.hangs, line)
    #expect(!end.isTrap, line)
    #expect([0, 1, 2, 3, 4, 130].contains(end.code), line)
    #expect(end.code != 2 || !end.errors.isEmpty, line)
    for text in end.errors.split(separator: "\n") {
      #expect(HostileText.isHarmless(String(text)), line)
    }
  }

  /// A folder some levels deep, with a file of each kind, that is gone afterwards.
  private func inFolder(_ command: TestedCommand, _ body: (URL) throws -> Void) throws {
    try Command.inEmptyFolder { folder in
      let deep = folder.appendingPathComponent("a/b/c")
      try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
      let files = ["a.nav": Self.scenario(command), "b.nav": "navfuzz", "a.jsonl": "{}"]
      for (name, text) in files {
        try text.write(to: deep.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      try body(deep)
    }
  }

  private static func scenario(_ command: TestedCommand) -> String {
    switch command {
    case .navfuzz:
      """
      navfuzz fixture 1
      name      a slow push
      router    core timing=estimated
      expect    fails host-agrees
      ---
      +0ms      host slow x10
      +0ms      push 1
      +550ms    push 2
      +5s       present 3 as b
      +0ms      dismiss b

      """
    case .routerTest:
      """
      navfuzz fixture 2
      name      two pushes
      router    gated
      expect    fails no-change-while-moving
      schedule  0:1 1:1
      ---
      +0ms      a set [.list, .cart]
      +1ms      b push .list
      +350ms    user back
      +0ms      host slow
      +20ms     cancel a

      """
    }
  }

  @Test(
    "no command line traps, hangs, or ends with a code of its own",
    arguments: TestedCommand.allCases, [first, first + 1, first + 2])
  func commandLines(_ command: TestedCommand, _ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 71)
    try inFolder(command) { folder in
      for _ in 0..<60 {
        var words: [String] = []
        if random.below(2) == 0 { words.append(Self.commands[random.below(Self.commands.count)]) }
        for _ in 0..<random.below(6) {
          if random.below(3) > 0 { words.append(Self.options[random.below(Self.options.count)]) }
          let isWild = random.below(8) == 0
          let hostile = HostileText.draw(&random).replacing("\0", with: "")
          words.append(isWild ? hostile : Self.values[random.below(Self.values.count)])
        }
        let line = command.call(.failing, words)
        let patience = 50 + random.below(1_500)
        check(try Self.run(command, line, in: folder, patience: patience), line)
      }
    }
  }

  @Test(
    "no damaged scenario traps or hangs a command, nor is it lost",
    arguments: TestedCommand.allCases, [first, first + 1, first + 2])
  func scenarios(_ command: TestedCommand, _ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 72)
    try inFolder(command) { folder in
      for turn in 0..<40 {
        var text = Self.scenario(command)
        for _ in 0...random.below(3) { text = DamagedResults.damage(text, &random) }
        try text.write(
          to: folder.appendingPathComponent("b.nav"), atomically: true, encoding: .utf8)
        let verb = ["replay", "replay", "explain", "shrink"][turn % 4]
        var line = command.call(.failing, [verb, "b.nav"])
        if verb == "shrink" { line += ["--out", "-"] }
        let end = try Self.run(command, line, in: folder, patience: 20_000)
        check(end, line + [text])
        #expect(end.code != 130, Comment(rawValue: text))
      }
    }
  }
}

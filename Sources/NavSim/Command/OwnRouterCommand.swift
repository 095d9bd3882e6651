import Foundation
import NavCore

/// A command that breaks a router of your own: the main job of navfuzz, and replaying what it has kept.
///
///     exit(OwnRouterCommand(OwnRouterSubject(MyRouter()), named: "my-router").run())
public struct OwnRouterCommand<Router: SimulatedRouter> {
  private let router: Router
  private let name: String
  /// As the program was called.
  private let program = CommandLine.arguments.first ?? "fuzz"
  private let usage: String

  /// - Parameters:
  ///   - router: at rest.
  ///   - name: what it is called in fixtures: letters, digits and hyphens.
  public init(_ router: Router, named name: String) {
    self.router = router
    self.name = name
    usage = """
      \(name) --seed N --steps 10000      fuzz one seed
      \(name) --seeds A...B               fuzz many
      \(name) replay FILE...              play fixtures

      --seed N         the seed (default: 1)
      --seeds A...B    many seeds, one after another
      --steps N        steps per seed (default: 10000)
      --faults LIST    all, none, or any of: \(Fault.allCases.map(\.rawValue).joined(separator: ", "))
      --judge LIST     all, or any of: \(Invariant.allCases.map(\.rawValue).joined(separator: ", "))
      --out DIR        where failures are saved (default: navfuzz-failures)
      --report FILE    write a page with the timeline, for a browser

      Exit code 0 when everything holds, 1 on a violation, 2 on bad usage or a bad file.
      """
  }

  /// Runs, prints, saves.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit code.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
    do throws(CommandError) {
      if arguments.contains("--help") {
        print(usage)
        return 0
      }
      if arguments.first == "replay" { return try replay(Array(arguments.dropFirst())) }
      return try fuzz(OwnRouterOptions(arguments))
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error.sentence)\n".utf8))
      return 2
    }
  }

  private func fuzz(_ options: OwnRouterOptions) throws(CommandError) -> Int32 {
    let fuzzer = Fuzzer(own: router, named: name, faults: options.faults, judged: options.judged)
    print(
      TextReport.header(
        seeds: options.seeds, steps: options.steps, setup: fuzzer.setup, faults: options.faults))
    for seed in options.seeds {
      let run = fuzzer.run(seed: seed, steps: options.steps)
      guard let failure = fuzzer.failure(of: run, steps: options.steps) else {
        print(
          TextReport.summary(
            steps: run.steps, virtualMilliseconds: run.virtualMilliseconds, digest: run.digest))
        continue
      }
      print(failure)
      let path = "\(options.output)/\(failure.fixture.fileName)"
      try write(failure.fixtureText, to: path)
      print("\n  saved:      \(path)\n  replay:     \(program) replay \(path)")
      if let report = options.report {
        try write(HTMLReport.page(failure.timeline, heading: failure.fixture.name), to: report)
        print("  report:     \(report)")
      }
      print("  run again:  \(program) --seed \(seed) --steps \(options.steps)\(options.rest)")
      return 1
    }
    print("ok")
    return 0
  }

  private func replay(_ paths: [String]) throws(CommandError) -> Int32 {
    var status: Int32 = 0
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CommandError(sentence: "cannot read \(path)")
      }
      let fixture: Fixture
      do throws(FixtureError) {
        fixture = try FixtureParser.parse(String(decoding: data, as: UTF8.self))
      } catch {
        throw CommandError(sentence: "\(path):\(error)")
      }
      guard fixture.setup.name == .own(name) else {
        throw CommandError(
          sentence: "\(path) is of another router: expected \"router own:\(name)\"")
      }
      let verdict = Replay.run(fixture, on: router).verdict
      print(verdict == .asRecorded ? "as recorded  \(path)" : "CHANGED      \(path)  \(verdict)")
      if verdict != .asRecorded { status = 1 }
    }
    return status
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw CommandError(sentence: "cannot write \(path)")
    }
  }

  private func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func print(_ failure: Failure) { print(failure.description) }
}

/// Why the command cannot do what it was asked.
struct CommandError: Error {
  let sentence: String
}

/// What was said on the command line of a router of one's own.
struct OwnRouterOptions {
  private(set) var seeds: ClosedRange<UInt64> = 1...1
  private(set) var steps = 10_000
  private(set) var faults = FaultSet.all
  private(set) var judged = InvariantSet.all
  private(set) var output = "navfuzz-failures"
  private(set) var report: String?

  /// What decides a run beside seed and steps, as it is typed.
  var rest: String {
    (faults == .all ? "" : " --faults \(faults.text)")
      + (judged == .all ? "" : " --judge \(judged.text)")
  }

  init(_ arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw CommandError(sentence: "\(option) needs a value, or is unknown; see --help")
      }
      switch option {
      case "--seed":
        let seed = try Self.number(value, option)
        seeds = seed...seed
      case "--seeds":
        let ends = value.split(separator: ".", omittingEmptySubsequences: true)
        guard ends.count == 2, let first = UInt64(ends[0]), let last = UInt64(ends[1]),
          first <= last
        else { throw CommandError(sentence: "--seeds cannot be \"\(value)\": expected 1...100") }
        seeds = first...last
      case "--steps": steps = Int(clamping: try Self.number(value, option))
      case "--faults":
        faults = value == "all" ? .all : value == "none" ? .none : FaultSet(try Self.list(value))
      case "--judge": judged = value == "all" ? .all : InvariantSet(try Self.list(value))
      case "--out": output = value
      case "--report": report = value
      default: throw CommandError(sentence: "unknown option \(option); see --help")
      }
    }
  }

  private static func number(_ text: String, _ option: String) throws(CommandError) -> UInt64 {
    guard let number = UInt64(text) else {
      throw CommandError(sentence: "\(option) cannot be \"\(text)\": expected a whole number")
    }
    return number
  }

  private static func list<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws(CommandError) -> [Value] {
    var values: [Value] = []
    for name in text.split(separator: ",") {
      guard let value = Value(rawValue: String(name)) else {
        let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError(sentence: "there is no \"\(name)\": expected any of: \(names)")
      }
      values.append(value)
    }
    return values
  }
}

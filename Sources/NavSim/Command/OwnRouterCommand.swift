import Foundation
import NavCore

/// A command that breaks a router of your own: the main job of navfuzz, and replaying what it has kept.
///
///     exit(OwnRouterCommand(OwnRouterSubject(MyRouter()), named: "my-router").run())
public struct OwnRouterCommand<Router: SimulatedRouter> {
  private let router: Router
  private let name: String
  /// As the program was called.
  private let program = Isolation.program
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

      Exit code 0 when everything holds, 1 on a violation, 2 on bad usage or a bad file, 3 when the router
      crashes or does not come back.
      """
  }

  /// Runs, prints, saves.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit code.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
    do throws(CommandError) {
      if case .player(let path) = Isolation.role {
        _ = Fuzzer(own: router, named: name, judged: .none).play(try fixture(at: path).steps)
        return 0
      }
      if arguments.contains("--help") {
        print(usage)
        return 0
      }
      if arguments.first == "replay" { return try replay(Array(arguments.dropFirst())) }
      let options = try OwnRouterOptions(arguments)
      switch Isolation.role {
      case .supervisor: return try supervise(options, arguments)
      case .worker(let from, _): return try fuzz(options, from: from)
      case .tracer:
        trace(options)
        return 0
      case .alone, .player: return try fuzz(options, from: 0)
      }
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error.sentence)\n".utf8))
      return 2
    }
  }

  private func fuzzer(_ options: OwnRouterOptions) -> Fuzzer {
    Fuzzer(own: router, named: name, faults: options.faults, judged: options.judged)
  }

  /// Lets children do it, because nobody knows what the router does to the process that it runs in.
  private func supervise(
    _ options: OwnRouterOptions, _ arguments: [String]
  ) throws(CommandError) -> Int32 {
    let setup = fuzzer(options).setup
    print(
      TextReport.header(
        seeds: options.seeds, steps: options.steps, setup: setup, faults: options.faults))
    let supervisor = Supervisor(arguments: arguments, setup: setup)
    let (first, last) = (options.seeds.lowerBound, options.seeds.upperBound)
    do {
      return try supervisor.run(
        through: last - first, seeds: ["--seeds", "\(first)...\(last)"]
      ) {
        first + $0
      } tell: { crash in
        print(crash.report.joined(separator: "\n"))
        let path = "\(options.output)/\(crash.fixture.fileName)"
        do throws(CommandError) {
          try write(FixturePrinter.print(crash.fixture), to: path)
          print("\n  saved:      \(path)\n  replay:     \(program) replay \(path)\n")
        } catch {
          print("\n  \(error.sentence)\n")
        }
      }
    } catch {
      throw CommandError(sentence: "\(error)")
    }
  }

  private func trace(_ options: OwnRouterOptions) {
    for seed in options.seeds {
      _ = fuzzer(options).run(seed: seed, steps: options.steps, trace: Trace.own?.steps)
    }
  }

  private func fuzz(_ options: OwnRouterOptions, from: UInt64) throws(CommandError) -> Int32 {
    let fuzzer = fuzzer(options)
    for seed in options.seeds where seed - options.seeds.lowerBound >= from {
      let place = seed - options.seeds.lowerBound
      Journal.own?.begin(place)
      let run = fuzzer.run(seed: seed, steps: options.steps) {
        Journal.own?.live()
        return false
      }
      Journal.own?.end(place)
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
      let fixture = try fixture(at: path)
      guard fixture.setup.name == .own(name) else {
        throw CommandError(
          sentence: "\(path) is of another router: expected \"router own:\(name)\"")
      }
      let verdict =
        Player.verdict(of: fixture) ?? Replay.run(fixture, on: router).verdict
      print(verdict == .asRecorded ? "as recorded  \(path)" : "CHANGED      \(path)  \(verdict)")
      if verdict != .asRecorded { status = 1 }
    }
    return status
  }

  private func fixture(at path: String) throws(CommandError) -> Fixture {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(sentence: "cannot read \(path)")
    }
    do throws(FixtureError) {
      return try FixtureParser.parse(String(decoding: data, as: UTF8.self))
    } catch {
      throw CommandError(sentence: "\(path):\(error)")
    }
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    do {
      try TextFile.write(text, to: path)
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

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
      \(name) doctor                      look whether the router is deterministic

      --seed N         the seed (default: 1)
      --seeds A...B    many seeds, one after another
      --steps N        steps per seed (default: 10000)
      --faults LIST    all, none, or any of: \(Fault.names)
      --judge LIST     all, or any of: \(Invariant.names)
      --out DIR        where failures are saved (default: navfuzz-failures)
      --report FILE    write a page with the timeline, for a browser

      Exit code 0 when everything holds, 1 on a violation, 2 on bad usage or a bad file, 3 when the
      router crashes, does not return from a call or is not deterministic, 130 when interrupted.
      """
  }

  /// Runs, prints, saves.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit code.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
    do {
      switch ProcessRole.current {
      case .parent: break
      case .stray: throw CommandError(sentence: ProcessRole.strayExplanation)
      case .child(let duty):
        let words = ProcessRole.withoutMarker(arguments)
        session((try? OwnRouterOptions(words)) ?? OwnRouterOptions()).serve(as: duty)
      }
      if arguments.contains("--help") {
        print(usage)
        return 0
      }
      if arguments == ["doctor"] { return try examine() }
      if arguments.first == "replay" { return try replay(Array(arguments.dropFirst())) }
      return try fuzz(try OwnRouterOptions(arguments))
    } catch let error as CommandError {
      return complain(error.sentence)
    } catch {
      return complain("\(error)")
    }
  }

  private func examine() throws -> Int32 {
    let result = try Determinism.check()
    print("\(result.isWell ? "ok  " : "BAD ") \(name): \(result.words)")
    return result.isWell ? 0 : 3
  }

  private func complain(_ sentence: String) -> Int32 {
    FileHandle.standardError.write(Data("\(name): \(sentence)\n".utf8))
    return 2
  }

  private func session(_ options: OwnRouterOptions) -> FuzzSession {
    let first = options.seeds.lowerBound
    return FuzzSession(
      Fuzzer(own: router, named: name, faults: options.faults, judged: options.judged),
      steps: options.steps, through: options.seeds.upperBound - first
    ) { first + $0 }
  }

  private func fuzz(_ options: OwnRouterOptions) throws -> Int32 {
    var session = session(options)
    session.options = options.rest
    print(
      TextReport.header(
        seeds: options.seeds, steps: options.steps, setup: session.fuzzer.setup,
        faults: options.faults))
    StopSignal.listen { FileHandle.standardOutput.write(Data("interrupted\n".utf8)) }
    var status: Int32 = 0
    var folder = FailureFolder(options.output)
    let end = try session.run { event in
      switch event {
      case .passed(let outcome):
        print(
          TextReport.summary(
            steps: outcome.steps, virtualMilliseconds: outcome.virtualMilliseconds,
            judged: options.judged.judgeable(on: router),
            digest: outcome.digest))
      case .found(let find, let scenario):
        print(find.head.joined(separator: "\n"))
        if let scenario { try folder.keep(scenario) }
      case .studied(let failure):
        try show(failure, options, &folder)
        status = failure.differsAt == nil ? 1 : 3
      case .died(let crash):
        print(crash.report.joined(separator: "\n") + "\n")
        if let fixture = crash.fixture {
          tell(try folder.keep(fixture))
        }
        status = 3
      }
    }
    switch end {
    case .played:
      if status == 0 { print("ok") }
      return status
    case .failed: return status
    case .differs(let seed, let step):
      print("NONDETERMINISTIC  (seed \(seed), step \(step))")
      print(TextReport.nondeterministic(atStep: step).joined(separator: "\n"))
      return 3
    case .interrupted:
      print("interrupted")
      return StopSignal.exitCode
    }
  }

  private func show(
    _ failure: FuzzSession.Failure, _ options: OwnRouterOptions, _ folder: inout FailureFolder
  ) throws {
    print(failure.lines.joined(separator: "\n") + "\n")
    if let fixture = failure.known?.fixture {
      tell(try folder.keep(fixture))
      if let report = options.report {
        let timeline = session(options).fuzzer.timeline(of: fixture)
        try write(HTMLReport.page(timeline, heading: fixture.name), to: report)
        print("  report:     \(report)")
      }
    } else if let path = folder.leave() {
      print("  as found:   \(path)")
    }
    let seed = failure.find.seed
    print("  run again:  \(program) --seed \(seed) --steps \(options.steps)\(options.rest)")
  }

  private func tell(_ path: String) {
    print("  saved:      \(path)\n  replay:     \(program) replay \(path)")
  }

  private func replay(_ paths: [String]) throws(CommandError) -> Int32 {
    var status: Int32 = 0
    let player = Player()
    defer { player.forget() }
    for path in paths {
      let fixture = try fixture(at: path)
      guard fixture.setup.name == .own(name) else {
        throw CommandError(
          sentence: "\(path) is of another router: expected \"router own:\(name)\"")
      }
      let verdict = player.replay(fixture).verdict
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

}

/// What was said on the command line of a router of one's own.
struct OwnRouterOptions {
  private(set) var seeds: ClosedRange<UInt64> = 1...1
  private(set) var steps = 10_000
  private(set) var faults = FaultSet.all
  private(set) var judged = InvariantSet.all
  private(set) var output = "navfuzz-failures"
  private(set) var report: String?

  /// Every default.
  init() {}

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
        let seed = try CommandLineValue.number(value, option)
        seeds = seed...seed
      case "--seeds": seeds = try CommandLineValue.seeds(value)
      case "--steps": steps = Int(clamping: try CommandLineValue.number(value, option))
      case "--faults":
        faults =
          value == "all"
          ? .all : value == "none" ? .none : FaultSet(try CommandLineValue.list(value))
      case "--judge":
        judged = value == "all" ? .all : InvariantSet(try CommandLineValue.list(value))
      case "--out": output = value
      case "--report": report = value
      default: throw CommandError(sentence: "unknown option \(option); see --help")
      }
    }
  }
}

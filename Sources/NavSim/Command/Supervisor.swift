import Foundation
import NavCore

/// Lets a child do the work, and looks into it when the router takes the child down: which seed, which
/// step, and which small scenario does it.
public struct Supervisor: Sendable {
  /// A crash or a hang, made small.
  public struct Crash: Sendable {
    /// The place of the seed.
    public let place: UInt64
    /// The small scenario.
    public let fixture: Fixture
    /// What a person is shown.
    public let report: [String]
  }

  /// What the children are called with.
  let arguments: [String]
  let setup: RouterSetup
  /// How long a router may take for what takes milliseconds.
  let patience: Duration

  /// - Parameters:
  ///   - arguments: what this program was called with.
  ///   - setup: the router, as fixtures name it.
  ///   - patience: how long a child may be without a sign of life.
  public init(arguments: [String], setup: RouterSetup, patience: Duration = .seconds(10)) {
    self.arguments = Self.withoutSeeds(arguments)
    self.setup = setup
    self.patience = patience
  }

  /// What was said on a command line, less the seeds: children are told theirs.
  static func withoutSeeds(_ arguments: [String]) -> [String] {
    let names = ["--seed", "--seeds"]
    return arguments.enumerated().filter { index, word in
      !names.contains(word) && !names.contains { word.hasPrefix($0 + "=") }
        && (index == 0 || !names.contains(arguments[index - 1]))
    }.map(\.element)
  }

  /// Runs all seeds, those after a crash too.
  ///
  /// - Parameters:
  ///   - last: the place of the last seed.
  ///   - seeds: the option that says which seeds there are.
  ///   - seed: the seed of a place.
  ///   - tell: told of every crash.
  /// - Returns: the exit code: 3 when anything has crashed or hung.
  public func run(
    through last: UInt64, seeds: [String], seed: (UInt64) -> UInt64, tell: (Crash) -> Void
  ) throws -> Int32 {
    ForwardedSignal.listen()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var hasCrashed = false
    var from: UInt64 = 0
    while true {
      let journal = folder.appendingPathComponent("journal").path
      _ = FileManager.default.createFile(atPath: journal, contents: nil)
      let worker = try Isolation.start(
        arguments + seeds, as: "worker:\(from):\(journal)", output: nil, errors: nil)
      let end = worker.wait(patience: patience) {
        !Journal.open(in: journal).isEmpty
      } sign: {
        Journal.size(of: journal)
      }
      // Ended from outside, not by the router.
      if case .crashed(let signal) = end, [SIGINT, SIGTERM, SIGHUP].contains(signal) { return 130 }
      if case .exited(let code) = end { return hasCrashed && code != 130 ? 3 : code }
      hasCrashed = true
      guard let crash = find(Journal.open(in: journal), seed, folder, end) else {
        throw SupervisorError.notAgain(end)
      }
      tell(crash)
      guard crash.place < last else { return 3 }
      from = crash.place + 1
    }
  }

  /// The first of the seeds that were under way that does it by itself.
  private func find(
    _ places: [UInt64], _ seed: (UInt64) -> UInt64, _ folder: URL, _ first: ChildEnd
  ) -> Crash? {
    for place in places {
      let trace = folder.appendingPathComponent("trace").path
      _ = FileManager.default.createFile(atPath: trace, contents: nil)
      let errors = folder.appendingPathComponent("errors").path
      _ = FileManager.default.createFile(atPath: errors, contents: nil)
      guard
        let tracer = try? Isolation.start(
          arguments + ["--seed", "\(seed(place))"], as: "tracer::\(trace)",
          output: .nullDevice, errors: FileHandle(forWritingAtPath: errors))
      else { return nil }
      // It writes at every step, so it need not be waited for as long as one that does not.
      let end = tracer.wait(patience: patience / 2) { Journal.size(of: trace) }
      guard end.words != nil, let (steps, number) = Trace.read(trace, setup: setup) else {
        continue
      }
      let said =
        FileManager.default.contents(atPath: errors)
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
      return crash(place, seed(place), steps, number, end, said, folder)
    }
    return nil
  }

  private func crash(
    _ place: UInt64, _ seed: UInt64, _ steps: [Step], _ number: Int, _ end: ChildEnd,
    _ said: String, _ folder: URL
  ) -> Crash {
    let player = Player(setup: setup, folder: folder)
    let result = Shrinker<IsolatedScenario>.shrink(steps, budget: 20_000, exchanges: false) {
      IsolatedScenario(player: player)
    }
    let fixture = Fixture(
      name: end == .hung ? "the router does not come back" : "the router crashes", setup: setup,
      expectation: end == .hung ? .hangs : .crashes, origin: "--seed \(seed), step \(number)",
      steps: Step.numbered(result?.actions ?? steps)
    ).canonical
    let what = end == .hung ? "HANG " : "CRASH"
    var report = ["\(what) \(end.words ?? "")  (seed \(seed), step \(TextReport.grouped(number)))"]
    if let line = said.split(separator: "\n").first(where: { $0.contains("rror") }) {
      report.append("      \(line.prefix(300))")
    }
    let count = fixture.steps.count == 1 ? "1 action" : "\(fixture.steps.count) actions"
    report += [
      "",
      "  shrunk \(TextReport.grouped(steps.count)) → \(count) in \(result?.executions ?? 0) runs:",
      "",
    ]
    return Crash(
      place: place, fixture: fixture,
      report: report + FixturePrinter.steps(fixture.steps).map { "    " + $0 })
  }
}

/// Why a crash cannot be told of.
public enum SupervisorError: Error, CustomStringConvertible {
  /// None of the seeds that were under way does it again.
  case notAgain(ChildEnd)

  /// What happened, and what may help.
  public var description: String {
    switch self {
    case .notAgain(let end):
      "the router took the program down (\(end.words ?? "")), and none of the seeds that were under way does it by itself: expected a router that depends on nothing but its calls"
    }
  }
}

/// Plays scenarios in children.
public struct Player: Sendable {
  let setup: RouterSetup
  let folder: URL

  /// - Parameters:
  ///   - setup: the router, as fixtures name it.
  ///   - folder: where scenarios can be written.
  public init(setup: RouterSetup, folder: URL) {
    self.setup = setup
    self.folder = folder
  }

  /// What a replay of a fixture that expects a crash or a hang comes to; nil for other fixtures.
  public static func verdict(of fixture: Fixture) -> Replay.Verdict? {
    guard fixture.expectation == .crashes || fixture.expectation == .hangs else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let end = Player(setup: fixture.setup, folder: folder).play(fixture.steps)
    switch (fixture.expectation, end) {
    case (.crashes, .crashed), (.hangs, .hung): return .asRecorded
    case (_, .exited): return .changed("it came to its end")
    default: return .changed(end.words ?? "")
    }
  }

  /// Plays steps in a child.
  public func play(_ steps: [Step]) -> ChildEnd {
    let fixture = Fixture(name: "a", setup: setup, expectation: .passes, steps: steps)
    let path = folder.appendingPathComponent("play.nav").path
    do {
      try Data(FixturePrinter.print(fixture).utf8).write(to: URL(fileURLWithPath: path))
      let child = try Isolation.start(
        [], as: "player::\(path)", output: .nullDevice, errors: .nullDevice)
      // It has two seconds of the processor's time; what waits for something else has ten.
      return child.wait(patience: .seconds(10)) { 0 }
    } catch {
      return .exited(2)
    }
  }
}

/// A scenario that is played in a child when it is complete.
private struct IsolatedScenario: Subject {
  let player: Player
  private var steps: [Step] = []

  init(player: Player) { self.player = player }

  var digest: UInt64 { 0 }

  mutating func perform(_ action: Step) -> Violation? {
    steps.append(action)
    return nil
  }

  mutating func finish() -> Violation? {
    let end = player.play(steps)
    guard let words = end.words else { return nil }
    return Violation(
      property: end == .hung ? "hang" : "crash", expected: "the router to go on", seen: words)
  }

  static func simplifications(of action: Step) -> [Step] {
    Simulation<Machine>.simplifications(of: action)
  }

  static func merging(_ removed: Step, into next: Step) -> Step? {
    Simulation<Machine>.merging(removed, into: next)
  }
}

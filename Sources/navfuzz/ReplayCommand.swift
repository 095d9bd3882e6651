import NavSim

/// `navfuzz replay PATH...`: plays fixtures and says whether they still show what they showed.
struct ReplayCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    guard !options.paths.isEmpty else { throw .missingPath("replay") }
    Terminal.setUp(options)
    let tree = FixtureTree.readAll(options.paths, Self.playable)
    let (fixtures, errors) = tree
    if let report = options.report {
      let (path, fixture) = try FixtureTree.only(of: tree, for: report)
      try options.checkOutputs(inputs: [path])
      var pages = PageFile(report)
      try pages.write { () throws(UsageError) in
        try fixture.page(facts: ["navfuzz replay \(Invocation.quoted(path))"])
      }
    }
    if options.emitsSwift {
      for (_, fixture) in fixtures { Terminal.print(SwiftTest.source(fixture)) }
    }
    errors.forEach { Terminal.complain($0.sentence) }
    StopSignal.listen { Terminal.print("interrupted") }
    let results = replay(fixtures)
    let bad = results.count { $0.failure != nil }
    var summary = "\(results.count) replayed, \(results.count - bad) as recorded, \(bad) not"
    if !errors.isEmpty { summary += ", \(errors.count) that cannot be read" }
    if !results.isEmpty { Terminal.inform(summary) }
    if StopSignal.hasCome { Terminal.print("interrupted: the rest was not replayed") }
    let status: ExitCode =
      StopSignal.hasCome
      ? .interrupted : !errors.isEmpty ? .usage : bad == 0 ? .holds : .violation
    MachineReport(
      command: "replay", status: status, summary: summary,
      results: results + errors.map { TestResult(unreadable: $0) }
    ).deliver(as: options.format)
    return status
  }

  private typealias Read = (path: String, fixture: Fixture)

  /// A fixture of a router that is here.
  private static func playable(_ path: String) throws(UsageError) -> Read {
    let fixture = try Files.fixture(at: path)
    do throws(SetupError) {
      _ = try fixture.setup.makeRouter()
    } catch {
      throw .unreadable(path: path, why: "\(error)")
    }
    return (path, fixture)
  }

  private func replay(_ fixtures: [Read]) -> [TestResult] {
    var results: [TestResult] = []
    let player = Player()
    defer { player.forget() }
    for (file, fixture) in fixtures where !StopSignal.hasCome {
      let path = TextEncoding.visible(file)
      let result = options.logsNavigation ? Self.record(fixture) : player.replay(fixture)
      let (verdict, violation) = (result.verdict, result.violation)
      if options.logsNavigation { Terminal.inform(TextReport.paths(result.paths)) }
      var lines: [String]
      var line = 1
      switch verdict {
      case .asRecorded:
        lines = ["as recorded  \(path)  \(fixture.expectation.text)"]
      case .changed(let what):
        lines = ["CHANGED      \(path)  \(what)"]
      case .drifted(step: 0, let why): lines = ["DRIFTED      \(path)  \(why)"]
      case .drifted(let step, let why):
        lines = ["DRIFTED      \(path)  step \(step) no longer applies: \(why)"]
        line = Self.line(ofStep: step, in: file)
      }
      if fixtures.count == 1 || verdict != .asRecorded, let violation {
        lines += [
          "             expected  \(violation.expected)",
          "             seen      \(violation.seen)", "",
        ]
        if let timeline = try? Timeline(of: fixture) {
          lines += TextTimeline.lines(timeline).map { "    " + $0 } + [""]
        }
      }
      var test = TestResult(name: file)
      if verdict == .asRecorded {
        Terminal.inform(lines)
      } else {
        Terminal.print(lines)
        test.failure = TestResult.Failure(
          kind: violation?.property ?? "changed", expected: fixture.expectation.text,
          seen: violation.map { "\($0.property): \($0.seen)" } ?? lines[0], file: file, line: line,
          report: lines)
      }
      if options.traces, verdict == .asRecorded || violation != nil { trace(fixture) }
      results.append(test)
    }
    return results
  }

  /// Prints what happens step by step, unless that takes the process down.
  private func trace(_ fixture: Fixture) {
    switch fixture.expectation {
    case .crashes, .hangs: return
    case .passes, .fails:
      guard let timeline = try? Timeline(of: fixture) else { return }
      Terminal.inform([""] + TextTrace.lines(timeline) + [""])
    }
  }

  /// The line of a file in which a step stands; steps are counted from 1 and follow a line of
  /// hyphens.
  private static func line(ofStep step: Int, in path: String) -> Int {
    let text = (try? Files.read(path)) ?? ""
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let rule = lines.firstIndex(where: { $0.starts(with: "---".utf8) }) else { return 1 }
    return rule + step + 1
  }

  /// Plays a fixture in this process, because paths are not sent by another.
  private static func record(_ fixture: Fixture) -> Replay.Result {
    do throws(SetupError) {
      return try Replay.run(fixture, recordsPaths: true)
    } catch {
      // Not reached, because only fixtures whose router can be made are played.
      return Replay.Result(.changed("\(error)"))
    }
  }
}

extension Fixture.Expectation {
  var text: String {
    switch self {
    case .passes: "passes"
    case .fails(let invariant): "fails \(invariant.rawValue)"
    case .crashes: "crashes"
    case .hangs: "hangs"
    }
  }
}

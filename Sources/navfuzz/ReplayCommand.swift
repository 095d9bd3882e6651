import NavSim

/// `navfuzz replay PATH...`: plays fixtures and says whether they still show what they showed.
struct ReplayCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    guard !options.paths.isEmpty else { throw .missingPath("replay") }
    Terminal.setUp(options)
    var fixtures: [(path: String, fixture: Fixture)] = []
    var schedules: [(path: String, fixture: ScheduleFixture)] = []
    for path in options.paths {
      for file in try Files.fixtures(at: path) {
        if file.hasSuffix(".schedule") {
          schedules.append((file, try Files.schedule(at: file)))
        } else {
          fixtures.append((file, try Files.fixture(at: file)))
        }
      }
    }
    if let report = options.report {
      guard fixtures.count == 1, let fixture = fixtures.first?.fixture else {
        throw .badValue("--report", report, expected: "only one fixture to replay")
      }
      try HTMLFile(options: options).write(
        fixture, facts: ["navfuzz replay \(Invocation.quoted(fixtures[0].path))"])
    }
    if options.emitsSwift {
      for (_, fixture) in fixtures { Terminal.print(SwiftTest.source(fixture)) }
    }
    let results = try replay(fixtures) + replay(schedules)
    let bad = results.filter { $0.failure != nil }.count
    let summary = "\(results.count) replayed, \(results.count - bad) as recorded, \(bad) not"
    Terminal.inform(summary)
    let status: ExitCode = bad == 0 ? .holds : .violation
    MachineReport(command: "replay", status: status, summary: summary, results: results)
      .deliver(as: options.format)
    return status
  }

  /// Plays a fixture for a process that waits to see what becomes of this one.
  func play(_ path: String) throws(UsageError) -> ExitCode {
    let fixture = try Files.fixture(at: path)
    var options = Options()
    options.setup = fixture.setup
    options.judged = .none
    _ = try options.makeFuzzer().play(fixture.steps)
    return .holds
  }

  private func replay(
    _ fixtures: [(path: String, fixture: Fixture)]
  ) throws(UsageError) -> [TestResult] {
    var results: [TestResult] = []
    for (path, fixture) in fixtures {
      let (verdict, violation, paths) = try replay(fixture)
      if options.logsNavigation { Terminal.inform(TextReport.paths(paths)) }
      var lines: [String]
      var line = 1
      switch verdict {
      case .asRecorded:
        lines = ["as recorded  \(path)  \(fixture.expectation.text)"]
      case .changed(let what):
        lines = ["CHANGED      \(path)  \(what)"]
      case .drifted(let step, let why):
        lines = ["DRIFTED      \(path)  step \(step) no longer applies: \(why)"]
        line = try Self.line(ofStep: step, in: path)
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
      var result = TestResult(name: path)
      if verdict == .asRecorded {
        Terminal.inform(lines)
      } else {
        Terminal.print(lines)
        result.failure = TestResult.Failure(
          kind: violation?.property ?? "changed", expected: fixture.expectation.text,
          seen: violation.map { "\($0.property): \($0.seen)" } ?? lines[0], file: path, line: line,
          report: lines)
      }
      results.append(result)
    }
    return results
  }

  /// The line of a file in which a step stands; steps are counted from 1 and follow a line of hyphens.
  private static func line(ofStep step: Int, in path: String) throws(UsageError) -> Int {
    let lines = try Files.read(path).split(separator: "\n", omittingEmptySubsequences: false)
    var rest = step
    let start = lines.firstIndex { $0.hasPrefix("---") } ?? 0
    for index in lines.indices.dropFirst(start + 1) where lines[index].hasPrefix("+") {
      rest -= 1
      if rest == 0 { return index + 1 }
    }
    return 1
  }

  private func replay(_ schedules: [(path: String, fixture: ScheduleFixture)]) -> [TestResult] {
    schedules.map { path, fixture in
      let failure = fixture.play()
      guard (failure != nil) != fixture.fails else {
        Terminal.inform("as recorded  \(path)  \(fixture.fails ? "fails" : "passes")")
        return TestResult(name: path)
      }
      let seen = failure?.description ?? "it holds"
      Terminal.print("CHANGED      \(path)  \(seen)")
      return TestResult(
        name: path,
        failure: TestResult.Failure(
          kind: "changed", expected: fixture.fails ? "fails" : "passes", seen: seen, file: path,
          line: 1, report: []))
    }
  }

  private func replay(_ fixture: Fixture) throws(UsageError) -> Replay.Result {
    if let verdict = Player.verdict(of: fixture) { return (verdict, nil, []) }
    do {
      return try Replay.run(fixture, recordsPaths: options.logsNavigation)
    } catch {
      throw .setup("\(error)")
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

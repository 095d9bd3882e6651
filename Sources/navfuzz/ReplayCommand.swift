import NavSim

/// `navfuzz replay PATH...`: plays fixtures and says whether they still show what they showed.
struct ReplayCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    guard !options.paths.isEmpty else { throw .missingPath("replay") }
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
    let bad = try replay(fixtures) + replay(schedules)
    let count = fixtures.count + schedules.count
    Terminal.print("\(count) replayed, \(count - bad) as recorded, \(bad) not")
    return bad == 0 ? .holds : .violation
  }

  /// - Returns: how many do not show what they showed.
  private func replay(
    _ fixtures: [(path: String, fixture: Fixture)]
  ) throws(UsageError) -> Int {
    var bad = 0
    for (path, fixture) in fixtures {
      let (verdict, violation, paths) = try replay(fixture)
      if options.logsNavigation { Terminal.print(TextReport.paths(paths)) }
      switch verdict {
      case .asRecorded:
        Terminal.print("as recorded  \(path)  \(fixture.expectation.text)")
      case .changed(let what):
        bad += 1
        Terminal.print("CHANGED      \(path)  \(what)")
      case .drifted(let step, let why):
        bad += 1
        Terminal.print("DRIFTED      \(path)  step \(step) no longer applies: \(why)")
      }
      if fixtures.count == 1 || verdict != .asRecorded, let violation {
        Terminal.print([
          "             expected  \(violation.expected)",
          "             seen      \(violation.seen)", "",
        ])
        if let timeline = try? Timeline(of: fixture) {
          Terminal.print(TextTimeline.lines(timeline).map { "    " + $0 } + [""])
        }
      }
    }
    return bad
  }

  /// - Returns: how many do not show what they showed.
  private func replay(_ schedules: [(path: String, fixture: ScheduleFixture)]) -> Int {
    var bad = 0
    for (path, fixture) in schedules {
      let failure = fixture.play()
      if (failure != nil) == fixture.fails {
        Terminal.print("as recorded  \(path)  \(fixture.fails ? "fails" : "passes")")
      } else {
        bad += 1
        Terminal.print("CHANGED      \(path)  \(failure?.description ?? "it holds")")
      }
    }
    return bad
  }

  private func replay(_ fixture: Fixture) throws(UsageError) -> Replay.Result {
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
    }
  }
}

import NavSim

/// `navfuzz shrink FILE`: makes an existing scenario small.
struct ShrinkCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    let path = try options.onlyPath(of: "shrink")
    let fixture = try Files.fixture(at: path)
    StopSignal.listen { Terminal.print("interrupted: nothing smaller is known") }
    let result: ScenarioStudy.Result
    do {
      result = try ScenarioStudy.run(fixture, from: path)
    } catch {
      throw .crashed("\(error)")
    }
    let output = FailureFile(options: options)
    switch result {
    case .holds: throw .notFailing(path: path)
    case .interrupted:
      Terminal.print("interrupted: nothing smaller is known")
      return .interrupted
    case .crash(let crash):
      Terminal.print(crash.report + [""])
      if let small = crash.fixture { try save(small, output) }
      return StopSignal.hasCome ? .interrupted : .crash
    case .failure(let failure):
      Terminal.print(["FAIL  \(failure.find.violation.property)"] + failure.lines + [""])
      if let known = failure.known, let small = try? FixtureParser.parse(known.fixture) {
        try save(small, output)
      }
      if StopSignal.hasCome { return .interrupted }
      return failure.differsAt == nil ? .violation : .crash
    }
  }

  private func save(_ fixture: Fixture, _ output: FailureFile) throws(UsageError) {
    try output.save(FixturePrinter.print(fixture), as: fixture.fileName)
    if options.emitsSwift { Terminal.print(["", SwiftTest.source(fixture)]) }
  }
}

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
    var folder = FailureFolder(options.output)
    switch result {
    case .holds: throw .notFailing(path: path)
    case .interrupted:
      Terminal.print("interrupted: nothing smaller is known")
      return .interrupted
    case .crash(let crash):
      Terminal.print(crash.report + [""])
      if let fixture = crash.fixture { folder.save(fixture, emitsSwift: options.emitsSwift) }
      return StopSignal.hasCome ? .interrupted : .crash
    case .failure(let failure):
      Terminal.print(["FAIL  \(failure.find.violation.property)"] + failure.lines + [""])
      if let small = failure.known?.fixture { folder.save(small, emitsSwift: options.emitsSwift) }
      if StopSignal.hasCome { return .interrupted }
      return failure.differsAt == nil ? .violation : .crash
    }
  }
}

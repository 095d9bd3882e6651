import NavSim

/// `navfuzz shrink FILE`: makes an existing scenario small.
struct ShrinkCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    let path = try options.onlyPath(of: "shrink")
    let fixture = try Files.fixture(at: path)
    let shrunk: Fuzzer.Shrunk?
    do {
      let violation = try Replay.run(fixture).violation
      let fuzzer = try Fuzzer(fixture.setup)
      shrunk = violation.flatMap { fuzzer.shrink(fixture.steps, keeping: $0) }
        .map { fuzzer.certify($0) }
    } catch {
      throw .setup("\(error)")
    }
    guard let shrunk else { throw .notFailing(path: path) }
    Terminal.print(
      TextReport.shrunk(fixture.steps.count, shrunk) + [""])
    var options = options
    options.setup = fixture.setup
    try FailureFile(options: options).save(
      shrunk.steps, shrunk.violation, origin: fixture.origin ?? "shrunk from \(path)")
    return .violation
  }
}

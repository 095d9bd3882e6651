import NavSim

/// `navfuzz shrink FILE`: makes an existing scenario small.
struct ShrinkCommand {
  let options: Options

  func run() throws -> ExitCode {
    let path = try options.onlyPath(of: "shrink")
    let fixture = try Files.fixture(at: path)
    StopSignal.listen { Terminal.print("interrupted: nothing smaller is known") }
    guard let failure = try Fuzzer(fixture.setup).shrunk(fixture, from: path) else {
      guard StopSignal.hasCome else { throw UsageError.notFailing(path: path) }
      Terminal.print("interrupted: nothing smaller is known")
      return .interrupted
    }
    let head = failure.isDeath ? [] : ["FAIL  \(failure.violation.property)"]
    Terminal.print(head + failure.report + [""])
    var folder = FailureFolder(options.output)
    if let small = failure.fixture { folder.save(small, emitsSwift: options.emitsSwift) }
    if StopSignal.hasCome { return .interrupted }
    return failure.isDeath || failure.differsAt != nil ? .crash : .violation
  }
}

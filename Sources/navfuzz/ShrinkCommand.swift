import NavSim

/// `navfuzz shrink FILE`: makes an existing scenario small.
struct ShrinkCommand {
  let options: Options

  func run() throws -> ExitCode {
    let path = try options.onlyPath(of: "shrink")
    let fixture = try Files.fixture(at: path)
    StopSignal.listen { Terminal.print("interrupted: nothing smaller is known") }
    let fuzzer = try Fuzzer(fixture.setup)
    guard let failure = try fuzzer.shrunk(fixture, from: path) else {
      guard StopSignal.hasCome else { throw UsageError.notFailing(path: path) }
      Terminal.print("interrupted: nothing smaller is known")
      return .interrupted
    }
    options.command(fuzzer).tell(failure)
    if StopSignal.hasCome { return .interrupted }
    return failure.isDeath || failure.differsAt != nil ? .crash : .violation
  }
}

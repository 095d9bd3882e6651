import NavSim

/// `navfuzz merge FILE...`: the results of several machines as one run would have printed them.
struct MergeCommand {
  let options: Options

  func run() throws -> ExitCode {
    let files = try ResultsFile.readAll(options.paths)
    let (run, seeds) = try files.run(of: "navfuzz", printedAs: options)
    let fuzzer = try run.makeFuzzer()
    let merge = try Merge(files, of: fuzzer, seeds, until: .failure)
    Terminal.inform(run.header(seeds, fuzzer))
    var report = FuzzReport(run, fuzzer, command: "merge")
    return try merge.run(&report)
  }
}

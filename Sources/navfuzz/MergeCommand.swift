import NavSim

/// `navfuzz merge FILE...`: the results of several machines as one run would have printed them.
struct MergeCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    var files: [ResultsFile] = []
    for path in options.paths { files.append(try ResultsFile(Files.read(path), path: path)) }
    let merged = try MergedResults(files)
    var run = merged.options
    run.output = options.output
    run.showsStatistics = options.showsStatistics
    run.emitsSwift = options.emitsSwift
    run.report = options.report
    run.format = options.format
    run.isQuiet = options.isQuiet
    Terminal.setUp(run)
    let fuzzer = try run.makeFuzzer()
    Terminal.inform(run.header(merged.seeds, fuzzer))
    var report = FuzzReport(run, command: "merge")
    for result in merged.results {
      report.add(result)
      guard let failure = result.failure else { continue }
      try report.fail(failure, seed: result.seed)
      // As in one run: behind a seed that took its process down the others were played.
      if !["crash", "hang", "died"].contains(failure.property) { return report.deliverFailure() }
    }
    if let missing = merged.missing {
      Terminal.print(
        "INCOMPLETE  no result for \(missing.count) of the seeds, such as \(missing.example)")
      return .coverage
    }
    return report.finish(fuzzer.vocabulary)
  }
}

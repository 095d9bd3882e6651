import NavSim

/// `navfuzz merge FILE...`: the results of several machines as one run would have printed them.
struct MergeCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    var (run, merged) = try Self.merge(ResultsFile.readAll(options.paths))
    run.takeOutputs(of: options)
    Terminal.setUp(run)
    let fuzzer = try run.makeFuzzer()
    Terminal.inform(run.header(merged.seeds, fuzzer))
    var report = FuzzReport(run, command: "merge")
    for result in merged.results {
      report.add(result)
      guard let failure = result.failure else { continue }
      report.fail(failure, seed: result.seed)
      // As in one run: behind a seed that took its process down the others were played.
      if !["crash", "hang", "died"].contains(failure.property) { return report.deliverFailure() }
    }
    if let missing = merged.missing {
      Terminal.print(missing.sentence)
      return .coverage
    }
    return report.finish(fuzzer.vocabulary)
  }

  /// Puts files together.
  ///
  /// - Returns: the options of the run that they are parts of, and the results.
  static func merge(
    _ files: [ResultsFile<RunDescription, SeedResult>]
  ) throws(UsageError) -> (Options, MergedResults<RunDescription, SeedResult>) {
    guard let first = files.first else { throw .missingPath("merge") }
    guard let options = first.run.parsed(as: Options.self), let seeds = options.seeds else {
      throw .badResults(path: first.path, line: 1, why: "expected the options of a run")
    }
    var total = Total()
    let merged = try MergedResults(files, of: seeds) {
      total.add($0) ? nil : "expected numbers that add up"
    }
    return (options, merged)
  }

  /// Sums that stay far below the largest number, so that nothing that is computed from them
  /// overflows.
  private struct Total {
    private var requests = 0
    private var others = 0

    /// - Returns: false when it is too much.
    mutating func add(_ result: SeedResult) -> Bool {
      requests += result.coverage.requestTotal
      others += max(result.steps, Int(result.virtualMilliseconds))
      return requests < 1 << 56 && others < 1 << 62
    }
  }
}

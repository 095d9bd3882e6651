import NavSim

/// `navfuzz merge FILE...`: the results of several machines as one run would have printed them.
struct MergeCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    guard let first = options.paths.first else { throw .missingPath("merge") }
    let (description, _) = try ResultsFile.read(first)
    guard var run = description.options, let seeds = run.seeds else {
      throw .badResults(path: first, line: 1)
    }
    run.output = options.output
    run.showsStatistics = options.showsStatistics
    run.report = options.report
    run.format = options.format
    run.isQuiet = options.isQuiet
    Terminal.setUp(run)
    var results: [UInt64: SeedResult] = [:]
    for path in options.paths {
      let (other, lines) = try ResultsFile.read(path)
      guard other == description else { throw .otherRun(path: path, first: first) }
      for result in lines {
        guard seeds.contains(result.seed) else { throw .badResults(path: path, line: 1) }
        if let known = results.updateValue(result, forKey: result.seed), known != result {
          throw .unlikeResults(seed: result.seed, path: path)
        }
      }
    }
    Terminal.inform(
      TextReport.header(seeds: seeds, steps: run.steps, setup: run.setup, faults: run.faults))
    var report = FuzzReport(run, command: "merge")
    for result in results.values.sorted(by: { $0.seed < $1.seed }) {
      report.add(result)
      if let failure = result.failure { return try report.fail(failure, seed: result.seed) }
    }
    // Wrapping, because there may be as many seeds as numbers.
    let missing = (seeds.upperBound - seeds.lowerBound) &- UInt64(results.count) &+ 1
    guard missing == 0 else {
      let next = seeds.first { results[$0] == nil } ?? seeds.lowerBound
      Terminal.print(
        "INCOMPLETE  no result for \(TextReport.grouped(Int(clamping: missing))) of the seeds, such as \(next)"
      )
      return .coverage
    }
    return report.finish(try run.makeFuzzer().vocabulary)
  }
}

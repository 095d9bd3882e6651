/// The results of several machines, put together: every seed once, in order.
struct MergedResults {
  /// All seeds of the run that they are parts of.
  let seeds: ClosedRange<UInt64>
  /// In the order of the seeds.
  let results: [SeedResult]

  /// Puts files together.
  ///
  /// - Throws: for files of different runs, and results that cannot be of this one.
  init(
    _ files: [ResultsFile], of seeds: ClosedRange<UInt64>,
    objection: (SeedResult) -> String?
  ) throws(UsageError) {
    var results: [UInt64: SeedResult] = [:]
    for file in files {
      guard file.run == files[0].run else {
        throw .otherRun(path: file.path, first: files[0].path)
      }
      for (line, result) in file.results {
        guard seeds.contains(result.seed) else {
          throw .badResults(path: file.path, line: line, why: "expected one of the run's seeds")
        }
        if let known = results.updateValue(result, forKey: result.seed) {
          guard known == result else { throw .unlikeResults(seed: result.seed, path: file.path) }
        } else if let why = objection(result) {
          throw .badResults(path: file.path, line: line, why: why)
        }
      }
    }
    self.seeds = seeds
    self.results = results.values.sorted { $0.seed < $1.seed }
  }

  /// That results are missing, in words, and the first seed without one; nil when all are there.
  var missing: (sentence: String, seed: UInt64)? {
    var next = seeds.lowerBound
    for result in results {
      guard result.seed == next else { break }
      guard next < seeds.upperBound else { return nil }
      next += 1
    }
    // Without results nothing wraps: there may be one seed more than there are numbers.
    let distance = seeds.upperBound - seeds.lowerBound
    let count =
      results.isEmpty
      ? TextReport.count(seeds) : TextReport.grouped(distance - UInt64(results.count) + 1)
    return ("INCOMPLETE  no result for \(count) of the seeds, such as \(next)", next)
  }
}

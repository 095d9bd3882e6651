import NavSim

/// The results of several machines, put together: every seed once, in order.
struct MergedResults {
  /// The options of the run that they are parts of.
  let options: Options
  let seeds: ClosedRange<UInt64>
  /// In the order of the seeds.
  let results: [SeedResult]

  init(_ files: [ResultsFile]) throws(UsageError) {
    guard let first = files.first else { throw .missingPath("merge") }
    guard let options = first.description.options, let seeds = options.seeds else {
      throw .badResults(path: first.path, line: 1, why: "expected the options of a run")
    }
    var results: [UInt64: SeedResult] = [:]
    var total = Total()
    for file in files {
      guard file.description == first.description else {
        throw .otherRun(path: file.path, first: first.path)
      }
      for (line, result) in file.results {
        guard seeds.contains(result.seed) else {
          throw .badResults(path: file.path, line: line, why: "expected one of the run's seeds")
        }
        guard let known = results.updateValue(result, forKey: result.seed) else {
          guard total.add(result) else {
            throw .badResults(path: file.path, line: line, why: "expected numbers that add up")
          }
          continue
        }
        guard known == result else { throw .unlikeResults(seed: result.seed, path: file.path) }
      }
    }
    self.options = options
    self.seeds = seeds
    self.results = results.values.sorted { $0.seed < $1.seed }
  }

  /// How many seeds have no result, and one of them; nil when all have one.
  var missing: (count: String, example: UInt64)? {
    var next = seeds.lowerBound
    for result in results {
      guard result.seed == next else { break }
      guard next < seeds.upperBound else { return nil }
      next += 1
    }
    // Without results nothing wraps: there may be one seed more than there are numbers.
    guard !results.isEmpty else { return (TextReport.count(seeds), next) }
    let distance = seeds.upperBound - seeds.lowerBound
    return (TextReport.grouped(distance - UInt64(results.count) + 1), next)
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

/// The results of several machines, put together as one run would have told them.
package struct Merge<Played: Harness> {
  private let end: SessionEnd
  /// All seeds of the run that the files are parts of.
  private let seeds: ClosedRange<UInt64>
  /// Every seed once, in order.
  private let results: [SeedResult]

  /// Puts files together.
  ///
  /// - Throws: for files of different runs, and results that cannot be of this one.
  package init(
    _ files: [ResultsFile], of harness: Played, _ seeds: ClosedRange<UInt64>, until end: SessionEnd
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
        } else if let why = result.objection(in: harness) {
          throw .badResults(path: file.path, line: line, why: why)
        }
      }
    }
    self.end = end
    self.seeds = seeds
    self.results = results.values.sorted { $0.seed < $1.seed }
  }

  /// What is said of results that are missing, with what there is; nil where nothing is.
  func missing(with result: SessionResult<Played.Tally>) -> String? {
    var next = seeds.lowerBound
    for result in results where result.seed == next {
      guard next < seeds.upperBound else { return nil }
      next += 1
    }
    // Behind the seed at which enough have failed nothing was to be played.
    guard next < result.stoppedAt ?? .max else { return nil }
    // Without results nothing wraps: there may be one seed more than there are numbers.
    let distance = seeds.upperBound - seeds.lowerBound
    let count =
      results.isEmpty
      ? TextReport.count(seeds) : TextReport.grouped(distance - UInt64(results.count) + 1)
    return "INCOMPLETE  no result for \(count) of the seeds, such as \(next)"
  }

  /// Tells what a session that plays all seeds would tell.
  package func tell(
    _ take: (SessionEvent) throws -> Void
  ) throws -> SessionResult<Played.Tally> {
    var result = SessionResult<Played.Tally>()
    for next in results where result.stoppedAt == nil {
      guard try add(next, to: &result, take) else { return result }
      if result.hasEnough(end), next.seed < seeds.upperBound {
        result.stoppedAt = next.seed
      }
    }
    return result
  }

  /// - Returns: false when nothing can be concluded from the run.
  private func add(
    _ next: SeedResult, to result: inout SessionResult<Played.Tally>,
    _ take: (SessionEvent) throws -> Void
  ) throws -> Bool {
    switch next.end {
    case .failed(let find, _), .alike(let find), .unstudied(let find, _, _): result.tally.add(find)
    case .passed, .died, .diedAlike, .notDeterministic: break
    }
    switch next.end {
    case .passed(let played):
      let outcome = played.outcome(of: next.seed)
      result.tally.add(outcome)
      try take(.passed(outcome))
    case .died(let death) where !result.isKnown(death.suspicion):
      // As one run tells it before anything was tried with it; not of one that did not repeat.
      if death.violation.property != "died" {
        try take(.foundDeath(.unrepeated(death.violation)))
      }
      result.take(death, of: next.seed)
      try take(.died(seed: next.seed, death))
    case .died(let death), .diedAlike(let death):
      result.deaths.insert(next.seed)
      try take(.diedAlike(seed: next.seed, death))
    case .notDeterministic(let step): result.differs = (next.seed, step)
    case .failed(let find, .some) where result.isKnown([find.violation.cause]):
      try take(.alike(find))
    case .failed(let find, let study):
      if find.violation.property != Failure.sharedState { try take(.found(find, nil)) }
      return try result.take(find, study, take)
    case .alike(let find): try take(.alike(find))
    case .unstudied(let find, let scenario, let words):
      try take(.found(find, scenario))
      result.take(unstudied: find)
      try take(.unstudied(find, words: words))
    }
    return true
  }
}

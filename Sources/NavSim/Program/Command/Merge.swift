/// The results of several machines as one run would have told them.
package struct Merge<Played: Harness> {
  private let harness: Played
  private let end: SessionEnd
  private let merged: MergedResults

  /// Puts files together.
  package init(
    _ files: [ResultsFile], of harness: Played, _ seeds: ClosedRange<UInt64>, until end: SessionEnd
  ) throws(UsageError) {
    self.harness = harness
    self.end = end
    merged = try MergedResults(files, of: seeds) { $0.objection(in: harness) }
  }

  /// What is said of results that are missing, with what there is; nil where nothing is.
  func missing(with result: SessionResult<Played.Tally>) -> String? {
    // Behind the seed at which enough have failed nothing was to be played.
    guard let missing = merged.missing, missing.seed < result.stoppedAt ?? .max else { return nil }
    return missing.sentence
  }

  /// Tells what a session that plays all seeds would tell.
  package func tell(
    _ take: (SessionEvent) throws -> Void
  ) throws -> SessionResult<Played.Tally> {
    var result = SessionResult<Played.Tally>()
    for next in merged.results where result.stoppedAt == nil {
      guard try add(next, to: &result, take) else { return result }
      if result.hasEnough(end), next.seed < merged.seeds.upperBound {
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

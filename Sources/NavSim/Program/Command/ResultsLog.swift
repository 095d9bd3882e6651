/// Writes what a session tells into a file of results.
package struct ResultsLog {
  private let file: LineFile
  /// The first seed that holds: written last, because it is played again when all are over.
  private var first: SeedOutcome?
  private var found: Failure?

  /// Begins a file; nil when none is wanted.
  package init?(path: String?, _ run: @autoclosure () -> RunDescription) throws(UsageError) {
    guard let path else { return nil }
    file = try LineFile(path, beginningWith: JSON.text(run()))
  }

  /// Adds what has happened.
  mutating func take(_ event: SessionEvent) throws(UsageError) {
    switch event {
    case .passed(let outcome):
      if outcome.wasInterrupted { return }
      if first == nil { first = outcome } else { try add(SeedResult(outcome)) }
    case .found(_, let scenario): found = scenario
    case .studied(let find, let known), .same(let find, let known),
      .otherWay(let find, let known, _):
      try add(find, known)
    case .inconclusive(let find, let known): try add(find, known)
    case .unstudied(let find, let words):
      found?.trail = []
      try add(SeedResult(find.seed, .unstudied(find: find, found: found, words: words)))
    case .alike(let find): try add(SeedResult(find.seed, .alike(find: find)))
    case .diedAlike(let seed, let death):
      try add(SeedResult(seed, .diedAlike(death: death)))
    case .died(let seed, let death): try add(SeedResult(seed, .died(death: death)))
    // A seed whose failure was not studied counts as one that was not played.
    case .interrupted, .goesOn, .foundDeath: break
    }
  }

  private func add(_ result: SeedResult) throws(UsageError) { try file.add(JSON.text(result)) }

  private func add(_ find: Find, _ study: Failure?) throws(UsageError) {
    try add(SeedResult(find.seed, .failed(find: find, study: study)))
  }

  /// Adds what was not known before the end.
  func finish<Tally>(_ result: SessionResult<Tally>) throws(UsageError) {
    guard let first else { return }
    if let (seed, step) = result.differs, seed == first.seed {
      try add(SeedResult(seed, .notDeterministic(step: step)))
    } else {
      try add(SeedResult(first))
    }
  }
}

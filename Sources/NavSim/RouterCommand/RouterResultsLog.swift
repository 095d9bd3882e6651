/// Writes what a session tells into a file of results.
struct RouterResultsLog {
  private let writer: ResultsWriter<RunDescription, RouterSeedResult>
  /// The first seed that holds: written last, because it is played again when all are over.
  private var first: SeedOutcome?
  private var found: Failure?

  init(path: String, _ run: RunDescription) throws(UsageError) {
    writer = try ResultsWriter(path: path, run)
  }

  /// Adds what has happened.
  mutating func take(_ event: SessionEvent) throws(UsageError) {
    switch event {
    case .passed(let outcome):
      if first == nil { first = outcome } else { try writer.add(RouterSeedResult(outcome)) }
    case .found(_, let scenario): found = scenario
    case .studied(let find, let known): try add(find, known)
    case .same(let find, let known), .otherWay(let find, let known, _): try add(find, known)
    case .inconclusive(let find, _): try add(find, nil)
    case .unstudied(let find, let words):
      guard let found else { return }
      try writer.add(
        RouterSeedResult(find.seed, .unstudied(find: find, found: found, words: words)))
    case .alike(let find): try writer.add(RouterSeedResult(find.seed, .alike(find: find)))
    case .diedAlike(let seed, let death):
      try writer.add(RouterSeedResult(seed, .diedAlike(death: death)))
    case .died(let seed, let death): try writer.add(RouterSeedResult(seed, .died(death: death)))
    // A seed whose failure was not studied counts as one that was not played.
    case .interrupted, .goesOn, .foundDeath: break
    }
  }

  private func add(_ find: Find, _ study: Failure?) throws(UsageError) {
    try writer.add(RouterSeedResult(find.seed, .failed(find: find, study: study)))
  }

  /// Adds what was not known before the end.
  func finish(_ result: SessionResult<PlayedTest.Tally>) throws(UsageError) {
    guard let first else { return }
    try writer.add(
      result.differs?.seed == first.seed
        ? RouterSeedResult(first.seed, .notDeterministic) : RouterSeedResult(first))
  }
}

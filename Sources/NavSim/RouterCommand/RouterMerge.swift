/// The command `merge`: the results of several machines as one run would have printed them.
struct RouterMerge {
  typealias File = ResultsFile<RunDescription, RouterSeedResult>

  private let test: PlayedTest
  private let options: RouterTestOptions
  private let program: String
  private let merged: MergedResults<RunDescription, RouterSeedResult>

  /// Puts files together.
  ///
  /// - Parameters:
  ///   - files: what `--results` has written.
  ///   - test: of the program, with nothing said about it.
  ///   - own: what was said to `merge`.
  ///   - program: what is typed before the arguments of the test.
  init(
    _ files: [File], _ test: PlayedTest, _ own: RouterTestOptions, _ program: String
  ) throws(UsageError) {
    guard let first = files.first else { throw .missingPath("merge") }
    guard first.run.test == test.name, var options = first.run.parsed(as: RouterTestOptions.self),
      let seeds = options.seeds
    else {
      throw .badResults(
        path: first.path, line: 1, why: "expected the options of a run of \(test.name)")
    }
    options.takeOutputs(of: own)
    options.required = own.required
    options.stopsAtFirst = own.stopsAtFirst
    let applied = try options.apply(to: test)
    merged = try MergedResults(files, of: seeds) { $0.objection(in: applied) }
    self.test = applied
    self.options = options
    self.program = program
  }

  func run() throws -> ExitCode {
    var report = RouterReport(test, options, program, command: .merge)
    report.begin(merged.seeds)
    let result = try tell { report.take($0) }
    // Behind the seed at which enough have failed nothing was to be played.
    guard let missing = merged.missing, missing.seed < result.stoppedAt ?? .max else {
      return report.conclude(result)
    }
    Terminal.print(missing.sentence)
    return result.hasFailed ? report.conclude(result) : .coverage
  }

  /// Tells what a session that plays all seeds would tell.
  func tell(_ take: (SessionEvent) throws -> Void) throws -> SessionResult<PlayedTest.Tally> {
    var result = SessionResult<PlayedTest.Tally>()
    for next in merged.results where result.stoppedAt == nil {
      switch next.end {
      case .failed(let find, _), .alike(let find), .unstudied(let find, _, _):
        result.tally.add(find)
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
      case .notDeterministic: result.differs = (next.seed, 1)
      case .failed(let find, .some) where result.isKnown([find.violation.cause]):
        try take(.alike(find))
      case .failed(let find, let study):
        if find.violation.property != Failure.sharedState { try take(.found(find, nil)) }
        guard try result.take(find, study, take) else { return result }
      case .alike(let find): try take(.alike(find))
      case .unstudied(let find, let scenario, let words):
        try take(.found(find, scenario))
        result.take(unstudied: find)
        try take(.unstudied(find, words: words))
      }
      if result.hasEnough(options.sessionEnd), next.seed < merged.seeds.upperBound {
        result.stoppedAt = next.seed
      }
    }
    return result
  }
}

/// Plays the seeds that were said, or puts together what several machines have played.
package struct SeedCommand<Played: ReportedHarness, Options: FuzzingOptions> {
  private let harness: Played
  private let options: Options
  private let end: SessionEnd
  private let folder: FailureFolder

  /// - Parameter end: what ends a session before all seeds are played.
  package init(
    _ harness: Played, _ options: Options, until end: SessionEnd, _ program: String,
    as speaker: String
  ) {
    self.harness = harness
    self.options = options
    self.end = end
    folder = FailureFolder(options.output, program, as: speaker)
  }

  /// Plays seeds.
  ///
  /// - Parameter keep: takes scenarios that reach rare places.
  package func play(
    _ seeds: ClosedRange<UInt64>, _ head: String,
    keep: ((SeedOutcome) throws(UsageError) -> Void)? = nil
  ) throws -> ExitCode {
    let shard = options.shard
    Terminal.inform(head + (shard == .whole ? "" : " · shard \(shard.text)"))
    let log = try ResultsLog(path: options.results, RunDescription(harness.name, options, seeds))
    var report = report("fuzz")
    guard let last = shard.lastPlace(in: seeds) else { return report.conclude(SessionResult()) }
    var session = Session(harness, steps: options.steps, through: last) {
      shard.seed(at: $0, in: seeds)
    }
    session.jobs = options.jobs
    session.options = options.departureWords
    session.keepsGoing = options.keepsGoing
    session.end = end
    session.isIsolated = options.isIsolated
    report.first = shard.seed(at: 0, in: seeds)
    report.keep = keep
    return report.conclude(try run(session, &report, log))
  }

  /// - Parameter log: where the result of each seed is written; nil for nowhere.
  private func run(
    _ session: Session<Played>, _ report: inout SeedReport<Played, Options>, _ log: ResultsLog?
  ) throws -> SessionResult<Played.Tally> {
    var (session, log) = (session, log)
    let last = session.last
    let progress = Progress(seeds: last == .max ? last : last + 1, steps: options.steps)
    session.progress = { progress.played($0) }
    StopSignal.listen { Terminal.print("interrupted") }
    func write(_ body: (inout ResultsLog) throws(UsageError) -> Void) {
      guard var open = log else { return }
      do throws(UsageError) {
        try body(&open)
        log = open
      } catch {
        log = nil
        report.note(unwritten: error)
      }
    }
    let result = try session.run { event in
      if case .passed(let outcome) = event, !outcome.wasInterrupted {
        progress.finished()
      } else {
        progress.clear()
      }
      report.take(event)
      write { (log) throws(UsageError) in try log.take(event) }
    }
    progress.clear()
    write { (log) throws(UsageError) in try log.finish(result) }
    return result
  }

  /// Prints what one run would have printed that had played all.
  package func merge(
    _ files: [ResultsFile], _ seeds: ClosedRange<UInt64>, _ head: String
  ) throws -> ExitCode {
    let merge = try Merge(files, of: harness, seeds, until: end)
    Terminal.inform(head)
    var report = report("merge")
    let result = try merge.tell { report.take($0) }
    guard let missing = merge.missing(with: result) else { return report.conclude(result) }
    Terminal.print(missing)
    return result.hasFailed ? report.conclude(result) : .coverage
  }

  /// Prints and saves a failure of a scenario that was not drawn.
  package func tell(_ known: Failure) {
    var report = report("shrink")
    report.tell(known)
  }

  /// What prints and saves.
  package func report(_ command: String) -> SeedReport<Played, Options> {
    SeedReport(harness, options, until: end, command: command, folder)
  }
}

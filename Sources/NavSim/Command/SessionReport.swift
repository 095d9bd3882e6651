/// Prints and saves what a session tells.
package protocol SessionReport {
  /// Adds up what seeds have exercised.
  associatedtype Tally: SeedTally

  /// Prints what has happened, and saves it.
  mutating func take(_ event: SessionEvent)

  /// Something cannot be written: the run goes on, and says so now and at its end.
  mutating func note(unwritten error: UsageError)

  /// Prints what was played, and says how it ends.
  mutating func conclude(_ result: SessionResult<Tally>) -> ExitCode
}

extension Session {
  /// Plays all seeds for a command.
  ///
  /// - Parameters:
  ///   - report: prints and saves.
  ///   - log: where the result of each seed is written; nil for nowhere.
  package func run<Report: SessionReport>(
    _ report: inout Report, _ log: ResultsLog?
  ) throws -> SessionResult<Played.Tally> where Report.Tally == Played.Tally {
    var (session, log) = (self, log)
    let progress = Progress(seeds: last == .max ? last : last + 1, steps: steps)
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
}

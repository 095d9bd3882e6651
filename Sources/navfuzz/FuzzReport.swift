import Foundation
import NavCore
import NavSim

/// The results of several seeds, printed as one run: from the seeds as they are done, or from
/// the files of several machines.
struct FuzzReport: SessionReport {
  private let options: Options
  private var outputs: ReportOutputs<Options>
  /// Scenarios that reach rare places, which grow with the run; nil when there is no corpus.
  var corpus: CorpusFolder?
  private let fuzzer: Fuzzer
  /// The first seed, whose page is written when all hold; nil for none.
  private let first: UInt64?
  /// The worst that has happened to a seed.
  private var worst = ExitCode.holds
  /// The seeds that have not held, in their order.
  private var failedSeeds: [UInt64] = []
  /// True when a seed has failed that has not taken its process down.
  private var hasFound = false

  init(_ options: Options, _ fuzzer: Fuzzer, command: String, first: UInt64? = nil) {
    self.options = options
    self.fuzzer = fuzzer
    self.first = first
    outputs = ReportOutputs(options, of: command)
  }

  mutating func note(unwritten error: UsageError) { outputs.note(unwritten: error) }

  mutating func take(_ event: SessionEvent) {
    switch event {
    case .passed(let outcome): passed(outcome)
    case .found(let find, let scenario):
      // Before anything else is tried with it.
      Terminal.print(find.head)
      if let scenario { outputs.folder.saveAsFound(scenario) }
    case .studied(let find, let failure), .otherWay(let find, let failure, _): fail(find, failure)
    case .same(let find, let known):
      outputs.folder.forget()
      Terminal.inform("  the same way as \(known.fileName)\n")
      failedSeeds.append(find.seed)
    case .inconclusive(let find, let failure):
      let lines = TextReport.nondeterministic(atStep: find.step)
      var known = failure ?? .unrepeated(find.violation, report: lines)
      known.differsAt = known.differsAt ?? find.step
      fail(find, known)
    case .unstudied(let find, let words):
      fail(find, because: "the router took the program down meanwhile (\(words))")
    case .interrupted(let find): fail(find, because: "interrupted")
    case .foundDeath(let failure): outputs.folder.saveAsFound(failure)
    case .died(let seed, let death):
      Terminal.print(death.report + [""])
      save(death, seed, as: death.violation.property, .crash)
    case .diedAlike(let seed, let death):
      Terminal.print(
        "seed \(seed): \(death.violation.property), the same way: \(death.fileName)")
      save(death, seed, as: death.violation.property, .crash)
    case .alike(let find): failedSeeds.append(find.seed)
    case .goesOn(let count, let names):
      Terminal.inform(
        "playing on without \(names.joined(separator: ", ")): "
          + "\(count == 1 ? "1 seed" : "\(TextReport.grouped(count)) seeds")\n")
    }
  }

  private mutating func passed(_ outcome: SeedOutcome) {
    outputs.passed(outcome.seed)
    guard !outcome.wasInterrupted else { return }
    do throws(UsageError) {
      try corpus?.keep(outcome.kept, seed: outcome.seed)
    } catch {
      note(unwritten: error)
      corpus = nil
    }
  }
}

// MARK: - Failures

extension FuzzReport {
  /// Prints what was found out about the failure at hand, and keeps its scenario; what to paste
  /// comes last.
  private mutating func fail(_ find: Find, _ known: Failure) {
    let isDifferent = known.differsAt != nil
    hasFound = true
    Terminal.print(known.report + [""])
    save(
      known, find.seed, as: isDifferent ? "nondeterministic" : find.violation.property,
      head: find.head, isDifferent ? .crash : .violation)
  }

  /// Prints a failure of which nothing else is known, and why.
  private mutating func fail(_ find: Find, because reason: String) {
    let lines = TextReport.evidence(of: find.violation) + ["", "  note: not made small: \(reason)"]
    fail(find, .unrepeated(find.violation, report: lines))
  }

  /// Saves what there is of a failure and says how to see it again.
  private mutating func save(
    _ failure: Failure, _ seed: UInt64, as kind: String, head: [String] = [], _ status: ExitCode
  ) {
    worst = worst == .crash ? worst : status
    failedSeeds.append(seed)
    var path: String?
    if let fixture = failure.fixture {
      path = outputs.folder.save(fixture, emitsSwift: options.emitsSwift)
      if case .fails = fixture.expectation {
        let facts = ["navfuzz \(options.arguments(seed: seed))"]
        outputs.writePage { () throws(UsageError) in try fixture.page(facts: facts) }
      }
    } else {
      path = outputs.folder.leaveAsFound()
    }
    let goesOn = options.keepsGoing || status == .crash
    outputs.tellHowToRepeat(seed, isGoingOn: options.keepsGoing, goesOn ? "\n" : "")
    outputs.failed("seed \(seed)", failure.violation, as: kind, at: path, head + failure.report)
  }
}

// MARK: - The end

extension FuzzReport {
  mutating func conclude(_ result: SessionResult<FuzzTally>) -> ExitCode {
    let tally = result.tally
    if result.wasInterrupted {
      let known = worst == .holds ? "no violation so far" : failures(tally)
      Terminal.inform(TextReport.coverage(tally.coverage, faults: options.faults))
      Terminal.print([summary(tally), "interrupted: \(known)"])
      return deliver(.interrupted, tally)
    }
    // People have read it already.
    if hasFound, !options.keepsGoing { return deliver(worst, tally) }
    if let (seed, step) = result.differs {
      differs(seed: seed, step: step)
      return deliver(.crash, tally)
    }
    if worst == .holds, let first { writePage(beginningOf: first, tally) }
    return deliver(finish(tally), tally)
  }

  /// The page of a run that holds: how it begins, and what it has exercised.
  private mutating func writePage(beginningOf seed: UInt64, _ tally: FuzzTally) {
    let (fuzzer, options, table) = (fuzzer, options, table(tally))
    outputs.writePage { () throws(UsageError) in
      let shown = PageFile.shownSteps
      let steps = fuzzer.record(seed: seed, steps: min(options.steps, shown * 2)).prefix(shown)
      let fixture = Fixture(
        name: "The first \(steps.count) steps of seed \(seed)", setup: fuzzer.playing(seed).setup,
        expectation: .passes, steps: Array(steps))
      return try fixture.page(facts: ["navfuzz \(options.arguments(seed: seed))", ""] + table)
    }
  }

  /// Prints what was exercised, and says whether it was enough.
  private mutating func finish(_ tally: FuzzTally) -> ExitCode {
    guard tally.count + failedSeeds.count > 0 else {
      Terminal.inform(["  no seeds in this shard", "ok"])
      return .holds
    }
    // Every seed may have taken its process down before it could say what it had exercised.
    if worst == .holds || tally.coverage.requestTotal > 0 {
      Terminal.inform(table(tally))
      if options.showsStatistics {
        Terminal.inform(TextReport.statistics(tally.coverage, newPlaces: tally.newPlaces))
      }
      Terminal.inform(summary(tally))
    }
    guard worst == .holds else {
      Terminal.print(failures(tally))
      return worst
    }
    let missing = tally.coverage.missing(afterSteps: options.steps)
    guard missing.isEmpty else {
      let names = missing.map(\.rawValue).joined(separator: ", ")
      Terminal.print("NOT COVERED  never completed: \(names)")
      let violation = Violation(
        property: "not-covered", expected: "every kind of request to complete",
        seen: "never completed: \(names)")
      outputs.failed("coverage", violation, [])
      return .coverage
    }
    Terminal.inform("ok")
    return .holds
  }

  /// Says that two executions of the same seed differ, though none of them has failed.
  private mutating func differs(seed: UInt64, step: Int) {
    let lines =
      ["NONDETERMINISTIC  (seed \(seed), step \(TextReport.grouped(step)))"]
      + TextReport.nondeterministic(atStep: step)
    Terminal.print(lines)
    let violation = Violation(
      property: "nondeterministic", expected: "two executions of the same steps to be alike",
      seen: "they differ at step \(step)")
    outputs.failed("seed \(seed)", violation, lines)
  }

  private func deliver(_ status: ExitCode, _ tally: FuzzTally) -> ExitCode {
    outputs.deliver(status, summary(tally))
  }

  private func failures(_ tally: FuzzTally) -> String {
    // One that is played again may have failed twice.
    let failedSeeds = Set(failedSeeds).sorted()
    let shown = failedSeeds.prefix(10).map { "\($0)" }.joined(separator: ", ")
    let count = tally.count + (hasFound ? 0 : failedSeeds.count)
    let all = options.keepsGoing ? "" : " of \(TextReport.grouped(count))"
    return "\(TextReport.grouped(failedSeeds.count))\(all) seeds failed: "
      + shown + (failedSeeds.count > 10 ? ", …" : "")
  }

  /// What was exercised, as a table.
  private func table(_ tally: FuzzTally) -> [String] {
    TextReport.coverage(tally.coverage, faults: options.faults)
  }

  private func summary(_ tally: FuzzTally) -> String {
    TextReport.summary(
      steps: tally.steps, virtualMilliseconds: tally.virtualMilliseconds, judged: options.judged,
      digest: tally.digest)
  }
}

extension Options {
  /// What departs from the defaults.
  var departureWords: [String] {
    var words: [String] = []
    if setup.name != .core { words += ["--router", setup.name.rawValue] }
    if hasTiming { words += ["--timing", setup.isEstimated ? "estimated" : "reported"] }
    if !drawsSetups { words += ["--setup", "fixed"] }
    if faults != .all { words += ["--faults", faults.text] }
    if judged != .all { words += ["--judge", judged.text] }
    if let strategy { words += ["--strategy", strategy.rawValue] }
    return words
  }
}

extension Failure {
  /// The scenario; nil when there is none.
  var fixture: Fixture? { file.flatMap { try? FixtureParser.parse($0) } }
}

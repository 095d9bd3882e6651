import Foundation
import NavCore
import NavSim

/// The results of several seeds, printed as one run: from the seeds as they are done, or from
/// the files of several machines.
struct FuzzReport {
  let options: Options
  private var coverage = Coverage()
  private var steps = 0
  private var virtualMilliseconds: Int64 = 0
  private var digest = Digest()
  private var single = ""
  private var newPlaces = [0, 0, 0, 0]
  private var count = 0
  /// The worst that has happened to a seed.
  private var worst = ExitCode.holds
  /// The seeds that have not held, in their order.
  private var failedSeeds: [UInt64] = []
  /// True when a seed has failed that has not taken its process down.
  private(set) var hasFoundFailure = false
  private var folder: FailureFolder
  /// For machines only, because for people memory is not to grow with the seeds.
  private var results: [TestResult] = []
  private let command: String
  private var pages: PageFile
  /// What was really judged.
  private let judged: InvariantSet

  init(_ options: Options, command: String) {
    self.options = options
    self.command = command
    folder = FailureFolder(options.output)
    pages = PageFile(options.report)
    judged = (try? options.judgedOnRouter()) ?? options.judged
  }

  /// True when a seed has failed or has taken its process down.
  var hasFailed: Bool { worst != .holds }

  mutating func add(_ result: SeedResult) {
    coverage.add(result.coverage)
    steps += result.steps
    virtualMilliseconds += result.virtualMilliseconds
    digest.add(text: result.digest)
    single = result.digest
    for (quarter, places) in result.newPlaces.prefix(4).enumerated() {
      newPlaces[quarter] += places
    }
    count += 1
    guard result.failure == nil, options.format == .json || options.format == .junit else { return }
    results.append(TestResult(name: "seed \(result.seed)"))
  }

  /// Prints what was exercised, and says whether it was enough.
  mutating func finish(_ vocabulary: [RequestKind]) -> ExitCode {
    guard count > 0 else {
      Terminal.inform(["  no seeds in this shard", "ok"])
      return deliver(.holds)
    }
    if hasFailed, coverage.requestTotal == 0 {
      // Every seed has taken its process down before it could say what it had exercised.
      Terminal.print(failures)
      return deliver(worst)
    }
    Terminal.inform(table(vocabulary))
    if options.showsStatistics {
      Terminal.inform(TextReport.statistics(coverage, newPlaces: newPlaces, vocabulary))
    }
    Terminal.inform(summary)
    if hasFailed {
      Terminal.print(failures)
      return deliver(worst)
    }
    let missing = coverage.missing(afterSteps: options.steps, of: vocabulary)
    guard missing.isEmpty else {
      let names = missing.map(\.rawValue).joined(separator: ", ")
      Terminal.print("NOT COVERED  never completed: \(names)")
      results.append(
        TestResult(
          name: "coverage",
          failure: TestResult.Failure(
            kind: "not-covered", expected: "every kind of request to complete",
            seen: "never completed: \(names)", file: nil, line: nil, report: [])))
      return deliver(.coverage)
    }
    Terminal.inform("ok")
    return deliver(.holds)
  }

  /// Prints what is known of a run that was stopped.
  func interrupted() -> ExitCode {
    Terminal.inform(TextReport.coverage(coverage, faults: options.faults))
    Terminal.print([
      summary, "interrupted: \(hasFailed ? failures : "no violation so far")",
    ])
    return deliver(.interrupted)
  }

  /// What a machine reads of a run that has failed; people have read it already.
  func deliverFailure() -> ExitCode { deliver(worst) }

  private func deliver(_ status: ExitCode) -> ExitCode {
    MachineReport(command: command, status: status, summary: summary, results: results)
      .deliver(as: options.format)
    return status
  }

  private var failures: String {
    let shown = failedSeeds.prefix(10).map { "\($0)" }.joined(separator: ", ")
    return "\(TextReport.grouped(failedSeeds.count)) of \(TextReport.grouped(count)) seeds failed: "
      + shown + (failedSeeds.count > 10 ? ", …" : "")
  }

  /// What was exercised, as a table.
  func table(_ vocabulary: [RequestKind]) -> [String] {
    TextReport.coverage(coverage, faults: options.faults, vocabulary)
  }

  /// The digest of one seed is its own; that of several covers all of them in order.
  private var summary: String {
    TextReport.summary(
      steps: steps, virtualMilliseconds: virtualMilliseconds, judged: judged,
      digest: count == 1 ? single : digest.hexadecimal)
  }
}

// MARK: - Failures

extension FuzzReport {
  /// Says that a seed has failed and keeps its scenario, before anything else is tried with it.
  mutating func found(_ find: Find, _ scenario: Failure?) {
    Terminal.print(find.head)
    if let scenario { keep(scenario) }
  }

  /// Keeps a scenario as it was found.
  mutating func keep(_ failure: Failure) {
    do throws(TextFileError) {
      try folder.keep(asFound: failure)
    } catch {
      // It is printed when it is small.
      Terminal.complain(UsageError(writing: error).sentence)
    }
  }

  /// Prints what was found out about the failure at hand, and keeps its scenario; what to paste
  /// comes last.
  mutating func fail(_ find: Find, _ known: Failure) -> SeedResult {
    let isDifferent = known.differsAt != nil
    let (lines, violation) = (known.report, known.violation)
    hasFoundFailure = true
    let saved = SeedResult.Failure(
      property: isDifferent ? "nondeterministic" : find.violation.property,
      expected: violation.expected, seen: violation.seen, report: find.head + lines,
      fixture: known.fixture)
    Terminal.print(lines + [""])
    keep(saved, seed: find.seed, isDifferent ? .crash : .violation)
    return SeedResult(
      seed: find.seed, steps: find.step, virtualMilliseconds: find.virtualMilliseconds,
      digest: find.digest, coverage: Coverage(), newPlaces: [0, 0, 0, 0], failure: saved)
  }

  /// Prints a failure of which nothing else is known, and why.
  mutating func fail(_ find: Find, because reason: String) -> SeedResult {
    let lines = TextReport.evidence(of: find.violation) + ["", "  note: not made small: \(reason)"]
    return fail(find, .unrepeated(find.violation, report: lines))
  }

  /// Prints a failure that another machine has found, and saves its scenario.
  mutating func fail(_ failure: SeedResult.Failure, seed: UInt64) {
    Terminal.print(failure.report + [""])
    let isDeath = ["crash", "hang", "died"].contains(failure.property)
    let isCrash = isDeath || failure.property == "nondeterministic"
    keep(failure, seed: seed, isCrash ? .crash : .violation)
    if isDeath { Terminal.print("") }
  }

  /// Prints that a seed has taken its process down, and keeps the scenario.
  ///
  /// - Parameter isKnown: true for a death that was not looked into, because it is like others.
  mutating func died(_ seed: UInt64, _ death: Failure, isKnown: Bool = false) -> SeedResult {
    let kind = death.violation.property
    Terminal.print(
      isKnown ? ["seed \(seed): \(kind), the same way: \(death.fileName)"] : death.report + [""])
    let failure = SeedResult.Failure(
      property: kind, expected: death.violation.expected, seen: death.violation.seen,
      report: death.report, fixture: death.fixture)
    keep(failure, seed: seed, .crash)
    Terminal.print("")
    return SeedResult(
      seed: seed, steps: 0, virtualMilliseconds: 0, digest: kind, coverage: Coverage(),
      newPlaces: [0, 0, 0, 0], failure: failure)
  }

  /// Says that two executions of the same seed differ, though none of them has failed.
  mutating func differs(seed: UInt64, step: Int) -> ExitCode {
    let lines =
      ["NONDETERMINISTIC  (seed \(seed), step \(TextReport.grouped(step)))"]
      + TextReport.nondeterministic(atStep: step)
    Terminal.print(lines)
    note(
      SeedResult.Failure(
        property: "nondeterministic", expected: "two executions of the same steps to be alike",
        seen: "they differ at step \(step)", report: lines, fixture: nil),
      seed: seed, nil)
    worst = .crash
    return deliver(.crash)
  }

  /// Saves what there is of a failure and says how to see it again.
  private mutating func keep(
    _ failure: SeedResult.Failure, seed: UInt64, _ status: ExitCode
  ) {
    worst = worst == .crash ? worst : status
    failedSeeds.append(seed)
    var path: String?
    if let fixture = failure.fixture {
      path = folder.save(fixture, emitsSwift: options.emitsSwift)
      if case .fails = fixture.expectation { writePage(of: fixture, seed) }
    } else if let found = folder.leave() {
      path = found
      Terminal.print("  as found:   \(TextEncoding.visible(found))")
    }
    Terminal.print("  run again:  \(Invocation.command) \(options.arguments(seed: seed))")
    note(failure, seed: seed, path)
  }

  /// A page that cannot be written does not change what was found.
  private mutating func writePage(of fixture: Fixture, _ seed: UInt64) {
    let facts = ["navfuzz \(options.arguments(seed: seed))"]
    do throws(UsageError) {
      try pages.write { () throws(UsageError) in try fixture.page(facts: facts) }
    } catch {
      Terminal.complain(error.sentence)
    }
  }

  private mutating func note(_ failure: SeedResult.Failure, seed: UInt64, _ path: String?) {
    results.append(
      TestResult(
        name: "seed \(seed)",
        failure: TestResult.Failure(
          kind: failure.property, expected: failure.expected, seen: failure.seen, file: path,
          line: path == nil ? nil : 1, report: failure.report)))
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

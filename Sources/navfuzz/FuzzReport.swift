import NavCore
import NavSim

/// What several seeds come to together, printed as one run: from the seeds as they are done, or from
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
  /// For machines only, because for people memory is not to grow with the seeds.
  private var results: [TestResult] = []
  private let command: String

  init(_ options: Options, command: String) {
    self.options = options
    self.command = command
  }

  mutating func add(_ result: SeedResult) {
    coverage.add(result.coverage)
    steps += result.steps
    virtualMilliseconds += result.virtualMilliseconds
    for byte in result.digest.utf8 { digest.add(UInt64(byte)) }
    single = result.digest
    for (quarter, places) in result.newPlaces.prefix(4).enumerated() {
      newPlaces[quarter] += places
    }
    count += 1
    if options.format == .json || options.format == .junit {
      results.append(TestResult(name: "seed \(result.seed)"))
    }
  }

  /// Prints what was exercised, and says whether it was enough.
  mutating func finish(_ vocabulary: [RequestKind]) -> ExitCode {
    guard count > 0 else {
      Terminal.inform(["  no seeds in this shard", "ok"])
      return .holds
    }
    Terminal.inform(table(vocabulary))
    if options.showsStatistics {
      Terminal.inform(TextReport.statistics(coverage, newPlaces: newPlaces, vocabulary))
    }
    Terminal.inform(summary)
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

  private func deliver(_ status: ExitCode) -> ExitCode {
    MachineReport(command: command, status: status, summary: summary, results: results)
      .deliver(as: options.format)
    return status
  }

  /// What was exercised, as a table.
  func table(_ vocabulary: [RequestKind]) -> [String] {
    TextReport.coverage(coverage, faults: options.faults, vocabulary)
  }

  func interrupted() -> ExitCode {
    Terminal.inform(TextReport.coverage(coverage, faults: options.faults))
    Terminal.print([summary, "interrupted: no violation so far"])
    return deliver(.interrupted)
  }

  /// Prints a failure and saves its scenario; what to paste comes last.
  mutating func fail(
    _ failure: SeedResult.Failure, seed: UInt64
  ) throws(UsageError) -> ExitCode {
    Terminal.print(failure.report)
    Terminal.print("")
    try FailureFile(options: options).save(failure.fixture, as: failure.fileName)
    if let fixture = try? FixtureParser.parse(failure.fixture) {
      if options.emitsSwift { Terminal.print(["", SwiftTest.source(fixture)]) }
      if failure.property != "crash", failure.property != "hang" {
        try HTMLFile(options: options).write(
          fixture, facts: ["navfuzz \(options.arguments(seed: seed))"])
      }
    }
    Terminal.print("  run again:  \(Invocation.command) \(options.arguments(seed: seed))")
    let isSaved = options.output != "-"
    results.removeAll { $0.name == "seed \(seed)" }
    results.append(
      TestResult(
        name: "seed \(seed)",
        failure: TestResult.Failure(
          kind: failure.property, expected: failure.expected, seen: failure.seen,
          file: isSaved ? Files.folder(options.output) + failure.fileName : nil,
          line: isSaved ? 1 : nil, report: failure.report)))
    return deliver(["crash", "hang"].contains(failure.property) ? .crash : .violation)
  }

  /// The digest of one seed is its own; that of several covers all of them in order.
  private var summary: String {
    TextReport.summary(
      steps: steps, virtualMilliseconds: virtualMilliseconds,
      digest: count == 1 ? single : digest.hexadecimal)
  }
}

extension Options {
  /// What to type to run a seed again: what differs from the defaults.
  func arguments(seed: UInt64) -> String {
    var text = "--seed \(seed) --steps \(steps)"
    if setup.name != .core { text += " --router \(setup.name.rawValue)" }
    if setup.isEstimated { text += " --timing estimated" }
    if faults != .all { text += " --faults \(faults.text)" }
    if judged != .all { text += " --judge \(judged.text)" }
    if let strategy { text += " --strategy \(strategy.rawValue)" }
    return text
  }
}

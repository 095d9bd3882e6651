import NavCore
import NavSim

/// `navfuzz --seed N --steps 10000`: the main job.
struct FuzzCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    let seeds = options.seeds ?? Self.freshSeed()
    let fuzzer: Fuzzer
    do {
      fuzzer = try Fuzzer(
        options.setup, faults: options.faults, judged: options.judged,
        strategy: options.strategy)
    } catch {
      throw .setup("\(error)")
    }
    Terminal.print(
      TextReport.header(
        seeds: seeds, steps: options.steps, setup: options.setup, faults: options.faults))
    Interrupt.listen()
    var corpus: Corpus?
    if let folder = options.corpus { corpus = try Corpus(folder: folder, setup: options.setup) }
    var total = Total()
    for seed in seeds {
      let report = fuzzer.run(
        seed: seed, steps: options.steps, corpus: corpus?.scenarios ?? []
      ) { Interrupt.hasCome }
      total.add(report)
      try corpus?.keep(report.kept, seed: seed)
      if let violation = report.violation {
        try fail(report, violation, fuzzer)
        return .violation
      }
      if report.wasInterrupted || Interrupt.hasCome { return interrupted(total) }
    }
    return finish(total, fuzzer.vocabulary)
  }

  private func finish(_ total: Total, _ vocabulary: [RequestKind]) -> ExitCode {
    Terminal.print(TextReport.coverage(total.coverage, faults: options.faults, vocabulary))
    if options.showsStatistics {
      Terminal.print(TextReport.statistics(total.coverage, newPlaces: total.newPlaces, vocabulary))
    }
    Terminal.print(total.summary)
    let missing = total.coverage.missing(afterSteps: options.steps, of: vocabulary)
    guard missing.isEmpty else {
      let names = missing.map(\.rawValue).joined(separator: ", ")
      Terminal.print("NOT COVERED  never completed: \(names)")
      return .coverage
    }
    Terminal.print("ok")
    return .holds
  }

  private func interrupted(_ total: Total) -> ExitCode {
    Terminal.print(TextReport.coverage(total.coverage, faults: options.faults))
    Terminal.print([total.summary, "interrupted: no violation so far"])
    return .interrupted
  }

  /// Records, shrinks, saves and prints a failure; what to paste comes last.
  private func fail(
    _ report: Fuzzer.Report, _ violation: Violation, _ fuzzer: Fuzzer
  ) throws(UsageError) {
    let steps = report.failing ?? fuzzer.record(seed: report.seed, steps: options.steps)
    let shrunk = fuzzer.shrink(steps, keeping: violation).map { fuzzer.certify($0) }
    Terminal.print(
      TextReport.failure(
        violation, seed: report.seed, step: report.steps, strategy: report.strategy, shrunk: shrunk)
    )
    Terminal.print("")
    try FailureFile(options: options).save(
      shrunk?.steps ?? steps, shrunk?.violation ?? violation,
      origin: "--seed \(report.seed) --steps \(options.steps)\(flags)")
    Terminal.print(
      "  run again:  \(Invocation.command) --seed \(report.seed) --steps \(options.steps)\(flags)")
  }

  /// The options that differ from the defaults, as they are typed.
  private var flags: String {
    var text = ""
    if options.setup.name != .core { text += " --router \(options.setup.name.rawValue)" }
    if options.setup.isEstimated { text += " --timing estimated" }
    if options.faults != .all { text += " --faults \(options.faults.text)" }
    if options.judged != .all { text += " --judge \(options.judged.text)" }
    if let strategy = options.strategy { text += " --strategy \(strategy.rawValue)" }
    return text
  }

  private static func freshSeed() -> ClosedRange<UInt64> {
    // The one place where the system's randomness is used: to choose a seed, which is then printed.
    let seed = UInt64.random(in: 0...999_999_999)
    return seed...seed
  }
}

/// What several seeds come to together.
private struct Total {
  var coverage = Coverage()
  var steps = 0
  var virtualMilliseconds: Int64 = 0
  private var digest = Digest()
  private var single = ""
  private(set) var newPlaces = [0, 0, 0, 0]
  private var count = 0

  mutating func add(_ report: Fuzzer.Report) {
    coverage.add(report.coverage)
    steps += report.steps
    virtualMilliseconds += report.virtualMilliseconds
    for byte in report.digest.utf8 { digest.add(UInt64(byte)) }
    single = report.digest
    for quarter in newPlaces.indices { newPlaces[quarter] += report.newPlaces[quarter] }
    count += 1
  }

  /// The digest of one seed is its own; that of several covers all of them in order.
  var summary: String {
    TextReport.summary(
      steps: steps, virtualMilliseconds: virtualMilliseconds,
      digest: count == 1 ? single : digest.hexadecimal)
  }
}

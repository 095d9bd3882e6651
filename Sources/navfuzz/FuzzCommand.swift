import NavCore
import NavSim

/// `navfuzz --seed N --steps 10000`: the main job.
struct FuzzCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    let seeds = options.seeds ?? Self.freshSeed()
    let fuzzer = try options.makeFuzzer()
    let shard = options.shard
    Terminal.print(
      TextReport.header(
        seeds: seeds, steps: options.steps, setup: options.setup, faults: options.faults)
        + (shard == .whole ? "" : " · shard \(shard.text)"))
    Interrupt.listen()
    var corpus: Corpus?
    if let folder = options.corpus { corpus = try Corpus(folder: folder, setup: options.setup) }
    let known = corpus?.scenarios ?? []
    var results: ResultsWriter?
    if let path = options.results {
      results = try ResultsWriter(path: path, RunDescription(options, seeds: seeds))
    }
    var report = FuzzReport(options)
    guard let last = shard.lastPlace(in: seeds) else { return report.finish(fuzzer.vocabulary) }
    var ending: ExitCode?
    let steps = options.steps
    try OrderedWork(jobs: options.jobs).run(through: last) { place, isUnwanted in
      fuzzer.run(seed: shard.seed(at: place, in: seeds), steps: steps, corpus: known) {
        Interrupt.hasCome || isUnwanted()
      }
    } take: { (run: Fuzzer.Report) throws(UsageError) in
      if run.wasInterrupted {
        report.add(SeedResult(run, failure: nil))
        ending = report.interrupted()
        return false
      }
      let result = SeedResult(run, failure: failure(run, fuzzer))
      report.add(result)
      try results?.add(result)
      try corpus?.keep(run.kept, seed: run.seed)
      if let failure = result.failure {
        ending = try report.fail(failure, seed: run.seed)
        return false
      }
      if Interrupt.hasCome { ending = report.interrupted() }
      return ending == nil
    }
    return ending ?? report.finish(fuzzer.vocabulary)
  }

  /// Records and shrinks a failure.
  private func failure(_ run: Fuzzer.Report, _ fuzzer: Fuzzer) -> SeedResult.Failure? {
    guard let violation = run.violation else { return nil }
    let steps = run.failing ?? fuzzer.record(seed: run.seed, steps: options.steps)
    let shrunk = fuzzer.shrink(steps, keeping: violation).map { fuzzer.certify($0) }
    let fixture = FailureFile(options: options).fixture(
      shrunk?.steps ?? steps, shrunk?.violation ?? violation,
      origin: options.arguments(seed: run.seed))
    return SeedResult.Failure(
      property: violation.property,
      report: TextReport.failure(
        violation, seed: run.seed, step: run.steps, strategy: run.strategy, shrunk: shrunk),
      fixture: fixture?.text ?? "", fileName: fixture?.fileName ?? "")
  }

  private static func freshSeed() -> ClosedRange<UInt64> {
    // The one place where the system's randomness is used: to choose a seed, which is then printed.
    let seed = UInt64.random(in: 0...999_999_999)
    return seed...seed
  }
}

extension Options {
  func makeFuzzer() throws(UsageError) -> Fuzzer {
    do {
      return try Fuzzer(setup, faults: faults, judged: judged, strategy: strategy)
    } catch {
      throw .setup("\(error)")
    }
  }
}

extension SeedResult {
  init(_ run: Fuzzer.Report, failure: Failure?) {
    self.init(
      seed: run.seed, steps: run.steps, virtualMilliseconds: run.virtualMilliseconds,
      digest: run.digest, coverage: run.coverage, newPlaces: run.newPlaces, failure: failure)
  }
}

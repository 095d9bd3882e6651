import NavCore
import NavSim

/// `navfuzz --seed N --steps 10000`: the main job.
struct FuzzCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    let seeds = options.seeds ?? Self.freshSeed()
    switch Isolation.role {
    case .supervisor where options.isIsolated: return try supervise(seeds)
    case .tracer:
      let fuzzer = try options.makeFuzzer()
      for seed in seeds {
        _ = fuzzer.run(seed: seed, steps: options.steps, trace: Trace.own?.steps)
      }
      return .holds
    case .worker(let from, _): return try work(seeds, from: from)
    default: return try work(seeds, from: 0)
    }
  }

  /// Lets children do it, because nobody knows what the router does to the process that it runs in.
  private func supervise(_ seeds: ClosedRange<UInt64>) throws(UsageError) -> ExitCode {
    Terminal.setUp(options)
    guard let last = options.shard.lastPlace(in: seeds) else { return try work(seeds, from: 0) }
    let shard = options.shard
    let supervisor = Supervisor(
      arguments: Array(CommandLine.arguments.dropFirst()), setup: options.setup)
    let status: Int32
    do {
      status = try supervisor.run(
        through: last, seeds: ["--seeds", "\(seeds.lowerBound)...\(seeds.upperBound)"]
      ) {
        shard.seed(at: $0, in: seeds)
      } tell: { crash in
        Terminal.print(crash.report + [""])
        do throws(UsageError) {
          try FailureFile(options: options).save(
            FixturePrinter.print(crash.fixture), as: crash.fixture.fileName)
        } catch {
          Terminal.complain(error.sentence)
        }
        Terminal.print("")
        try? note(crash, shard.seed(at: crash.place, in: seeds), seeds)
      }
    } catch {
      throw .crashed("\(error)")
    }
    return ExitCode(rawValue: status) ?? .crash
  }

  /// Writes a crash among the results, if they are written.
  private func note(
    _ crash: Supervisor.Crash, _ seed: UInt64, _ seeds: ClosedRange<UInt64>
  ) throws(UsageError) {
    guard let path = options.results else { return }
    let name = crash.fixture.expectation == .hangs ? "hang" : "crash"
    try ResultsWriter(path: path, RunDescription(options, seeds: seeds), goesOn: true).add(
      SeedResult(
        seed: seed, steps: 0, virtualMilliseconds: 0, digest: name, coverage: Coverage(),
        newPlaces: [],
        failure: SeedResult.Failure(
          property: name, expected: "the router to go on", seen: crash.report.first ?? name,
          report: crash.report, fixture: FixturePrinter.print(crash.fixture),
          fileName: crash.fixture.fileName)))
  }

  private func work(
    _ seeds: ClosedRange<UInt64>, from first: UInt64
  ) throws(UsageError) -> ExitCode {
    let fuzzer = try options.makeFuzzer()
    let shard = options.shard
    Terminal.setUp(options)
    if first == 0 {
      Terminal.inform(
        TextReport.header(
          seeds: seeds, steps: options.steps, setup: options.setup, faults: options.faults)
          + (shard == .whole ? "" : " · shard \(shard.text)"))
    }
    Interrupt.listen()
    var corpus: Corpus?
    if let folder = options.corpus { corpus = try Corpus(folder: folder, setup: options.setup) }
    let known = corpus?.scenarios
    var results: ResultsWriter?
    if let path = options.results {
      results = try ResultsWriter(
        path: path, RunDescription(options, seeds: seeds), goesOn: first > 0)
    }
    var report = FuzzReport(options, command: "fuzz")
    guard let last = shard.lastPlace(in: seeds) else { return report.finish(fuzzer.vocabulary) }
    var ending: ExitCode?
    let steps = options.steps
    let progress = Progress(seeds: last == .max ? last : last + 1, steps: steps)
    guard first <= last else { return report.finish(fuzzer.vocabulary) }
    try OrderedWork(jobs: options.jobs).run(through: last - first) { offset, isUnwanted in
      let place = first + offset
      Journal.own?.begin(place)
      defer { Journal.own?.end(place) }
      return fuzzer.run(seed: shard.seed(at: place, in: seeds), steps: steps, corpus: known) {
        progress.passed()
        Journal.own?.live()
        return Interrupt.hasCome || isUnwanted()
      }
    } take: { (run: Fuzzer.Report) throws(UsageError) in
      if run.wasInterrupted {
        report.add(SeedResult(run, failure: nil))
        ending = report.interrupted()
        return false
      }
      progress.finished()
      if run.violation != nil { progress.clear() }
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
    progress.clear()
    if ending == nil { try writePage(of: shard.seed(at: 0, in: seeds), fuzzer, report) }
    return ending ?? report.finish(fuzzer.vocabulary)
  }

  /// The page of a run that holds: how it begins, and what it has exercised.
  private func writePage(
    of seed: UInt64, _ fuzzer: Fuzzer, _ report: FuzzReport
  ) throws(UsageError) {
    guard options.report != nil else { return }
    let shown = 60
    let steps = fuzzer.record(seed: seed, steps: min(options.steps, shown * 2)).prefix(shown)
    let fixture = Fixture(
      name: "The first \(steps.count) steps of seed \(seed)", setup: options.setup,
      expectation: .passes, steps: Array(steps))
    try HTMLFile(options: options).write(
      fixture,
      facts: ["navfuzz \(options.arguments(seed: seed))", ""] + report.table(fuzzer.vocabulary))
  }

  /// Records and shrinks a failure.
  private func failure(_ run: Fuzzer.Report, _ fuzzer: Fuzzer) -> SeedResult.Failure? {
    fuzzer.failure(of: run, steps: options.steps, origin: options.arguments(seed: run.seed)).map {
      SeedResult.Failure(
        property: $0.violation.property, expected: $0.violation.expected, seen: $0.violation.seen,
        report: $0.report, fixture: $0.fixtureText, fileName: $0.fixture.fileName)
    }
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

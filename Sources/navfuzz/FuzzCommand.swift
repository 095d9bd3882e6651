import NavCore
import NavSim

/// `navfuzz --seed N --steps 10000`: the main job.
struct FuzzCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    let seeds = options.seedsOrFresh
    let fuzzer = try options.makeFuzzer()
    let shard = options.shard
    var session = Session(
      fuzzer, steps: options.steps, through: shard.lastPlace(in: seeds) ?? 0
    ) { shard.seed(at: $0, in: seeds) }
    if case .child(let duty) = ProcessRole.current { session.serve(as: duty) }

    Terminal.setUp(options)
    Terminal.inform(
      options.header(seeds, fuzzer) + (shard == .whole ? "" : " · shard \(shard.text)"))
    var report = FuzzReport(options, command: "fuzz")
    var results: ResultsWriter<RunDescription, SeedResult>?
    if let path = options.results {
      results = try ResultsWriter(path: path, RunDescription("navfuzz", options, seeds))
    }
    guard let last = shard.lastPlace(in: seeds) else { return report.finish(fuzzer.vocabulary) }
    var corpus: CorpusFolder?
    if let folder = options.corpus {
      corpus = try CorpusFolder(folder: folder, router: options.setup.name)
    }
    let progress = Progress(seeds: last == .max ? last : last + 1, steps: options.steps)
    session.jobs = options.jobs
    session.options = options.departures
    session.isIsolated = options.isIsolated
    session.begin(with: corpus?.fixtures)
    session.progress = { progress.played($0) }
    StopSignal.listen { Terminal.print("interrupted") }

    var log = FuzzLog(report: report, results: results, corpus: corpus)
    let result: SessionResult<Fuzzer.Tally>
    do {
      result = try session.run { log.take($0, progress) }
    } catch let error as UsageError {
      throw error
    } catch {
      throw .crashed("\(error)")
    }
    progress.clear()
    report = log.report
    if result.wasInterrupted { return report.interrupted() }
    if report.hasFoundFailure { return report.deliverFailure() }
    if let (seed, step) = result.differs { return report.differs(seed: seed, step: step) }
    if !report.hasFailed { try writePage(of: shard.seed(at: 0, in: seeds), fuzzer, report) }
    let status = report.finish(fuzzer.vocabulary)
    return status == .holds && log.isIncomplete ? .usage : status
  }

  /// The page of a run that holds: how it begins, and what it has exercised.
  private func writePage(
    of seed: UInt64, _ fuzzer: Fuzzer, _ report: FuzzReport
  ) throws(UsageError) {
    var pages = PageFile(options.report)
    try pages.write { () throws(UsageError) in
      let shown = PageFile.shownSteps
      let steps = fuzzer.record(seed: seed, steps: min(options.steps, shown * 2)).prefix(shown)
      let fixture = Fixture(
        name: "The first \(steps.count) steps of seed \(seed)", setup: fuzzer.playing(seed).setup,
        expectation: .passes, steps: Array(steps))
      let facts = ["navfuzz \(options.arguments(seed: seed))", ""]
      return try fixture.page(facts: facts + report.table(fuzzer.vocabulary))
    }
  }
}

/// Where the events of a run go: the report, the file of results, the corpus.
private struct FuzzLog {
  var report: FuzzReport
  var results: ResultsWriter<RunDescription, SeedResult>?
  var corpus: CorpusFolder?
  /// True when something could not be written. That ends no run.
  var isIncomplete = false

  private mutating func add(_ result: SeedResult, _ kept: [Fixture] = []) {
    report.add(result)
    do throws(UsageError) {
      try results?.add(result)
      try corpus?.keep(kept, seed: result.seed)
    } catch {
      Terminal.complain(error.sentence)
      isIncomplete = true
      results = nil
      corpus = nil
    }
  }

  mutating func take(_ event: SessionEvent, _ progress: Progress) {
    switch event {
    case .passed(let outcome):
      let result = SeedResult(outcome)
      guard !outcome.wasInterrupted else { return report.add(result) }
      progress.finished()
      add(result, outcome.kept)
    case .found(let find, let scenario):
      progress.clear()
      report.found(find, scenario)
    case .studied(let find, let failure), .same(let find, let failure),
      .otherWay(let find, let failure, _):
      add(report.fail(find, failure))
    case .inconclusive(let find, let failure):
      let lines = TextReport.nondeterministic(atStep: find.step)
      var known = failure ?? .unrepeated(find.violation, report: lines)
      known.differsAt = known.differsAt ?? find.step
      add(report.fail(find, known))
    case .unstudied(let find, let words):
      add(report.fail(find, because: "the router took the program down meanwhile (\(words))"))
    case .interrupted(let find): add(report.fail(find, because: "interrupted"))
    case .foundDeath(let failure): report.keep(failure)
    case .died(let seed, let failure):
      progress.clear()
      add(report.died(seed, failure))
    case .diedAlike(let seed, let failure): add(report.died(seed, failure, isKnown: true))
    case .alike, .goesOn: break
    }
  }
}

extension Fixture {
  /// The page of what happens in it.
  func page(facts: [String]) throws(UsageError) -> String {
    do throws(SetupError) {
      return HTMLReport.page(
        try Timeline(of: self), heading: origin.map { "\(name), \($0)" } ?? name, facts: facts)
    } catch {
      throw .setup("\(error)")
    }
  }
}

extension Options {
  func makeFuzzer() throws(UsageError) -> Fuzzer {
    do {
      let fuzzer = try Fuzzer(setup, faults: faults, judged: judged, strategy: strategy)
      return drawsSetups ? fuzzer.drawingSetups(keepsTiming: hasTiming) : fuzzer
    } catch {
      throw .setup("\(error)")
    }
  }

  /// The first line of a run: what it plays.
  func header(_ seeds: ClosedRange<UInt64>, _ fuzzer: Fuzzer) -> String {
    let isOne = seeds.lowerBound == seeds.upperBound
    let only = isOne ? fuzzer.playing(seeds.lowerBound) : nil
    let drawsSetups = only == nil && drawsSetups && setup.isDrawable
    return TextReport.header(
      seeds: seeds, steps: steps, setup: only?.setup ?? setup, faults: only?.faults ?? faults,
      drawsSetups: drawsSetups)
  }
}

extension SeedResult {
  init(_ outcome: SeedOutcome) {
    self.init(
      seed: outcome.seed, steps: outcome.steps, virtualMilliseconds: outcome.virtualMilliseconds,
      digest: outcome.digest, coverage: outcome.coverage, newPlaces: outcome.newPlaces,
      failure: nil)
  }
}

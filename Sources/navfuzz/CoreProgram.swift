import NavCore
import NavCoreFuzz

/// navfuzz's own harness, and what it is asked to do with it.
struct CoreProgram: HarnessProgram, Sendable {
  var name: String { "navfuzz" }

  /// `navfuzz --seed N --steps 10000`: the main job.
  func fuzz(_ options: Options) throws -> ExitCode {
    var fuzzer = harness(options)
    var corpus: CorpusFolder?
    if let folder = options.corpus {
      corpus = try CorpusFolder(folder: folder, router: options.setup.name)
    }
    fuzzer.corpus = corpus?.fixtures
    return try play(fuzzer, options) { (outcome) throws(UsageError) in
      try corpus?.keep(outcome.kept, seed: outcome.seed)
    }
  }

  func harness(_ options: Options) -> Fuzzer {
    let fuzzer = Fuzzer(
      options.setup, faults: options.faults, judged: options.judged, strategy: options.strategy)
    return options.drawsSetups ? fuzzer.drawingSetups(keepsTiming: options.hasTiming) : fuzzer
  }

  func command(_ fuzzer: Fuzzer, _ options: Options) -> SeedCommand<Fuzzer, Options> {
    SeedCommand(fuzzer, options, until: options.sessionEnd, Invocation.command, as: name)
  }

  func header(_ options: Options, _ seeds: ClosedRange<UInt64>, _ fuzzer: Fuzzer) -> String {
    let isOne = seeds.lowerBound == seeds.upperBound
    let only = isOne ? fuzzer.playing(seeds.lowerBound) : nil
    let drawsSetups = only == nil && options.drawsSetups
    return TextReport.header(
      seeds: seeds, steps: options.steps, setup: only?.setup ?? options.setup,
      faults: only?.faults ?? options.faults, drawsSetups: drawsSetups)
  }

  func replayed(
    _ path: String, _ options: Options, isNamed: Bool
  ) throws(UsageError) -> ReplayedFile? {
    try ReplayedFile(fixtureAt: path, logsPaths: options.logsNavigation)
  }
}

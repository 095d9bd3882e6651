import NavCore
import NavSim

/// `navfuzz --seed N --steps 10000`, the main job, and `navfuzz merge FILE...`, which puts the
/// results of several machines together.
struct FuzzCommand {
  let options: Options

  func run() throws -> ExitCode {
    let fuzzer = try options.makeFuzzer()
    var corpus: CorpusFolder?
    if let folder = options.corpus {
      corpus = try CorpusFolder(folder: folder, router: options.setup.name)
    }
    let seeds = options.seedsOrFresh
    return try options.command(fuzzer).play(
      seeds, options.header(seeds, fuzzer),
      keep: { (outcome) throws(UsageError) -> Void in
        _ = try corpus?.keep(outcome.kept, seed: outcome.seed)
      }
    ) { last, seed in
      var session = Session(fuzzer, steps: options.steps, through: last, seed: seed)
      session.begin(with: corpus?.fixtures)
      return session
    }
  }

  func merge() throws -> ExitCode {
    let files = try ResultsFile.readAll(options.paths)
    let (run, seeds) = try files.run(of: "navfuzz", printedAs: options)
    let fuzzer = try run.makeFuzzer()
    return try run.command(fuzzer).merge(files, seeds, run.header(seeds, fuzzer))
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

  /// What plays seeds, prints and saves.
  func command(_ fuzzer: Fuzzer) -> SeedCommand<Fuzzer, Options> {
    SeedCommand(fuzzer, self, until: sessionEnd, Invocation.command, as: "navfuzz")
  }

  /// The first line of a run: what it plays.
  func header(_ seeds: ClosedRange<UInt64>, _ fuzzer: Fuzzer) -> String {
    let isOne = seeds.lowerBound == seeds.upperBound
    let only = isOne ? fuzzer.playing(seeds.lowerBound) : nil
    let drawsSetups = only == nil && drawsSetups && setup.isDrawable
    return TextReport.header(
      seeds: seeds, steps: self.steps, setup: only?.setup ?? setup, faults: only?.faults ?? faults,
      drawsSetups: drawsSetups)
  }

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

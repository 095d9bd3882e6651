import NavCore
import NavSim

/// `navfuzz --seed N --steps 10000`: the main job.
struct FuzzCommand {
  let options: Options

  func run() throws -> ExitCode {
    let seeds = options.seedsOrFresh
    let fuzzer = try options.makeFuzzer()
    let shard = options.shard
    var session = Session(
      fuzzer, steps: options.steps, through: shard.lastPlace(in: seeds) ?? 0
    ) { shard.seed(at: $0, in: seeds) }
    Terminal.inform(
      options.header(seeds, fuzzer) + (shard == .whole ? "" : " · shard \(shard.text)"))
    let log = try ResultsLog(path: options.results, RunDescription("navfuzz", options, seeds))
    let hasSeeds = shard.lastPlace(in: seeds) != nil
    var report = FuzzReport(
      options, fuzzer, command: "fuzz", first: hasSeeds ? shard.seed(at: 0, in: seeds) : nil)
    guard hasSeeds else { return report.conclude(SessionResult()) }
    if let folder = options.corpus {
      report.corpus = try CorpusFolder(folder: folder, router: options.setup.name)
    }
    session.jobs = options.jobs
    session.options = options.departureWords
    session.isIsolated = options.isIsolated
    session.keepsGoing = options.keepsGoing
    session.end = options.sessionEnd
    session.begin(with: report.corpus?.fixtures)
    return report.conclude(try session.run(&report, log))
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
      seeds: seeds, steps: self.steps, setup: only?.setup ?? setup, faults: only?.faults ?? faults,
      drawsSetups: drawsSetups)
  }
}

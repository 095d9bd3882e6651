import Foundation

/// `bench`: how long the calls of a router test take, in virtual time.
struct RouterBench {
  /// The seeds that are played when none are named.
  static let usualSeeds: ClosedRange<UInt64> = 1...100

  private let test: PlayedTest
  private let options: RouterTestOptions
  private let program: String
  private let seeds: ClosedRange<UInt64>

  init(_ test: PlayedTest, _ options: RouterTestOptions, _ program: String) {
    self.test = test
    self.options = options
    self.program = program
    seeds = options.seeds ?? Self.usualSeeds
  }

  func run() throws -> ExitCode {
    try test.beginUnjudged()
    signal(SIGPIPE, SIG_IGN)
    StopSignal.listen { Terminal.complain("interrupted", as: test.name) }
    var played = RouterTestResult()
    var calls: [CallTime] = []
    let count = seeds.upperBound - seeds.lowerBound
    let progress = Progress(seeds: count == .max ? count : count + 1, steps: options.steps)
    var pool = WorkerPool(
      jobs: options.jobs, last: count, steps: options.steps, stopsAtFailure: false,
      progress: progress.played
    ) { places in
      SeedBlock(
        seeds: places.map { seeds.lowerBound + $0 }, steps: options.steps,
        options: options.departures)
    }
    defer { pool.stop() }
    var objection: (seed: UInt64, why: String)?
    let stop = try pool.run { place, ending in
      let seed = seeds.lowerBound + place
      switch ending {
      case .passed(let outcome):
        played.add(outcome)
        calls += CallTimes.read(outcome.counts ?? "")
        progress.finished()
      case .failed(let find, _): objection = (seed, find.violation.seen)
      case .died(let end): objection = (seed, end.words)
      }
      return objection == nil
    }
    progress.clear()
    if stop == .interrupted { return .interrupted }
    if let (seed, why) = objection {
      Terminal.complain(
        "nothing is measured, because of seed \(seed): \(TextEncoding.visible(why)): "
          + "see \(program) \(options.arguments(seed: seed))",
        as: test.name)
      return .crash
    }
    try test.judgeEffort(played)
    say(calls, played.digest)
    return .holds
  }

  /// What was played, as it is typed.
  private var typed: String {
    "--seeds \(seeds.lowerBound)...\(seeds.upperBound) --steps \(options.steps)"
      + options.departures
  }

  private func say(_ calls: [CallTime], _ digest: Digest) {
    let actions = test.actions.map(\.name)
    let result = RouterLoadResult(calls, actions, digest, options: typed)
    if options.printsJSON {
      Terminal.print(JSON.text(result, isPretty: true))
    } else {
      Terminal.print(result.lines(program: program, actions))
    }
  }
}

extension PlayedTest {
  /// The same test without judging anything but that no seed can decide what happens, so that a run
  /// goes on whatever its router does.
  var unjudged: Self {
    var test = self
    test.properties = [.nothingEscapes]
    test.conditions = []
    test.takesTimes = true
    return test
  }
}

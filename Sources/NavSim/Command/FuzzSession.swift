import Foundation

/// Plays seeds in child processes, and reports the results to a command: what holds, what fails,
/// what takes the process down. The command prints and saves.
///
/// Nothing that was found is lost: a failure is handed on before it is made small, and whatever
/// ends a child is a result. A signal stops everything, and leaves no process behind.
package struct FuzzSession {
  /// The result of a seed, or of a part of it. Events come in the order of the seeds.
  package enum Event {
    /// A seed holds.
    case passed(SeedOutcome)
    /// A seed has failed; nothing else has been tried yet. The scenario is missing when it took the
    /// process down as it was played again.
    case found(Find, FoundScenario?)
    /// The failure of before, after it was studied.
    case studied(Study)
    /// A seed has taken its process down, with this scenario; nothing else has been tried yet.
    case foundDeath(Failure)
    /// A seed has taken its process down.
    case died(seed: UInt64, Failure)
  }

  /// A failure, as far as it was studied.
  package struct Study {
    /// As it was found.
    package let find: Find
    /// What was said last of it; nil when nothing could be tried.
    package let known: StudiedFailure?
    /// What stood in the way, in words.
    package let notes: [String]
    /// The first step at which two executions of the same steps differ; nil when they are alike.
    package var differsAt: Int? { known?.differsAt }

    /// What follows the head of the report.
    package var lines: [String] {
      let lines =
        differsAt.map(TextReport.nondeterministic) ?? known?.report
        ?? TextReport.evidence(of: find.violation)
      return lines + (notes.isEmpty ? [] : [""] + notes.map { "  note: \($0)" })
    }
  }

  /// How a session ended.
  package enum End: Hashable, Sendable {
    /// Every seed that was to be played has been.
    case played
    /// A seed has failed, and those behind it were left out.
    case failed
    /// Two executions of the same seed differ: of this one, at this step, counted from 1.
    case differs(seed: UInt64, step: Int)
    /// A signal has come.
    case interrupted
  }

  /// Why nothing can be played.
  package enum Problem: Error, CustomStringConvertible {
    /// A child ended before it said that it was ready.
    case noAnswer(ChildEnd)

    /// What happened, and what was expected.
    package var description: String {
      switch self {
      case .noAnswer(let end):
        "the child process ended before it began (\(end.words)): expected a program that passes on "
          + "its command line (CommandLine.arguments) as it is"
      }
    }
  }

  /// What is fuzzed.
  package let fuzzer: Fuzzer
  /// How many steps a seed has.
  package let steps: Int
  /// The place of the last seed, counted from 0.
  package let last: UInt64
  /// The seed that stands at a place.
  package let seed: (UInt64) -> UInt64
  /// How many children play at once.
  package var jobs = 1
  /// Scenarios that every seed begins its search with; nil when there is no corpus.
  package var corpus: [Fixture]?
  /// What else a person types to run a seed again, beginning with a space; for fixtures.
  package var options = ""
  /// Called with how many steps have been played, now and then.
  package var progress: (Int) -> Void = { _ in }

  /// - Parameters:
  ///   - fuzzer: what is fuzzed.
  ///   - steps: how many steps a seed has.
  ///   - last: the place of the last seed, counted from 0.
  ///   - seed: the seed that stands at a place.
  package init(
    _ fuzzer: Fuzzer, steps: Int, through last: UInt64, seed: @escaping (UInt64) -> UInt64
  ) {
    self.fuzzer = fuzzer
    self.steps = steps
    self.last = last
    self.seed = seed
  }

  /// What a child of this session does instead of ``run(_:)``.
  package func serve(as duty: ProcessRole.Duty) -> Never {
    let fuzzer = fuzzer
    ChildServer(
      FuzzerPlayer(fuzzer) { (setup, judged) throws(SetupError) in
        try fuzzer.judging(judged, on: setup)
      }
    ).serve(as: duty)
  }

  /// Plays all seeds up to the first that fails; those behind one that took its process down, too.
  package func run(_ tell: (Event) throws -> Void) throws -> End {
    signal(SIGPIPE, SIG_IGN)
    let probe = try? Probe(seed: seed(0), steps: steps)
    var pool = WorkerPool(
      jobs: jobs, last: last, steps: steps, beginning: beginning, progress: progress
    ) { places in
      SeedBlock(seeds: places.map(seed), steps: steps, options: options)
    }
    var end = End.played
    defer { pool.stop() }
    let stop = try pool.run { place, ending in
      switch ending {
      case .passed(let outcome):
        try tell(.passed(outcome))
        return true
      case .failed(let find, let scenario):
        try tell(.found(find, scenario))
        end = try study(find, scenario, tell)
        return false
      case .died(let how):
        let seed = seed(place)
        let study = CrashStudy(
          fuzzer.playing(seed), origin: "--seed \(seed) --steps \(steps)\(options)",
          beginning: beginning)
        let trace = try study.trace(seed, steps)
        if trace.repeated == nil, StopSignal.hasCome { return false }
        try tell(
          .died(seed: seed, study.run(how, seed: seed, trace) { try tell(.foundDeath($0)) }))
        return true
      }
    }
    if stop == .finished, end == .played, let probe, let worker = pool.idleChild {
      switch probe.compare(with: worker) {
      case .alike, .stopped: break
      case .differs(let step): end = .differs(seed: seed(0), step: step)
      case .died(let how):
        let failure = Failure.unrepeated(how.violation("died"), report: how.unrepeated(seed(0)))
        try tell(.died(seed: seed(0), failure))
      }
    }
    return stop == .interrupted || StopSignal.hasCome ? .interrupted : end
  }

  /// The orders that a child begins with.
  private var beginning: [ChildOrder] { corpus.map { [.corpus($0)] } ?? [] }

  /// The same in this process: what crashes crashes, where a debugger can see it.
  package func runHere(_ tell: (Event) throws -> Void) throws -> End {
    for place in 0...last {
      let fuzzer = fuzzer.playing(seed(place))
      let scenarios = corpus?.steps(on: fuzzer.setup)
      let run = fuzzer.run(seed: seed(place), steps: steps, corpus: scenarios) {
        progress(Heartbeat.count)
        return StopSignal.hasCome
      }
      guard let find = run.find else {
        try tell(.passed(SeedOutcome(run, setup: fuzzer.setup)))
        if StopSignal.hasCome { return .interrupted }
        continue
      }
      let origin = "--seed \(run.seed) --steps \(steps)\(options)"
      let scenario = fuzzer.scenario(of: run, find, steps: steps, origin: origin)
      try tell(.found(find, scenario))
      var known: StudiedFailure?
      StudyOrder(find, scenario).carryOut(fuzzer) { known = $0 }
      try tell(.studied(Study(find: find, known: known, notes: [])))
      return .failed
    }
    return .played
  }

  private func study(
    _ find: Find, _ scenario: FoundScenario?, _ tell: (Event) throws -> Void
  ) throws -> End {
    guard let scenario else {
      try tell(
        .studied(
          Study(
            find: find, known: nil,
            notes: ["the router took the program down when the seed was played again"])))
      return .failed
    }
    let result = try FailureStudy(
      find: find, scenario: scenario, fuzzer: fuzzer.playing(find.seed)
    ).run()
    try tell(.studied(Study(find: find, known: result.known, notes: result.notes)))
    return result.wasInterrupted ? .interrupted : .failed
  }
}

/// A failure of a seed, and the smallest scenario that shows it.
package struct FuzzFailure: Error, Sendable {
  /// The failure as it was found.
  package let find: Find
  /// The small scenario, and how it was found.
  package let shrunk: Fuzzer.Shrunk
  /// The small scenario, to be saved and replayed.
  package let fixture: Fixture
  /// What happens in it.
  package let timeline: Timeline

  /// The seed.
  package var seed: UInt64 { find.seed }
  /// What does not hold in the small scenario.
  package var violation: Violation { shrunk.violation }
}

extension Fuzzer {
  /// Plays a fixture of this router, and keeps what happens.
  package func timeline(of fixture: Fixture) -> Timeline {
    func play(_ router: some SimulatedRouter) -> Timeline { Timeline(of: fixture, on: router) }
    return play(router)
  }

  /// Plays a fixture of this router again.
  func replay(_ fixture: Fixture) -> Replay.Result {
    func play(_ router: some SimulatedRouter) -> Replay.Result { Replay.run(fixture, on: router) }
    return play(router)
  }

  /// Runs seeds one after another; records, shrinks and certifies the first failure.
  ///
  /// - Returns: nil when everything holds.
  package func firstFailure(seeds: ClosedRange<UInt64>, steps: Int) -> FuzzFailure? {
    for seed in seeds {
      let fuzzer = playing(seed)
      let run = fuzzer.run(seed: seed, steps: steps)
      guard let find = run.find else { continue }
      let recorded = run.failing ?? fuzzer.record(seed: seed, steps: steps)
      let shrunk =
        fuzzer.shrink(recorded, keeping: find.violation).map { fuzzer.certify($0) }
        ?? Shrunk(steps: recorded, violation: find.violation, executions: 0, isMinimal: false)
      let fixture = Fixture.failing(
        shrunk.violation, fuzzer.setup, origin: "--seed \(seed) --steps \(steps)", shrunk.steps)
      return FuzzFailure(
        find: find, shrunk: shrunk, fixture: fixture, timeline: fuzzer.timeline(of: fixture))
    }
    return nil
  }
}

extension Fuzzer.Report {
  /// What was found; nil when the run holds.
  var find: Find? {
    violation.map {
      Find(
        seed: seed, step: steps, strategy: strategy, violation: $0,
        virtualMilliseconds: virtualMilliseconds, digest: digest)
    }
  }
}

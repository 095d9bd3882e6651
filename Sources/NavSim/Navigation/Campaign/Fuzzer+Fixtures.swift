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

extension Fuzzer {
  /// Plays a fixture of this router again.
  package func replay(_ fixture: Fixture) -> Replay.Result {
    func play(_ router: some SimulatedRouter) -> Replay.Result { Replay.run(fixture, on: router) }
    return play(router)
  }
}

extension Fuzzer.Report {
  /// What was found; nil when the run holds.
  package var find: Find? {
    violation.map {
      Find(
        seed: seed, step: steps, strategy: strategy, violation: $0,
        virtualMilliseconds: virtualMilliseconds, digest: digest)
    }
  }
}

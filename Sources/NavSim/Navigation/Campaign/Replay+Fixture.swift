import NavCore

extension Replay {
  /// Plays a fixture. One that expects a failure judges only that invariant, so that no other
  /// stands in its way.
  ///
  /// - Parameter paths: gets the paths that were delivered.
  package static func run(
    _ fixture: Fixture, paths: (([PathNews]) -> Void)? = nil
  ) -> Result {
    run(fixture, on: fixture.setup.makeRouter(), paths: paths)
  }

  /// Plays a fixture of a router of one's own.
  package static func run(
    _ fixture: Fixture, on router: some SimulatedRouter, paths: (([PathNews]) -> Void)? = nil
  ) -> Result {
    if fixture.steps.isEmpty { return Result(.drifted(step: 0, why: "it has no steps")) }
    var simulation = Simulation(router, judged: fixture.judged)
    if paths != nil { simulation.observer = Record() }
    defer { paths?((simulation.observer as? Record)?.paths ?? []) }
    // A scenario that takes the process down may be kept as it was drawn, with steps that never
    // applied.
    let mayDrift = !fixture.expectation.isDeadly
    var violation: Violation?
    for (index, step) in fixture.steps.enumerated() where violation == nil {
      Heartbeat.beat()
      violation = simulation.perform(step)
      if mayDrift, violation == nil, let why = simulation.lastInapplicable {
        return Result(.drifted(step: index + 1, why: why))
      }
    }
    violation = violation ?? simulation.finish()
    return Result(fixture.expectation, showing: violation)
  }
}

extension Fixture {
  /// What a replay judges: one that expects a failure only that invariant, so that no other stands
  /// in its way.
  package var judged: Set<Invariant> {
    expectation.property.flatMap(Invariant.init).map { [$0] } ?? .all
  }
}

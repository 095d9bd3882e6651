import NavCore

/// Plays a fixture again and says whether it still shows what it showed.
package enum Replay {
  /// The result of a fixture.
  package enum Verdict: Hashable, Sendable, Codable {
    /// What was expected has happened.
    case asRecorded
    /// Something else has happened.
    case changed(String)
    /// A step no longer applies; 0 for none of them does.
    case drifted(step: Int, why: String)
  }

  /// The result of a replay.
  package struct Result: Hashable, Sendable, Codable {
    /// Whether the fixture still shows what it showed.
    package let verdict: Verdict
    /// What did not hold; nil when everything did.
    package let violation: Violation?
    /// The paths that were delivered, if they were recorded; other processes do not send them.
    package private(set) var paths: [PathNews] = []
    /// What of it could not be judged, in words; nil for nothing.
    package var unjudged: String?

    private enum CodingKeys: CodingKey { case verdict, violation, unjudged }

    package init(_ verdict: Verdict, _ violation: Violation? = nil, paths: [PathNews] = []) {
      self.verdict = verdict
      self.violation = violation
      self.paths = paths
    }
  }

  /// Plays a fixture. One that expects a failure judges only that invariant, so that no other
  /// stands in its way.
  package static func run(
    _ fixture: Fixture, recordsPaths: Bool = false
  ) throws(SetupError) -> Result {
    run(fixture, on: try fixture.setup.makeRouter(), recordsPaths: recordsPaths)
  }

  /// Plays a fixture of a router of one's own.
  package static func run(
    _ fixture: Fixture, on router: some SimulatedRouter, recordsPaths: Bool = false
  ) -> Result {
    if fixture.steps.isEmpty { return Result(.drifted(step: 0, why: "it has no steps")) }
    var simulation = Simulation(router, judged: fixture.judged)
    if recordsPaths { simulation.startRecording() }
    // A scenario that takes the process down may be kept as it was drawn, with steps that never
    // applied.
    let mayDrift = !fixture.expectation.isDeadly
    var violation: Violation?
    for (index, step) in fixture.steps.enumerated() where violation == nil {
      Heartbeat.beat()
      violation = simulation.perform(step)
      if mayDrift, violation == nil, let why = simulation.lastInapplicable {
        return Result(
          .drifted(step: index + 1, why: why), paths: simulation.record?.paths ?? [])
      }
    }
    violation = violation ?? simulation.finish()
    return Result(
      verdict(fixture.expectation, violation), violation, paths: simulation.record?.paths ?? [])
  }

  private static func verdict(
    _ expectation: Expectation, _ violation: Violation?
  ) -> Verdict {
    switch (expectation, violation) {
    case (.crashes, _): .changed("expected to crash, but it ended normally")
    case (.hangs, _): .changed("expected not to come back, but it ended normally")
    case (.passes, nil): .asRecorded
    case (.fails(let invariant), let found?) where found.property == invariant: .asRecorded
    case (.passes, let found?): .changed("expected to pass, but \(found.property) fails")
    case (.fails(let invariant), nil):
      .changed("expected \(invariant) to fail, but it holds")
    case (.fails(let invariant), let found?):
      .changed("expected \(invariant) to fail, but \(found.property) does")
    }
  }
}

extension Fixture {
  /// What a replay judges: one that expects a failure only that invariant, so that no other stands
  /// in its way.
  var judged: InvariantSet {
    expectation.property.flatMap(Invariant.init).map { InvariantSet($0) } ?? .all
  }
}

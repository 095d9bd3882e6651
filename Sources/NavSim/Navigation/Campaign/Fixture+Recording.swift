import NavCore

extension Fixture {
  /// Keeps a scenario that was drawn, so that it replays as recorded: without the steps that do not
  /// apply, whose time the next step takes over, and with the invariant that it violates, if any.
  ///
  /// - Returns: nil when nothing is left, or when it does not replay as recorded.
  package init?(
    recording steps: [Step], on setup: RouterSetup, named name: String, origin: String
  ) {
    let applicable = Self.applicable(steps, on: setup.makeRouter(), judged: .all)
    guard !applicable.isEmpty else { return nil }
    var fixture = Fixture(
      name: name, setup: setup, expectation: .passes, origin: origin, steps: applicable
    ).canonical
    if let violation = Replay.run(fixture).violation {
      fixture.expectation = Expectation(failing: violation.property).known
    }
    guard Replay.run(fixture).verdict == .asRecorded else { return nil }
    self = fixture
  }

  /// The steps that apply, up to and including the first that fails; the time of those that do not
  /// apply is the next one's.
  ///
  /// A router that has failed is not driven any further: it may not survive it.
  package static func applicable(
    _ steps: [Step], on router: some SimulatedRouter, judged: Set<Invariant>
  ) -> [Step] {
    var simulation = Simulation(router, judged: judged)
    var kept: [Step] = []
    var ids: Set<StepID> = []
    var passed: Milliseconds = 0
    for step in steps {
      var candidate = step
      candidate.after = step.after + passed
      var next = simulation
      let isNamed = step.action.namedSteps.allSatisfy(ids.contains)
      if isNamed, next.perform(candidate) != nil { return kept + [candidate] }
      guard isNamed, next.lastInapplicable == nil else {
        passed = candidate.after
        continue
      }
      simulation = next
      passed = 0
      kept.append(candidate)
      ids.insert(step.id)
    }
    return kept
  }
}

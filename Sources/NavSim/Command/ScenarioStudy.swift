/// Makes a scenario small that somebody already has, in child processes.
package enum ScenarioStudy {
  /// The result.
  package enum Result {
    /// It does not fail.
    case holds
    /// It violates something.
    case failure(FuzzSession.Study)
    /// It takes its process down.
    case crash(Failure)
    /// A signal has come.
    case interrupted
  }

  /// Plays a fixture and, when it fails, makes it small.
  ///
  /// - Parameters:
  ///   - fixture: what to play.
  ///   - place: where the fixture comes from, in words.
  package static func run(_ fixture: Fixture, from place: String) throws -> Result {
    let fuzzer = try Fuzzer(fixture.setup)
    let player = Player()
    defer { player.forget() }
    var judging = fixture
    if case .fails = fixture.expectation {} else { judging.expectation = .passes }
    switch try player.play(judging) {
    case .stopped: return .interrupted
    case .holds: return .holds
    case .died(let end):
      let study = CrashStudy(fuzzer, origin: fixture.origin ?? "shrunk from \(place)")
      return .crash(study.run(end, fixture.steps, place: place) { _ in })
    case .violates(let violation):
      let find = Find(seed: 0, step: fixture.steps.count, strategy: nil, violation: violation)
      let scenario = FoundScenario(
        fixture: .failing(
          violation, fixture.setup, origin: fixture.origin ?? "shrunk from \(place)",
          fixture.steps),
        count: fixture.steps.count, digests: [])
      let study = FailureStudy(
        find: find, scenario: scenario, fuzzer: fuzzer, judgesNothingElse: judging.judged != .all)
      let result = try study.run()
      return .failure(.init(find: find, known: result.known, notes: result.notes))
    }
  }
}

/// A failure of a seed, made small, in all the forms that people and machines read.
public struct Failure: Error, Sendable, CustomStringConvertible {
  /// The seed.
  public let seed: UInt64
  /// What did not hold in the small scenario.
  public let violation: Violation
  /// The small scenario.
  public let fixture: Fixture
  /// What happens in it.
  public let timeline: Timeline
  /// As it is printed: what failed, the scenario and its timeline.
  public let report: [String]

  /// Everything that a person needs.
  public var description: String { report.joined(separator: "\n") }

  /// The fixture as a text.
  public var fixtureText: String { FixturePrinter.print(fixture) }
}

extension Fuzzer {
  /// Plays a fixture of this router, and keeps what happens.
  public func timeline(of fixture: Fixture) -> Timeline {
    func play(_ router: some SimulatedRouter) -> Timeline { Timeline(of: fixture, on: router) }
    return play(router)
  }

  /// Plays a fixture of this router again.
  func replay(_ fixture: Fixture) -> Replay.Result {
    func play(_ router: some SimulatedRouter) -> Replay.Result { Replay.run(fixture, on: router) }
    return play(router)
  }

  /// Runs seeds one after another, and makes the first failure small.
  ///
  /// - Returns: nil when everything holds.
  public func firstFailure(seeds: ClosedRange<UInt64>, steps: Int) -> Failure? {
    for seed in seeds {
      if let failure = failure(of: run(seed: seed, steps: steps), steps: steps) { return failure }
    }
    return nil
  }

  /// Records, shrinks and certifies what a run came to.
  ///
  /// - Parameters:
  ///   - run: what the seed came to.
  ///   - steps: how many the run was to have.
  ///   - origin: how to run it again, in words; nil for seed and steps alone.
  /// - Returns: nil when the run has not failed.
  public func failure(of run: Report, steps: Int, origin: String? = nil) -> Failure? {
    guard let find = run.find else { return nil }
    let recorded = run.failing ?? record(seed: run.seed, steps: steps)
    let shrunk =
      shrink(recorded, keeping: find.violation).map { certify($0) }
      ?? Shrunk(steps: recorded, violation: find.violation, executions: 0, isMinimal: false)
    let fixture = Fixture.failing(
      shrunk.violation, setup, origin: origin ?? "--seed \(run.seed) --steps \(steps)",
      shrunk.steps)
    let timeline = timeline(of: fixture)
    return Failure(
      seed: run.seed, violation: shrunk.violation, fixture: fixture, timeline: timeline,
      report: find.head + TextReport.evidence(of: shrunk, from: run.steps)
        + [""] + TextTimeline.lines(timeline).map { "    " + $0 })
  }

  /// The scenario of a run that has failed, as it was found, played once more.
  func scenario(of run: Report, steps: Int, origin: String? = nil) -> FoundScenario {
    let recorded = run.failing ?? record(seed: run.seed, steps: steps)
    let violation =
      run.violation ?? trail(recorded).violation ?? Violation(property: "", expected: "", seen: "")
    // Without the steps that do not apply, so that it replays as recorded, if that makes no difference.
    func applicable(_ router: some SimulatedRouter) -> [Step] {
      Fixture.applicable(recorded, on: router)
    }
    let shorter = applicable(router)
    let isSame = trail(shorter).violation?.property == violation.property
    let kept = isSame ? shorter : recorded
    let fixture = Fixture.failing(
      violation, setup, origin: origin ?? "--seed \(run.seed) --steps \(steps)", kept)
    return FoundScenario(
      fixture: FixturePrinter.print(fixture), fileName: fixture.fileName, count: recorded.count,
      digests: trail(fixture.steps).digests)
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

extension Fixture {
  /// The same with steps numbered as they are when it is read: what a file's name is made of.
  public var canonical: Fixture { (try? FixtureParser.parse(FixturePrinter.print(self))) ?? self }
}

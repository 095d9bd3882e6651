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
    guard let violation = run.violation else { return nil }
    let recorded = run.failing ?? record(seed: run.seed, steps: steps)
    let shrunk = shrink(recorded, keeping: violation).map { certify($0) }
    let small = shrunk?.violation ?? violation
    let expectation = Invariant(rawValue: small.property).map(Fixture.Expectation.fails)
    let fixture = Fixture(
      name: "\(small.property) fails", setup: setup, expectation: expectation ?? .passes,
      origin: origin ?? "--seed \(run.seed) --steps \(steps)", steps: shrunk?.steps ?? recorded
    ).canonical
    let timeline = timeline(of: fixture)
    let report = TextReport.failure(
      violation, seed: run.seed, step: run.steps, strategy: run.strategy, shrunk: shrunk)
    return Failure(
      seed: run.seed, violation: small, fixture: fixture, timeline: timeline,
      report: report + [""] + TextTimeline.lines(timeline).map { "    " + $0 })
  }
}

extension Fixture {
  /// The same with steps numbered as they are when it is read: what a file's name is made of.
  public var canonical: Fixture { (try? FixtureParser.parse(FixturePrinter.print(self))) ?? self }
}

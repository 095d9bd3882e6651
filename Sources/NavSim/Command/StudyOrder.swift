/// What a child receives about a failure that it studies.
struct StudyOrder: Codable, Hashable {
  /// The failure as it was found.
  private(set) var find: Find
  /// The scenario.
  private(set) var fixture: Fixture
  /// How many steps the scenario had when it was found.
  let foundCount: Int
  /// The digest after each step when the scenario was played before; empty when nobody has noted
  /// it.
  private let digests: [UInt64]
  /// How the scenario was made small already; nil when it was not.
  private var shrinking: Shrinking?
  /// True when nothing else was judged than what has failed.
  let judgesNothingElse: Bool

  /// What is known of a scenario that was made small by playing every candidate in a child.
  private struct Shrinking: Codable, Hashable {
    let executions: Int
    let isMinimal: Bool
  }

  init(_ find: Find, _ scenario: FoundScenario, judgesNothingElse: Bool = false) {
    self.find = find
    self.judgesNothingElse = judgesNothingElse
    fixture = scenario.fixture
    foundCount = scenario.count
    digests = scenario.digests
  }

  /// From now on it is about a small scenario that somebody else has found.
  mutating func take(_ shrunk: Fuzzer.Shrunk) {
    fixture = .failing(shrunk.violation, fixture.setup, origin: fixture.origin, shrunk.steps)
    find = Find(
      seed: find.seed, step: find.step, strategy: find.strategy, violation: shrunk.violation)
    shrinking = Shrinking(executions: shrunk.executions, isMinimal: shrunk.isMinimal)
  }
}

extension StudyOrder {
  /// Plays the scenario twice, makes it small and certifies it.
  ///
  /// - Parameters:
  ///   - fuzzer: of the scenario's router, with what was judged when it failed.
  ///   - tell: gets what is known after each stage.
  func carryOut(_ fuzzer: Fuzzer, _ tell: (StudiedFailure) -> Void) {
    let (steps, origin) = (fixture.steps, fixture.origin)
    if shrinking == nil, let step = firstDifference(fuzzer, steps) {
      tell(
        StudiedFailure(
          stage: .repeated, violation: find.violation, report: [], fixture: nil, differsAt: step))
      return
    }
    let start = shrinking.map {
      Fuzzer.Shrunk(
        steps: steps, violation: find.violation, executions: $0.executions,
        isMinimal: $0.isMinimal)
    }
    guard let shrunk = start ?? fuzzer.shrink(steps, keeping: find.violation) else { return }
    tell(fuzzer.studied(shrunk, from: foundCount, .shrunk, origin: origin))
    tell(fuzzer.studied(fuzzer.certify(shrunk), from: foundCount, .certified, origin: origin))
  }

  /// The first step, counted from 1, at which two executions of the same steps differ; nil when all
  /// are alike and fail as the first one did.
  private func firstDifference(_ fuzzer: Fuzzer, _ steps: [Step]) -> Int? {
    let executions = [fuzzer.trail(steps), fuzzer.trail(steps)]
    let earlier = [digests] + executions.map(\.digests)
    for (first, second) in zip(earlier, executions) where !first.isEmpty {
      if let step = Trail.firstDifference(first, second.digests) { return step }
    }
    let isSame = executions.allSatisfy { $0.violation?.property == find.violation.property }
    return isSame ? nil : steps.count
  }
}

extension Fuzzer {
  /// A failure as it is reported: with its scenario as a fixture, and a picture of what happens in
  /// it.
  func studied(
    _ shrunk: Shrunk, from count: Int, _ stage: StudiedFailure.Stage, origin: String?
  ) -> StudiedFailure {
    let fixture = Fixture.failing(shrunk.violation, setup, origin: origin, shrunk.steps)
    return StudiedFailure(
      stage: stage, violation: shrunk.violation,
      report: TextReport.evidence(of: shrunk, from: count, timeline(of: fixture)),
      fixture: fixture, differsAt: nil)
  }
}

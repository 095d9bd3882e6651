import NavCore

/// Plays a router test in a child.
struct RouterPlayer: ChildPlayer {
  private let test: PlayedTest

  /// - Parameter test: what plays.
  init(_ test: PlayedTest) { self.test = test }

  /// A router test draws its steps by itself.
  mutating func begin(with corpus: [Fixture]) {}

  func play(
    _ seed: UInt64, _ block: SeedBlock, isStopped: @escaping () -> Bool,
    say: (ChildMessage) -> Void
  ) -> Bool {
    if isStopped() { return false }
    let outcome = test.play(seed: seed, steps: block.steps)
    let time = Milliseconds(outcome.time).rawValue
    guard let violation = outcome.violation else {
      say(
        .passed(
          SeedOutcome(
            seed: seed, steps: outcome.scenario.steps.count, virtualMilliseconds: time,
            digest: outcome.text)))
      return true
    }
    say(
      .failed(
        Find(
          seed: seed, step: outcome.scenario.steps.count, strategy: nil, violation: violation,
          virtualMilliseconds: time, digest: outcome.text)))
    return false
  }

  func trace(_ seed: UInt64, _ steps: Int, say: @escaping @Sendable (ChildMessage) -> Void) {
    _ = test.play(seed: seed, steps: steps) { say(.step(test.text(of: $0))) }
  }

  func digests(_ seed: UInt64, _ steps: Int) -> [UInt64] {
    [test.play(seed: seed, steps: steps).digest]
  }

  func carryOut(_ order: ChildOrder, say: (ChildMessage) -> Void) {
    switch order {
    case .replayFile(let text):
      guard let file = try? test.file(text) else { return }
      if let violation = judging(file).play(file.scenario).violation { say(.violated(violation)) }
    case .judgeFile(let text): if let file = try? test.file(text) { say(.verdict(judge(file))) }
    case .studySeed(let find, let steps): say(.studiedFile(study(find, steps, say)))
    default: break
    }
  }

  private func judge(_ file: ScenarioFile) -> Replay.Result {
    let violation = judging(file).play(file.scenario).violation
    switch (file.expectation, violation?.property) {
    case (.passes, nil): return Replay.Result(.asRecorded)
    case (.fails(let property), let seen?) where property == seen:
      return Replay.Result(.asRecorded, violation)
    case (_, nil): return Replay.Result(.changed("everything holds"))
    case (_, let seen?): return Replay.Result(.changed("\(seen) fails"), violation)
    }
  }

  private func study(
    _ find: Find, _ steps: Int, _ say: (ChildMessage) -> Void
  ) -> StudiedFile {
    let scenario = test.play(seed: find.seed, steps: steps).scenario
    let found = test.file(of: find.violation, seed: find.seed, scenario.steps.count, scenario)
    say(
      .foundFile(
        StudiedFile(
          violation: find.violation, report: [], file: test.text(of: found),
          fileName: test.fileName(of: found))))
    guard let finding = test.study(find.violation, seed: find.seed, scenario) else {
      return StudiedFile(violation: find.violation, report: [], file: nil, fileName: "")
    }
    let small = try? test.file(finding.file)
    return StudiedFile(
      violation: finding.violation, report: finding.report, file: finding.file,
      fileName: small.map { test.fileName(of: $0) } ?? "")
  }

  /// A file that expects a failure judges only that; one that expects the process to end judges
  /// nothing.
  private func judging(_ file: ScenarioFile) -> PlayedTest {
    switch file.expectation {
    case .passes: return test
    case .fails(let property): return test.judging(only: property)
    case .crashes, .hangs: return test.judging(only: "")
    }
  }
}

extension RouterOutcome {
  /// What a parent needs to know of a run that holds: its digest, its jobs and its calls.
  var text: String {
    "\(digest):\(jobs):\(calls.started):\(calls.returned):\(calls.threw)"
  }
}

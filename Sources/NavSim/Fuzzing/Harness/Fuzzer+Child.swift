import Synchronization

// What a child does with a fuzzer: plays its seeds, and fixtures of any router that has a name.
extension Fuzzer: ChildPlayer {
  package var beginning: [ChildOrder] {
    corpus.map { [.corpus($0.map(FixturePrinter.print))] } ?? []
  }

  package mutating func begin(with order: ChildOrder) -> Bool {
    switch order {
    case .corpus(let files): corpus = files.compactMap(Self.fixture)
    case .leaveOut(let names): self = leavingOut(names)
    default: return false
    }
    return true
  }

  package func play(
    _ seed: UInt64, _ block: SeedBlock, isStopped: @escaping () -> Bool,
    say: (ChildMessage) -> Void
  ) -> Bool {
    let fuzzer = playing(seed)
    let run = fuzzer.run(
      seed: seed, steps: block.steps, corpus: corpus?.steps(on: fuzzer.setup),
      isInterrupted: isStopped)
    guard let find = run.find else {
      say(.passed(SeedOutcome(run, setup: fuzzer.setup)))
      return !run.wasInterrupted
    }
    say(.failed(find))
    let origin = "--seed \(seed) --steps \(block.steps)\(block.options)"
    say(.found(fuzzer.failure(of: run, find, steps: block.steps, origin: origin)))
    return !block.stopsAtFailure
  }

  package func trace(_ seed: UInt64, _ steps: Int, say: @escaping @Sendable (ChildMessage) -> Void)
  {
    let fuzzer = playing(seed)
    _ = fuzzer.run(
      seed: seed, steps: steps, corpus: corpus?.steps(on: fuzzer.setup), trace: trace(say))
  }

  package func digests(_ seed: UInt64, _ steps: Int) -> [UInt64] {
    playing(seed).digests(seed: seed, steps: steps)
  }

  package func carryOut(_ order: ChildOrder, say: (ChildMessage) -> Void) {
    switch order {
    case .replay(let text, _):
      guard let fixture = Self.fixture(text) else { return }
      let fuzzer = judging(fixture.judgedInChild, on: fixture.setup)
      if let violation = fuzzer.play(fixture.steps) { say(.violated(violation)) }
    case .judge(let text):
      guard let fixture = Self.fixture(text) else { return }
      let fuzzer = judging(fixture.judgedInChild, on: fixture.setup)
      say(.verdict(fuzzer.replay(fixture)))
    case .study(let order): study(order, say: say)
    default: break
    }
  }

  private static func fixture(_ text: String) -> Fixture? {
    try? FixtureParser.parse(text, maximalStepCount: .max)
  }

  /// Plays a scenario twice, makes it small and certifies it, and says what is known after each
  /// stage.
  private func study(_ order: StudyOrder, say: (ChildMessage) -> Void) {
    guard let fixture = order.found.file.flatMap(Self.fixture) else { return }
    let drawn = order.find.map { playing($0.seed) }
    let own = drawn?.setup == fixture.setup ? drawn : nil
    let fuzzer = own ?? judging(fixture.judged, on: fixture.setup)
    let seen = order.find == nil ? fuzzer.play(fixture.steps) : order.found.violation
    guard let violation = seen else { return }
    let count = order.found.stepCount
    let known: Shrunk
    if let shrinking = order.shrinking {
      known = Shrunk(
        steps: fixture.steps, violation: violation, executions: shrinking.executions,
        isMinimal: shrinking.isMinimal)
    } else {
      if let step = fuzzer.firstDifference(fixture.steps, violation, from: order.found.trail) {
        var failure = Failure.unrepeated(
          violation, report: TextReport.nondeterministic(atStep: step))
        failure.differsAt = step
        return say(.studied(failure))
      }
      guard let shrunk = fuzzer.shrink(fixture.steps, keeping: violation) else { return }
      known = shrunk
    }
    let total = count == 0 ? fixture.steps.count : count
    say(.studied(fuzzer.failure(known, from: total, origin: order.origin)))
    say(.studied(fuzzer.failure(fuzzer.certify(known), from: total, origin: order.origin)))
  }

  private func trace(_ say: @escaping @Sendable (ChildMessage) -> Void) -> StepTrace {
    // Every call has a name, because nobody knows yet which will be named.
    let names = Mutex(StepNames())
    return StepTrace { step in
      let line = names.withLock { names in
        names.name(step.id)
        return StepWords.line(step, names.names)
      }
      say(.step(line))
    } replace: { steps, count in
      var names = StepNames()
      say(.restart(after: count))
      for step in steps {
        names.name(step.id)
        say(.step(StepWords.line(step, names.names)))
      }
    }
  }
}

extension Fuzzer {
  /// The failure of a run as it was found, played once more.
  func failure(of run: Report, _ find: Find, steps: Int, origin: String) -> Failure {
    let recorded = run.failing ?? record(seed: run.seed, steps: steps)
    // Without the steps that do not apply, so that it replays as recorded, if that makes no
    // difference.
    func applicable(_ router: some SimulatedRouter) -> [Step] {
      Fixture.applicable(recorded, on: router, judged: judged)
    }
    var fixture = Fixture.failing(find.violation, setup, origin: origin, applicable(router))
    var trail = trail(fixture.steps)
    if trail.violation?.property != find.violation.property {
      fixture = Fixture.failing(find.violation, setup, origin: origin, recorded)
      trail = self.trail(fixture.steps)
    }
    return Failure(
      violation: find.violation, report: [], file: FixturePrinter.print(fixture),
      fileName: fixture.fileName, stepCount: recorded.count, trail: trail.digests)
  }

  /// A failure as it is reported: with its scenario, and a picture of what happens in it.
  func failure(_ shrunk: Shrunk, from count: Int, origin: String?) -> Failure {
    let fixture = Fixture.failing(shrunk.violation, setup, origin: origin, shrunk.steps)
    return Failure(
      violation: shrunk.violation,
      report: TextReport.evidence(of: shrunk, from: count, timeline(of: fixture)),
      file: FixturePrinter.print(fixture), fileName: fixture.fileName,
      group: [shrunk.violation.property], stepCount: count)
  }

  /// The first step, counted from 1, at which two executions of the same steps differ; nil when all
  /// are alike and fail as the first one did.
  fileprivate func firstDifference(
    _ steps: [Step], _ violation: Violation, from earlier: [UInt64]
  ) -> Int? {
    let executions = [trail(steps), trail(steps)]
    for (first, second) in zip([earlier] + executions.map(\.digests), executions)
    where !first.isEmpty {
      if let step = Trail.firstDifference(first, second.digests) { return step }
    }
    let isSame = executions.allSatisfy { $0.violation?.property == violation.property }
    return isSame ? nil : steps.count
  }
}

extension [Fixture] {
  /// The scenarios of a corpus that a seed with this setup goes on from.
  func steps(on setup: RouterSetup) -> [[Step]] { filter { $0.setup == setup }.map(\.steps) }
}

extension Fixture {
  /// What a child judges that plays this fixture: nothing when it is only to be seen whether the
  /// router survives.
  fileprivate var judgedInChild: Set<Invariant> {
    expectation.isDeadly ? [] : judged
  }
}

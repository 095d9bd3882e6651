import Synchronization

/// Plays the routers that a ``Fuzzer`` plays, and fixtures of any of them.
struct FuzzerPlayer: ChildPlayer {
  /// What the parent's command fuzzes; nil for a command that only plays fixtures.
  private let fuzzer: Fuzzer?
  /// Makes the fuzzer of a fixture's router.
  private let makeFuzzer: (RouterSetup, InvariantSet) throws(SetupError) -> Fuzzer
  private var corpus: [Fixture]?

  /// - Parameters:
  ///   - fuzzer: what plays seeds; nil for a child that is only asked to play fixtures.
  ///   - makeFuzzer: makes the fuzzer of a fixture's router.
  init(
    _ fuzzer: Fuzzer?,
    makeFuzzer: @escaping (RouterSetup, InvariantSet) throws(SetupError) -> Fuzzer
  ) {
    self.fuzzer = fuzzer
    self.makeFuzzer = makeFuzzer
  }

  mutating func begin(with order: ChildOrder) -> Bool {
    guard case .corpus(let fixtures) = order else { return false }
    corpus = fixtures
    return true
  }

  func play(
    _ seed: UInt64, _ block: SeedBlock, isStopped: @escaping () -> Bool,
    say: (ChildMessage) -> Void
  ) -> Bool {
    guard let fuzzer = fuzzer?.playing(seed) else { return false }
    let run = fuzzer.run(
      seed: seed, steps: block.steps, corpus: corpus?.steps(on: fuzzer.setup),
      isInterrupted: isStopped)
    guard let find = run.find else {
      say(.passed(SeedOutcome(run, setup: fuzzer.setup)))
      return !run.wasInterrupted
    }
    say(.failed(find))
    let origin = "--seed \(seed) --steps \(block.steps)\(block.options)"
    say(.scenario(fuzzer.scenario(of: run, find, steps: block.steps, origin: origin)))
    return false
  }

  func trace(_ seed: UInt64, _ steps: Int, say: @escaping @Sendable (ChildMessage) -> Void) {
    guard let fuzzer = fuzzer?.playing(seed) else { return }
    _ = fuzzer.run(
      seed: seed, steps: steps, corpus: corpus?.steps(on: fuzzer.setup), trace: trace(say))
  }

  func digests(_ seed: UInt64, _ steps: Int) -> [UInt64] {
    guard let fuzzer = fuzzer?.playing(seed) else { return [] }
    return fuzzer.trail(fuzzer.record(seed: seed, steps: steps)).digests
  }

  func carryOut(_ order: ChildOrder, say: (ChildMessage) -> Void) {
    switch order {
    case .replay(let text, _):
      guard let fixture = Self.fixture(text),
        let fuzzer = try? makeFuzzer(fixture.setup, fixture.judgedInChild)
      else { return }
      if let violation = fuzzer.play(fixture.steps) { say(.violated(violation)) }
    case .judge(let text):
      guard let fixture = Self.fixture(text),
        let fuzzer = try? makeFuzzer(fixture.setup, fixture.judgedInChild)
      else { return }
      say(.verdict(fuzzer.replay(fixture)))
    case .study(let order): study(order, say: say)
    default: break
    }
  }

  private static func fixture(_ text: String) -> Fixture? {
    try? FixtureParser.parse(text, maximalStepCount: .max)
  }

  private func study(_ order: StudyOrder, say: (ChildMessage) -> Void) {
    let setup = order.fixture.setup
    let only = Invariant(rawValue: order.find.violation.property).map { InvariantSet($0) }
    let drawn = fuzzer?.playing(order.find.seed)
    let own = order.judgesNothingElse || drawn?.setup != setup ? nil : drawn
    guard let fuzzer = try? own ?? makeFuzzer(setup, only ?? .all) else { return }
    order.carryOut(fuzzer) { say(.studied($0)) }
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

extension [Fixture] {
  /// The scenarios of a corpus that a seed with this setup goes on from.
  func steps(on setup: RouterSetup) -> [[Step]] { filter { $0.setup == setup }.map(\.steps) }
}

extension Fixture {
  /// What a child judges that plays this fixture: nothing when it is only to be seen whether the
  /// router survives.
  fileprivate var judgedInChild: InvariantSet {
    switch expectation {
    case .crashes, .hangs: .none
    case .passes, .fails: judged
    }
  }
}

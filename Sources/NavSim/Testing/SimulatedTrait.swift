public import NavSim
import Synchronization
public import Testing

extension Trait where Self == SimulatedTrait {
  /// Plays a test under many schedules, on one thread and in virtual time.
  ///
  ///     @Test(.simulated(seeds: 0..<1_000)) @MainActor
  ///     func bothPushesArrive() async {
  ///       let router = AppRouter()                 // the app's own, with Task.sleep
  ///       async let first: Void = router.push(.list)
  ///       async let second: Void = router.push(.cart)
  ///       _ = await (first, second)
  ///       #expect(router.path == [.list, .cart])
  ///     }
  ///
  /// The test fails at its own line, under the first seed that fails, with the fewest preemptions
  /// that still fail. The issue says which work was held back until what, and how to see that run
  /// again. A test that does not do the same under the same seed fails for that.
  ///
  /// - Parameters:
  ///   - seeds: each decides a schedule, and the random numbers that the test draws: `0..<1_000`.
  ///   - reordering: what a schedule may reorder.
  ///   - busyThreads: whether work may be late because a thread is busy; `.none` for a test whose
  ///     times are closer than five milliseconds.
  public static func simulated(
    seeds: Range<Int>, reordering: Reordering = .language, busyThreads: BusyThreads = .brief
  ) -> Self {
    Self(
      runs: .seeds(seeds), settings: RunSettings(reordering: reordering, busyThreads: busyThreads))
  }

  /// Plays a test under a hundred schedules: those of the seeds from 0 to 99.
  public static var simulated: Self { .simulated(seeds: 0..<100) }

  /// Plays a test under one schedule that an issue has named.
  ///
  /// - Parameters:
  ///   - schedule: as the issue has it; see ``Schedule``.
  ///   - reordering: what a schedule may reorder.
  public static func simulated(
    replaying schedule: String, reordering: Reordering = .language
  ) -> Self {
    Self(
      runs: .schedule(schedule), settings: RunSettings(reordering: reordering, busyThreads: .none))
  }

  /// Plays a test under every schedule with at most so many preemptions.
  ///
  /// - Parameters:
  ///   - preemptions: how many pieces of work are held back at most; see
  ///     ``explore(preemptions:reordering:busyThreads:capture:limit:progress:_:)``.
  ///   - reordering: what a schedule may reorder.
  public static func simulated(
    preemptions: Int, reordering: Reordering = .language
  ) -> Self {
    Self(
      runs: .preemptions(preemptions),
      settings: RunSettings(reordering: reordering, busyThreads: .none))
  }

  /// Plays a test once for each await of each of its tasks, which is cancelled there.
  ///
  /// What a cancelled test expects is not looked at: only that it ends, and leaves nothing that
  /// waits.
  public static var cancelledAtEveryAwait: Self {
    Self(
      runs: .cancellations, settings: RunSettings(reordering: .language, busyThreads: .none))
  }
}

/// Plays tests in virtual time: see ``Testing/Trait/simulated(seeds:reordering:busyThreads:)``.
///
/// It takes the product `NavCapture`, which captures what a test starts. A test that deadlocks, or
/// does what is not simulated, fails with a sentence that says so; what it leaves suspended is
/// abandoned, and the next test runs.
public struct SimulatedTrait: TestTrait, SuiteTrait, TestScoping {
  enum Runs: Sendable {
    case seeds(Range<Int>)
    case schedule(String)
    case preemptions(Int)
    case cancellations
  }

  let runs: Runs
  let settings: RunSettings

  /// The trait holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Plays the test.
  ///
  /// - Parameters:
  ///   - test: what is played.
  ///   - testCase: its arguments.
  ///   - function: plays it once.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let isUnwanted = Flag()
    try await withTaskCancellationHandler {
      try await withoutActuallyEscaping(function) { function in
        var held = HeldFunction(function)
        held.begin()
        defer { held.release() }
        try await play(test, testCase, isUnwanted, function)
      }
    } onCancel: {
      isUnwanted.raise()
    }
  }

  @inline(never)
  private func play(
    _ test: Test, _ testCase: Test.Case?, _ isUnwanted: Flag,
    _ function: @escaping HeldFunction.Function
  ) async throws {
    var settings = settings
    settings.isUnwanted = { isUnwanted.isRaised }
    let game = SimulatedGame(test, testCase, settings, function)
    switch runs {
    case .seeds(let seeds):
      try await game.play { settings, body in
        settings.explore(seeds.lazy.map { UInt64(truncatingIfNeeded: $0) }, body)?.failure
      }
    case .preemptions(let limit):
      try await game.play { $0.exhaust(preemptions: limit, $1).failure }
    case .cancellations: try await game.playCancelled()
    case .schedule(let text):
      guard let schedule = Schedule(text) else {
        let expected = "natural, or what is held back until what, as \"1.1@0>1.2@1\""
        Issue.record(
          "\"\(text)\" is no schedule: expected \(expected)", sourceLocation: test.sourceLocation)
        return
      }
      try await game.playAloud(schedule, seed: schedule.randomness ?? 0)
    }
  }
}

/// Something that happens once.
private final class Flag: Sendable {
  private let raised = Atomic<Bool>(false)
  var isRaised: Bool { raised.load(ordering: .relaxed) }
  func raise() { raised.store(true, ordering: .relaxed) }
  func lower() { raised.store(false, ordering: .relaxed) }
}

/// Plays one test again and again.
private struct SimulatedGame {
  private let test: Test
  private let testCase: Test.Case?
  private let settings: RunSettings
  private let function: HeldFunction.Function

  private struct Failed: Error, CustomStringConvertible {
    let description = "the test failed"
  }

  /// How a run that is heard has ended.
  private struct Ending {
    var thrown: (any Error)?
    var failure: AsyncFailure?
    /// True when it has recorded an issue that fails the test.
    var hasFailed = false
    var trace: [String] = []
  }

  init(
    _ test: Test, _ testCase: Test.Case?, _ settings: RunSettings,
    _ function: @escaping HeldFunction.Function
  ) {
    self.test = test
    self.testCase = testCase
    self.settings = settings
    self.function = function
  }

  /// Plays schedules, unheard, up to the first that fails; that one is played once more, with the
  /// fewest preemptions.
  func play(
    _ search: @Sendable (RunSettings, @escaping RunSettings.Body<Void>) -> AsyncFailure?
  ) async throws {
    guard let failure = try await unheard(search) else { return }
    guard case .thrown = failure.kind else { return tell(failure) }
    let hasFailed = try await playAloud(failure.schedule, seed: failure.seed, failure.reasons)
    if !hasFailed {
      tell(
        AsyncFailure.notDeterministic(
          "the test failed, and holds when its schedule is played again", of: failure))
    }
  }

  /// Plays cancelled runs, of which only the end is looked at.
  func playCancelled() async throws {
    if let failure = try await unheard({ $0.exploreCancellation($1) }) { tell(failure) }
  }

  private func unheard(
    _ search: @Sendable (RunSettings, @escaping RunSettings.Body<Void>) -> AsyncFailure?
  ) async throws -> AsyncFailure? {
    let hasFailed = Flag()
    let found = Mutex<AsyncFailure?>(nil)
    try await hearing { issue in
      if issue.isFailure { hasFailed.raise() }
      return nil
    } while: {
      let failure = search(settings) { [function] _ in
        hasFailed.lower()
        do { try await function() } catch { throw Failed() }
        if hasFailed.isRaised { throw Failed() }
      }
      found.withLock { $0 = failure }
    }
    return found.withLock { $0 }
  }

  /// Plays a schedule, and lets its issues be heard. What ran when is attached.
  ///
  /// - Returns: whether it has failed.
  @discardableResult
  func playAloud(
    _ schedule: Schedule, seed: UInt64, _ reasons: [String] = []
  ) async throws -> Bool {
    let name = "seed \(seed), schedule \(schedule)"
    let again = Self.again(schedule)
    let comment = (reasons + ["\(name); to see it again: \(again)"]).joined(separator: "; ")
    let stored = Mutex(Ending())
    try await hearing { issue in
      var issue = issue
      if issue.isFailure { stored.withLock { $0.hasFailed = true } }
      issue.comments.append("\(comment)")
      return issue
    } while: {
      let run = settings.play(schedule, seed: seed, tracing: true) { [function] _ in
        do { try await function() } catch { stored.withLock { $0.thrown = error } }
      }
      stored.withLock {
        switch run {
        case .success(let run): $0.trace = run.trace
        case .failure(let failure): $0.failure = failure
        }
      }
    }
    let ending = stored.withLock { $0 }
    if ending.thrown != nil || ending.hasFailed { attach(ending.trace, name, again) }
    if let failure = ending.failure { tell(failure) }
    if let thrown = ending.thrown { throw thrown }
    return ending.hasFailed || ending.failure != nil
  }

  /// What plays a schedule alone.
  private static func again(_ schedule: Schedule) -> String {
    ".simulated(replaying: \"\(schedule)\")"
  }

  /// Records what kept the test from ending.
  private func tell(_ failure: AsyncFailure) {
    if case .stopped = failure.kind { return }
    let left = failure.isAbandoned ? "what was left of the run is abandoned" : nil
    Issue.record(failure, left.map { "\($0)" }, sourceLocation: test.sourceLocation)
    attach(failure.trace, "seed \(failure.seed)", Self.again(failure.schedule))
  }

  /// Attaches what ran when to the test's result, with how to see it again.
  private func attach(_ trace: [String], _ name: String, _ again: String) {
    guard !trace.isEmpty else { return }
    let head = ["\(test.name): \(name)", "to see it again: \(again)", ""]
    let file = String(test.name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    Attachment.record(
      (head + trace).map { $0 + "\n" }.joined(), named: "\(file)-schedule.txt",
      sourceLocation: test.sourceLocation)
  }

  /// Does something during which every issue is changed, or unheard.
  private func hearing(
    _ hear: @escaping @Sendable (Issue) -> Issue?, while body: @Sendable () async throws -> Void
  ) async throws {
    try await IssueHandlingTrait.compactMapIssues(hear)
      .provideScope(for: test, testCase: testCase, performing: body)
  }
}

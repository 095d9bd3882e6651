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
  /// The test fails at its own line, under the first seed that fails, with the fewest departures
  /// from the natural order that still fail. The issue says how to see that run again.
  ///
  /// - Parameters:
  ///   - seeds: each decides a schedule: `0..<1_000`.
  ///   - reordering: what a schedule may reorder.
  public static func simulated(
    seeds: Range<Int>, reordering: Reordering = .language
  ) -> Self {
    Self(runs: .seeds(seeds), reordering: reordering)
  }

  /// Plays a test under one schedule that an issue has named.
  ///
  /// - Parameters:
  ///   - schedule: as the issue has it: numbers with commas, or `natural`.
  ///   - reordering: what a schedule may reorder.
  public static func simulated(
    replaying schedule: String, reordering: Reordering = .language
  ) -> Self {
    Self(runs: .schedule(schedule), reordering: reordering)
  }
}

/// Plays tests in virtual time: see ``Testing/Trait/simulated(seeds:reordering:)``.
///
/// It takes the product `NavCapture`, which captures what a test starts. A test that deadlocks
/// fails with a sentence that says so, and does not end, as it would not without the trait.
public struct SimulatedTrait: TestTrait, SuiteTrait, TestScoping {
  enum Runs: Sendable {
    case seeds(Range<Int>)
    case schedule(String)
  }

  let runs: Runs
  let reordering: Reordering

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
    try await withoutActuallyEscaping(function) { function in
      let game = SimulatedGame(test, testCase, reordering, function)
      switch runs {
      case .seeds(let seeds): try await game.play(seeds)
      case .schedule(let text):
        guard let choices = AsyncFailure.choices(of: text) else {
          Issue.record(
            "\"\(text)\" is no schedule: expected numbers with commas, or natural",
            sourceLocation: test.sourceLocation)
          return
        }
        try await game.playAloud(choices, "schedule \(AsyncFailure.schedule(of: choices))")
      }
    }
  }
}

/// Plays one test again and again.
struct SimulatedGame {
  private let test: Test
  private let testCase: Test.Case?
  private let reordering: Reordering
  private let function: @Sendable () async throws -> Void

  private struct Failed: Error {}

  /// How a run that is heard has ended.
  private struct Ending {
    var thrown: (any Error)?
    var failure: AsyncFailure?
    /// True when it has recorded an issue that fails the test.
    var hasFailed = false
    var trace: [String] = []
  }

  init(
    _ test: Test, _ testCase: Test.Case?, _ reordering: Reordering,
    _ function: @escaping @Sendable () async throws -> Void
  ) {
    self.test = test
    self.testCase = testCase
    self.reordering = reordering
    self.function = function
  }

  /// Plays seeds, unheard, up to the first that fails; that one is played once more, with the
  /// fewest departures from the natural order.
  func play(_ seeds: Range<Int>) async throws {
    let hasFailed = Atomic<Bool>(false)
    let found = Mutex<AsyncFinding?>(nil)
    try await hearing { issue in
      if issue.isFailure { hasFailed.store(true, ordering: .relaxed) }
      return nil
    } while: {
      let finding = explore(
        seeds: seeds.lazy.map { UInt64(truncatingIfNeeded: $0) }, reordering: reordering,
        capture: .required
      ) { [function] _ in
        hasFailed.store(false, ordering: .relaxed)
        do { try await function() } catch { throw Failed() }
        if hasFailed.load(ordering: .relaxed) { throw Failed() }
      }
      found.withLock { $0 = finding }
    }
    guard let failure = found.withLock({ $0 })?.failure else { return }
    guard case .thrown = failure.kind else { return await tell(failure) }
    try await playAloud(failure.choices, "seed \(failure.seed), schedule \(failure.schedule)")
  }

  /// Plays a schedule, and lets its issues be heard. What ran when is attached.
  func playAloud(_ choices: [Int], _ name: String) async throws {
    let again = Self.again(AsyncFailure.schedule(of: choices))
    let stored = Mutex(Ending())
    try await hearing { issue in
      var issue = issue
      if issue.isFailure { stored.withLock { $0.hasFailed = true } }
      issue.comments.append("\(name); to see it again: \(again)")
      return issue
    } while: {
      do throws(AsyncFailure) {
        let run = try simulate(
          seed: 0, reordering: reordering, replaying: choices, capture: .required, tracing: true
        ) { [function] _ in
          do { try await function() } catch { stored.withLock { $0.thrown = error } }
        }
        stored.withLock { $0.trace = run.trace }
      } catch {
        stored.withLock { $0.failure = error }
      }
    }
    let ending = stored.withLock { $0 }
    if ending.thrown != nil || ending.hasFailed { attach(ending.trace, name, again) }
    if let failure = ending.failure { return await tell(failure) }
    if let thrown = ending.thrown { throw thrown }
  }

  /// What plays a schedule alone.
  private static func again(_ schedule: String) -> String {
    ".simulated(replaying: \"\(schedule)\")"
  }

  /// Records what kept the test from ending.
  private func tell(_ failure: AsyncFailure) async {
    Issue.record(failure, sourceLocation: test.sourceLocation)
    attach(failure.trace, "seed \(failure.seed)", Self.again(failure.schedule))
    if case .notCaptured = failure.kind { return }
    // What the test waits for holds on to its function, which must not be left behind.
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
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

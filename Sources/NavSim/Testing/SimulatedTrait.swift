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

  /// What a run has come to.
  private struct Run {
    var hasFailed = false
    var choices: [Int] = []
    var time = Duration.zero
    /// What the test has thrown.
    var error: (any Error)?
    /// What kept it from ending.
    var failure: AsyncFailure?
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

  /// Plays seeds up to the first that fails; that one is played again with the fewest departures
  /// from the natural order.
  func play(_ seeds: Range<Int>) async throws {
    for seed in seeds {
      let run = try await run(UInt64(truncatingIfNeeded: seed), nil) { _ in nil }
      guard run.hasFailed else { continue }
      // A run that cannot end is told as it is: it would not end a second time either.
      if run.failure == nil {
        let choices = try await fewest(run.choices)
        try await playAloud(choices, "seed \(seed), schedule \(AsyncFailure.schedule(of: choices))")
      } else {
        try await tell(run, "seed \(seed)")
      }
      return
    }
  }

  /// Plays a schedule, and lets its issues be heard.
  func playAloud(_ choices: [Int], _ name: String) async throws {
    let again = ".simulated(replaying: \"\(AsyncFailure.schedule(of: choices))\")"
    let run = try await run(0, choices) { issue in
      var issue = issue
      issue.comments.append("\(name); to see it again: \(again)")
      return issue
    }
    try await tell(run, name)
  }

  private func tell(_ run: Run, _ name: String) async throws {
    if let failure = run.failure {
      Issue.record(failure, "\(name)", sourceLocation: test.sourceLocation)
      guard case .notCaptured = failure.kind else {
        // What the test waits for holds on to its function, which must not be left behind.
        return await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
    if let error = run.error { throw error }
  }

  /// Turns choices back to the natural order, as long as the test still fails.
  private func fewest(_ choices: [Int]) async throws -> [Int] {
    var best = choices
    var size = max(best.count, 1)
    while size >= 1 {
      var start = 0
      while start < best.count {
        var candidate = best
        let range = start..<min(start + size, candidate.count)
        start += size
        guard candidate[range].contains(where: { $0 != 0 }) else { continue }
        for index in range { candidate[index] = 0 }
        let run = try await run(0, candidate) { _ in nil }
        if run.hasFailed, run.failure == nil, departures(run.choices) < departures(best) {
          best = run.choices
        }
      }
      size /= 2
    }
    return best
  }

  private func departures(_ choices: [Int]) -> Int { choices.count { $0 != 0 } }

  /// Plays the test once.
  ///
  /// - Parameter hear: takes every issue; what it returns is recorded.
  private func run(
    _ seed: UInt64, _ choices: [Int]?, hear: @escaping @Sendable (Issue) -> Issue?
  ) async throws -> Run {
    let noted = Mutex(Run())
    try await IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { noted.withLock { $0.hasFailed = true } }
      return hear(issue)
    }.provideScope(for: test, testCase: testCase) {
      do throws(AsyncFailure) {
        let result = try simulate(
          seed: seed, reordering: reordering, replaying: choices, capture: .required
        ) { [function] _ in
          do { try await function() } catch { noted.withLock { $0.error = error } }
        }
        noted.withLock {
          $0.choices = result.choices
          $0.time = result.time
        }
      } catch {
        noted.withLock { $0.failure = error }
      }
    }
    var run = noted.withLock { $0 }
    if run.error != nil || run.failure != nil { run.hasFailed = true }
    return run
  }
}

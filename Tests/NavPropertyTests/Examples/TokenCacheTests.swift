import NavCapture
import NavSim
import NavTesting
import Testing

/// The tests of the page "Test anything with the engine", of what it mends.
@Suite("Example: a token cache")
struct TokenCacheTests {
  typealias TokenCache = TokenCacheMended.TokenCache

  @Test(.simulated(seeds: 0..<1_000)) @MainActor
  func renewsOnce() async throws {
    let cache = TokenCache()
    let first = Task { await cache.current() }
    try await Task.sleep(for: .milliseconds(200))  // just when the server answers
    _ = await cache.current()
    _ = await first.value
    #expect(cache.renewals == 1)
  }

  struct RenewedTooOften: Error {}

  @Test func renewsOnceForManyCallers() throws {
    for seed in 0..<300 as Range<UInt64> {
      try simulate(seed: seed) { @MainActor _ in
        let cache = TokenCache()
        var random = Random(seed: seed)
        var callers: [Task<String, Never>] = []
        for _ in 0..<8 {
          callers.append(Task { await cache.current() })
          try await Task.sleep(for: .milliseconds([1, 50, 100, 200][random.below(4)]))
        }
        for caller in callers { _ = await caller.value }
        guard cache.renewals == 1 else { throw RenewedTooOften() }
      }
    }
  }
}

/// What the same tests say of the cache as it was written.
enum TokenCacheFailures {
  /// What `@Test(.simulated(seeds:))` says.
  static func ofOneTest() async throws -> [String] {
    let issues = try await HeardIssues.during { test in
      try await SimulatedTrait.simulated(seeds: 0..<1_000)
        .provideScope(for: test, testCase: nil) { @MainActor in
          let cache = TokenCacheAsWritten.TokenCache()
          let first = Task { await cache.current() }
          try await Task.sleep(for: .milliseconds(200))
          _ = await cache.current()
          _ = await first.value
          #expect(cache.renewals == 1)
        }
    }
    return issues.flatMap { $0.comments.map(\.rawValue) }
  }
}

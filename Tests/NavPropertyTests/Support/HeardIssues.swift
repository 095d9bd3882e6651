import Synchronization
import Testing

/// The issues of a test that is played inside another, which they do not fail.
enum HeardIssues {
  /// - Returns: what a body records meanwhile.
  static func during(
    _ body: @escaping @Sendable (Test) async throws -> Void
  ) async throws -> [Issue] {
    let test = try #require(Test.current)
    let issues = Mutex<[Issue]>([])
    try await IssueHandlingTrait.compactMapIssues { issue in
      issues.withLock { $0.append(issue) }
      return nil
    }.provideScope(for: test, testCase: nil) { try await body(test) }
    return issues.withLock { $0 }
  }
}

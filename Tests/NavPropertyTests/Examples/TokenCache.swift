// The asynchronous example of the page "Test anything with the engine": its blocks stand here.

/// As it was written, with the bug that the page finds.
enum TokenCacheAsWritten {
  /// Keeps the token that requests are signed with, and renews it when it is too old.
  @MainActor
  final class TokenCache {
    private(set) var renewals = 0
    private var token: (text: String, expires: ContinuousClock.Instant)?
    private var renewal: Task<String, Never>?

    func current() async -> String {
      if let token, token.expires > .now { return token.text }
      if let renewal { return await renewal.value }  // one renewal serves all
      let task = Task {
        defer { renewal = nil }
        return await renew()
      }
      renewal = task
      let text = await task.value
      token = (text, .now + .seconds(60))
      return text
    }

    private func renew() async -> String {
      renewals += 1
      try? await Task.sleep(for: .milliseconds(200))  // the server
      return "token \(renewals)"
    }
  }
}

/// As it is when it has been mended.
enum TokenCacheMended {
  /// Keeps the token that requests are signed with, and renews it when it is too old.
  @MainActor
  final class TokenCache {
    private(set) var renewals = 0
    private var token: (text: String, expires: ContinuousClock.Instant)?
    private var renewal: Task<String, Never>?

    func current() async -> String {
      if let token, token.expires > .now { return token.text }
      if let renewal { return await renewal.value }
      let task = Task {
        let text = await renew()
        token = (text, .now + .seconds(60))
        renewal = nil
        return text
      }
      renewal = task
      return await task.value
    }

    private func renew() async -> String {
      renewals += 1
      try? await Task.sleep(for: .milliseconds(200))
      return "token \(renewals)"
    }
  }
}

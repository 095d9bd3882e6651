/// What a run of a router test says of itself to another process: its digest and its counts.
struct RouterSummary {
  let digest: UInt64
  let statistics: RouterStatistics

  init(digest: UInt64, statistics: RouterStatistics) {
    self.digest = digest
    self.statistics = statistics
  }

  /// Reads what ``text`` has written; nil when it is nothing of the sort.
  init?(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      let digest = UInt64(text[..<colon]),
      let statistics = RouterStatistics(text: text[colon...].dropFirst())
    else { return nil }
    self.init(digest: digest, statistics: statistics)
  }

  /// In one word.
  var text: String { "\(digest):" + statistics.text }
}

extension RouterTestResult {
  /// - Returns: what the outcome says; nil when it is nothing of the sort.
  @discardableResult
  mutating func add(_ outcome: SeedOutcome) -> RouterSummary? {
    guard let summary = RouterSummary(outcome.digest) else { return nil }
    seeds += 1
    steps += outcome.steps
    digest.add(summary.digest)
    statistics += summary.statistics
    return summary
  }
}

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
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let digest = UInt64(parts[0]),
      let statistics = RouterStatistics(text: parts[1])
    else { return nil }
    self.init(digest: digest, statistics: statistics)
  }

  /// In one word.
  var text: String { "\(digest):" + statistics.text }
}

extension RouterTestResult {
  mutating func add(_ outcome: SeedOutcome) {
    guard let summary = RouterSummary(outcome.digest) else { return }
    seeds += 1
    steps += outcome.steps
    digest.add(summary.digest)
    statistics += summary.statistics
  }
}

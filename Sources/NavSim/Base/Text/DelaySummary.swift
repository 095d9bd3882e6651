/// The delays of some requests, in milliseconds.
package struct DelaySummary: Hashable, Sendable, Codable {
  /// How many requests there were.
  package let count: Int
  /// Half of them took no longer.
  package let median: Int64
  /// 90 of 100 took no longer.
  package let p90: Int64
  /// 99 of 100 took no longer.
  package let p99: Int64
  /// None took longer.
  package let max: Int64

  /// Sums delays up by the nearest rank; nil when there are none.
  package init?(of delays: [Int64]) {
    let sorted = delays.sorted()
    guard let last = sorted.last else { return nil }
    // Counted from 1: of 100 delays the 50th, the 90th and the 99th.
    func rank(_ percent: Int) -> Int64 { sorted[(sorted.count * percent + 99) / 100 - 1] }
    (count, median, p90, p99, max) = (sorted.count, rank(50), rank(90), rank(99), last)
  }
}

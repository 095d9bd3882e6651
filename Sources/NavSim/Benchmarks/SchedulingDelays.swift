import NavCore

/// How long requests have waited in virtual time, by priority: until they started, and until they
/// ended.
package struct SchedulingDelays: Sendable {
  /// The delays of one kind, in milliseconds.
  package struct Summary: Hashable, Sendable, Codable {
    /// How many requests there were.
    package let count: Int
    /// Half of them took no longer.
    package let median: Int64
    /// 99 of 100 took no longer.
    package let p99: Int64
    /// None took longer.
    package let max: Int64
  }

  private var starts = [[Int64]](repeating: [], count: Priority.allCases.count)
  private var ends = [[Int64]](repeating: [], count: Priority.allCases.count)

  mutating func add(_ delay: Milliseconds, priority: Priority, hasEnded: Bool) {
    if hasEnded {
      ends[Int(priority.rawValue)].append(delay.rawValue)
    } else {
      starts[Int(priority.rawValue)].append(delay.rawValue)
    }
  }

  /// From request to start; nil when there were none of that priority.
  package func start(_ priority: Priority) -> Summary? { summary(starts[Int(priority.rawValue)]) }

  /// From request to end.
  package func end(_ priority: Priority) -> Summary? { summary(ends[Int(priority.rawValue)]) }

  private func summary(_ delays: [Int64]) -> Summary? {
    let sorted = delays.sorted()
    guard let max = sorted.last else { return nil }
    // The nearest rank, counted from 1: of 100 delays the 50th and the 99th.
    func rank(_ percent: Int) -> Int64 { sorted[(sorted.count * percent + 99) / 100 - 1] }
    return Summary(count: sorted.count, median: rank(50), p99: rank(99), max: max)
  }
}

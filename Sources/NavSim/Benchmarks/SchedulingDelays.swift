import NavCore

/// How long requests have waited in virtual time, by priority: until they started, and until they ended.
public struct SchedulingDelays: Sendable {
  /// The delays of one kind, in milliseconds.
  public struct Summary: Hashable, Sendable, Codable {
    /// How many requests there were.
    public let count: Int
    /// Half of them took no longer.
    public let median: Int64
    /// 99 of 100 took no longer.
    public let p99: Int64
    /// None took longer.
    public let max: Int64
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
  public func start(_ priority: Priority) -> Summary? { summary(starts[Int(priority.rawValue)]) }

  /// From request to end.
  public func end(_ priority: Priority) -> Summary? { summary(ends[Int(priority.rawValue)]) }

  private func summary(_ delays: [Int64]) -> Summary? {
    let sorted = delays.sorted()
    guard let max = sorted.last else { return nil }
    // The nearest rank, counted from 1: of 100 delays the 50th and the 99th.
    func rank(_ percent: Int) -> Int64 { sorted[(sorted.count * percent + 99) / 100 - 1] }
    return Summary(count: sorted.count, median: rank(50), p99: rank(99), max: max)
  }
}

import NavCore

/// How long requests have waited in virtual time: until they started, and until they ended.
package struct SchedulingDelays: Sendable {
  /// The delays of some requests, in milliseconds.
  package struct Summary: Hashable, Sendable, Codable {
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

  /// A request, and when what became of it.
  package struct Request: Sendable {
    package let kind: RequestKind
    package let priority: Priority
    let asked: Instant
    /// When it took effect; nil when it never did.
    var started: Instant?
    /// When the host had finished; nil unless the request completed.
    var completed: Instant?
    /// True when it did not start at once but was taken into the queue.
    package var hasWaited = false
    /// nil while it has not ended.
    package var outcome: Outcome?

    init(_ kind: RequestKind, _ priority: Priority, asked: Instant) {
      self.kind = kind
      self.priority = priority
      self.asked = asked
    }
  }

  /// In the order in which they were made.
  package internal(set) var requests: [Request] = []

  /// From request to start; nil when none of that priority has started.
  package func start(_ priority: Priority) -> Summary? {
    Self.starts(of: requests.filter { $0.priority == priority })
  }

  /// From request to end; nil when none of that priority has completed.
  package func end(_ priority: Priority) -> Summary? {
    Self.ends(of: requests.filter { $0.priority == priority })
  }

  /// From request to start, of some requests.
  package static func starts(of requests: [Request]) -> Summary? {
    Summary(of: requests.compactMap { one in one.started.map { ($0 - one.asked).rawValue } })
  }

  /// From request to end, of some requests.
  package static func ends(of requests: [Request]) -> Summary? {
    Summary(of: requests.compactMap { one in one.completed.map { ($0 - one.asked).rawValue } })
  }
}

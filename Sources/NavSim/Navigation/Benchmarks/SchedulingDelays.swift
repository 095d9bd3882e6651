import NavCore

/// How long requests have waited in virtual time: until they started, and until they ended.
package struct SchedulingDelays: Sendable {
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
  package func start(_ priority: Priority) -> DelaySummary? {
    Self.starts(of: requests.filter { $0.priority == priority })
  }

  /// From request to end; nil when none of that priority has completed.
  package func end(_ priority: Priority) -> DelaySummary? {
    Self.ends(of: requests.filter { $0.priority == priority })
  }

  /// From request to start, of some requests.
  package static func starts(of requests: [Request]) -> DelaySummary? {
    DelaySummary(of: requests.compactMap { one in one.started.map { ($0 - one.asked).rawValue } })
  }

  /// From request to end, of some requests.
  package static func ends(of requests: [Request]) -> DelaySummary? {
    DelaySummary(of: requests.compactMap { one in one.completed.map { ($0 - one.asked).rawValue } })
  }
}

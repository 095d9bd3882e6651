import NavCore

/// Reports on their way to the router: late if the host is, never out of order.
struct Outbox: Sendable {
  private var queue: [(arrival: Instant, report: HostReport)] = []

  /// When the first arrives; never when none is on its way.
  var nextArrival: Instant { queue.first?.arrival ?? .never }

  mutating func append(_ report: HostReport, arrival: Instant) {
    queue.append((max(arrival, queue.last?.arrival ?? arrival), report))
  }

  mutating func removeFirst() -> HostReport? { queue.isEmpty ? nil : queue.remove(at: 0).report }

  func contains(where predicate: (HostReport) -> Bool) -> Bool {
    queue.contains { predicate($0.report) }
  }

  func forEachWithArrival(_ body: (Instant, HostReport) -> Void) {
    for item in queue { body(item.arrival, item.report) }
  }

  func forEach(_ body: (HostReport) -> Void) { for item in queue { body(item.report) } }
}

import NavCore

/// Reports on their way to the router: late if the host is, never out of order.
struct Outbox: Sendable {
  private var waiting: [(arrival: Instant, report: HostReport)] = []
  private var head = 0

  var isEmpty: Bool { head == waiting.count }

  var first: (arrival: Instant, report: HostReport)? { isEmpty ? nil : waiting[head] }

  mutating func append(_ report: HostReport, arrival: Instant) {
    let arrival = isEmpty ? arrival : max(arrival, waiting[waiting.count - 1].arrival)
    waiting.append((arrival, report))
  }

  mutating func removeFirst() -> HostReport? {
    guard let first else { return nil }
    head += 1
    if isEmpty {
      waiting.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 32 {
      waiting.removeFirst(head)
      head = 0
    }
    return first.report
  }

  func contains(where predicate: (HostReport) -> Bool) -> Bool {
    waiting[head...].contains { predicate($0.report) }
  }

  func forEachWithArrival(_ body: (Instant, HostReport) -> Void) {
    for item in waiting[head...] { body(item.arrival, item.report) }
  }

  func forEach(_ body: (HostReport) -> Void) {
    for item in waiting[head...] { body(item.report) }
  }
}

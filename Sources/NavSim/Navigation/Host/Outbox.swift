import NavCore

/// Reports on their way to the router: late if the host is, never out of order.
struct Outbox: Sendable {
  private var waiting: [(arrival: Instant, report: HostReport)] = []
  private var head = 0
  /// When the first arrives; nil when none is on its way.
  private(set) var nextArrival: Instant?

  var isEmpty: Bool { nextArrival == nil }

  mutating func append(_ report: HostReport, arrival: Instant) {
    let arrival = isEmpty ? arrival : max(arrival, waiting[waiting.count - 1].arrival)
    waiting.append((arrival, report))
    if nextArrival == nil { nextArrival = arrival }
  }

  mutating func removeFirst() -> HostReport? {
    guard head < waiting.count else { return nil }
    // Alone, as most are.
    if waiting.count == 1 {
      nextArrival = nil
      return waiting.removeLast().report
    }
    let report = waiting[head].report
    head += 1
    if head == waiting.count {
      waiting.clear()
      head = 0
    } else if head > 32 {
      waiting.removeFirst(head)
      head = 0
    }
    nextArrival = waiting.isEmpty ? nil : waiting[head].arrival
    return report
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

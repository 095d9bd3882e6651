import NavCore

/// Reports on their way to the router: late if the host is, never out of order.
///
/// The first stands by itself, because most are alone: a list costs as much again, and another one in
/// every copy of the host.
struct Outbox: Sendable {
  private var first: HostReport?
  /// When the first arrives; never when none is on its way.
  private(set) var nextArrival = Instant.never
  /// Those behind the first, from `head` on.
  private var others: [(arrival: Instant, report: HostReport)] = []
  private var head = 0

  mutating func append(_ report: HostReport, arrival: Instant) {
    if first == nil {
      first = report
      nextArrival = arrival
    } else {
      queue(report, arrival)
    }
  }

  @inline(never)
  private mutating func queue(_ report: HostReport, _ arrival: Instant) {
    let last = others.isEmpty ? nextArrival : others[others.count - 1].arrival
    others.append((max(arrival, last), report))
  }

  mutating func removeFirst() -> HostReport? {
    let report = first
    if others.isEmpty {
      first = nil
      nextArrival = .never
    } else {
      moveUp()
    }
    return report
  }

  /// Makes the next one the first.
  @inline(never)
  private mutating func moveUp() {
    first = others[head].report
    nextArrival = others[head].arrival
    head += 1
    if head == others.count {
      others.clear()
      head = 0
    } else if head > 32 {
      others.removeFirst(head)
      head = 0
    }
  }

  func contains(where predicate: (HostReport) -> Bool) -> Bool {
    guard let first else { return false }
    return predicate(first) || others[head...].contains { predicate($0.report) }
  }

  func forEachWithArrival(_ body: (Instant, HostReport) -> Void) {
    guard let first else { return }
    body(nextArrival, first)
    for item in others[head...] { body(item.arrival, item.report) }
  }

  func forEach(_ body: (HostReport) -> Void) { forEachWithArrival { body($1) } }
}

import NavCore
import Testing

@testable import NavSim

@Suite("Outbox")
struct OutboxTests {
  @Test("agrees with a plain list on random use", arguments: 0..<20 as Range<UInt64>)
  func agreesWithList(_ seed: UInt64) {
    var random = Random(seed: seed)
    var outbox = Outbox()
    var list: [(arrival: Instant, report: HostReport)] = []
    var last: UInt64 = 0
    // Now and then nobody listens, so that many wait, or everybody does, so that none is left.
    for round in 0..<2_000 {
      if random.chance(1 + round / 100 % 5, in: 7) {
        #expect(outbox.removeFirst() == (list.isEmpty ? nil : list.removeFirst().report))
      } else {
        last += 1
        let report = HostReport.ended(TransitionID(last), finished: random.chance(1, in: 2))
        let arrival = Instant(milliseconds: Int64(round + random.below(50)))
        outbox.append(report, arrival: arrival)
        list.append((max(arrival, list.last?.arrival ?? arrival), report))
      }
      #expect(outbox.nextArrival == list.first?.arrival ?? .never)
    }
    var rest: [(arrival: Instant, report: HostReport)] = []
    outbox.forEachWithArrival { rest.append(($0, $1)) }
    #expect(rest.map(\.arrival) == list.map(\.arrival))
    #expect(rest.map(\.report) == list.map(\.report))
    #expect(outbox.contains { $0 == list.last?.report } == !list.isEmpty)
  }
}

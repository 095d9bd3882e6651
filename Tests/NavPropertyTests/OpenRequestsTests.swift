import NavCore
import Testing

@testable import NavSim

/// The account that the invariants of requests share, against plain lists.
@Suite("Open requests")
struct OpenRequestsTests {
  private struct Plain {
    let id: RequestID
    let kind: RequestKind
    let priority: Priority
  }

  @Test(
    "those that wait leave in any order, and the first of each lane is known", arguments: 0..<100)
  func lanes(seed: Int) {
    var random = Random(seed: UInt64(seed))
    var open = OpenRequests()
    var plain: [Plain] = []
    for number in 1...300 {
      if random.chance(1, in: 2) {
        let one = Plain(
          id: RequestID(UInt64(number)), kind: random.chance(1, in: 2) ? .enqueue : .present,
          priority: Priority.allCases[random.below(4)])
        open.submitting(one.kind, one.priority)
        open.isMade(one.id)
        open.waits(one.id)
        open.endCall()
        plain.append(one)
      } else if !plain.isEmpty {
        let one = plain.remove(at: random.chance(1, in: 2) ? 0 : random.below(plain.count))
        if random.chance(1, in: 2) {
          expectSettles(one.id, &open)
        } else {
          check(one, in: &open, plain)
        }
        expectSettles(one.id, &open, false)
      }
      #expect(open.waitingCount == plain.count)
      #expect(open.all == plain.map(\.id))
    }
  }

  private func check(_ one: Plain, in open: inout OpenRequests, _ plain: [Plain]) {
    let lane = open.starts(one.id, .time)
    #expect(lane == OpenRequests.Lane(one.kind, one.priority))
    #expect(open.count == plain.count + 1)
    guard let lane else { return }
    for isEmpty in [true, false] {
      let overtaken = plain.contains {
        (isEmpty || $0.kind != .enqueue)
          && ($0.priority > one.priority || $0.priority == one.priority && $0.id < one.id)
      }
      let found = open.overtaken(by: one.id, from: lane, onEmptyScreen: isEmpty)
      #expect((found != nil) == overtaken)
    }
    expectSettles(one.id, &open)
  }

  private func expectSettles(
    _ id: RequestID, _ open: inout OpenRequests, _ expected: Bool = true
  ) {
    let found = open.settles(id)
    #expect(found == expected)
  }

  @Test("one that starts in the call that made it has its priority, and is settled once")
  func atOnce() {
    var open = OpenRequests()
    let id = RequestID(1)
    open.submitting(.push, .high)
    open.isMade(id)
    let lane = open.starts(id, .request(id, .push))
    #expect(lane == OpenRequests.Lane(.push, .high))
    open.endCall()
    let again = open.starts(id, .time)
    #expect(again == nil)
    #expect(open.all == [id])
    expectSettles(id, &open)
    expectSettles(id, &open, false)
    #expect(open.count == 0)
  }

  @Test("what neither waits nor starts is open all the same")
  func forgotten() {
    var open = OpenRequests()
    for number: UInt64 in 1...3 {
      open.submitting(.push, .normal)
      open.isMade(RequestID(number))
      if number > 1 {
        _ = open.starts(RequestID(number), .request(RequestID(number), .push))
      }
      open.endCall()
    }
    #expect(open.all == [RequestID(1), RequestID(2), RequestID(3)])
    expectSettles(RequestID(2), &open)
    expectSettles(RequestID(1), &open)
    #expect(open.all == [RequestID(3)])
  }
}

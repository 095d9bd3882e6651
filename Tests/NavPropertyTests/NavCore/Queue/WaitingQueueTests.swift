import Testing

@testable import NavCore
@testable import NavEngine

@Suite("Waiting queue")
struct WaitingQueueTests {
  /// The obvious queue: a list, searched every time.
  private struct Model {
    var items: [(WaitingRequest, gated: Bool)] = []

    mutating func popNext(_ nothingPresented: Bool) -> RequestID? {
      let ready = items.indices.filter { nothingPresented || !items[$0].gated }
      let best = ready.min { left, right in
        let (l, r) = (items[left].0, items[right].0)
        return l.priority == r.priority ? l.id < r.id : l.priority > r.priority
      }
      return best.map { items.remove(at: $0).0.id }
    }

    mutating func remove(_ id: RequestID) -> Bool {
      let before = items.count
      items.removeAll { $0.0.id == id }
      return items.count < before
    }
  }

  private let enqueue = Request.enqueue(RouteID(1), .sheet)

  @Test("agrees with a plain list on random use", arguments: 0..<20 as Range<UInt64>)
  func agreesWithModel(_ seed: UInt64) {
    var random = Random(seed: seed)
    var queue = WaitingQueue()
    var model = Model()
    var last: UInt64 = 0
    for _ in 0..<2_000 {
      switch random.below(5) {
      case 0, 1:
        last += 1
        let gated = random.chance(1, in: 2)
        let item = WaitingRequest(
          id: RequestID(last), request: gated ? enqueue : .dismiss,
          priority: Priority.allCases[random.below(4)], source: nil, scope: .visible)
        queue.append(item)
        model.items.append((item, gated))
      case 2:
        let open = random.chance(1, in: 2)
        #expect(queue.popNext(nothingPresented: open)?.id == model.popNext(open))
      default:
        let id = RequestID(UInt64(random.below(Int(last) + 2)))
        #expect(queue.remove(id) == model.remove(id))
      }
      #expect(queue.count == model.items.count)
    }
    let expected = model.items.map(\.0).sorted { (one: WaitingRequest, other: WaitingRequest) in
      if one.priority != other.priority { return one.priority > other.priority }
      return one.id < other.id
    }
    #expect(queue.inOrder == expected)
  }

  @Test("queues in which the same requests wait are equal, others are not")
  func equality() {
    func queue(_ ids: [UInt64], gated: UInt64? = nil) -> WaitingQueue {
      var queue = WaitingQueue()
      for id in ids {
        let item = WaitingRequest(
          id: RequestID(id), request: id == gated ? enqueue : .dismiss, priority: .normal,
          source: nil, scope: .visible)
        queue.append(item)
      }
      return queue
    }
    var used = queue([1, 2, 3, 4])
    let wasThere = used.remove(RequestID(2))
    let first = used.popNext(nothingPresented: false)
    #expect(wasThere && first?.id == RequestID(1))
    #expect(used == queue([3, 4]))
    #expect(used != queue([3]))
    #expect(used != queue([3, 5]))
    #expect(used != queue([3, 4], gated: 4))
    #expect(queue([]) == queue([]))
  }
}

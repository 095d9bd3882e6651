import NavCore

/// The structures by themselves, to be compared with those of other languages.
enum StructureWork {
  static func queue(_ count: Int, waiting: Int) -> WorkloadRun {
    var queue = WaitingQueue()
    var random = Random(seed: 1)
    var digest = Digest()
    var last: UInt64 = 0
    func one() -> WaitingRequest {
      last += 1
      return WaitingRequest(
        id: RequestID(last), request: .dismiss, priority: Priority.allCases[random.below(4)],
        source: nil, scope: .visible)
    }
    for _ in 0..<waiting { queue.append(one()) }
    for _ in 0..<count {
      queue.append(one())
      digest.add(queue.popNext(nothingPresented: true)?.id.rawValue ?? 0)
    }
    return WorkloadRun(operations: count, digest: digest.value, delays: nil)
  }

  /// Each timer that is due sets another one, up to ten seconds later.
  static func timers(_ count: Int, waiting: Int) -> WorkloadRun {
    var timers = Heap<Timer>()
    var random = Random(seed: 1)
    var digest = Digest()
    var last: UInt64 = 0
    var now: Int64 = 0
    func set() {
      last += 1
      timers.insert(Timer(deadline: now + Int64(random.below(10_000)), number: last))
    }
    for _ in 0..<waiting { set() }
    for _ in 0..<count {
      set()
      guard let timer = timers.removeFirst() else { break }
      now = timer.deadline
      digest.add(timer.number)
    }
    return WorkloadRun(operations: count, digest: digest.value, delays: nil)
  }

  private struct Timer: Comparable {
    let deadline: Int64
    let number: UInt64

    static func < (left: Self, right: Self) -> Bool {
      left.deadline == right.deadline
        ? left.number < right.number : left.deadline < right.deadline
    }
  }
}

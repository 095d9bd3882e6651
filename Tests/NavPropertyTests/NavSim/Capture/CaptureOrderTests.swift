import Dispatch
import NavSim
import Testing

/// What a seed may reorder, and what it must not: an order that cannot happen is no finding.
@Suite("Captured orders")
struct CaptureOrderTests {
  /// The orders that many seeds show.
  private func orders(
    _ reordering: Reordering = .language,
    _ body: @escaping @Sendable (EventList) async throws -> Void
  ) throws -> Set<[String]> {
    var orders: Set<[String]> = []
    for seed in 0..<200 as Range<UInt64> {
      let run = try simulate(
        seed: seed, reordering: reordering, busyThreads: .none, capture: .required
      ) { _ in
        let list = EventList()
        try await body(list)
        try await Task.sleep(for: .seconds(10))
        return list.events
      }
      orders.insert(run.result)
    }
    return orders
  }

  @Test("a serial queue keeps its order, and different queues interleave")
  func serial() throws {
    let orders = try orders { list in
      let (first, second) = (DispatchQueue(label: "1"), DispatchQueue(label: "2"))
      first.async { list.add("a") }
      first.async { list.add("b") }
      second.async { list.add("c") }
    }
    #expect(orders == [["a", "b", "c"], ["a", "c", "b"], ["c", "a", "b"]])
  }

  @Test("the main queue keeps its order")
  func mainQueue() throws {
    let orders = try orders { list in
      DispatchQueue.main.async { list.add("a") }
      DispatchQueue.main.async { list.add("b") }
      DispatchQueue.main.async { list.add("c") }
    }
    #expect(orders == [["a", "b", "c"]])
  }

  @Test("blocks of one queue that are due together keep the order of their submission")
  func sameDeadline() throws {
    let one = try orders { list in
      let time = DispatchTime.now() + 1
      let queue = DispatchQueue(label: "1")
      queue.asyncAfter(deadline: time) { list.add("a") }
      queue.asyncAfter(deadline: time) { list.add("b") }
      queue.asyncAfter(deadline: time) { list.add("c") }
    }
    #expect(one == [["a", "b", "c"]])
    let two = try orders { list in
      let time = DispatchTime.now() + 1
      DispatchQueue(label: "1").asyncAfter(deadline: time) { list.add("a") }
      DispatchQueue(label: "2").asyncAfter(deadline: time) { list.add("b") }
    }
    #expect(two == [["a", "b"], ["b", "a"]])
  }

  @Test("a concurrent queue runs in any order between its barriers")
  func barriers() throws {
    let orders = try orders { list in
      let queue = DispatchQueue(label: "1", attributes: .concurrent)
      queue.async { list.add("a") }
      queue.async { list.add("b") }
      queue.async(flags: .barrier) { list.add("|") }
      queue.async { list.add("c") }
      queue.async { list.add("d") }
    }
    let halves = [["a", "b"], ["b", "a"]].flatMap { first in
      [["c", "d"], ["d", "c"]].map { first + ["|"] + $0 }
    }
    #expect(orders == Set(halves))
  }

  @Test("tasks of the main actor run in any order that the language leaves open")
  func mainActorTasks() throws {
    let body: @Sendable (EventList) async -> Void = { list in
      Task { @MainActor in list.add("a") }
      Task { @MainActor in list.add("b") }
    }
    #expect(try orders(.language, body) == [["a", "b"], ["b", "a"]])
    // Without reordering only the tasks of different executors interleave.
    #expect(try orders(.runtime, body).count <= 2)
  }

  @Test("on today's runtime main-actor tasks and blocks of the main queue keep one order")
  func mainActorAndMainQueue() throws {
    let body: @Sendable (EventList) async -> Void = { list in
      await onMainActor {
        Task { @MainActor in list.add("a") }
        DispatchQueue.main.async { list.add("b") }
        Task { @MainActor in list.add("c") }
      }
    }
    #expect(try orders(.runtime, body) == [["a", "b", "c"]])
    #expect(try orders(.language, body).count > 1)
  }

  @Test("timers of one instant run in either order, and none is early")
  func timers() throws {
    let orders = try orders { list in
      for name in ["a", "b"] {
        Task.detached {
          let start = ContinuousClock.now
          try await Task.sleep(for: .seconds(1))
          #expect(ContinuousClock.now - start == .seconds(1))
          list.add(name)
        }
      }
      Task.detached {
        try await Task.sleep(for: .milliseconds(1_001))
        list.add("c")
      }
    }
    #expect(orders == [["a", "b", "c"], ["b", "a", "c"]])
  }

  @Test("the natural order is by priority, and first come, first served")
  func naturalOrder() throws {
    let run = try simulate(seed: 1, replaying: .natural, capture: .required) { _ in
      let list = EventList()
      for (name, priority) in [("a", TaskPriority.low), ("b", .medium), ("c", .high), ("d", .high)]
      {
        Task.detached(priority: priority) { list.add(name) }
      }
      try await Task.sleep(for: .seconds(1))
      return list.events
    }
    #expect(run.result == ["c", "d", "b", "a"])
  }
}

@MainActor
private func onMainActor(_ body: @MainActor () -> Void) { body() }

import Dispatch
import Foundation
import NavSim
import Synchronization
import Testing

/// Where code of several isolations writes down what happens.
final class EventList: Sendable {
  private let stored = Mutex<[String]>([])

  var events: [String] { stored.withLock { $0 } }
  func add(_ event: String) { stored.withLock { $0.append(event) } }
}

private actor Counter {
  private(set) var count = 0

  func countSlowly() async {
    let seen = count
    await Task.yield()
    count = seen + 1
  }
}

@Suite("Captured mechanisms")
struct CaptureMechanismTests {
  private static let hour = Duration.seconds(3_600)

  /// How much virtual time a body takes.
  private func time(_ body: @escaping @Sendable () async throws -> Void) throws -> Duration {
    try simulate(seed: 3, capture: .required) { _ in try await body() }.time
  }

  @Test("Task.sleep passes in virtual time in all its forms")
  func sleeps() throws {
    let clock = ContinuousClock()
    #expect(try time { try await Task.sleep(for: Self.hour) } == Self.hour)
    #expect(try time { try await Task.sleep(nanoseconds: 7) } == .nanoseconds(7))
    #expect(
      try time { try await Task.sleep(until: .now + Self.hour, clock: .suspending) } == Self.hour)
    #expect(
      try time { try await Task.sleep(until: .now + Self.hour, tolerance: .seconds(60)) }
        == Self.hour)
    #expect(try time { try await clock.sleep(for: Self.hour) } == Self.hour)
    #expect(try time { try await SuspendingClock().sleep(until: .now + Self.hour) } == Self.hour)
    #expect(try time { try await Task.sleep(for: .seconds(-1)) } == .zero)
  }

  @Test("the clocks of the language, of queues and of dates tell virtual time")
  func clocks() throws {
    _ = try time {
      let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
      let (queues, date) = (DispatchTime.now(), Date())
      try await Task.sleep(for: .milliseconds(1_500))
      #expect(ContinuousClock.now - continuous == .milliseconds(1_500))
      #expect(SuspendingClock.now - suspending == .milliseconds(1_500))
      #expect(DispatchTime.now().uptimeNanoseconds - queues.uptimeNanoseconds == 1_500_000_000)
      #expect(Date().timeIntervalSince(date) == 1.5)
      #expect(Date(timeIntervalSince1970: 1_893_456_000) == date)
    }
  }

  @Test("detached and unstructured tasks, groups and streams belong to the simulation")
  func tasks() throws {
    let run = try simulate(seed: 5, capture: .required) { _ in
      let detached = Task.detached { () -> Int in
        try await Task.sleep(for: .seconds(1))
        return 1
      }
      let inGroup = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 {
          group.addTask {
            try? await Task.sleep(for: .seconds(number))
            return number
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      let (stream, continuation) = AsyncStream.makeStream(
        of: Int.self, bufferingPolicy: .bufferingNewest(1))
      let producer = Task {
        for number in 0..<3 { continuation.yield(number) }
        try? await Task.sleep(for: .seconds(1))
        continuation.finish()
      }
      var kept: [Int] = []
      for await number in stream { kept.append(number) }
      await producer.value
      return (try await detached.value, inGroup, kept.last)
    }
    #expect(run.result.0 == 1)
    #expect(run.result.1 == [1, 2, 3])
    #expect(run.result.2 == 2)
    #expect(run.time == .seconds(4))
  }

  @Test("a default actor interleaves where it awaits")
  func actors() throws {
    var counts: Set<Int> = []
    for seed in 0..<50 as Range<UInt64> {
      let run = try simulate(seed: seed, capture: .required) { _ in
        let counter = Counter()
        let first = Task.detached { await counter.countSlowly() }
        let second = Task.detached { await counter.countSlowly() }
        await first.value
        await second.value
        return await counter.count
      }
      counts.insert(run.result)
    }
    #expect(counts == [1, 2])
  }

  @Test("main-actor code finds itself on the main actor, and other code does not")
  func isolation() throws {
    _ = try simulate(seed: 1, capture: .required) { @MainActor _ in
      MainActor.assertIsolated()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          dispatchPrecondition(condition: .onQueue(.main))
          MainActor.assumeIsolated { continuation.resume() }
        }
      }
      let queue = DispatchQueue(label: "own")
      await withCheckedContinuation { continuation in
        queue.async {
          dispatchPrecondition(condition: .onQueue(queue))
          dispatchPrecondition(condition: .notOnQueue(.main))
          continuation.resume()
        }
      }
      MainActor.assertIsolated()
    }
  }

  @Test("queues run their blocks in virtual time, at once and later")
  func queues() throws {
    let run = try simulate(seed: 2, capture: .required) { _ in
      let list = EventList()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { list.add("main") }
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.25) { list.add("global") }
        DispatchQueue(label: "own").asyncAfter(deadline: .now() + .milliseconds(750)) {
          continuation.resume()
        }
        DispatchQueue.global(qos: .utility).async { list.add("now") }
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { list.add("never") }
      }
      return list.events
    }
    #expect(run.result == ["now", "global", "main"])
    #expect(run.time == .milliseconds(750))
  }

  @Test("sync runs what waits in its queue first")
  func sync() throws {
    for seed in 0..<20 as Range<UInt64> {
      let run = try simulate(seed: seed, capture: .required) { _ in
        let queue = DispatchQueue(label: "own")
        let list = EventList()
        for number in 0..<3 { queue.async { list.add("\(number)") } }
        queue.sync { list.add("sync") }
        DispatchQueue.concurrentPerform(iterations: 2) { list.add("perform \($0)") }
        return list.events
      }
      #expect(run.result == ["0", "1", "2", "sync", "perform 0", "perform 1"])
    }
  }

  @Test("groups of queues notify when all have left")
  func groups() throws {
    let run = try simulate(seed: 4, capture: .required) { _ in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { group.leave() }
      DispatchQueue.global().async(group: group) {}
      await withCheckedContinuation { continuation in
        group.notify(queue: .main) { continuation.resume() }
      }
    }
    #expect(run.time == .seconds(2))
  }

  @Test("values of a queue and work items are there")
  func queueValues() throws {
    let key = DispatchSpecificKey<Int>()
    let run = try simulate(seed: 4, capture: .required) { _ in
      let queue = DispatchQueue(label: "own")
      queue.setSpecific(key: key, value: 5)
      let cancelled = DispatchWorkItem { Issue.record("a cancelled item has run") }
      queue.async(execute: cancelled)
      cancelled.cancel()
      return await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }
      }
    }
    #expect(run.result == 5)
  }

  @Test("priority escalation and cancellation reach a task that sleeps")
  func cancellation() throws {
    let elapsed = try time {
      let low = Task.detached(priority: .background) { try await Task.sleep(for: Self.hour) }
      let waiting = Task.detached(priority: .high) { try await low.value }
      try await Task.sleep(for: .seconds(1))
      low.cancel()
      #expect(await waiting.result.isCancelled)
    }
    #expect(elapsed == .seconds(1))
  }

  @Test("a simulation inside another has its own time and its own main actor")
  func nested() throws {
    let run = try simulate(seed: 1, capture: .required) { @MainActor _ in
      let inner = try simulate(seed: 2, capture: .required) { @MainActor _ in
        try await Task.sleep(for: Self.hour)
      }
      try await Task.sleep(for: .seconds(1))
      return inner.time
    }
    #expect(run.result == Self.hour)
    #expect(run.time == .seconds(1))
  }
}

extension Result where Failure == any Error {
  fileprivate var isCancelled: Bool {
    if case .failure(let error) = self { return error is CancellationError }
    return false
  }
}

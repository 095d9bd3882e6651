import Dispatch
import Testing

@testable import NavConcurrency

/// Checks, waits, then acts on what it checked: wrong whenever somebody came in between.
private actor Ticket {
  private let lane: Lane
  private(set) var sold = 0

  init(_ lane: Lane) { self.lane = lane }

  nonisolated var unownedExecutor: UnownedSerialExecutor { lane.unownedExecutor }

  func sell() async {
    if sold == 0 {
      await Task.yield()
      sold += 1
    }
  }
}

private struct SoldTwice: Error {}

@Suite("Asynchronous simulation")
struct AsyncSimulationTests {
  /// Two buyers, the second so many turns behind the first.
  private static func market(
    _ delay: Int
  ) -> @Sendable (AsyncSimulation) async throws -> Void {
    { sim in
      let ticket = Ticket(sim.makeLane())
      async let first: Void = ticket.sell()
      for _ in 0..<delay { await Task.yield() }
      async let second: Void = ticket.sell()
      _ = await (first, second)
      if await ticket.sold != 1 { throw SoldTwice() }
    }
  }

  @Test("a planted race is found, however deep", arguments: [0, 2, 5, 10])
  func race(_ depth: Int) throws {
    let finding = explore(seeds: 0..<20_000, Self.market(depth))
    let found = try #require(finding)
    #expect(found.failure.kind == .thrown("SoldTwice()"))
    #expect(found.isMinimal)
    for index in found.failure.schedule.preemptions.indices {
      var schedule = found.failure.schedule
      schedule.preemptions.remove(at: index)
      #expect(throws: Never.self) {
        try simulate(seed: 0, replaying: schedule, Self.market(depth))
      }
    }
  }

  @Test("a trace has a line for each piece of work and a column for each task", arguments: [0, 3])
  func trace(_ seed: UInt64) throws {
    let run = try simulate(
      seed: seed, busyThreads: .none, capture: .off, tracing: true
    ) { sim in
      await withTaskGroup(of: Void.self) { group in
        for turn in 1...3 {
          group.addTask { try? await sim.clock.sleep(for: .milliseconds(turn)) }
        }
      }
    }
    #expect(run.trace.count == run.steps + 1)
    let head = run.trace[0].split(separator: " ").joined(separator: " ")
    #expect(head.hasPrefix("ms task 1 task 1."), "\(head)")
    let times = run.trace.dropFirst().compactMap {
      $0.split(separator: " ").first.flatMap { Int($0) }
    }
    #expect(times == times.sorted() && Set(times) == [0, 1, 2, 3])
    let departures = run.schedule.preemptions.count
    #expect(run.trace.count { $0.contains("held back until") } == departures)
    #expect(try simulate(seed: seed, capture: .off) { _ in }.trace.isEmpty)
  }

  @Test("of a long run the last part is traced")
  func longTrace() throws {
    let run = try simulate(seed: 2, capture: .off, tracing: true) { _ in
      for _ in 0..<5_000 { await Task.yield() }
    }
    #expect(run.trace.count == ScheduleTrace.limit + 2)
    #expect(run.trace[1].hasSuffix("\(run.steps - ScheduleTrace.limit) before"))
  }

  @Test("a found schedule fails again when it is replayed")
  func replay() throws {
    let failure = try #require(explore(seeds: 0..<1_000, Self.market(2))).failure
    for seed in 0..<3 as Range<UInt64> {
      #expect(throws: AsyncFailure.self) {
        try simulate(seed: seed, replaying: failure.schedule, Self.market(2))
      }
    }
  }

  @Test("the same seed gives the same run", arguments: 0..<50 as Range<UInt64>)
  func deterministic(_ seed: UInt64) throws {
    func run() throws -> Schedule {
      try simulate(seed: seed) { sim in
        let ticket = Ticket(sim.makeLane())
        await withTaskGroup(of: Void.self) { group in
          for turn in 0..<6 {
            group.addTask {
              try? await sim.clock.sleep(for: .milliseconds(turn % 3))
              await ticket.sell()
            }
          }
        }
      }.schedule
    }
    let schedule = try run()
    #expect(try run() == schedule)
  }

  @Test("virtual time moves only when nothing else can run, and costs none")
  func time() throws {
    let run = try simulate(seed: 1) { sim in
      async let long: Void = sim.clock.sleep(for: .seconds(3_600))
      async let short: Void = sim.clock.sleep(for: .seconds(1))
      try await short
      let between = sim.clock.now.offset
      try await long
      return between
    }
    #expect(run.result == .seconds(1))
    #expect(run.time == .seconds(3_600))
  }

  @Test("a sleep that is cancelled ends at once")
  func cancelledSleep() throws {
    let run = try simulate(seed: 1) { sim in
      await withTaskGroup(of: Bool.self) { group in
        group.addTask {
          do { try await sim.clock.sleep(for: .seconds(10)) } catch { return true }
          return false
        }
        group.cancelAll()
        return await group.next() ?? false
      }
    }
    #expect(run.result)
    #expect(run.time == .zero)
  }

  @Test("a deadlock is reported with the names of those that wait")
  func deadlock() {
    do {
      _ = try simulate(seed: 1) { sim in
        await sim.named("the one who waits") {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
      }
      Issue.record("nothing was reported")
    } catch {
      #expect(error.kind == .deadlock(waiting: ["the one who waits"]))
      #expect("\(error)".contains("the one who waits would wait forever"))
    }
  }

  @Test("a livelock is reported instead of running forever")
  func livelock() {
    do {
      _ = try simulate(seed: 1, stepsAtOnceLimit: 1_000) { sim in
        await sim.named("the impatient one") {
          while !Task.isCancelled { await Task.yield() }
        }
      }
      Issue.record("nothing was reported")
    } catch {
      #expect(error.kind == .livelock(running: ["the impatient one"]))
    }
  }

  @Test("without capture a job from outside is found at once, with what to use instead")
  func escape() {
    do {
      _ = try simulate(seed: 1, capture: .off) { _ in
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume() }
        }
      }
      Issue.record("nothing was reported")
    } catch {
      // Whether the job from outside or the wait for it is seen first is not decided by the seed.
      #expect(error.kind == .escape(.jobFromAnotherThread) || error.kind == .deadlock(waiting: []))
      #expect("\(error)".contains("Task.detached"))
    }
  }

  @Test("lanes give the same schedule with capture and without", arguments: 0..<20 as Range<UInt64>)
  func sameWithCapture(_ seed: UInt64) throws {
    func schedule(_ capture: Capture) throws -> Schedule {
      try simulate(seed: seed, capture: capture) { sim in
        let ticket = Ticket(sim.makeLane())
        async let first: Void = ticket.sell()
        async let second: Void = ticket.sell()
        _ = await (first, second)
        try await sim.clock.sleep(for: .seconds(1))
      }.schedule
    }
    #expect(try schedule(.off) == schedule(.required))
  }
}

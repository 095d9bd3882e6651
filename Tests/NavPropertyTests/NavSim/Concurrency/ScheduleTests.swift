import Testing

@testable import NavConcurrency

private struct Reversed: Error {}

@Suite("Schedules")
struct ScheduleTests {
  /// Tasks that run in any order; the reverse of their making fails.
  private static func reversal(_ count: Int) -> @Sendable (AsyncSimulation) async throws -> Void {
    { sim in
      let lane = sim.makeLane()
      let order = Order()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<count { group.addTask { await lane.run { _ in order.add(number) } } }
      }
      if order.numbers == Array((0..<count).reversed()) { throw Reversed() }
    }
  }

  @Test(
    "a schedule is printed and read as the same",
    arguments: [
      "natural", "1.2@0>1.3@1", "5:1@2>>1.4.1@0", "1@1>1.2@0 1.1@0>>1@3 cancel=1.2@3 random=12",
      "3:1 13:2",
    ])
  func text(_ text: String) throws {
    #expect(try #require(Schedule(text)).description == text)
  }

  @Test("the list of choices of earlier versions is read")
  func list() throws {
    #expect(try #require(Schedule("0,1,0,2")).description == "1:1 3:2")
    #expect(Schedule("0,0")?.deviations == 0)
  }

  @Test(
    "what is no schedule is none",
    arguments: [
      "", "a", "1,,2", "-1", "1 2", "1@0>", ">1@0", "1@0>>>1@1", "1@-1>1@0", "1.@0>1@1", "0@0>1@1",
      "random=", "cancel=1", "3:1 2:1", "1:0", "a:1@0>1@1", "1:2:3@0>1@1",
    ])
  func noSchedules(_ text: String) { #expect(Schedule(text) == nil) }

  @Test("a run is the natural order with its preemptions", arguments: 0..<60 as Range<UInt64>)
  func replay(_ seed: UInt64) throws {
    @Sendable func body(_ sim: AsyncSimulation) async -> [Int] {
      let lanes = (sim.makeLane(), sim.makeLane())
      let order = Order()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<5 {
          group.addTask {
            try? await sim.clock.sleep(for: .milliseconds(number % 3))
            await lanes.0.run { _ in order.add(number) }
            await lanes.1.run { _ in order.add(10 + number) }
          }
        }
      }
      return order.numbers
    }
    let run = try simulate(seed: seed, body)
    let again = try simulate(seed: 0, replaying: run.schedule, body)
    #expect(again.result == run.result)
    #expect(again.schedule == run.schedule)
    #expect(again.digest == run.digest || run.schedule.preemptions.contains(where: \.isBusy))
  }

  @Test("what is shrunk has as few preemptions as any schedule that fails", arguments: 2...4)
  func minimum(_ count: Int) throws {
    let found = try #require(explore(seeds: 0..<2_000, Self.reversal(count)))
    #expect(found.isMinimal)
    #expect(found.deviations == count - 1, "\(found.failure)")
    let exhausted = explore(preemptions: count - 1, Self.reversal(count))
    #expect(exhausted.failure?.schedule.preemptions.count == count - 1)
  }

  @Test("with fewer preemptions than it takes every schedule holds, and that is certified")
  func certificate() {
    var progress: [(Int, Int)] = []
    let exploration = explore(
      preemptions: 2, progress: { progress.append(($0, $1)) }, Self.reversal(4))
    #expect(exploration.failure == nil && exploration.isComplete)
    #expect(
      exploration.description
        == "every schedule with at most 2 preemptions holds: \(exploration.schedules) played")
    #expect(progress.first?.0 == 0 && progress.allSatisfy { $0.1 > 0 })
    let cut = explore(preemptions: 2, limit: 3, Self.reversal(4))
    #expect(cut.description == "3 schedules played, not all")
  }

  @Test("no two schedules of an exhaustion are the same")
  func distinct() {
    let seen = Seen()
    var settings = RunSettings(reordering: .language, busyThreads: .none)
    settings.capture = .off
    settings.notesPieces = true
    let body: RunSettings.Body<Void> = { sim in
      let lane = sim.makeLane()
      let order = Order()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<3 { group.addTask { await lane.run { _ in order.add(number) } } }
      }
      seen.add(order.numbers)
    }
    var pieces: Set<[Piece]> = []
    var search = ScheduleSearch(limit: 2, busy: .none)
    let estimate = search.estimate {
      settings.play(.explored($0), seed: 0, randomness: 0, body).path
    }
    _ = search.run(budget: .max) { path -> (AsyncFailure?, DecisionPath?) in
      let run = settings.play(.explored(path), seed: 0, randomness: 0, body)
      if case .success(let run) = run { pieces.insert(run.pieces) }
      return (nil, run.path)
    }
    #expect(search.isComplete && pieces.count == search.played)
    #expect(seen.orders.count == 6)
    #expect(search.played * 9 / 10...search.played * 11 / 10 ~= estimate)
  }

  @Test("a thread that is busy lets a timer overtake what is ready, and can be left out")
  func busy() throws {
    /// What is ready is late if a timer of so many milliseconds comes first.
    func late(_ time: Int) -> @Sendable (AsyncSimulation) async throws -> Void {
      { sim in
        let order = Order()
        async let ready: Void = order.add(1)
        try await sim.clock.sleep(for: .milliseconds(time))
        let isLate = order.numbers.isEmpty
        await ready
        if isLate { throw Reversed() }
      }
    }
    let body = late(100)
    let found = try #require(explore(seeds: 0..<1_000, busyThreads: .simulated, body))
    #expect(found.failure.schedule.preemptions.map(\.isBusy) == [true])
    #expect(found.failure.reasons.first?.contains("because a thread is busy") == true)
    #expect(explore(seeds: 0..<1_000, late(5)) != nil)
    #expect(explore(seeds: 0..<1_000, late(6)) == nil)
    #expect(explore(seeds: 0..<1_000, busyThreads: .none, late(1)) == nil)
    #expect(explore(preemptions: 2, busyThreads: .none, body).failure == nil)
    #expect(explore(preemptions: 1, busyThreads: .simulated, body).failure != nil)
  }

  @Test("a task that was given a name is called by it")
  func names() throws {
    let found = try #require(
      explore(seeds: 0..<100) { sim in
        let lane = sim.makeLane()
        let order = Order()
        await withTaskGroup(of: Void.self) { group in
          for (number, name) in ["a push", "b push"].enumerated() {
            group.addTask {
              await sim.named(name) { await lane.run { _ in order.add(number) } }
            }
          }
        }
        if order.numbers == [1, 0] { throw Reversed() }
      })
    let reason = try #require(found.failure.reasons.first)
    #expect(reason.hasPrefix("`a push` is held back at its"), "\(reason)")
    #expect(reason.contains("until `b push` has"), "\(reason)")
  }

  @Test("what an earlier run has left is not deterministic, and said")
  func leftover() throws {
    let count = Order()
    let found = try #require(
      explore(seeds: 0..<200) { _ in
        count.add(1)
        if count.numbers.count == 5 { throw Reversed() }
      })
    guard case .notDeterministic = found.failure.kind else {
      Issue.record("\(found.failure)")
      return
    }
    #expect("\(found.failure)".hasPrefix("not deterministic: the same seed failed"))
  }

  @Test("every hundredth seed is played twice and compared")
  func hundredth() {
    let count = Order()
    let body: @Sendable (AsyncSimulation) async throws -> Void = { _ in
      count.add(1)
      for _ in 0..<count.numbers.count { await Task.yield() }
    }
    #expect(throws: Never.self) { try simulate(seed: 98, body) }
    #expect(throws: AsyncFailure.self) { try simulate(seed: 99, body) }
  }
}

/// What has come in which order.
private final class Order: @unchecked Sendable {
  private(set) var numbers: [Int] = []
  func add(_ number: Int) { numbers.append(number) }
}

/// The orders that were seen.
private final class Seen: @unchecked Sendable {
  private(set) var orders: Set<[Int]> = []
  func add(_ order: [Int]) { orders.insert(order) }
}

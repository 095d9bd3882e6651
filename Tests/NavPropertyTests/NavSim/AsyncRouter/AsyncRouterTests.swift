import Dispatch
import Foundation
import NavCore
import Testing

@testable import NavSim

/// The stock way of running one thing after another: a queue.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "router")

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    queue.async { unowned.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

@Suite("Asynchronous router")
struct AsyncRouterTests {
  private func run(_ flaw: AsyncFlaw = .none) -> AsyncRouterRun {
    var run = AsyncRouterRun()
    run.flaw = flaw
    return run
  }

  @Test("holds under many schedules: every caller resumes once, and not before the host is done")
  func holds() throws {
    for seed in 0..<150 as Range<UInt64> { _ = try run().play(seed: seed) }
  }

  @Test("the same seed gives the same run", arguments: 0..<10 as Range<UInt64>)
  func deterministic(_ seed: UInt64) throws {
    let first = try run().play(seed: seed)
    let second = try run().play(seed: seed)
    #expect(first.choices == second.choices)
    #expect(first.digest == second.digest)
    #expect(first.time == second.time)
  }

  @Test("the same callers pass on threads and on a real clock", arguments: 0..<6 as Range<UInt64>)
  func realClock(_ seed: UInt64) async throws {
    let executor = QueueExecutor()
    let stage = RouterStage(
      seed: seed, .none, clock: ContinuousClock(), unit: .microseconds(20),
      executor: executor.asUnownedSerialExecutor(), named: { _, body in await body() })
    try await stage.play(clients: 3, calls: 6, seed: seed)
    withExtendedLifetime(executor) {}
  }

  @Test("a schedule that is kept is printed and read as the same, and shows what it showed")
  func fixtures() throws {
    let folder = Pages.root.appendingPathComponent("Fixtures/schedules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count >= 3)
    for name in names {
      let text = try Pages.text("Fixtures/schedules/\(name)")
      let fixture = try ScheduleFixture(parsing: text)
      #expect(fixture.text == text)
      #expect((fixture.play() != nil) == fixture.fails)
    }
  }

  @Test("no text crashes the reader of schedules", arguments: 0..<30 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) throws {
    let good = ScheduleFixture(
      name: "x", flaw: .endsEarly, seed: 7, fails: true, choices: [0, 2, 1]
    ).text
    var random = Random(seed: seed)
    for _ in 0..<200 {
      var bytes = Array(good.utf8)
      for _ in 0..<random.within(1...4) where bytes.count > 1 {
        switch random.below(3) {
        case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
        case 1: bytes.remove(at: random.below(bytes.count))
        default: bytes = Array(bytes.prefix(random.within(1...bytes.count)))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(FixtureError) {
        let fixture = try ScheduleFixture(parsing: text)
        #expect(try ScheduleFixture(parsing: fixture.text) == fixture)
      } catch {
        #expect(!error.expected.isEmpty)
      }
    }
  }

  @Test("a host that says too early that it is done is found")
  func endsEarly() throws {
    let failure = try #require(run(.endsEarly).find(seeds: 0..<50)).failure
    guard case .thrown(let what) = failure.kind else {
      Issue.record("\(failure)")
      return
    }
    #expect(what.contains("before the host had shown it"))
  }

  @Test("a host that never says it is found, with the names of those that wait")
  func silent() throws {
    let failure = try #require(run(.isSilent).find(seeds: 0..<5)).failure
    guard case .livelock(let names) = failure.kind else {
      Issue.record("\(failure)")
      return
    }
    #expect(names.contains { $0.hasPrefix("client") })
  }

  @Test("a caller that looks, waits and then acts is found, and the schedule shows it again")
  func checksThenActs() throws {
    let finding = try #require(run(.checksThenActs).find(seeds: 0..<500))
    let failure = finding.failure
    let choices = try #require(AsyncFailure.choices(of: failure.schedule))
    do throws(AsyncFailure) {
      _ = try run(.checksThenActs).play(seed: failure.seed, replaying: choices)
      Issue.record("the schedule does not show it again")
    } catch {
      #expect(error.kind == failure.kind)
    }
  }

  @Test("a schedule is printed and read as the same", arguments: ["natural", "0,1", "2,0,0,1"])
  func schedules(_ text: String) throws {
    let choices = try #require(AsyncFailure.choices(of: text))
    let failure = AsyncFailure(
      kind: .escape(.thread), seed: 1, choices: choices + [0, 0], time: .zero)
    #expect(failure.schedule == text)
  }

  @Test("what is no schedule is none", arguments: ["", "a", "1,,2", "-1", "1 2"])
  func noSchedules(_ text: String) { #expect(AsyncFailure.choices(of: text) == nil) }
}

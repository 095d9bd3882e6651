import NavCore
import Testing

@testable import NavSim

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
    let failure = AsyncFailure(kind: .escape, seed: 1, choices: choices + [0, 0], time: .zero)
    #expect(failure.schedule == text)
  }

  @Test("what is no schedule is none", arguments: ["", "a", "1,,2", "-1", "1 2"])
  func noSchedules(_ text: String) { #expect(AsyncFailure.choices(of: text) == nil) }
}

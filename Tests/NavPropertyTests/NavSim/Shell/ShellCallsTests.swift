import Testing

@testable import NavConcurrency
@testable import NavCore
@testable import NavShell

@Suite("Every call of the router")
struct ShellCallsTests {
  @Test(
    "callers, hosts and observers are told what the machine says, and that is what the rules say")
  func holds() throws {
    var calls = 0
    for seed in 0..<12 as Range<UInt64> {
      calls += try ShellCalls.play(seed: seed, steps: 0..<60).calls
    }
    #expect(calls > 200)
  }

  @Test("a router with other rules than the model's is found out")
  func otherRules() throws {
    let small = #expect(throws: ShellRuns.SmallRun.self) {
      for seed in 0..<12 as Range<UInt64> {
        try ShellRuns.calls { $0.queueLimit = 0 }.playSmall(seed: seed, steps: Array(0..<60))
      }
    }
    let run = try #require(small)
    #expect(run.failure.contains("0 wait already"))
    // Something moves, and something has to wait.
    #expect(run.steps.count <= 3)
    for step in run.steps { #expect(run.failure.contains("\(step)  ")) }
    #expect(throws: AsyncFailure.self) {
      try ShellCalls.play(seed: run.seed, steps: run.steps) { $0.queueLimit = 0 }
    }
  }

  /// What happens behind the back of a run's checks.
  enum Flaw: String, CaseIterable {
    case nobodyKeepsTheTime = "late by 1.0 seconds, with 1 who keep the time"
    case aCallIsNotWithdrawn = "waits, and was cancelled"
    case timePassesBeforeTheEnd = "time comes before the end of what a host has left"
    case theEndIsNotTaken = "something moves, and nobody carries it out"
    case aDeadHostIsKept = "a host is kept alive"
    case aHostIsLost = "a host is not attached"
  }

  @Test("what goes wrong behind its back is noticed", arguments: Flaw.allCases)
  func flaws(_ flaw: Flaw) throws {
    let failure = #expect(throws: AsyncFailure.self) {
      try simulate(seed: 0, busyThreads: .none) { @MainActor simulation in
        let session = ShellSession(2, simulation.clock, .none) { _ in }
        session.attach(.never)
        for _ in 0..<2 { session.push() }
        try #require(session.router.state.transition != nil)
        try session.check(0)
        try await session.plant(flaw)
        try session.check(1)
      }
    }
    #expect("\(try #require(failure))".contains(flaw.rawValue))
  }
}

extension ShellSession {
  func push() {
    watch.ticket = ShellWatch.Ticket(.push(RouteID(1)), RequestOptions(whenBusy: .wait))
    router.push(1, RequestOptions(whenBusy: .wait))
  }

  fileprivate func plant(_ flaw: ShellCallsTests.Flaw) async throws {
    switch flaw {
    case .nobodyKeepsTheTime:
      keepTime()
      keepers[0].cancel()
      let due = try #require(router.deadline)
      await sleep(due.rawValue + 1_000)
    case .aCallIsNotWithdrawn:
      let ticket = ShellWatch.Ticket(.push(RouteID(1)), RequestOptions())
      ticket.id = router.state.waiting.inOrder.first?.id
      watch.cancelled.append(ticket)
      checkWithdrawals()
    case .timePassesBeforeTheEnd:
      die()
      router.inspector?(MachineCall(input: .time, time: .start, effects: []))
    case .theEndIsNotTaken:
      die()
      watch.hadHost = false
    case .aDeadHostIsKept:
      if let host { formerHosts.append(host) }
      host = nil
    case .aHostIsLost:
      let kept = host
      router.detach()
      withExtendedLifetime(kept) {}
    }
  }
}

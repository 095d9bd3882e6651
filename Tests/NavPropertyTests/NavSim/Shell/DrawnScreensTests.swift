import NavCore
import Testing

@testable import NavShell

@MainActor
@Suite("The screens of a router, drawn")
struct DrawnScreensTests {
  @Test("what a framework draws is what the router says, whatever is late, lost, doubled or stale")
  func holds() throws {
    var calls = 0
    for seed in 0..<20 as Range<UInt64> {
      calls += try ShellRuns.screens.playSmall(seed: seed, steps: Array(0..<200)).calls
    }
    #expect(calls > 1_000)
  }

  @Test("a router with other rules than the model's is found out, by few steps")
  func otherRules() throws {
    let runs = ShellRuns.screens { $0.queueLimit = 0 }
    let small = try #require(throws: ShellRuns.SmallRun.self) {
      for seed in 0..<20 as Range<UInt64> {
        try runs.playSmall(seed: seed, steps: Array(0..<200))
      }
    }
    #expect(small.failure.contains("0 wait already"))
    #expect(small.steps.count <= 3)
  }

  /// What happens behind the back of a run's checks.
  enum Flaw: String, CaseIterable {
    case theFrameworkIsNotTold = "is drawn, and so is"
    case theReplacedIsHeard = "a host that was replaced is listened to"
    case aRequestNeverEnds = "not at rest"
  }

  @Test(
    "what goes wrong behind its back is noticed, however the router knows of ends",
    arguments: Flaw.allCases, [Timing.reported, .estimated])
  func flaws(_ flaw: Flaw, _ timing: Timing) throws {
    let session = try session(timing)
    session.draw()
    try session.check("before")
    let finding = #expect(throws: ShellFinding.self) {
      try plant(flaw, in: session)
      try session.check("after")
    }
    #expect("\(try #require(finding))".contains(flaw.rawValue))
  }

  @Test("what an estimate calls over against the host's word is compared once it is drawn anew")
  func leftBehind() throws {
    let session = try session(.estimated)
    session.draw()
    try session.check("before")
    session.router.report(.ended(TransitionID(1), finished: false))
    try plant(.theFrameworkIsNotTold, in: session)
    try session.check("turned down")
    session.draw()
    try session.check("drawn anew")
    session.router.report(.tabSelected(TabID(0)))
    #expect(throws: ShellFinding.self) { try session.check("after") }
  }

  @Test("of a router that estimates, nearly every step is compared")
  func estimates() throws {
    var (steps, left) = (0, 0)
    for seed in 0..<80 as Range<UInt64> {
      let session = DrawnSession(seed)
      guard case .estimated = session.router.machine.configuration.timing else { continue }
      for step in 0..<200 {
        try session.step(step)
        steps += 1
        if session.watch.isLeftBehind { left += 1 }
      }
    }
    #expect(steps > 1_000)
    #expect(left * 10 < steps, "\(left) of \(steps)")
  }

  /// A run of a router with tabs.
  private func session(_ timing: Timing) throws -> DrawnSession {
    let sessions = (0..<20 as Range<UInt64>).map { DrawnSession($0) }
    return try #require(
      sessions.first { session in
        session.router.navigation.tabs.count == 2
          && session.router.machine.configuration.timing == timing
      })
  }

  private func plant(_ flaw: Flaw, in session: DrawnSession) throws {
    let router = session.router
    switch flaw {
    case .theFrameworkIsNotTold:
      let other = router.navigation.tabs.last?.id
      router.report(.tabSelected(try #require(other)))
    case .theReplacedIsHeard:
      // It was not.
      let former = session.framework
      session.draw()
      router.attach(try #require(former).screens)
      for _ in 0..<40 { session.writeLate() }
    case .aRequestNeverEnds:
      session.watch.lastRequest += 1
      try session.comeToRest()
    }
  }
}

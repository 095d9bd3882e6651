import NavCore
import Testing

@testable import NavSim

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
    let small = #expect(throws: ShellCalls.SmallRun.self) {
      for seed in 0..<12 as Range<UInt64> {
        try ShellCalls.playSmall(seed: seed, steps: 0..<60) { $0.queueLimit = 0 }
      }
    }
    let run = try #require(small)
    #expect("\(run.failure)".contains("0 wait already"))
    // Something moves, and something has to wait.
    #expect(run.steps.count <= 3)
    for step in run.steps { #expect("\(run.failure)".contains("\(step)  ")) }
    #expect(throws: AsyncFailure.self) {
      try ShellCalls.play(seed: run.seed, steps: run.steps) { $0.queueLimit = 0 }
    }
  }
}

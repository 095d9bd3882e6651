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
      calls += try ShellCalls.play(seed: seed, steps: 60).calls
    }
    #expect(calls > 200)
  }

  @Test("a router with other rules than the model's is found out")
  func otherRules() throws {
    let failure = #expect(throws: AsyncFailure.self) {
      for seed in 0..<12 as Range<UInt64> {
        try ShellCalls.play(seed: seed, steps: 60) { $0.queueLimit = 0 }
      }
    }
    #expect(failure.map { "\($0)".contains("0 wait already") } == true)
  }
}

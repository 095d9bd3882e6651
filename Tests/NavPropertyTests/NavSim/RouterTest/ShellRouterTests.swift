import RouterAdapters
import Testing

@testable import NavShell
@testable import NavSim

@Suite("Shell router")
struct ShellRouterTests {
  @Test("the package's own router holds every property, as anybody's would have to")
  func holds() throws {
    let seeds = UInt64(max(GatedRouterTests.steps / 100, 1))
    let result = try Shell.test.check(seeds: 1...seeds, steps: 100)
    #expect(result.returned > result.calls / 3)
  }

  @Test("a router with other rules than the model's is found out")
  func otherRules() throws {
    let error = #expect(throws: RouterTestFailure.self) {
      try Shell.test { $0.queueLimit = 0 }.check(seeds: 1...20, steps: 20)
    }
    let violation = try #require(
      error?.findings.map(\.violation).first { $0.property == "agrees-with-model" })
    #expect(
      violation.seen.contains("expected request 2 ends: rejected: 0 wait already"),
      "\(violation.seen)")
  }

  @Test("a host that calls an animation over too early is found out", .tags(.slow))
  func lyingHost() throws {
    var test = Shell.test.faults([.earlyEnd])
    test.certificateBudget = 500
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...100, steps: 40)
    }
    let properties = try #require(error).findings.map(\.violation.property)
    #expect(properties.contains("returns-after-animation"))
  }
}

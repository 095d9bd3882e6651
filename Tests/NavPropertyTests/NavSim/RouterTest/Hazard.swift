import Testing

@testable import NavSim

/// A hazard of the published router: what shows it.
struct Hazard: CustomTestStringConvertible, Sendable {
  let name: String
  let property: RouterProperty
  let actions: [String]
  let faults: Set<HostFault>
  /// How many steps are left at most.
  let steps: Int

  init(
    _ name: String, _ property: RouterProperty, _ actions: [String], _ faults: Set<HostFault> = [],
    steps: Int
  ) {
    self.name = name
    self.property = property
    self.actions = actions
    self.faults = faults
    self.steps = steps
  }

  var testDescription: String { name }

  /// Expects that this test finds the hazard and makes it small.
  func isFound<Router, Route: Hashable & Sendable>(by published: RouterTest<Router, Route>) throws {
    var test = published.only(property).faults(faults)
    test.certificateBudget = 500
    test.actions.removeAll { !actions.contains($0.name) }
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...600, steps: 40)
    }
    let failure = try #require(error)
    guard case .violation(let violation) = failure.reason else {
      Issue.record("\(failure)")
      return
    }
    #expect(violation.property == property.rawValue)
    let smallest = try #require(failure.findings.first)
    #expect(smallest.steps <= steps, "\(failure)")
  }
}

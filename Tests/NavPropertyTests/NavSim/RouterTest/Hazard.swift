import Testing

@testable import NavProgram
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
    var test = published.faults(faults)
    test.certificateBudget = 500
    test.actions.removeAll { !actions.contains($0.name) }
    let played = test.played.judging(only: property.rawValue)
    try played.begin()
    var findings: [RouterFinding] = []
    // Made small one after another, until one is as small as it should be.
    for seed in 1...600 as ClosedRange<UInt64> where findings.count < Failure.studyLimit {
      let outcome = played.play(seed: seed, steps: 40)
      guard let violation = outcome.violation else { continue }
      let finding = try #require(
        played.study(violation, seed: seed, outcome.scenario, origin: "--seed \(seed)"))
      // The smallest may have a name that says more than that no order leads to it.
      let isOfHistories =
        RouterProperty(rawValue: finding.violation.property)
        .map(RouterProperty.ofHistories.contains) ?? false
      #expect(
        finding.violation.property == property.rawValue
          || property == .serializable && isOfHistories)
      if finding.steps <= steps { return }
      findings.append(finding)
    }
    Issue.record("found in more than \(steps) steps: \(findings.map(\.report))")
  }
}

extension RouterTest {
  /// The property that a run violates which a person has written down; nil for one that passes.
  func violation(of steps: [String]) throws -> String? {
    let head = "navfuzz fixture 2\nname      a\nrouter    \(name)\nexpect    passes\n---\n"
    let test = played
    return test.play(try test.file(head + steps.joined(separator: "\n")).scenario)
      .violation?.property
  }
}

import NavCore

/// Looks for a mutant with many short scenarios: what a search of this size finds, and how soon.
package struct MutantStudy: Sendable {
  /// The result of the search.
  package struct Finding: Sendable {
    /// What was searched for.
    package let mutant: Mutant
    /// The scenario that showed it, counted from 1; nil when none did.
    package let scenario: Int?
    /// How many steps were carried out until it showed, in all scenarios together.
    package let steps: Int
    /// What was violated.
    package let violation: Violation?
    /// The smallest scenario that was found.
    package let shrunk: [Step]
    /// True for a mutant that showed, and for an equivalent one that did not.
    package var isAsItShouldBe: Bool { mutant.isEquivalent == (violation == nil) }
  }

  /// How many scenarios are run at most, with the seeds from 0.
  package let scenarios: Int
  /// How many steps a scenario has.
  package let length: Int

  /// Plans a search.
  package init(scenarios: Int = 2_000, length: Int = 30) {
    self.scenarios = scenarios
    self.length = length
  }

  /// Searches for one mutant, judging only the invariant that fits it; all of them for one that
  /// must not show.
  package func search(_ mutant: Mutant) -> Finding {
    var setup = RouterSetup()
    setup.name = .mutant(mutant)
    let judged: Set<Invariant> = mutant.invariant.map { [$0] } ?? .all
    let fuzzer = Fuzzer(setup, judged: judged)
    var steps = 0
    for scenario in 0..<max(scenarios, 0) {
      let seed = UInt64(scenario)
      let report = fuzzer.run(seed: seed, steps: length)
      steps += report.steps
      guard let violation = report.violation else { continue }
      let recorded = report.failing ?? fuzzer.record(seed: seed, steps: length)
      let shrunk = fuzzer.shrink(recorded, keeping: violation)
      return Finding(
        mutant: mutant, scenario: scenario + 1, steps: steps,
        violation: shrunk?.violation ?? violation, shrunk: shrunk?.steps ?? recorded)
    }
    return Finding(mutant: mutant, scenario: nil, steps: steps, violation: nil, shrunk: [])
  }

  /// Searches the unbroken core with the same budget.
  ///
  /// - Returns: what it violates, which should be nothing.
  package func searchCore() -> Violation? {
    let fuzzer = Fuzzer(RouterSetup())
    for scenario in 0..<max(scenarios, 0) {
      let report = fuzzer.run(seed: UInt64(scenario), steps: length)
      if let violation = report.violation { return violation }
    }
    return nil
  }
}

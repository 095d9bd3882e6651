import NavCore

/// Looks for a difference where there must be none.
package struct MetamorphicFuzzer: Sendable {
  /// Inputs that make a difference.
  package struct Finding: Sendable {
    /// The seed that showed it.
    package let seed: UInt64
    /// The smallest inputs that were found.
    package let inputs: [AnchoredInput]
    /// What was seen the first time and the second.
    package let violation: Violation
  }

  private let setup: RouterSetup
  private let length: Int

  /// Creates a fuzzer of a router.
  package init(_ setup: RouterSetup, length: Int = 40) {
    self.setup = setup
    self.length = length
  }

  /// Plays the script of a seed twice; nil when there is no difference.
  package func run(
    _ property: MetamorphicProperty, seed: UInt64
  ) throws(SetupError) -> Finding? {
    switch setup.name {
    case .core: run(property, seed, try setup.makeCore())
    case .mutant, .own: run(property, seed, try setup.makeRouter())
    }
  }

  private func run<Router: SimulatedRouter>(
    _ property: MetamorphicProperty, _ seed: UInt64, _ router: Router
  ) -> Finding? {
    let runner = Runner<MetamorphicSource<Router>>(
      subject: { _ in MetamorphicSubject(router, property) },
      source: { _ in MetamorphicSource(property, tabCount: setup.tabCount) })
    guard let violation = runner.run(seed: seed, steps: length).violation else { return nil }
    let inputs = runner.record(seed: seed, steps: length)
    let shrunk = Shrinker<MetamorphicSubject<Router>>.shrink(inputs) {
      MetamorphicSubject(router, property)
    }
    return Finding(
      seed: seed, inputs: shrunk?.actions ?? inputs, violation: shrunk?.violation ?? violation)
  }
}

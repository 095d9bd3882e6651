import NavCore

/// Inputs that make a difference where there must be none.
package struct MetamorphicFinding: Sendable {
  /// The seed that showed it.
  package let seed: UInt64
  /// The smallest inputs that were found.
  package let inputs: [AnchoredInput]
  /// What was seen the first time and the second.
  package let violation: Violation

  /// Plays the inputs of a seed twice; nil when there is no difference.
  init?<Router: SimulatedRouter>(
    of property: MetamorphicProperty, on router: Router, tabCount: Int, seed: UInt64, length: Int
  ) {
    let runner = Runner<MetamorphicSource<Router>>(
      subject: { _ in MetamorphicSubject(router, property) },
      source: { _ in MetamorphicSource(property, tabCount: tabCount) })
    guard let violation = runner.run(seed: seed, steps: length).violation else { return nil }
    let inputs = runner.record(seed: seed, steps: length)
    let shrunk = Shrinker<MetamorphicSubject<Router>>.shrink(inputs) {
      MetamorphicSubject(router, property)
    }
    self.seed = seed
    self.inputs = shrunk?.actions ?? inputs
    self.violation = shrunk?.violation ?? violation
  }
}

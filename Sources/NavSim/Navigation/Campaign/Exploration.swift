/// How far all sequences of steps have been played, and what fails.
package struct Exploration: Sendable {
  /// Up to this many steps, every sequence was covered.
  package let depth: Int
  /// How many different states were reached.
  package let states: Int
  /// How often a state was reached again.
  package let duplicates: Int
  /// How many steps were carried out.
  package let steps: Int
  /// The simplest of the shortest scenarios that fail; nil when none does.
  package let scenario: [Step]?
  /// What it violates.
  package let violation: Violation?
  /// False when it was stopped before the depth asked for.
  package let isComplete: Bool

  init<Router>(_ result: Explorer<Simulation<Router>>.Result) {
    depth = result.depth
    states = result.states
    duplicates = result.duplicates
    steps = result.actionsRun
    scenario = result.actions.map(Step.numbered)
    violation = result.violation
    isComplete = result.isComplete
  }
}

import NavCore

/// Plays every sequence of steps over the navigation alphabet up to a depth.
package struct NavigationExplorer: Sendable {
  /// The result of an exploration so far.
  package struct Progress: Sendable {
    /// Up to this many steps, every sequence was covered.
    package let depth: Int
    /// How many different states were reached.
    package let states: Int
    /// How often a state was reached again.
    package let duplicates: Int
    /// How many steps were carried out.
    package let steps: Int
  }

  /// The result of an exploration.
  package struct Result: Sendable {
    /// The numbers at the end.
    package let progress: Progress
    /// The simplest of the shortest scenarios that fail; nil when none does.
    package let scenario: [Step]?
    /// What it violates.
    package let violation: Violation?
    /// False when it was stopped before the depth asked for.
    package let isComplete: Bool
  }

  private let setup: RouterSetup
  private let judged: InvariantSet

  /// Creates an explorer of a router.
  package init(_ setup: RouterSetup, judged: InvariantSet = .all) {
    self.setup = setup
    self.judged = judged
  }

  /// Explores; stops at the first length at which something fails.
  ///
  /// - Parameter goesOn: called with every length that has been covered; false stops the
  ///   exploration.
  package func explore(
    depth: Int, goesOn: (Progress) -> Bool
  ) throws(SetupError) -> Result {
    switch setup.name {
    case .core: explore(try setup.makeCore(), depth, goesOn)
    case .mutant, .own: explore(try setup.makeRouter(), depth, goesOn)
    }
  }

  private func explore<Router: SimulatedRouter>(
    _ router: Router, _ depth: Int, _ goesOn: (Progress) -> Bool
  ) -> Result {
    let explorer = Explorer(Simulation(router, judged: judged))
    let result = explorer.explore(depth: depth) { goesOn(Progress($0)) }
    return Result(
      progress: Progress(result), scenario: result.actions.map(Step.numbered),
      violation: result.violation, isComplete: result.isComplete)
  }
}

extension NavigationExplorer.Progress {
  fileprivate init<Target>(_ result: Explorer<Target>.Result) {
    self.init(
      depth: result.depth, states: result.states, duplicates: result.duplicates,
      steps: result.actionsRun)
  }
}

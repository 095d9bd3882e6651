import NavCore

/// Runs a router under simulation: one seed, one scenario, and, if it fails, its shrunk form.
package struct Fuzzer: Sendable {
  /// The result of a seed.
  package struct Report: Sendable {
    /// The seed.
    package let seed: UInt64
    /// How many steps were carried out.
    package let steps: Int
    /// How much virtual time passed, in milliseconds.
    package let virtualMilliseconds: Int64
    /// A summary of everything that happened.
    package let digest: String
    /// What was exercised.
    package let coverage: Coverage
    /// What did not hold, if anything.
    package let violation: Violation?
    /// Which strategy was at work when it failed.
    package let strategy: Strategy?
    /// How many new kinds of place the part of the run that goes back to them has reached, in each
    /// quarter of its steps.
    package let newPlaces: [Int]
    /// Scenarios that reach rare places, for a corpus to keep; none when there is no corpus.
    package let kept: [[Step]]
    /// The scenario that failed, if it was none of the seed's own run from the start.
    package let failing: [Step]?
    /// True when the run was stopped from outside.
    package let wasInterrupted: Bool
  }

  /// A failure made small.
  package struct Shrunk: Sendable {
    /// The small scenario.
    package let steps: [Step]
    /// What it violates.
    package let violation: Violation
    /// How many candidates were run.
    package let executions: Int
    /// False when the budget ran out first.
    package let isMinimal: Bool
    /// What exploring has said of it, if anybody has explored.
    package var certificate: Certificate?

    package init(
      steps: [Step], violation: Violation, executions: Int, isMinimal: Bool,
      certificate: Certificate? = nil
    ) {
      self.steps = steps
      self.violation = violation
      self.executions = executions
      self.isMinimal = isMinimal
      self.certificate = certificate
    }
  }

  /// The router, as fixtures name it.
  package let setup: RouterSetup
  /// The router, at rest.
  package let router: any SimulatedRouter
  private let task: Task
  private let engine: Engine
  private var setupDraw = SetupDraw.none
  /// Scenarios that every seed begins its search with; nil when there is no corpus.
  package var corpus: [Fixture]?

  /// Creates a fuzzer.
  package init(
    _ setup: RouterSetup, faults: Set<Fault> = .all, judged: Set<Invariant> = .all,
    strategy: Strategy? = nil
  ) {
    self.setup = setup
    task = Task(setup: setup, faults: faults, judged: judged, strategy: strategy)
    switch setup.name {
    case .core:
      // By its own type, so that the compiler makes code for it alone: the others may be slower.
      let core = setup.makeCore()
      engine = Self.engine(core, task)
      router = core
    case .mutant:
      let router = setup.makeRouter()
      engine = Self.engine(router, task)
      self.router = router
    }
  }

  /// Creates a fuzzer for a router that files take for the core.
  package init(_ router: some SimulatedRouter, judged: Set<Invariant> = .all) {
    setup = RouterSetup()
    task = Task(setup: setup, faults: .all, judged: judged, strategy: nil)
    engine = Self.engine(router, task)
    self.router = router
  }

  /// The same with other invariants that end a run.
  package func judging(_ judged: Set<Invariant>) -> Fuzzer { Fuzzer(self, judged: judged) }

  /// The same for a setup that a seed has drawn, with other invariants that end a run.
  package func judging(_ judged: Set<Invariant>, on setup: RouterSetup) -> Fuzzer {
    guard setup != self.setup else { return judging(judged) }
    return Fuzzer(setup, faults: faults, judged: judged, strategy: task.strategy)
  }

  private init(_ other: Fuzzer, judged: Set<Invariant>) {
    var task = other.task
    task.judged = judged
    func engine(_ router: some SimulatedRouter) -> Engine { Self.engine(router, task) }
    self.task = task
    self.engine = engine(other.router)
    setup = other.setup
    setupDraw = other.setupDraw
    corpus = other.corpus
    router = other.router
  }

  /// What hosts, users and the system may do.
  package var faults: Set<Fault> { task.faults }

  /// Which invariants end a run when they break.
  package var judged: Set<Invariant> { task.judged }

  /// Runs one seed.
  ///
  /// - Parameter corpus: scenarios to play first, and to go on from; nil when there is no corpus.
  package func run(
    seed: UInt64, steps: Int, corpus: [[Step]]? = nil, trace: StepTrace? = nil,
    isInterrupted: () -> Bool = { false }
  ) -> Report {
    playing(seed).engine.run(seed, steps, corpus, trace, isInterrupted)
  }

  /// The part of a run of as many steps that is one run from the start, up to and including the
  /// step at which it failed. What failed later is `Report.failing`.
  package func record(seed: UInt64, steps: Int) -> [Step] {
    playing(seed).engine.record(seed, steps)
  }

  /// The digests after each step of that part, and after its end if it holds.
  package func digests(seed: UInt64, steps: Int) -> [UInt64] { engine.digests(seed, steps) }

  /// Plays a scenario to its end.
  ///
  /// - Returns: what it violates first; nil when everything holds.
  package func play(_ steps: [Step]) -> Violation? { engine.play(steps) }

  /// Plays a scenario to its end or its first violation.
  ///
  /// - Returns: the digest after each step that was played, and what it violates.
  package func trail(_ steps: [Step]) -> (digests: [UInt64], violation: Violation?) {
    engine.trail(steps)
  }

  /// Makes a failing scenario small, keeping to the same invariant; nil when it does not fail.
  package func shrink(_ steps: [Step], keeping violation: Violation) -> Shrunk? {
    engine.shrink(steps, violation)
  }

  /// Plays every shorter scenario, and gives the simplest of the shortest.
  ///
  /// - Parameter budget: how many steps may be carried out at most. As it is, it suffices for every
  ///   scenario of three steps over the whole alphabet.
  package func certify(_ shrunk: Shrunk, budget: Int = 500_000) -> Shrunk {
    engine.certify(shrunk, budget)
  }

  /// Plays every sequence of steps over the alphabet, up to the first length at which one fails.
  ///
  /// - Parameter goesOn: called with every length that has been covered; false stops it.
  package func explore(depth: Int, goesOn: (Exploration) -> Bool) -> Exploration {
    engine.explore(depth, goesOn)
  }

  /// Plays the inputs of a seed twice; nil when there is no difference.
  package func compare(
    _ property: MetamorphicProperty, seed: UInt64, length: Int
  ) -> MetamorphicFinding? {
    engine.compare(property, seed, length)
  }
}

// MARK: - Setups of seeds

extension Fuzzer {
  private enum SetupDraw: Sendable {
    case none
    case all
    case allButTiming
  }

  /// The same, but every third seed draws a setup of its own; see
  /// `RouterSetup.drawn(by:keepsTiming:)`.
  ///
  /// - Parameter keepsTiming: true when the timing is the same for all seeds.
  package func drawingSetups(keepsTiming: Bool = false) -> Fuzzer {
    var fuzzer = self
    fuzzer.setupDraw = keepsTiming ? .allButTiming : .all
    return fuzzer
  }

  /// The fuzzer of one seed, which has the setup and the faults that the seed has drawn: what is to
  /// play, shrink or certify a scenario of that seed.
  package func playing(_ seed: UInt64) -> Fuzzer {
    guard setupDraw != .none else { return self }
    let drawn = setup.drawn(by: seed, keepsTiming: setupDraw == .allButTiming)
    guard drawn != setup else { return self }
    // Nobody has asked for an estimate that fails.
    let isNewEstimate = drawn.isEstimated && !setup.isEstimated
    return Fuzzer(
      drawn, faults: isNewEstimate ? faults.withinEstimates : faults, judged: task.judged,
      strategy: task.strategy)
  }
}

extension Fuzzer {
  private struct Task: Sendable {
    let setup: RouterSetup
    let faults: Set<Fault>
    var judged: Set<Invariant>
    let strategy: Strategy?

    /// How many of the steps are one run from the start; the others go back to rare places.
    func straight(_ steps: Int) -> Int {
      switch strategy {
      case .feedback: 0
      case nil: steps - steps / 5
      default: steps
      }
    }
  }

  /// What can be done with one router, whatever its type.
  private struct Engine: Sendable {
    let run: @Sendable (UInt64, Int, [[Step]]?, StepTrace?, () -> Bool) -> Report
    let record: @Sendable (UInt64, Int) -> [Step]
    let digests: @Sendable (UInt64, Int) -> [UInt64]
    let play: @Sendable ([Step]) -> Violation?
    let trail: @Sendable ([Step]) -> (digests: [UInt64], violation: Violation?)
    let shrink: @Sendable ([Step], Violation) -> Shrunk?
    let certify: @Sendable (Shrunk, Int) -> Shrunk
    let explore: @Sendable (Int, (Exploration) -> Bool) -> Exploration
    let compare: @Sendable (MetamorphicProperty, UInt64, Int) -> MetamorphicFinding?
  }

  private static func engine<Router: SimulatedRouter>(_ router: Router, _ task: Task) -> Engine {
    let source = NavigationSource<Router>(faults: task.faults, tabCount: task.setup.tabCount)
    let strategies = task.strategy.map { [$0] } ?? NavigationSource<Router>.portfolio
    let makeRunner = { @Sendable in
      Runner<NavigationSource<Router>>(
        subject: { _ in Simulation(router, judged: task.judged) },
        source: { _ in source.drawing(by: strategies) })
    }
    let makeSearch = { @Sendable (seed: UInt64) in
      Search<NavigationSource<Router>>(
        Simulation(router, judged: task.judged), seed: seed, length: 100,
        strategies: [.boundary, .feedback, .feedback, .feedback]
      ) { source.drawing(by: [$1]) }
    }
    return Engine(
      run: { seed, steps, corpus, trace, isInterrupted in
        let straight = task.straight(steps)
        let run = makeRunner().run(
          seed: seed, steps: straight, trace: trace.map { trace in { trace.add($0) } },
          isInterrupted: isInterrupted)
        var search = makeSearch(seed)
        if let trace {
          search.trace = { trace.replace($0, straight + $1 - $0.count + 1) }
        }
        var finding: Search<NavigationSource<Router>>.Finding?
        if run.violation == nil, !run.wasInterrupted, straight < steps {
          for scenario in corpus ?? [] where finding == nil { finding = search.plant(scenario) }
          if finding == nil {
            finding = search.run(budget: steps - straight, isInterrupted: isInterrupted)
          }
        }
        return Report(seed: seed, run, search, finding, keeping: corpus == nil ? 0 : 16)
      },
      record: { seed, steps in makeRunner().record(seed: seed, steps: task.straight(steps)) },
      digests: { seed, steps in makeRunner().digests(seed: seed, steps: task.straight(steps)) },
      play: { play($0, on: Simulation(router, judged: task.judged)) },
      trail: { steps in
        var simulation = Simulation(router, judged: task.judged)
        var digests: [UInt64] = []
        for step in steps {
          Heartbeat.beat()
          let violation = simulation.perform(step)
          digests.append(simulation.digest)
          if let violation { return (digests, violation) }
        }
        let violation = simulation.finish()
        digests.append(simulation.digest)
        return (digests, violation)
      },
      shrink: { steps, violation in shrink(router, steps, violation) },
      certify: { shrunk, budget in certify(router, task, shrunk, budget) },
      explore: { depth, goesOn in
        Exploration(
          Explorer(Simulation(router, judged: task.judged)).explore(depth: depth) {
            goesOn(Exploration($0))
          })
      },
      compare: { property, seed, length in
        MetamorphicFinding(
          of: property, on: router, tabCount: task.setup.tabCount, seed: seed, length: length)
      })
  }

  private static func play<Router>(
    _ steps: [Step], on start: Simulation<Router>
  ) -> Violation? {
    var simulation = start
    for step in steps {
      if let violation = simulation.perform(step) { return violation }
    }
    return simulation.finish()
  }

  private static func shrink(
    _ router: some SimulatedRouter, _ steps: [Step], _ violation: Violation
  ) -> Shrunk? {
    let judged: Set<Invariant> = Invariant(rawValue: violation.property).map { [$0] } ?? .all
    let result = Shrinker.shrink(steps) { Simulation(router, judged: judged) }
    return result.map {
      Shrunk(
        steps: $0.actions, violation: $0.violation, executions: $0.executions,
        isMinimal: $0.isMinimal)
    }
  }

  private static func certify(
    _ router: some SimulatedRouter, _ task: Task, _ shrunk: Shrunk, _ budget: Int
  ) -> Shrunk {
    let judged: Set<Invariant> = Invariant(rawValue: shrunk.violation.property).map { [$0] } ?? .all
    var start = Simulation(router, judged: judged)
    start.exploredFaults = task.faults
    let result = Certifier(start, budget: budget)
      .certify(Step.unnumbered(shrunk.steps), shrunk.violation)
    let steps = Step.numbered(result.actions)
    // What is certified fails as it is written down, too: there, each step has one number.
    guard let violation = play(steps, on: start), violation.property == shrunk.violation.property
    else { return shrunk }
    var certified = Shrunk(
      steps: steps, violation: violation, executions: shrunk.executions,
      isMinimal: shrunk.isMinimal)
    certified.certificate = result.certificate
    return certified
  }
}

extension Fuzzer.Report {
  fileprivate init<Router: SimulatedRouter>(
    seed: UInt64, _ run: Runner<NavigationSource<Router>>.Run,
    _ search: Search<NavigationSource<Router>>,
    _ finding: Search<NavigationSource<Router>>.Finding?,
    keeping count: Int
  ) {
    var digest = Digest()
    digest.add(run.subject.digest)
    digest.add(run.steps)
    digest.add(search.steps)
    digest.add(search.featureCount)
    for discovery in search.discoveries { digest.add(discovery) }
    var coverage = run.subject.coverage
    coverage.add(search.counts)
    var newPlaces = [0, 0, 0, 0]
    for discovery in search.discoveries {
      newPlaces[min(max(discovery - 1, 0) * 4 / max(search.steps, 1), 3)] += 1
    }
    self.init(
      seed: seed, steps: run.steps + search.steps,
      virtualMilliseconds: run.subject.now.milliseconds + search.virtualMilliseconds,
      digest: digest.hexadecimal,
      coverage: coverage, violation: run.violation ?? finding?.violation,
      strategy: run.violation != nil ? run.source.strategy : finding?.strategy,
      newPlaces: newPlaces,
      kept: search.rarest(count), failing: finding?.actions,
      wasInterrupted: run.wasInterrupted || search.wasInterrupted)
  }
}

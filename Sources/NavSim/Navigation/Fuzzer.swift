import NavCore

/// Runs the router core under simulation: one seed, one scenario, and, if it fails, its shrunk form.
public struct Fuzzer: Sendable {
  /// What a seed came to.
  public struct Report: Sendable {
    /// The seed.
    public let seed: UInt64
    /// How many steps were carried out.
    public let steps: Int
    /// How much virtual time passed, in milliseconds.
    public let virtualMilliseconds: Int64
    /// A summary of everything that happened.
    public let digest: String
    /// What was exercised.
    public let coverage: Coverage
    /// What did not hold, if anything.
    public let violation: Violation?
    /// True when the run was stopped from outside.
    public let wasInterrupted: Bool
  }

  /// A failure made small.
  public struct Shrunk: Sendable {
    /// The small scenario.
    public let steps: [Step]
    /// What it violates.
    public let violation: Violation
    /// How many candidates were run.
    public let executions: Int
    /// False when the budget ran out first.
    public let isMinimal: Bool
  }

  private let setup: RouterSetup
  private let faults: FaultSet
  private let machine: Machine

  /// Creates a fuzzer.
  public init(_ setup: RouterSetup, faults: FaultSet = .all) throws(ConfigurationError) {
    self.setup = setup
    self.faults = faults
    machine = try setup.makeRouter()
  }

  /// Runs one seed.
  public func run(
    seed: UInt64, steps: Int, isInterrupted: () -> Bool = { false }
  ) -> Report {
    let run = runner.run(seed: seed, steps: steps, isInterrupted: isInterrupted)
    var digest = Digest()
    digest.add(run.subject.digest)
    digest.add(run.steps)
    return Report(
      seed: seed, steps: run.steps, virtualMilliseconds: run.subject.now.milliseconds,
      digest: digest.hexadecimal, coverage: run.subject.coverage, violation: run.violation,
      wasInterrupted: run.wasInterrupted)
  }

  /// The steps of a run, up to and including the one at which it failed.
  public func record(seed: UInt64, steps: Int) -> [Step] {
    runner.record(seed: seed, steps: steps)
  }

  /// Makes a failing scenario small, keeping to the same invariant; nil when it does not fail.
  public func shrink(_ steps: [Step], keeping violation: Violation) -> Shrunk? {
    let judged = Invariant(rawValue: violation.property).map { InvariantSet($0) } ?? .all
    let result = Shrinker<Simulation<Machine>>.shrink(steps) { [machine] in
      Simulation(machine, judged: judged)
    }
    guard let result else { return nil }
    return Shrunk(
      steps: result.actions, violation: result.violation, executions: result.executions,
      isMinimal: result.isMinimal)
  }

  private var runner: Runner<NavigationSource<Machine>> {
    Runner(
      subject: { [machine] _ in Simulation(machine) },
      source: { [faults, setup] seed in
        NavigationSource(seed: seed, faults: faults, tabCount: setup.tabCount)
      })
  }
}

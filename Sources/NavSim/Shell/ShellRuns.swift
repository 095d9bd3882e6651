import NavCore

extension ShellCalls {
  /// A failing run with as few steps as still fail the same way.
  package struct SmallRun: Error {
    /// The seed of both runs.
    package let seed: UInt64
    /// The numbers of the steps that are left.
    package let steps: [Int]
    /// What is not so, and what each step is.
    package let failure: AsyncFailure
    /// How many steps the run had, and how many runs it took to make it small.
    package let shrunkFrom: Int, runs: Int
  }

  /// Plays a run, and makes one that fails small.
  @discardableResult
  package static func playSmall(
    seed: UInt64, steps: some Collection<Int> & Sendable,
    changingRules changeRules: @escaping @Sendable (inout Configuration) -> Void = { _ in }
  ) throws(SmallRun) -> (calls: Int, digest: UInt64) {
    do throws(AsyncFailure) {
      return try play(seed: seed, steps: steps, changingRules: changeRules)
    } catch {
      let failing = error
      let shrunk = Shrinker<ShellCallsSubject>.shrink(Array(steps), budget: 400 * (steps.count + 1))
      {
        ShellCallsSubject(seed: seed, changeRules: changeRules)
      }
      let small = shrunk?.actions ?? Array(steps)
      var failure = failing
      do throws(AsyncFailure) {
        try play(seed: seed, steps: small, tellsSteps: true, changingRules: changeRules)
      } catch { failure = error }
      throw SmallRun(
        seed: seed, steps: small, failure: failure, shrunkFrom: steps.count,
        runs: shrunk?.executions ?? 0)
    }
  }
}

/// A run as a sequence of steps: it is played once all of them are there.
private struct ShellCallsSubject: Subject {
  let seed: UInt64
  let changeRules: @Sendable (inout Configuration) -> Void
  private var steps: [Int] = []

  init(seed: UInt64, changeRules: @escaping @Sendable (inout Configuration) -> Void) {
    self.seed = seed
    self.changeRules = changeRules
  }

  mutating func perform(_ step: consuming Int) -> Violation? {
    steps.append(step)
    return nil
  }

  mutating func finish() -> Violation? {
    do throws(AsyncFailure) {
      try ShellCalls.play(seed: seed, steps: steps, changingRules: changeRules)
      return nil
    } catch {
      return Violation(property: error.kind.name, expected: "", seen: "\(error)")
    }
  }

  var digest: UInt64 { 0 }
  static func simplifications(of action: Int) -> [Int] { [] }
  static func merging(_ removed: Int, into next: Int) -> Int? { nil }
}

extension AsyncFailure.Kind {
  /// What a smaller run has to fail by, too.
  fileprivate var name: String {
    switch self {
    case .deadlock: "deadlock"
    case .livelock: "livelock"
    case .thrown: "thrown"
    default: "other"
    }
  }
}

import NavCore

/// Runs of NavCore's `Router` in steps, each of which is drawn by itself from the seed: any of them
/// can be left out.
package struct ShellRuns: Sendable {
  /// How many calls a run made, and a summary of what it did.
  package typealias Result = (calls: Int, digest: UInt64)

  /// What `--router` calls them.
  package let name: String
  /// How many steps a run has at most.
  package let stepLimit: Int
  /// Plays the steps of a seed; what is thrown says what each step was if that is wanted.
  let play: @Sendable (_ seed: UInt64, _ steps: [Int], _ tellsSteps: Bool) throws -> Result

  /// A failing run with as few steps as still fail the same way.
  package struct SmallRun: Error {
    /// The seed of both runs.
    package let seed: UInt64
    /// The numbers of the steps that are left.
    package let steps: [Int]
    /// What is not so, and what each step is.
    package let failure: String
    /// How many steps the run had, and how many runs it took to make it small.
    package let shrunkFrom: Int, runs: Int
  }

  /// Plays a run, and makes one that fails small.
  ///
  /// - Parameter fails: is told at once what is not so.
  @discardableResult
  package func playSmall(
    seed: UInt64, steps: [Int], fails: (String) -> Void = { _ in }
  ) throws(SmallRun) -> Result {
    do {
      return try play(seed, steps, false)
    } catch {
      fails("\(error)")
      let shrunk = Shrinker<ShellRunSubject>.shrink(steps, budget: 400 * (steps.count + 1)) {
        ShellRunSubject(runs: self, seed: seed)
      }
      let small = shrunk?.actions ?? steps
      var failure = "\(error)"
      do { _ = try play(seed, small, true) } catch { failure = "\(error)" }
      throw SmallRun(
        seed: seed, steps: small, failure: failure, shrunkFrom: steps.count,
        runs: shrunk?.executions ?? 0)
    }
  }
}

/// A run as a sequence of steps: it is played once all of them are there.
private struct ShellRunSubject: Subject {
  let runs: ShellRuns
  let seed: UInt64
  private var steps: [Int] = []

  init(runs: ShellRuns, seed: UInt64) {
    self.runs = runs
    self.seed = seed
  }

  mutating func perform(_ step: consuming Int) -> Violation? {
    steps.append(step)
    return nil
  }

  mutating func finish() -> Violation? {
    do {
      _ = try runs.play(seed, steps, false)
      return nil
    } catch {
      let kind = (error as? AsyncFailure)?.kind.name ?? "thrown"
      return Violation(property: kind, expected: "", seen: "\(error)")
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

/// Something that is not so.
package struct ShellFinding: Error, CustomStringConvertible {
  let text: String
  /// What it is, where.
  package var description: String { text }
}

/// Why a router test does not pass.
public struct RouterTestFailure: Error, Sendable, CustomStringConvertible {
  /// What kind of reason it is.
  public enum Reason: Hashable, Sendable {
    /// A property does not hold.
    case violation(Violation)
    /// The same scenario, played twice, did not lead to the same.
    case notDeterministic
    /// No seed was to be played.
    case noSeeds
    /// Nothing can be concluded, because no call has ever ended.
    case noCallEnded
    /// Nothing can be concluded, because every call has thrown.
    case everyCallThrew
    /// What the test requires was not tried.
    case requirementNotMet
    /// Nothing that the calls have started was captured.
    case nothingCaptured
    /// Execution is not captured.
    case notCaptured(CaptureError)
    /// The test has no actions.
    case noActions
    /// No property is judged, or none that could fail.
    case nothingJudged
    /// The name of the test or of a condition cannot be written into a file, or there are too many
    /// callers.
    case badTest
    /// The name of an action is no word, is that of another one, too, or is that of none; or an
    /// action has no arguments to choose from, or some that a file could not tell apart.
    case badActions
    /// The host has tabs that nobody is told of, or tells of tabs that it does not have.
    case badHost
    /// Of a scenario to be replayed, no step does anything any more.
    case drifted
  }

  /// The reason.
  public let reason: Reason
  /// Every distinct failure, the smallest first.
  public var findings: [RouterFinding] = []
  /// What a person reads.
  public internal(set) var description: String
}

/// What a router test has played without a failure.
public struct RouterTestResult: Hashable, Sendable {
  /// How many seeds.
  public internal(set) var seeds = 0
  /// How many steps in all.
  public internal(set) var steps = 0
  /// How many pieces of work ran.
  public var jobs: Int { statistics.jobs }
  /// How many calls began.
  public var calls: Int { statistics.total.started }
  /// How many calls returned without throwing.
  public var returned: Int { statistics.total.returned }
  /// A summary of everything that happened.
  public internal(set) var digest = Digest()
  var statistics = RouterStatistics()
  /// What the result is worth: how many calls of each action there were; what was not tried, if
  /// anything was not; and what looks like an error of the test, if anything does.
  public internal(set) var worth: [String] = []

  mutating func add(_ outcome: RouterOutcome) {
    seeds += 1
    steps += outcome.scenario.steps.count
    statistics += outcome.statistics
    digest.add(outcome.digest)
  }
}

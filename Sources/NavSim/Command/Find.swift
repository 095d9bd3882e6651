/// A seed that has failed, as it was found.
public struct Find: Codable, Hashable, Sendable {
  /// The seed.
  public let seed: UInt64
  /// The step at which it failed, counted from 1.
  public let step: Int
  /// Which strategy drew the step.
  public let strategy: Strategy?
  /// What did not hold.
  public let violation: Violation
  /// How much virtual time had passed, in milliseconds.
  public var virtualMilliseconds: Int64 = 0
  /// A summary of everything that had happened.
  public var digest = ""

  /// The failure as a report begins: it is printed before anything else is tried with the scenario.
  public var head: [String] { TextReport.found(violation, seed: seed, step: step, strategy) }
}

/// The scenario of a seed that has failed.
public struct FoundScenario: Codable, Hashable, Sendable {
  /// A fixture of all its steps.
  public let fixture: String
  /// What the fixture's file is called.
  public let fileName: String
  /// How many steps there are.
  public let count: Int
  /// The digest after each step, when the scenario was played a second time.
  let digests: [UInt64]
}

/// A failure, as far as it has been studied.
public struct StudiedFailure: Codable, Hashable, Sendable {
  /// How far that is.
  public enum Stage: String, Codable, Sendable {
    /// Played again.
    case repeated
    /// Made small.
    case shrunk
    /// Small, and everything shorter was looked at as far as the budget allowed.
    case certified
  }

  /// How far it has been studied.
  public let stage: Stage
  /// What does not hold in the scenario.
  public let violation: Violation
  /// What follows the head of the report: evidence, scenario, timeline.
  public var report: [String]
  /// The scenario, as a fixture.
  public let fixture: String
  /// What the fixture's file is called.
  public let fileName: String
  /// The first step at which two executions of the same steps differ, counted from 1; nil when they are
  /// alike.
  public let differsAt: Int?
}

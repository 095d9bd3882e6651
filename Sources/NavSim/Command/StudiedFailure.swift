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
  /// The small scenario; nil when none is known.
  public let fixture: Fixture?
  /// The first step at which two executions of the same steps differ, counted from 1; nil when they are
  /// alike.
  public let differsAt: Int?
}

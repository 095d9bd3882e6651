/// A failure, as far as it has been studied.
package struct StudiedFailure: Codable, Hashable, Sendable {
  /// How far that is.
  package enum Stage: String, Codable, Sendable {
    /// Played again.
    case repeated
    /// Made small.
    case shrunk
    /// Small, and everything shorter was looked at as far as the budget allowed.
    case certified
  }

  /// How far it has been studied.
  package let stage: Stage
  /// What does not hold in the scenario.
  package let violation: Violation
  /// What follows the head of the report: evidence, scenario, timeline.
  package var report: [String]
  /// The small scenario; nil when none is known.
  package let fixture: Fixture?
  /// The first step at which two executions of the same steps differ, counted from 1; nil when they
  /// are alike.
  package let differsAt: Int?
}

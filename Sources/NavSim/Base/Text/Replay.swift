/// What a scenario shows that is played again.
package enum Replay {
  /// Whether a scenario still shows what it showed.
  package enum Verdict: Hashable, Sendable, Codable {
    /// What was expected has happened.
    case asRecorded
    /// Something else has happened.
    case changed(String)
    /// A step no longer applies; 0 for none of them does.
    case drifted(step: Int, why: String)
  }

  /// The result of a replay.
  package struct Result: Hashable, Sendable, Codable {
    /// Whether the scenario still shows what it showed.
    package let verdict: Verdict
    /// What did not hold; nil when everything did.
    package let violation: Violation?
    /// What of it could not be judged, in words; nil for nothing.
    package var unjudged: String?

    package init(_ verdict: Verdict, _ violation: Violation? = nil) {
      self.verdict = verdict
      self.violation = violation
    }
  }
}

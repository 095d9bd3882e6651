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

extension Replay.Result {
  /// Of a scenario that has come to its end.
  package init(_ expected: Expectation, showing violation: Violation?) {
    let verdict: Replay.Verdict =
      switch (expected, violation?.property) {
      case (.crashes, _): .changed("expected to crash, but it ended normally")
      case (.hangs, _): .changed("expected not to come back, but it ended normally")
      case (.passes, nil): .asRecorded
      case (.passes, let seen?): .changed("expected to pass, but \(seen) fails")
      case (.fails(let property), nil): .changed("expected \(property) to fail, but it holds")
      case (.fails(let property), let seen?):
        seen == property
          ? .asRecorded : .changed("expected \(property) to fail, but \(seen) does")
      }
    self.init(verdict, violation)
  }
}

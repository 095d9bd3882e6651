/// How the command ends.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything holds.
  case holds = 0
  /// A violation, or a fixture that changed its verdict.
  case violation = 1
  /// Bad usage or a bad file.
  case usage = 2
  /// The router has crashed, did not come back, or is not deterministic.
  case crash = 3
  /// A required coverage was not met.
  case coverage = 4
  /// Interrupted; what was known has been printed.
  case interrupted = 130

  /// What it means, in a few words.
  package var summary: String {
    switch self {
    case .holds: "everything holds"
    case .violation: "a violation, or a fixture that changed its verdict"
    case .usage: "bad usage or a bad file"
    case .crash: "the router crashed, did not come back, or is not deterministic"
    case .coverage: "a kind of request never completed, or seeds are missing"
    case .interrupted: "interrupted; what was known has been printed"
    }
  }
}

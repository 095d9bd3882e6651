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
    case .violation: "a failure, or a file whose verdict has changed"
    case .usage: "bad usage or a bad file"
    case .crash: "the router crashed, did not return, or is not deterministic"
    case .coverage: "nothing can be concluded: too little was tried, or seeds are missing"
    case .interrupted: "interrupted; what was known has been printed"
    }
  }
}

/// Why a command has not done what it was asked to do.
package protocol CommandFailure: Error {
  /// One line that says what is wrong and what was expected.
  var sentence: String { get }
  /// How the command ends because of it.
  var exitCode: ExitCode { get }
}

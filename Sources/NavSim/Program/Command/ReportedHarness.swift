/// What a command can fuzz: a harness, and what is said of its seeds that is its own.
package protocol ReportedHarness: ChildPlayer {
  /// True when a report has the file of its scenario in it.
  var reportsHaveFiles: Bool { get }

  /// How the report of a seed's failure begins, before anything else is tried with it; nothing where
  /// it begins with what was made of it.
  func found(_ find: Find) -> [String]

  /// What stands above the rest of the report of a failure.
  ///
  /// - Parameter seed: what has shown it; nil for a scenario that was not drawn.
  func head(of violation: Violation, seed: UInt64?) -> [String]

  /// What was expected and seen, where ``head(of:seed:)`` does not say so.
  func evidence(of violation: Violation) -> [String]

  /// A failure from which nothing can be concluded, as it is told at once; nil when it is told at the
  /// end.
  func inconclusive(_ find: Find, _ known: Failure?) -> Failure?

  /// What of a scenario matters that fails; nil for one that does not.
  func explanation(of file: String) throws -> [String]?

  /// A scenario as a test of Swift Testing.
  func swiftTest(_ file: String) -> String

  /// Draws the page of a scenario that fails; nil for one that cannot be drawn.
  func page(of file: String, facts: [String]) -> (() -> String)?

  /// The page of a seed that holds: how it begins, and what all have exercised.
  func page(
    beginningOf seed: UInt64, steps: Int, _ tally: Tally, facts: [String]
  ) -> String

  /// Why a run is no pass though no seed has failed, or why nothing can be concluded from it.
  ///
  /// - Parameters:
  ///   - result: what has come of the seeds.
  ///   - steps: how many each was to have.
  ///   - holds: true when no seed has failed.
  func objection(to result: SessionResult<Tally>, steps: Int, holds: Bool) -> RunObjection?

  /// What was exercised; empty when no seed has said.
  func exercised(_ tally: Tally) -> [String]
  /// The same at length.
  func statistics(_ tally: Tally) -> [String]
  /// What may be wrong with the test itself.
  func suspicions(_ tally: Tally) -> [String]
  /// A run in one line.
  func summary(_ tally: Tally) -> String
  /// What a run is worth that holds.
  func verdict(_ tally: Tally) -> String
}

/// Why nothing follows from a run.
package struct RunObjection {
  /// What it is about, such as "seed 7".
  let name: String
  /// As a machine reads it.
  let violation: Violation
  /// As a person reads it.
  package let lines: [String]
  /// True when something is wrong with the test.
  var isComplaint = false
  /// How the command ends.
  package let exitCode: ExitCode

  package init(
    name: String, violation: Violation, lines: [String], isComplaint: Bool = false,
    exitCode: ExitCode
  ) {
    self.name = name
    self.violation = violation
    self.lines = lines
    self.isComplaint = isComplaint
    self.exitCode = exitCode
  }
}

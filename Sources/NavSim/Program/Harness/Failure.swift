/// A failure, as far as it is known: what does not hold, or a process that has ended.
package struct Failure: Codable, Hashable, Sendable {
  /// What does not hold; for a process that has ended, "crash", "hang" or "died".
  package let violation: Violation
  /// What a person reads of it: of what does not hold, below the head.
  package var report: [String]
  /// The scenario that shows it, as a file; nil when there is none.
  package let file: String?
  /// What the file is called.
  package let fileName: String
  /// What failures have in common that are the same: what is to blame or, of a process, where it was
  /// and what it has said of the reason, or else the kinds of steps.
  var group: [String] = []
  /// What is known of the reason of a death before anything is made small.
  var suspicion: [String] = []

  /// How many steps it had as it was found.
  package var stepCount = 0
  /// The digest after each step, in the process that has found it; empty when nobody has noted it.
  package var trail: [UInt64] = []
  /// The first step at which two executions of the same steps differ, counted from 1; nil when they
  /// are alike.
  package var differsAt: Int?

  package init(
    violation: Violation, report: [String], file: String?, fileName: String, group: [String] = [],
    suspicion: [String] = [], stepCount: Int = 0, trail: [UInt64] = [], differsAt: Int? = nil
  ) {
    self.violation = violation
    self.report = report
    self.file = file
    self.fileName = fileName
    self.group = group
    self.suspicion = suspicion
    self.stepCount = stepCount
    self.trail = trail
    self.differsAt = differsAt
  }

  /// How many distinct failures end a session.
  package static var distinctLimit: Int { 10 }
  /// How many that are alike are made small, to see whether they are the same failure.
  package static var studyLimit: Int { 3 }
  /// The property of a router that does not begin as the first one did.
  package static var sharedState: String { "every-run-begins-alike" }

  /// The same with notes below it.
  func noting(_ notes: [String]) -> Self {
    var failure = self
    failure.report += [""] + notes.map { "  note: \($0)" }
    return failure
  }

  /// True for a process that has ended.
  package var isDeath: Bool { ["crash", "hang", "died"].contains(violation.property) }

  /// A scenario of which nothing else is known.
  static func asFound(_ file: String) -> Self {
    let unknown = Violation(property: "", expected: "", seen: "")
    return Self(violation: unknown, report: [], file: file, fileName: "")
  }

  /// A failure without a scenario.
  package static func unrepeated(
    _ violation: Violation, report: [String] = [], group: [String] = []
  ) -> Self {
    Self(violation: violation, report: report, file: nil, fileName: "", group: group)
  }
}

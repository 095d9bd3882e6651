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

  /// True for a process that has ended.
  package var isDeath: Bool { ["crash", "hang", "died"].contains(violation.property) }

  /// A failure without a scenario.
  static func unrepeated(
    _ violation: Violation, report: [String] = [], group: [String] = []
  ) -> Self {
    Self(violation: violation, report: report, file: nil, fileName: "", group: group)
  }
}

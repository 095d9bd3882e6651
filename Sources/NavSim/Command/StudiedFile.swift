/// A failure of a router test that has been made small.
struct StudiedFile: Codable, Hashable {
  /// What does not hold in the scenario.
  let violation: Violation
  /// What follows the head of the report: evidence, scenario, timeline.
  let report: [String]
  /// The small scenario as a file; nil when the failure did not happen again.
  let file: String?
  /// What the file is called.
  let fileName: String
  /// What failures have in common that are the same.
  var group: [String] = []

  /// A failure that did not happen again.
  static func unrepeated(_ violation: Violation) -> Self {
    Self(violation: violation, report: [], file: nil, fileName: "")
  }
}

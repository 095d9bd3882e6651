/// What results are printed as.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// One JSON object.
  case json
  /// The XML of JUnit, as CI systems read it.
  case junit
  /// For people, with annotations as GitHub's runners read them.
  case github
}

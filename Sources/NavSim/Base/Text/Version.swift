/// The version of the tool, and of the format it writes.
package enum Version {
  /// As `--version` prints it.
  package static let text = "0.1.0"
}

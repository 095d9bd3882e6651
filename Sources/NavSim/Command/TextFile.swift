import Foundation

/// Writing a text, for all programs of this package.
package enum TextFile {
  /// Writes a file at once or not at all, with the folders it needs.
  package static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}

import Foundation

/// A file that grows by lines, each written at once, for results that are wanted even of a run that
/// is killed.
package final class LineFile: Sendable {
  private let path: String
  private let descriptor: Int32
  /// False for what was open before.
  private let isOwn: Bool

  /// Begins a file with its first line, as ``TextFile/write(_:to:)`` does, and keeps it open.
  package convenience init(_ path: String, beginningWith line: String) throws(UsageError) {
    if case .file = try TextDestination(path) {
      // The first line says what the others are, so there is no moment without it.
      try TextFile.write(line + "\n", to: path)
      try self.init(continuing: path)
    } else {
      try self.init(continuing: path)
      try add(line)
    }
  }

  /// Goes on with a file that has been begun.
  package init(continuing path: String) throws(UsageError) {
    self.path = path
    switch try TextDestination(path) {
    case .descriptor(let open): (descriptor, isOwn) = (open, false)
    case .stream(let file), .file(let file, _):
      (descriptor, isOwn) = (try TextFile.open(file, O_WRONLY | O_APPEND, path), true)
    }
  }

  deinit { if isOwn { close(descriptor) } }

  /// Adds a line.
  package func add(_ line: String) throws(UsageError) {
    try TextFile.put(line + "\n", into: descriptor, path)
  }
}

import Foundation

/// Standard output for results, standard error for what is wrong.
enum Terminal {
  static func print(_ lines: [String]) {
    var text = lines.joined(separator: "\n")
    text.append("\n")
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  static func print(_ line: String) { print([line]) }

  /// Shows what is being done, in one line that goes away, if a person is watching.
  static func progress(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
  }

  static func complain(_ line: String) {
    FileHandle.standardError.write(Data("navfuzz: \(line)\n".utf8))
  }
}

/// How the command ends.
enum ExitCode: Int32 {
  /// Everything holds.
  case holds = 0
  /// A violation, or a fixture that changed its verdict.
  case violation = 1
  /// Bad usage or a bad file.
  case usage = 2
  /// A required coverage was not met.
  case coverage = 4
  /// Interrupted; what was known has been printed.
  case interrupted = 130
}

import Foundation

/// How the program was called, so that what it prints to be pasted works where it is pasted.
package enum Invocation {
  /// `navfuzz` when found by the shell; otherwise its path, from the current folder if it is below.
  package static var command: String {
    let path = CommandLine.arguments.first ?? "navfuzz"
    guard path.contains("/") else { return path }
    let folder = FileManager.default.currentDirectoryPath + "/"
    return quoted(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// What a shell calls the program.
  package static var name: String {
    let path = CommandLine.arguments.first ?? "navfuzz"
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// `help replay` is `replay --help`.
  package static func helpAsOption(_ arguments: [String]) -> [String] {
    arguments.first == "help" ? arguments.dropFirst() + ["--help"] : arguments
  }

  /// Words as a shell takes them, each behind a space.
  package static func text(_ words: [String]) -> String {
    words.map { " " + quoted($0) }.joined()
  }

  /// A word as a shell takes it.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+,:".contains($0))
    }
    if isPlain, !word.isEmpty { return word }
    guard word.unicodeScalars.contains(where: TextEncoding.isControl) else {
      return "'" + word.replacing("'", with: "'\\''") + "'"
    }
    // As bytes, so that what is printed to be pasted has no control characters in it either.
    return "$'"
      + word.utf8.map { byte in
        let isPlain = (0x20..<0x7F).contains(byte) && byte != 0x27 && byte != 0x5C
        let octal = String(byte, radix: 8)
        let padding = String(repeating: "0", count: 3 - octal.count)
        return isPlain ? String(UnicodeScalar(byte)) : "\\" + padding + octal
      }.joined() + "'"
  }
}

import Foundation
import NavSim

/// How the program was called, so that what it prints to be pasted works where it is pasted.
enum Invocation {
  /// `navfuzz` when found by the shell; otherwise its path, from the current folder if it is below.
  static var command: String {
    let path = Isolation.program
    guard path.contains("/") else { return path }
    let folder = FileManager.default.currentDirectoryPath + "/"
    return quoted(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// A word as a shell takes it.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0))
    }
    return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

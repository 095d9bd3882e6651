import Foundation

/// Why a file cannot be read or written.
package struct TextFileError: Error, Hashable {
  /// As it was named.
  package let path: String
  /// What is in the way.
  package let why: String

  init(path: String, why: String) {
    self.path = path
    self.why = why
  }

  init(_ path: String, _ number: Int32) {
    let why =
      switch number {
      case ENOENT: "there is no such file"
      case EISDIR: "it is a folder"
      case ENOTDIR: "a part of the path is no folder"
      default: String(cString: strerror(number)).lowercased()
      }
    self.init(path: path, why: why)
  }
}

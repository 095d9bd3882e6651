import Foundation

/// Where scenarios of failures are kept: as they were found, until smaller ones are known.
package struct FailureFolder {
  /// The folder.
  package let path: String
  /// The file of the failure at hand, as it was found.
  package private(set) var found: String?
  /// What is here to stay. A scenario may be found as small as one that is known, under its name.
  private var kept: Set<String> = []

  /// What a person types to call the program, and who complains.
  let (program, speaker): (String, String)

  /// A folder; it need not exist. In `-` nothing is kept.
  package init(_ path: String) { self.init(path, Invocation.command, as: "navfuzz") }

  /// - Parameter path: of the folder; it need not exist. In `-` nothing is kept.
  init(_ path: String, _ program: String, as speaker: String) {
    self.path = path
    (self.program, self.speaker) = (program, speaker)
  }

  /// Keeps a scenario as it was found, if there is one.
  package mutating func keep(asFound failure: Failure) throws(UsageError) {
    if let file = failure.file { try keep(asFound: file, as: failure.fileName) }
  }

  /// Keeps a text as it was found, before anything else is tried with it.
  package mutating func keep(asFound text: String, as name: String) throws(UsageError) {
    guard path != "-" else { return }
    let file = file(name)
    guard !kept.contains(file) else { return }
    try TextFile.write(text, to: file)
    found = file
  }

  /// Lets go of how a failure was found, because its small form is known already.
  package mutating func forget() {
    if let found { try? FileManager.default.removeItem(atPath: found) }
    found = nil
  }

  /// Keeps what the scenario was made to, and lets go of how it was found.
  ///
  /// - Returns: the path of the file; `-` if none is kept.
  package mutating func keep(_ text: String, as name: String) throws(UsageError) -> String {
    guard path != "-" else { return "-" }
    let file = file(name)
    try TextFile.write(text, to: file)
    kept.insert(file)
    if found == file { found = nil }
    forget()
    return file
  }

  /// Lets the file that was kept as found stand, because nothing better is known.
  ///
  /// - Returns: its path; nil when there is none.
  package mutating func leave() -> String? {
    defer { found = nil }
    if let found { kept.insert(found) }
    return found
  }

  /// True when there is a file of this name in it.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

  private func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}

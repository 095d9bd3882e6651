import Foundation

/// The project's own files, as tests read them.
enum Pages {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// True when there is a file that is not empty.
  static func exists(_ path: String) throws -> Bool {
    try !Data(contentsOf: root.appendingPathComponent(path)).isEmpty
  }

  /// The cells of the rows of a page's tables, without heads and rules.
  static func rows(_ page: String) throws -> [[String]] {
    try text(page).split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst().dropLast().components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The blocks of Swift on a page.
  static func blocks(_ page: String) throws -> [String] {
    try text(page).matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
  }

  /// The blocks of a page that show what is printed, each without its indentation.
  static func printed(_ page: String) throws -> [[String]] {
    let lines = try text(page).split(separator: "\n", omittingEmptySubsequences: false)
    let runs = lines.split { !$0.hasPrefix("    ") }
    return runs.map { $0.map { String($0.dropFirst(4)) } }
  }

  /// A text whose lines begin without spaces, to be compared wherever it is nested.
  static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.trimmingPrefix { $0 == " " }) }.joined(separator: "\n")
  }

  /// `Suite.function` of every test in a folder.
  static func tests(in place: String = "Tests/NavPropertyTests") throws -> Set<String> {
    let folder = root.appendingPathComponent(place)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var names: Set<String> = []
    for file in files where file.hasSuffix("Tests.swift") {
      let suite = file.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
      var isTest = false
      for line in try text("\(place)/\(file)").split(separator: "\n") {
        if line.contains("@Test") { isTest = true }
        guard isTest, let start = line.range(of: "func ") else { continue }
        names.insert("\(suite).\(line[start.upperBound...].prefix { $0 != "(" })")
        isTest = false
      }
    }
    return names
  }
}

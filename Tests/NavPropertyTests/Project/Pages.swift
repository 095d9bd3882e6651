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

  /// `Suite.function` of every test there is.
  static func tests() throws -> Set<String> {
    let folder = root.appendingPathComponent("Tests/NavPropertyTests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var names: Set<String> = []
    for file in files where file.hasSuffix("Tests.swift") {
      let suite = file.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
      var isTest = false
      for line in try text("Tests/NavPropertyTests/\(file)").split(separator: "\n") {
        if line.contains("@Test") { isTest = true }
        guard isTest, let start = line.range(of: "func ") else { continue }
        names.insert("\(suite).\(line[start.upperBound...].prefix { $0 != "(" })")
        isTest = false
      }
    }
    return names
  }
}

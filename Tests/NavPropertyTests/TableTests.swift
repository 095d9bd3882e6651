import Foundation
import Testing

/// The tables in the documentation: every row has all its cells, and names a test that exists.
@Suite("Tables")
struct TableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The cells of the rows of a page's tables, without heads and rules.
  private func rows(_ page: String) throws -> [[String]] {
    try text(page).split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst().dropLast().components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// `Suite.function` of every test there is.
  private func tests() throws -> Set<String> {
    let folder = Self.root.appendingPathComponent("Tests/NavPropertyTests")
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

  @Test("every operation of the five documents has a home here and a test that exists")
  func operations() throws {
    let rows = try rows("Sources/NavCore/NavCore.docc/FiveSystems.md").filter { row in
      row.count == 3 && !["test", "because"].contains(row[2]) && row[2].contains("Tests.")
    }
    #expect(rows.count >= 60)
    let tests = try tests()
    for row in rows {
      let exists = tests.contains(row[2])
      #expect(exists, "\(row[0]): \(row[2])")
    }
  }

  @Test("no row has an empty cell", arguments: ["Sources/NavCore/NavCore.docc/FiveSystems.md"])
  func cells(_ page: String) throws {
    for row in try rows(page) {
      #expect(row.count >= 2 && row.allSatisfy { !$0.isEmpty }, "\(row)")
    }
  }

  @Test(
    "every public name that a page links to exists",
    arguments: [
      "Sources/NavCore/NavCore.docc/FiveSystems.md", "Sources/NavCore/NavCore.docc/NavCore.md",
    ])
  func links(_ page: String) throws {
    let folder = Self.root.appendingPathComponent("Sources/NavCore")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let sources = try files.filter { $0.hasSuffix(".swift") }.map {
      try text("Sources/NavCore/\($0)")
    }.joined(separator: "\n")
    for link in try text(page).components(separatedBy: "``").enumerated()
    where link.offset % 2 == 1 && link.element != "NavCore" && link.element != "FiveSystems" {
      for part in link.element.split(separator: "/") {
        let name = part.prefix { $0 != "(" }
        let exists = ["struct", "enum", "class", "protocol", "func", "var", "let", "case"].contains
        {
          sources.contains("\($0) \(name)")
        }
        #expect(exists || name == "init", "\(link.element)")
      }
    }
  }
}

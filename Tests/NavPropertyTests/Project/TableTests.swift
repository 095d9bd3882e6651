import Foundation
import Testing

/// The tables in the documentation: every row has all its cells, and names a test that exists.
@Suite("Tables")
struct TableTests {
  @Test("every operation of the five documents has a home here and a test that exists")
  func operations() throws {
    let rows = try Pages.rows("Sources/NavCore/NavCore.docc/FiveSystems.md").filter { row in
      row.count == 3 && !["test", "because"].contains(row[2]) && row[2].contains("Tests.")
    }
    #expect(rows.count >= 60)
    let tests = try Pages.tests()
    for row in rows {
      let exists = tests.contains(row[2])
      #expect(exists, "\(row[0]): \(row[2])")
    }
  }

  @Test("no row has an empty cell", arguments: ["Sources/NavCore/NavCore.docc/FiveSystems.md"])
  func cells(_ page: String) throws {
    for row in try Pages.rows(page) {
      #expect(row.count >= 2 && row.allSatisfy { !$0.isEmpty }, "\(row)")
    }
  }

  @Test(
    "every public name that a page links to exists",
    arguments: [
      "Sources/NavCore/NavCore.docc/FiveSystems.md", "Sources/NavCore/NavCore.docc/NavCore.md",
    ])
  func links(_ page: String) throws {
    let folder = Pages.root.appendingPathComponent("Sources/NavCore")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let sources = try files.filter { $0.hasSuffix(".swift") }.map {
      try Pages.text("Sources/NavCore/\($0)")
    }.joined(separator: "\n")
    for link in try Pages.text(page).components(separatedBy: "``").enumerated()
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

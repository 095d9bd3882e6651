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

  @Test("every rule of app tests names tests that exist")
  func rules() throws {
    let tests = try Pages.tests(in: "Tests/Apps/Tests")
    let functions = Set(tests.compactMap { $0.split(separator: ".").last.map { String($0) } })
    let rows = try Pages.rows("Sources/NavSim/NavSim.docc/AppRules.md").dropFirst()
    #expect(rows.count >= 120)
    for row in rows {
      let named = (row.last ?? "").matches(of: /`([\w.]+)`/).map { String($0.1) }
      #expect(!named.isEmpty, "\(row[0]) names no test")
      for name in named {
        let exists = (name.contains(".") ? tests : functions).contains(name)
        #expect(exists, "\(row[0]): \(name)")
      }
    }
  }

  @Test("no row has an empty cell", arguments: ["Sources/NavCore/NavCore.docc/FiveSystems.md"])
  func cells(_ page: String) throws {
    for row in try Pages.rows(page) {
      #expect(row.count >= 2 && row.allSatisfy { !$0.isEmpty }, "\(row)")
    }
  }
}

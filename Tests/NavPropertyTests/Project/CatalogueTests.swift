import Foundation
import NavCore
import Testing

@testable import NavSim

/// The table of the bug catalogue: every row names what exists, and what it says happens.
@Suite("Catalogue")
struct CatalogueTests {
  private struct Row {
    let entry: String
    let shownBy: RouterSetup.Name
    let keptAs: String
  }

  private static let page = "Sources/NavSim/NavSim.docc/BugCatalogue.md"

  private func rows() throws -> [Row] {
    try Pages.rows(Self.page).filter { $0.count == 5 && $0[0] != "entry" }.map { cells in
      let name =
        RouterSetup.Name(rawValue: cells[3]) ?? RouterSetup.Name(rawValue: "mutant-" + cells[3])
      return Row(
        entry: cells[0], shownBy: try #require(name, "\(cells[0]): \(cells[3])"), keptAs: cells[4])
    }
  }

  @Test("all sixty-nine reports and eighty-two hazards have a row, without an empty cell")
  func complete() throws {
    let entries = try rows().map(\.entry)
    #expect(Set(entries).count == entries.count)
    #expect(entries.filter { $0.hasPrefix("NB-") }.count == 69)
    #expect(entries.filter { $0.hasPrefix("M-IN-") }.count == 35)
    #expect(entries.filter { $0.hasPrefix("M-GS-") }.count == 28)
    #expect(entries.filter { $0.hasPrefix("M-NM-") }.count == 11)
    #expect(entries.filter { $0.hasPrefix("M-RD-") }.count == 8)
    for row in try Pages.rows(Self.page) { #expect(row.allSatisfy { !$0.isEmpty }, "\(row)") }
  }

  @Test("what a row keeps exists, and fails where it says so")
  func kept() throws {
    let tests = try Pages.tests()
    for row in try rows() {
      guard row.keptAs.contains("/") else {
        #expect(tests.contains(row.keptAs), "\(row.entry): \(row.keptAs)")
        continue
      }
      let text = try Pages.text("Fixtures/\(row.keptAs).nav")
      var fixture = try FixtureParser.parse(text)
      if fixture.setup.name == .core {
        // The core survives it; the mutant of the row does not.
        guard case .mutant(let mutant) = row.shownBy, let invariant = mutant.invariant else {
          Issue.record("\(row.entry): only a mutant can fail where the core does not")
          continue
        }
        fixture.setup.name = row.shownBy
        fixture.expectation = .fails(invariant)
      } else {
        #expect(fixture.setup.name == row.shownBy, "\(row.entry)")
      }
      let verdict = try Replay.run(fixture).verdict
      #expect(verdict == .asRecorded, "\(row.entry): \(row.keptAs) on \(row.shownBy.rawValue)")
    }
  }

  @Test("every mutant that is broken and every documented router shows in a row")
  func used() throws {
    let shown = Set(try rows().map(\.shownBy))
    for router in DocumentedRouter.allCases { #expect(shown.contains(.documented(router))) }
    let unused = Mutant.allCases.filter { !$0.isEquivalent && !shown.contains(.mutant($0)) }
    for mutant in unused {
      // Those without a row of their own stand for a row that another one shows.
      let reference = try #require(mutant.reference)
      #expect(try rows().contains { $0.entry == reference }, "\(mutant): \(reference)")
    }
  }
}

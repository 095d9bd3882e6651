import Foundation
import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine

/// The table of the bug catalogue: every row names what exists, and what it says happens.
@Suite("Catalogue")
struct CatalogueTests {
  private struct Row {
    let entry: String
    /// A mutant, or the name of a published router.
    let shownBy: String
    let keptAs: String

    var mutant: Mutant? { Mutant(rawValue: shownBy) }
  }

  private static let page = "Sources/NavSim/NavSim.docc/BugCatalogue.md"

  /// The hazards that the tests of the published routers find.
  private static let hazards = [
    "gated": GatedRouterTests.hazards, "ungated": UngatedRouterTests.hazards,
    "tabs": TabsRouterTests.hazards, "provider": ProviderRouterTests.hazards,
    "flags": FlagsRouterTests.hazards,
  ]

  private func rows() throws -> [Row] {
    try Pages.rows(Self.page).filter { $0.count == 5 && $0[0] != "entry" }.map { cells in
      Row(entry: cells[0], shownBy: cells[3], keptAs: cells[4])
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
      if let hazards = Self.hazards[row.shownBy] {
        let isFound = hazards.contains { $0.name == row.keptAs } || tests.contains(row.keptAs)
        #expect(isFound, "\(row.entry): \(row.keptAs)")
        continue
      }
      let mutant = try #require(row.mutant, "\(row.entry): \(row.shownBy)")
      guard row.keptAs.contains("/") else {
        #expect(tests.contains(row.keptAs), "\(row.entry): \(row.keptAs)")
        continue
      }
      let text = try Pages.text("Fixtures/\(row.keptAs).nav")
      var fixture = try FixtureParser.parse(text)
      if fixture.setup.name == .core {
        // The core survives it; the mutant of the row does not.
        fixture.setup.name = .mutant(mutant)
        fixture.expectation = .fails(try #require(mutant.invariant, "\(row.entry)").rawValue)
      } else {
        #expect(fixture.setup.name == .mutant(mutant), "\(row.entry)")
      }
      let verdict = Replay.run(fixture).verdict
      #expect(verdict == .asRecorded, "\(row.entry): \(row.keptAs) on \(mutant.rawValue)")
    }
  }

  @Test("every mutant that is broken and every published router shows in a row")
  func used() throws {
    let shown = Set(try rows().map(\.shownBy))
    for router in Self.hazards.keys { #expect(shown.contains(router)) }
    for mutant in Mutant.allCases where !mutant.isEquivalent && !shown.contains(mutant.rawValue) {
      // Those without a row of their own stand for a row that another one shows.
      let reference = try #require(mutant.reference)
      #expect(try rows().contains { $0.entry == reference }, "\(mutant): \(reference)")
    }
  }
}

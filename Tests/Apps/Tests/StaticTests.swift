import NavSim
import SwiftUI
import Testing
import Visits

@testable import NavAppTest

/// What an app keeps in static variables.
@Suite(.serialized) struct StaticTests {
  private static let app = AppTest("visits") { VisitsView() }.withoutCertificates

  @Test(
    "in a program that plays nothing else, each run finds static variables as the first one did")
  func alone() throws { try Self.app.alone.check(seeds: 1...10, steps: 30) }

  @Test("elsewhere they go from run to run, which is said")
  func together() throws {
    let failure = #expect(throws: RouterTestFailure.self) {
      try Self.app.check(seeds: 1...10, steps: 30)
    }
    let said = try #require(failure).description
    #expect(said.contains("shares state between runs"))
  }
}

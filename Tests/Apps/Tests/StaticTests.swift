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

  @Test("the window of an app of UIKit names no module: those are the test's own")
  func windows() {
    #expect(AppStatics(of: WindowView.self, orIn: "Visits").modules == ["Visits"])
    #expect(AppStatics(of: VisitsView.self, orIn: "Shop").modules == ["Visits"])
  }

  @Test(
    "the names of modules are those of the compiler",
    arguments: [
      ("Shop", "4Shop"), ("Shop_Shop", "05Shop_A0"), ("ShopShops", "9ShopShops"), ("A_A", "3A_A"),
      ("ShopAndShopView", "07ShopAndA4View"), ("", ""),
      (
        "A_a_92_Twitter_SwiftUI_clone_Twitter_clone", "029A_a_92_Twitter_SwiftUI_clone_a1_D0"
      ),
    ])
  func mangled(_ name: String, _ expected: String) {
    #expect(MangledName(name).text == expected)
  }

  @Test("elsewhere they go from run to run, which is said")
  func together() throws {
    let failure = #expect(throws: RouterTestFailure.self) {
      try Self.app.check(seeds: 1...10, steps: 30)
    }
    let said = try #require(failure).description
    #expect(said.contains("shares state between runs"))
  }
}

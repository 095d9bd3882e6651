import Foundation
import Testing

/// What the pages say is what is compiled and run.
@Suite
struct DocumentationTests {
  @Test(
    "the tutorial shows the files that CI builds",
    arguments: [
      "Package.swift", "Sources/Checkout/CheckoutRouter.swift", "Sources/fuzz/Fuzz.swift",
      "Tests/CheckoutTests/CheckoutTests.swift",
    ])
  func tutorial(_ path: String) throws {
    let page = try Pages.text("Sources/NavSim/NavSim.docc/BringYourOwnRouter.md")
    let code = try Pages.text("Tests/Checkout/\(path)")
    #expect(page.contains("```swift\n\(code)```"))
  }

  @Test("a router is brought in under forty lines")
  func conformance() throws {
    let code = try Pages.text("Tests/Checkout/Sources/fuzz/Fuzz.swift")
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count - 1 < 40)
  }
}

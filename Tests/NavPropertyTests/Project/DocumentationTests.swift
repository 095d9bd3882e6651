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

  @Test("the README shows the test of the tutorial, and every page that it names is there")
  func readme() throws {
    let page = try Pages.text("README.md")
    let code = try Pages.text("Tests/Checkout/Sources/fuzz/Fuzz.swift")
    let test = try #require(code.range(of: "let checkout"))
    let end = try #require(code.range(of: "@main"))
    let shown = code[test.lowerBound..<end.lowerBound]
    #expect(page.contains(shown.trimmingCharacters(in: .whitespacesAndNewlines)))
    for link in page.matches(of: /\]\(([^)]+)\)/) {
      #expect(try Pages.exists(String(link.1)), "\(link.1)")
    }
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test("a router is brought in under forty lines")
  func conformance() throws {
    let code = try Pages.text("Tests/Checkout/Sources/fuzz/Fuzz.swift")
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count - 1 < 40)
  }
}

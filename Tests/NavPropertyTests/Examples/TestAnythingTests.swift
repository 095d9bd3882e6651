import Foundation
import Testing

/// The page "Test anything with the engine" shows code that is compiled, and what it prints.
@Suite("Page: test anything")
struct TestAnythingTests {
  private static let page = "Sources/NavSim/NavSim.docc/TestAnything.md"

  @Test("every block of Swift stands in a file of the examples")
  func blocks() throws {
    let folder = "Tests/NavPropertyTests/Examples"
    let code = try ["TokenCache", "TokenCacheTests", "History"].map {
      Pages.unindented(try Pages.text("\(folder)/\($0).swift"))
    }
    let blocks = try Pages.blocks(Self.page)
    #expect(blocks.count >= 6)
    for block in blocks {
      #expect(code.contains { $0.contains(Pages.unindented(block)) }, "\(block)")
    }
  }

  @Test("the cache as it was written fails as the page says")
  func tokenCache() async throws {
    let said = try await TokenCacheFailures.ofOneTest()
    #expect(try Pages.printed(Self.page).contains(said), "\(said)")
  }

  @Test("the history fails as the page says, and is as small under every seed")
  func history() throws {
    let said = playHistory(seed: 1)
    #expect(try Pages.printed(Self.page).contains(said))
    for seed in 2...50 as ClosedRange<UInt64> {
      #expect(playHistory(seed: seed).suffix(4) == said.suffix(4))
    }
  }
}

import Library
import NavAppTest
import NavCore
import NavSim
import SwiftUI
import Testing

/// An app on `RouterView`, in the shape of the first document, played by taps.
@Suite(.serialized) struct LibraryTests {
  private static func library(_ bug: LibraryBug?) -> AppTest {
    AppTest(bug?.rawValue ?? "library") { LibraryView(bug: bug) }
      .links("library://book/2", "library://settings")
      .withoutCertificates
  }

  @Test("a right app on a router holds")
  func right() throws {
    let result = try Self.library(nil).check(seeds: 1...12)
    #expect(result.worth.first?.contains("tap") == true)
  }

  @Test("the first page that is pushed counts as shown when its animation has ended")
  func firstPage() throws {
    let library = AppTest("library") { LibraryView() }.links("library://book/2")
    try library.with { $0.only(.noChangeWhileMoving) }.replay(
      """
      navfuzz fixture 2
      name      a link while the first page comes
      router    library
      expect    passes
      ---
      +0ms     a tap "Book 1"
      +1ms     a open "library://book/2"
      """)
  }

  @Test("a sequence stops where the user comes between its steps")
  func betweenSteps() throws {
    try AppTest("library") { LibraryView() }.replay(
      """
      navfuzz fixture 2
      name      tabs between the steps of a sequence
      router    library
      expect    passes
      ---
      +0ms     a tap "Read on"
      +350ms   user tab Account
      +0ms     user tab Shelf
      """)
  }

  @Test("of two rows that are touched in one turn, one counts", arguments: [true, false])
  func twoRows(_ isBookFirst: Bool) throws {
    let rows = isBookFirst ? ["Book 1", "Read on"] : ["Read on", "Book 1"]
    try AppTest("library") { LibraryView() }.with { $0.faults(HostFault.everyday) }.replay(
      """
      navfuzz fixture 2
      name      two rows in one turn
      router    library
      expect    passes
      ---
      +0ms     a tap "\(rows[0])"
      +0ms     a tap "\(rows[1])"
      """)
  }

  @Test("a sheet has the heights of its style, and elements of bars are matched by their names")
  @MainActor func heights() throws {
    let stage = Stage(LibraryView())
    #expect(stage.tree.matched.isEmpty)
    try stage.tap("Book 1")
    stage.settle()
    #expect(stage.tree.matched == ["back", "title"].map { AnyHashable(BarElementID($0)) })
    try stage.tap("Help")
    stage.settle()
    #expect(stage.tree.heights == [[], [.medium]])
    #expect(stage.tree.matched.isEmpty)
  }

  @Test(
    "each planted bug is found by at most six taps, in the words on the buttons",
    arguments: [
      (LibraryBug.takesTheTop, 84, "a tap \"Save review of book 1\""),
      (.borrowsTwice, 31, "a tap \"Borrow\""), (.waitsByTheClock, 142, "a tap \"Read on\""),
    ])
  func planted(_ bug: LibraryBug, _ seed: UInt64, _ words: String) throws {
    try Self.library(bug).shows(words, under: seed)
  }
}

import Feed
import NavAppTest
import NavSim
import Notes
import SwiftUI
import Testing

/// Apps without a router: one with a flag for each sheet, one with a stack for each tab.
@Suite(.serialized) struct PlainAppTests {
  private static func notes(_ bug: NotesBug?) -> AppTest {
    AppTest(bug?.rawValue ?? "notes") { NotesView(bug: bug) }
      .links("notes://note/2").withoutCertificates
  }

  private static func feed(_ bug: FeedBug?) -> AppTest {
    AppTest(bug?.rawValue ?? "feed") { FeedView(bug: bug) }
      .links("feed://post/2").withoutCertificates
  }

  @Test("a right app with a flag for each sheet holds")
  func rightNotes() throws { try Self.notes(nil).check(seeds: 1...30, steps: 40) }

  @Test("a right app with tabs holds, and what only the user's choice of a tab leads to is tapped")
  func rightFeed() throws {
    let result = try Self.feed(nil).check(seeds: 1...30, steps: 40)
    #expect(result.worth.first?.contains("type") == true)
  }

  private struct Search: View {
    @State private var words = ""
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        TextField("Find", text: $words)
          .task(id: words) {
            try? await Task.sleep(for: .milliseconds(300))
            if !Task.isCancelled, !words.isEmpty { path = [words] }
          }
          .navigationDestination(for: String.self) { words in Text(words) }
      }
    }
  }

  @Test("what is typed may come to nothing, unless the test says that it must not")
  func typing() throws {
    let scenario = """
      navfuzz fixture 2
      name      a search that is given up
      router    search
      expect    passes
      ---
      +0ms     a type "a" into "Find"
      +0ms     a type "" into "Find"
      """
    let search = AppTest("search") { Search() }
    try search.replay(scenario)
    #expect(throws: RouterTestFailure.self) {
      try search.neverIgnoring("Find").replay(scenario)
    }
  }

  @Test(
    "each planted bug of the notes is found by at most six taps",
    arguments: [
      (NotesBug.savesTwice, 34, "a tap \"Save a copy\""),
      (.goesToTheNote, 26, "a open \"notes://note/2\""),
      (.followsAfterLeaving, 19, "a tap \"See also\""),
    ])
  func planted(_ bug: NotesBug, _ seed: UInt64, _ words: String) throws {
    try Self.notes(bug).shows(words, under: seed)
  }

  @Test(
    "each planted bug of the feed is found by at most six taps",
    arguments: [
      (FeedBug.reloadsTheStack, 25, "a tap \"Reload\""), (.identifiesAnew, 1, "a redraw"),
      (.searchesAgain, 9, "a type \"a\" into \"Find\""),
    ])
  func planted(_ bug: FeedBug, _ seed: UInt64, _ words: String) throws {
    try Self.feed(bug).shows(words, under: seed)
  }
}

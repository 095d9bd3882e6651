import NavAppTest
import NavSim
import SwiftUI
import Testing

/// What several fingers can touch in one turn.
extension ShopTests {
  private struct Posts: View {
    var body: some View {
      NavigationStack {
        List(1..<4) { number in
          NavigationLink("Post \(number)") { Text("Text of post \(number)") }
        }
      }
    }
  }

  @Test("of two links that are touched in one turn, one shows its page, and once")
  func twoLinks() throws {
    try AppTest("posts") { Posts() }
      .with {
        $0.faults(HostFault.everydayOfApps)
          .always("only the touched post is shown") { screens in
            screens.layers[0].pushed.count < 2
              && !screens.layers[0].pushed.contains(AppScreen("\"Text of post 1\""))
          }
      }
      .replay(
        """
        navfuzz fixture 2
        name      two links
        router    posts
        expect    passes
        ---
        +0ms     a tap "Post 2"
        +0ms     a tap "Post 1"
        +700ms   user back
        +3000ms  a redraw
        """)
  }

  private struct Finder: View {
    @State private var path: [String] = []
    @State private var isFinding = false
    @State private var name = ""

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          TextField("Name", text: $name)
          Button("Find") { find() }.disabled(isFinding)
        }
        .navigationDestination(for: String.self) { Text($0) }
      }
    }

    private func find() {
      isFinding = true
      Task {
        try? await Task.sleep(for: .milliseconds(700))
        isFinding = false
        path.append("found")
      }
    }
  }

  @Test("what begins to move by itself moves before a finger can be on it")
  func movesByItself() throws {
    let test = AppTest("finder") { Finder() }.with { $0.faults(HostFault.everydayOfApps) }
    try test.replay(
      """
      navfuzz fixture 2
      name      found meanwhile
      router    finder
      expect    passes
      ---
      +0ms     a tap "Find"
      +0ms     host coalesces
      +700ms   a type "a" into "Name"
      +0ms     a tap "Find"
      """)
    try test.check(seeds: 1...100, steps: 30)
  }

  private struct Shelf: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Book") { path.append("book") }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }

  @Test("a file is played with the faults with which it was recorded")
  func recordedFaults() throws {
    let test = AppTest("shelf") { Shelf() }
    func file(_ origin: String) -> String {
      """
      navfuzz fixture 2
      name      two touches
      router    shelf
      expect    passes
      origin    --seed 1\(origin)
      ---
      +0ms     a tap "Book"
      +0ms     a tap "Book"
      """
    }
    try test.replay(file(""))
    #expect(throws: RouterTestFailure.self) { try test.replay(file(" --faults everyday")) }
    #expect(throws: RouterTestFailure.self) {
      try test.replay(file(" --steps 100 --faults slow,same-turn"))
    }
  }
}

import NavAppTest
import SwiftUI
import Testing

/// Tabs that share one path: what is pushed in one of them stands on all.
@MainActor @Suite struct SharedPathTests {
  private struct Tabs: View {
    @State private var path: [String] = []
    var body: some View {
      TabView {
        stack("Home").tabItem { Text("Home") }
        stack("Profile").tabItem { Text("Profile") }
      }
    }

    private func stack(_ name: String) -> some View {
      NavigationStack(path: $path) {
        Button("\(name) next") { path.append("next") }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }

  @Test("a tab shows what was pushed in another one since it was seen")
  func holds() throws {
    let app = AppTest("shared") { Tabs() }
    let test = app.routerTest
    try test.replay(
      """
      navfuzz fixture 2
      name      shared
      router    shared
      expect    passes
      ---
      +0ms     a tap "Home next"
      +1000ms  user tab Profile
      +1000ms  user tab Home
      +1000ms  user back
      +1000ms  a tap "Home next"
      +1000ms  user tab Profile
      """)
    #expect(try app.check(seeds: 1...20, steps: 40).calls > 0)
  }
}

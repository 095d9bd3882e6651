import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Taps of which something comes when the user has left by then.
extension ShopTests {
  private struct Loading: View {
    /// What the app knows of the page when what was asked for is there.
    enum Knowledge { case nothing, route, isLoading }

    let knows: Knowledge
    @State private var path: [String] = []
    @State private var loading: Task<Void, Never>?
    @State private var isAsking = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Orders") { path.append("orders") }
          Button("Ask") { isAsking = true }
        }
        .navigationDestination(for: String.self) { page in
          if page == "orders" {
            Button("Invoice", action: load)
              .onDisappear { if knows == .isLoading { loading?.cancel() } }
          } else {
            Text(page)
          }
        }
        .sheet(isPresented: $isAsking) { Button("Send", action: send) }
      }
    }

    private func load() {
      loading?.cancel()
      loading = Task {
        try? await Task.sleep(for: .seconds(1))
        // While the page leaves, it has not disappeared yet.
        if knows != .nothing, path.last != "orders" { return }
        if !Task.isCancelled { path.append("invoice") }
      }
    }

    /// The sheet leaves by the tap itself, and the answer comes later.
    private func send() {
      isAsking = false
      Task {
        try? await Task.sleep(for: .seconds(1))
        if path.isEmpty { path = ["thanks"] }
      }
    }
  }

  private func loading(_ knows: Loading.Knowledge) -> AppTest {
    AppTest("loading") { Loading(knows: knows) }
      .without(.pagesOnce)
      .with { $0.only(.nothingComesAfterLeaving) }
  }

  @Test("what comes of a tap when its page has left is judged on request")
  func leaving() throws {
    let finding = try loading(.nothing).routerTest.firstFinding(seeds: 1...40, steps: 40)
    #expect(finding?.violation.property == "nothing-comes-after-leaving")
    #expect(finding?.steps ?? 9 <= 3)
    try loading(.isLoading).check(seeds: 1...40, steps: 40)
  }

  @Test("a page that is opened again is another one")
  func openedAgain() throws {
    let finding = try loading(.route).routerTest.firstFinding(seeds: 1...40, steps: 40)
    #expect(finding?.steps ?? 9 <= 4)
  }

  @Test("what a call has taken away itself has not left")
  func closesItself() throws {
    try loading(.nothing).replay(
      """
      navfuzz fixture 2
      name      an answer
      router    loading
      expect    passes
      ---
      +0ms     a tap "Ask"
      +1000ms  a tap "Send"
      +3000ms  a redraw
      """)
  }
}

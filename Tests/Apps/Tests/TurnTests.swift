import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Touches of several fingers in one turn.
@Suite("Touches in one turn")
struct TurnTests {
  enum Bug {
    case none
    /// Of two pages that are pushed in one turn it makes a third one.
    case countsTouches
  }

  private struct Shelf: View {
    let bug: Bug
    @State private var path: [String] = []
    @State private var isAsking = false
    @State private var touches = 0
    var body: some View {
      NavigationStack(path: $path) {
        page.navigationDestination(for: String.self) { _ in page }
      }
      .sheet(isPresented: $isAsking) { Button("answer") {} }
    }

    private var page: some View {
      VStack {
        Button("push") { push("\(path.count)") }
        Button("other") { push("other \(path.count)") }
        Button("pop") { if !path.isEmpty { path.removeLast() } }
        Button("ask") { isAsking = true }
        Button("never mind") { isAsking = false }
      }
    }

    private func push(_ page: String) {
      path.append(page)
      touches += 1
      if bug == .countsTouches, touches > 1 { path = ["lost"] }
      Task {
        try? await Task.sleep(for: .milliseconds(100))
        touches = 0
      }
    }
  }

  private func replay(_ touches: [String], _ bug: Bug = .none) throws {
    let steps = touches.map { "+0ms     a tap \"\($0)\"" }.joined(separator: "\n")
    try AppTest("shelf") { Shelf(bug: bug) }.with { $0.faults(HostFault.everydayOfApps) }
      .replay(
        "navfuzz fixture 2\nname      turn\nrouter    shelf\nexpect    passes\n---\n\(steps)\n")
  }

  @Test(
    "each does what it does alone, beside the others or instead of them",
    arguments: [
      ["push", "ask"], ["ask", "push"], ["push", "pop"], ["ask", "never mind"],
      ["push", "ask", "pop"], ["ask", "push", "pop"], ["push", "other"], ["push", "pop", "other"],
    ])
  func together(_ touches: [String]) throws { try replay(touches) }

  @Test("what none of them does alone is found")
  func lost() {
    #expect(throws: RouterTestFailure.self) { try replay(["push", "other"], .countsTouches) }
  }
}

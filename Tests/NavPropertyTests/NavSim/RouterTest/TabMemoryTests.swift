import NavCapture
import NavSim
import NavTesting
import Testing

@Suite("tabs whose stacks are made when they are needed")
struct TabMemoryTests {
  @MainActor final class Tabs {
    var stacks: [String: [Int]] = [:]
    var selected = "a"

    func push(_ page: Int) { stacks[selected, default: []].append(page) }

    /// Shows a page in the other tab, as soon as it has been fetched.
    func link(_ page: Int) async {
      try? await Task.sleep(for: .milliseconds(200))
      selected = "b"
      push(page)
    }
  }

  static func test() -> RouterTest<Tabs, Int> {
    RouterTest("tabs") {
      Tabs()
    } screens: {
      Screens(root: 0, pushed: $0.stacks[$0.selected] ?? [], tab: $0.selected)
    }
    .tap("select", ["a", "b"], effect: { .select($0) }) { $0.selected = $1 }
    .action("link", [1]) { await $0.link($1) }
    .tap("pop", effect: .pop) { _ = $0.stacks[$0.selected]?.popLast() }
    .without(.noChangeWhileMoving, .returnsAfterAnimation)
  }

  @Test("what a call does on another tab is learned with what is there")
  func learned() throws {
    try Self.test().replay(
      """
      navfuzz fixture 2
      name      a link into a tab that was left
      router    tabs
      expect    passes
      ---
      +0ms     a select "b"
      +0ms     a select "a"
      +0ms     a link 1
      +0ms     a select "a"
      +201ms   a select "b"

      """)
    try Self.test().check(seeds: 1...60, steps: 40)
  }
}

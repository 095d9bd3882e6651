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

  /// What becomes of a sheet when another tab is selected.
  enum Presented: CaseIterable { case stays, leaves, isReplaced }

  @MainActor final class TabsWithSheet {
    var selected = "a"
    var sheet: Int?

    func select(_ tab: String, _ presented: Presented) {
      if sheet != nil, selected != tab {
        switch presented {
        case .stays: break
        case .leaves: sheet = nil
        case .isReplaced: sheet = 9
        }
      }
      selected = tab
    }
  }

  @Test("what is presented stays when a tab is selected, or leaves", arguments: Presented.allCases)
  func presented(_ presented: Presented) throws {
    let test = RouterTest<TabsWithSheet, Int>("tabs") {
      TabsWithSheet()
    } screens: {
      Screens(root: 0, tab: $0.selected).presenting($0.sheet)
    }
    .tap("select", ["a", "b"], effect: { .select($0) }) { $0.select($1, presented) }
    .tap("present", [8], effect: { .present($0).when { $0.layers.count == 1 } }) {
      if $0.sheet == nil { $0.sheet = $1 }
    }
    .tap("dismiss", effect: .dismiss) { $0.sheet = nil }
    .without(.noChangeWhileMoving, .returnsAfterAnimation)
    switch presented {
    case .stays, .leaves: try test.check(seeds: 1...60, steps: 40)
    case .isReplaced:
      #expect(throws: RouterTestFailure.self) { try test.check(seeds: 1...4, steps: 40) }
    }
  }

  @MainActor final class TabsWithLinks {
    var stacks: [String: [Int]] = [:]
    var selected = "a"

    /// Forgets the link when another tab was selected meanwhile.
    func open(_ page: Int) {
      let before = selected
      Task {
        try? await Task.sleep(for: .milliseconds(200))
        if selected == before { stacks[selected, default: []].append(page) }
      }
    }
  }

  @Test("what was lost behind the tab of the start is named when that is shown again")
  func lost() throws {
    let test = RouterTest<TabsWithLinks, Int>("tabs") {
      TabsWithLinks()
    } screens: {
      Screens(root: 0, pushed: $0.stacks[$0.selected] ?? [], tab: $0.selected)
    }
    .tap("open", [1], effect: { .push($0).eventually }) { $0.open($1) }
    .tap("select", ["a", "b"], effect: { .select($0) }) { $0.selected = $1 }
    let failure = #expect(throws: RouterTestFailure.self) {
      try test.replay(
        """
        navfuzz fixture 2
        name      a link that is forgotten
        router    tabs
        expect    fails no-lost-call
        ---
        +0ms     a open 1
        +1ms     a select "b"
        +500ms   a select "a"

        """)
    }
    guard case .violation(let violation) = failure?.reason else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(violation.property == RouterProperty.noLostCall.rawValue)
  }
}

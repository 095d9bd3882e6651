import NavSim
import Testing

/// Two tabs; the one that is shown goes back to its root when it is selected again.
@MainActor
private final class TabBar {
  /// What is wrong with it, if anything is.
  enum Bug { case ignoresTheSecondTap, forgetsTheOtherStack }

  private(set) var tab = "home"
  private var paths: [String: [Int]] = [:]
  private let bug: Bug?

  init(_ bug: Bug?) { self.bug = bug }

  var path: [Int] { paths[tab] ?? [] }

  func push(_ page: Int) { paths[tab, default: []].append(page) }

  func select(_ new: String) {
    if bug == .forgetsTheOtherStack || bug == nil && tab == new { paths[new] = [] }
    tab = new
  }
}

@Suite("A tab that is selected again")
struct ReselectTests {
  private func test(_ bug: TabBar.Bug? = nil) -> RouterTest<TabBar, Int> {
    RouterTest<TabBar, Int>("tab-bar") {
      TabBar(bug)
    } screens: {
      Screens(root: 0, pushed: $0.path, tab: $0.tab)
    }
    .tap("push", [1, 2], effect: { .push($0) }) { $0.push($1) }
    .tap("select", ["home", "search"], effect: { .select($0, again: .popToRoot) }) {
      $0.select($1)
    }
  }

  @Test("may go back to its root, and the other keeps its stack")
  func holds() throws {
    #expect(try test().check(seeds: 1...200, steps: 40).calls > 0)
  }

  @Test("a stack that stays, and one that does not, are found")
  func found() {
    for bug in [TabBar.Bug.ignoresTheSecondTap, .forgetsTheOtherStack] {
      let error = #expect(throws: RouterTestFailure.self) {
        try test(bug).check(seeds: 1...100, steps: 40)
      }
      #expect((error?.findings.first?.steps).map { $0 <= 4 } ?? false, "\(bug)")
    }
  }
}

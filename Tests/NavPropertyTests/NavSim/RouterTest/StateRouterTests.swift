import NavSim
import Testing

/// The state that a stack and a sheet are bound to: what most apps have for a router.
@MainActor
private final class NavigationState {
  var path: [Int] = []
  var sheet: Int?
  /// How many sheets there have been: tells one from the next.
  private(set) var sheets = 0

  func push(_ page: Int) { path.append(page) }
  func pop() { if !path.isEmpty { path.removeLast() } }
  func present(_ page: Int) {
    if sheet == nil { sheets += 1 }
    sheet = page
  }
  func dismiss() { sheet = nil }
}

@Suite("A router that only sets state")
struct StateRouterTests {
  private var state: RouterTest<NavigationState, Int> {
    RouterTest<NavigationState, Int>("state") {
      NavigationState()
    } screens: { router in
      var screens = Screens(root: 0, pushed: router.path)
      if let sheet = router.sheet { screens.layers.append(ScreenLayer(sheet, id: router.sheets)) }
      return screens
    }
    .tap(
      "push", [1, 2],
      effect: { page in
        .custom { $0.layers[0].pushed.append(page) }
      }
    ) { $0.push($1) }
    .tap("pop", effect: .custom { _ = $0.layers[0].pushed.popLast() }) { $0.pop() }
    .tap(
      "present", [8, 9],
      effect: { page in
        .custom { screens in
          screens.layers.removeSubrange(1...)
          screens.layers.append(ScreenLayer(page))
        }
      }
    ) { $0.present($1) }
    .tap("dismiss", effect: .dismiss) { $0.dismiss() }
    .host(
      .declarative(
        path: { router, _, pages in router.path = pages },
        closed: { router, layer in if layer.id == router.sheets { router.sheet = nil } })
    )
    .without(.noChangeWhileMoving)
  }

  @Test("holds under what happens every day, but for the user's hands")
  func everyday() throws {
    try state.faults(HostFault.everyday.subtracting([.gestures])).check(seeds: 1...100)
  }

  @Test("loses what is pushed during a swipe, because its path is written as a whole")
  func swipes() {
    let file = """
      navfuzz fixture 2
      name a push during a swipe
      router state
      expect passes
      ---
      +0ms a push 1
      +350ms user back
      +0ms a push 2
      """
    let error = #expect(throws: RouterTestFailure.self) { try state.replay(file) }
    guard case .violation(let violation) = error?.reason else { return }
    #expect(violation.property == RouterProperty.gestureTakesOnlyItsTarget.rawValue)
    #expect(violation.expected == "only 1 leaves when the host writes [] to `path`: 0, 2")
    #expect(
      violation.seen == "0 at 700ms, which is possible only if that turns 0, 1, 2 into 0")
  }

  @Test(
    "undoes the user's move when it takes nothing over, whatever is declared",
    arguments: [true, false])
  func undone(isDeclared: Bool) throws {
    let deaf = RouterTest<NavigationState, Int>("deaf") {
      NavigationState()
    } screens: { router in
      Screens(root: 0, pushed: router.path).presenting(router.sheet)
    }
    .tap("push", [1], effect: { isDeclared ? .push($0) : .learned }) { $0.push($1) }
    .tap("present", [8], effect: { isDeclared ? .present($0) : .learned }) { router, page in
      if router.sheet == nil { router.present(page) }
    }
    .without(.noChangeWhileMoving)
    for (closure, step) in [("path", "push 1"), ("closed", "present 8")] {
      // A router that is told of one kind of moves and not of the other.
      let test = deaf.host(
        .declarative(
          path: { router, _, pages in if closure != "path" { router.path = pages } },
          closed: { router, _ in if closure != "closed" { router.sheet = nil } }))
      let move = closure == "path" ? "back" : "close"
      let error = #expect(throws: RouterTestFailure.self) {
        try test.replay(
          "navfuzz fixture 2\nname undone\nrouter deaf\nexpect passes\n---\n"
            + "+0ms a \(step)\n+1000ms user \(move)\n")
      }
      guard case .violation(let violation) = error?.reason else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(violation.property == RouterProperty.serializable.rawValue)
      #expect(violation.seen.contains("what the user has done is undone"), "\(violation.seen)")
    }
  }
}

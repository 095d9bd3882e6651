import NavCore

/// NavCore's own `Router`, the asynchronous shell around the machine, tested as anybody's:
/// `navfuzz --router shell`.
@MainActor
package final class Shell {
  /// A call that did not lead to what it asked.
  struct Refused: Error { let outcome: Outcome }

  fileprivate let router = Router<Int>(root: 0)
  fileprivate var host: TransitionHost?

  fileprivate func attach(_ host: TransitionHost) {
    self.host = host
    router.attach(self)
  }

  fileprivate func call(_ body: @MainActor (Router<Int>) async -> Outcome) async throws {
    let outcome = await body(router)
    if outcome != .completed { throw Refused(outcome: outcome) }
  }

  fileprivate var screens: Screens<Int> {
    func routes(_ stack: [Entry]) -> [Int] { stack.compactMap { router.route(of: $0.id) } }
    let base = routes(router.navigation.tabs[router.navigation.selectedIndex].stack)
    var screens = Screens(root: base[0], pushed: Array(base.dropFirst()))
    for layer in router.navigation.layers {
      let shown = routes(layer.stack)
      screens.layers.append(
        ScreenLayer(shown[0], pushed: Array(shown.dropFirst()), id: Int(layer.id.rawValue)))
    }
    return screens
  }

  /// The test.
  package nonisolated static var test: RouterTest<Shell, Int> {
    RouterTest("shell") {
      Shell()
    } screens: {
      $0.screens
    }
    .action("push", [1, 2], asks: { .push($0) }) { shell, route in
      try await shell.call { await $0.push(route) }
    }
    .action("pop", asks: .pop) { try await $0.call { await $0.pop() } }
    .action("popToRoot", asks: .popToRoot) { try await $0.call { await $0.popToRoot() } }
    .action("set", [[1], [1, 2], []], asks: { .set($0) }) { shell, routes in
      try await shell.call { await $0.set(routes: routes) }
    }
    .action("present", [3, 4], asks: { .present($0) }) { shell, route in
      try await shell.call { await $0.present(route) }
    }
    .action("dismiss", asks: .dismiss) { try await $0.call { await $0.dismiss() } }
    .action("dismissAll", asks: .dismissAll) { try await $0.call { await $0.dismissAll() } }
    .action("popToRootAnimated", asks: .popToRoot) {
      try await $0.call { await $0.popToRootAnimated() }
    }
    .host(.imperative(attach: { $0.attach($1) }))
    // The adapter answers no questions, and knows of no user.
    .faults([.slow, .instant, .lateEnd, .doubleEnd, .sameTurn, .cancellation])
  }
}

extension Shell: @MainActor NavigationHost {
  /// Hands a transition on to the host of the test.
  package func carryOut(_ command: HostCommand) {
    guard case .perform(let transition, _, _) = command else { return }
    host?.show { self.router.report(.ended(transition, finished: $0)) }
  }
}

import NavCore

/// NavCore's own `Router`, the asynchronous shell around the machine, tested as anybody's:
/// `router-tests shell`.
@MainActor
package final class Shell {
  /// A call that did not lead to what it asked.
  struct Refused: Error { let outcome: Outcome }

  fileprivate let router = Router<Int>(root: 0)
  fileprivate var host: TransitionHost?
  nonisolated fileprivate let model: ShellModel
  /// What the user is taking away, and under which number the router knows of it.
  private var gesture: (id: GestureID, target: RemovalTarget)?
  private var gestureCount: UInt64 = 0

  /// Makes the router, and a model of it with other rules.
  fileprivate init(_ changeRules: (inout Configuration) -> Void) {
    var configuration = router.machine.configuration
    changeRules(&configuration)
    model = ShellModel(router.machine, configuration)
    router.inspector = { [unowned router, model] in model.check($0, router.machine) }
  }

  fileprivate func attach(_ host: TransitionHost) {
    self.host = host
    router.attach(self)
  }

  fileprivate func call(_ body: @MainActor (Router<Int>) async -> Outcome) async throws {
    let outcome = await body(router)
    switch outcome {
    // What somebody else has undone since was done.
    case .completed, .superseded: break
    case .unchanged, .rejected, .cancelled, .stopped: throw Refused(outcome: outcome)
    }
  }

  /// The user has begun to take something away, or has stopped.
  fileprivate func touch(_ touch: ScreenTouch) {
    switch touch.phase {
    case .began:
      let layers = router.navigation.layers
      let target: RemovalTarget? =
        switch touch.target {
        case .layer(let index): index <= layers.count ? .layer(layers[index - 1].id) : nil
        case .screen(let index): stack(index)?.last.map { .entry($0.id) }
        }
      guard let target else { return }
      gestureCount += 1
      gesture = (GestureID(gestureCount), target)
      router.report(.gestureBegan(GestureID(gestureCount), target))
    case .cancelled: end(finished: false)
    // What has left may have been told by itself already.
    case .finished: end(finished: true)
    }
  }

  /// The stack of a layer as a host counts them: the base is number 0.
  private func stack(_ index: Int) -> [Entry]? {
    let state = router.navigation
    if index == 0 { return state.tabs[state.selectedIndex].stack }
    return index <= state.layers.count ? state.layers[index - 1].stack : nil
  }

  private func end(finished: Bool) {
    guard let gesture else { return }
    self.gesture = nil
    router.report(.gestureEnded(gesture.id, gesture.target, finished: finished))
  }

  /// A screen has left by a swipe.
  fileprivate func popped() { end(finished: true) }

  /// A layer has left: because the user has dragged it away, or the system has removed it.
  fileprivate func dismissed(_ layer: ScreenLayer<Int>) {
    let target = RemovalTarget.layer(LayerID(UInt64(layer.id)))
    if gesture?.target == target { return end(finished: true) }
    router.report(.removed(target, by: .system))
  }

  fileprivate var screens: Screens<Int> {
    func layer(_ stack: [Entry], _ style: ScreenLayer<Int>.Style, id: Int?) -> ScreenLayer<Int> {
      let routes = stack.compactMap { router.route(of: $0.id) }
      return ScreenLayer(
        routes[0], pushed: Array(routes.dropFirst()),
        ids: stack.dropFirst().map { Int($0.id.rawValue) }, style: style, id: id)
    }
    let state = router.navigation
    return Screens(
      layers: [layer(state.tabs[state.selectedIndex].stack, .base, id: nil)]
        + state.layers.map { layer($0.stack, .sheet, id: Int($0.id.rawValue)) })
  }

  /// The test.
  package nonisolated static var test: RouterTest<Shell, Int> { test { _ in } }

  /// The test with a model that has other rules than the router.
  nonisolated static func test(
    changingRules: @escaping @Sendable (inout Configuration) -> Void
  ) -> RouterTest<Shell, Int> {
    RouterTest("shell") {
      Shell(changingRules)
    } screens: {
      $0.screens
    }
    .action("push", [1, 2], effect: { .push($0) }) { shell, route in
      try await shell.call { await $0.push(route) }
    }
    .action("pop", effect: .pop) { try await $0.call { await $0.pop() } }
    .action("popToRoot", effect: .popToRoot) { try await $0.call { await $0.popToRoot() } }
    .action("set", [[1], [1, 2], []], effect: { .anew($0) }) { shell, routes in
      try await shell.call { await $0.set(routes: routes) }
    }
    .action("present", [3, 4], effect: { .present($0) }) { shell, route in
      try await shell.call { await $0.present(route) }
    }
    .tap("enqueue", [5, 6], effect: { .queue($0, priority: $0 == 6 ? 1 : 0) }) { shell, route in
      shell.router.enqueue(route, RequestOptions(priority: route == 6 ? .high : .normal))
    }
    .action("dismiss", effect: .dismiss) { try await $0.call { await $0.dismiss() } }
    .action("dismissAll", effect: .dismissAll) { try await $0.call { await $0.dismissAll() } }
    .action("popToRootAnimated", effect: .popToRoot.stepwise) {
      try await $0.call { await $0.popToRootAnimated() }
    }
    .host(
      .imperative(
        popped: { shell, _, _ in shell.popped() },
        onDismiss: { shell, layer in shell.dismissed(layer) },
        touch: { $0.touch($1) }, attach: { $0.attach($1) })
    )
    // The adapter answers no questions.
    .faults([
      .slow, .instant, .lateEnd, .doubleEnd, .sameTurn, .cancellation, .gestures, .systemRemoval,
      .cascade,
    ])
    .judgedByModel
  }
}

extension CallEffect<Int> {
  /// Other screens on the root of the top layer, all of them made anew.
  fileprivate static func anew(_ routes: [Int]) -> Self {
    .custom { screens in
      screens.layers[screens.layers.count - 1].pushed = routes
      screens.layers[screens.layers.count - 1].pushedNumbers = []
    }
  }
}

extension RouterTest<Shell, Int> {
  /// The same test with the reference model as a condition.
  fileprivate var judgedByModel: Self {
    var test = self
    test.conditions.append(
      RouterCondition(name: Invariant.agreesWithModel.rawValue) { _, shell in
        shell.model.disagreement == nil
      } detail: { shell in
        shell.model.disagreement.map { "\($0.seen), expected \($0.expected)" }
      })
    return test
  }
}

extension Shell: @MainActor NavigationHost {
  /// Hands a transition on to the host of the test.
  package func carryOut(_ command: HostCommand) {
    guard case .perform(let transition, _, _) = command else { return }
    host?.show { self.router.report(.ended(transition, finished: $0)) }
  }
}

import NavCore
import NavSim
import Testing

/// Calls of the router under every schedule with few preemptions, and cancelled at every await.
@Suite("Router schedules")
struct RouterScheduleTests {
  typealias Call = (name: String, body: @MainActor @Sendable (Router<Int>) async -> Void)

  /// All but `enqueue`, which waits until somebody closes what is shown, and what needs tabs.
  private static let calls: [Call] = [
    ("push", { await $0.push(1) }), ("pop", { await $0.pop() }),
    ("popToRoot", { await $0.popToRoot() }), ("set", { await $0.set(routes: [3, 4]) }),
    ("present", { await $0.present(5) }), ("dismiss", { await $0.dismiss() }),
    ("replaceRoot", { await $0.replaceRoot(6) }), ("back", { await $0.back() }),
    ("popAfter", { await $0.popAfter(index: 0) }), ("popTo", { await $0.popTo(7) }),
    ("dismissAll", { await $0.dismissAll() }),
    ("popToRootAnimated", { await $0.popToRootAnimated() }),
    ("dismissAllAnimated", { await $0.dismissAllAnimated() }),
    ("sequence", { await $0.sequence { steps(&$0) } }),
  ]

  private static func steps(_ steps: inout Steps<Int>) {
    steps.push(9)
    steps.pop()
  }

  private struct Wrong: Error { let routes: [Int?] }

  /// Where calls lead that are carried out one after another.
  @MainActor private static func routes(after calls: [Call]) async -> [Int?] {
    let router = Router(root: 0)
    let host = router.attachHost()
    await router.push(7)
    for call in calls { await call.body(router) }
    withExtendedLifetime(host) {}
    return router.visibleRoutes
  }

  /// Two calls at once, which have to lead where they lead one after another.
  private static func pair(
    _ first: Call, _ second: Call
  ) -> @Sendable (AsyncSimulation) async throws -> Void {
    { @MainActor sim in
      let orders = (await routes(after: [first, second]), await routes(after: [second, first]))
      let router = Router(root: 0)
      let host = router.attachHost()
      await router.push(7)
      let tasks = [first, second].map { call in
        Task { await sim.named(call.name) { @MainActor in await call.body(router) } }
      }
      for task in tasks { await task.value }
      withExtendedLifetime(host) {}
      let routes = router.visibleRoutes
      if routes != orders.0 && routes != orders.1 { throw Wrong(routes: routes) }
    }
  }

  @Test("every pair of calls leads where the two lead one after another", .tags(.slow))
  func pairs() {
    for first in Self.calls {
      for second in Self.calls {
        let exploration = explore(preemptions: 2, capture: .required, Self.pair(first, second))
        #expect(
          exploration.failure == nil && exploration.isComplete,
          "\(first.name), \(second.name): \(exploration)")
      }
    }
  }

  @Test("a pair of calls that is cancelled anywhere ends")
  func cancelled() {
    for first in Self.calls.prefix(3) {
      let failure = exploreCancellation(Self.pair(first, Self.calls[4]))
      #expect(failure == nil, "\(first.name): \(failure.map { "\($0)" } ?? "")")
    }
  }
}

import NavCore
import NavCoreSim
import NavSim
import Testing

/// Calls of the router under every schedule with few preemptions, and cancelled at every await.
@Suite("Router schedules")
struct RouterScheduleTests {
  typealias Call = (name: String, body: @MainActor @Sendable (Router<Int>) async -> Outcome)

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
    ("dismissTop", { await $0.dismiss($0.navigation.layers.last?.id ?? LayerID(0)) }),
    ("enqueue", { await $0.enqueue(8) }), ("selectTab", { await $0.selectTab(right) }),
    ("open", { await $0.open(link) }), ("restore", { await $0.restore(saved) }),
    ("cancel", { await $0.cancel($0.state.waiting.inOrder.first?.id ?? RequestID(0)) }),
  ]

  private static let (left, right) = (TabID(0), TabID(1))

  private static func steps(_ steps: inout Steps<Int>) {
    steps.push(9)
    steps.pop()
  }

  private static var link: Destination<Int> {
    Destination(tab: right, pushed: [11], layers: [LayerRoutes(.sheet, root: 12)])
  }

  private static var saved: Snapshot<Int> {
    Snapshot(
      tabs: [
        Snapshot.Tab(id: left, root: 0, pushed: [13]),
        Snapshot.Tab(id: right, root: 10, pushed: [14]),
      ],
      selected: left)
  }

  // MARK: What is shown

  /// Everything that a router shows, in routes.
  private struct Screens: Hashable {
    let selected: TabID
    let stacks: [[Int?]]

    @MainActor
    init(_ router: Router<Int>) {
      let state = router.navigation
      selected = state.selectedTab
      stacks = (state.tabs.map(\.stack) + state.layers.map(\.stack)).map { stack in
        stack.map { router.route($0.route) }
      }
    }
  }

  /// What two calls have led to: at rest, and once everything presented has been closed.
  private struct Result: Hashable {
    let atRest: Screens
    let closed: Screens
  }

  private struct Wrong: Error {
    let seen: Result
    let outcomes: [Outcome?]
  }

  /// Ends a transition some time after it has begun.
  @MainActor private final class SlowHost: @MainActor NavigationHost {
    private weak var router: Router<Int>?
    private var ends: [Task<Void, Never>] = []
    /// False to end what begins at once, where the schedule does not matter.
    var isSlow = false

    init(_ router: Router<Int>) { self.router = router }

    func carryOut(_ command: HostCommand) {
      guard case .perform(let id, _, _) = command else { return }
      if !isSlow { return end(id) }
      ends.append(
        Task {
          try? await Task.sleep(for: .milliseconds(300))
          end(id)
        })
    }

    private func end(_ id: TransitionID) { router?.report(.ended(id, finished: true)) }

    /// Waits until everything has ended that has begun.
    func rest() async { for end in ends { await end.value } }
  }

  /// Where a router stands when two calls come.
  enum Start: CaseIterable {
    case page
    case pageOfSheet
    /// Another sheet waits until nothing is presented.
    case waitingSheet
  }

  /// A router with two tabs, and calls that are begun one by one, or all at once.
  ///
  /// - Parameter isTogether: false to wait after each, until nothing more comes of it.
  @MainActor private static func play(
    _ calls: [Call], from start: Start, _ sim: AsyncSimulation, isTogether: Bool
  ) async throws -> (Result, [Outcome?]) {
    let router = try Router(tabs: [(id: left, root: 0), (id: right, root: 10)])
    let host = SlowHost(router)
    router.attach(host)
    await router.push(7)
    if start != .page {
      await router.present(20)
      await router.push(7)
    }
    if start == .waitingSheet { _ = router.enqueue(21) as RequestID }
    host.isSlow = true
    var outcomes = [Outcome?](repeating: nil, count: calls.count)
    var tasks: [Task<Void, Never>] = []
    for (index, call) in calls.enumerated() {
      let task = Task { @MainActor in
        await sim.named(call.name) { @MainActor in outcomes[index] = await call.body(router) }
      }
      tasks.append(task)
      if !isTogether { await settle() }
    }
    await settle()
    let (atRest, seen) = (Screens(router), outcomes)
    host.isSlow = false
    // What was enqueued waits until everything is closed.
    for _ in 0..<3 where outcomes.contains(nil) {
      await router.dismissAll()
      await settle()
    }
    for task in tasks { await task.value }
    await host.rest()
    return (Result(atRest: atRest, closed: Screens(router)), seen)
  }

  /// Waits until nothing more happens by itself, unless it is cancelled.
  private static func settle() async { try? await Task.sleep(for: .seconds(10)) }

  // MARK: The property

  /// Where calls lead that are carried out one after another.
  private static func result(of calls: [Call], from start: Start) throws -> Result {
    try simulate(seed: 0, replaying: .natural, capture: .required) { @MainActor sim in
      try await play(calls, from: start, sim, isTogether: false).0
    }.result
  }

  /// Two calls at once lead where those that were not refused lead one after another.
  private static func pair(
    _ first: Call, _ second: Call, from start: Start
  ) throws -> @Sendable (AsyncSimulation) async throws -> Void {
    func result(_ calls: [Call]) throws -> Result { try self.result(of: calls, from: start) }
    let (none, one, other) = (try result([]), try result([first]), try result([second]))
    let both = [try result([first, second]), try result([second, first])]
    return { @MainActor sim in
      let (seen, outcomes) = try await play(
        [first, second], from: start, sim, isTogether: true)
      let isDone = outcomes.map { if case .rejected = $0 { false } else { true } }
      let allowed =
        switch (isDone[0], isDone[1]) {
        case (true, true): both
        case (true, false): [one]
        case (false, true): [other]
        case (false, false): [none]
        }
      if !allowed.contains(seen) { throw Wrong(seen: seen, outcomes: outcomes) }
    }
  }

  @Test(
    "every pair of calls leads where the two lead one after another", .tags(.slow),
    arguments: Start.allCases)
  func pairs(from start: Start) throws {
    for first in Self.calls {
      for second in Self.calls {
        let pair = try Self.pair(first, second, from: start)
        let exploration = explore(preemptions: 2, capture: .required, pair)
        #expect(
          exploration.failure == nil && exploration.isComplete,
          "\(first.name), \(second.name): \(exploration)")
      }
    }
  }

  @Test("a pair of calls that is cancelled anywhere ends")
  func cancelled() {
    for first in Self.calls.prefix(3) {
      let failure = exploreCancellation { @MainActor sim in
        _ = try? await Self.play([first, Self.calls[4]], from: .page, sim, isTogether: true)
      }
      #expect(failure == nil, "\(first.name): \(failure.map { "\($0)" } ?? "")")
    }
  }
}

import Observation
import Synchronization
import Testing

@testable import NavCore

/// Takes calls and keeps the requests they make.
private final class RequestRecorder: RouterCalls {
  var table = RouteTable<Int>()
  var requests: [Request] = []
  var options: [RequestOptions] = []

  func submit(
    _ options: RequestOptions, _ request: (inout RouteTable<Int>) -> Request
  ) -> RequestID {
    requests.append(request(&table))
    self.options.append(options)
    return RequestID(UInt64(requests.count))
  }

  func outcome(
    _ options: RequestOptions, isolation: isolated (any Actor)?,
    of request: (inout RouteTable<Int>) -> Request
  ) async -> Outcome {
    _ = submit(options, request)
    return .unchanged
  }
}

@MainActor
@Suite("The calls of a router")
struct RouterCallsTests {
  private let layer = LayerID(7)
  private let tab = TabID(3)
  private let options = RequestOptions(priority: .high, whenBusy: .wait)

  private var destination: Destination<Int> {
    Destination(tab: tab, pushed: [1], layers: [LayerRoutes(.sheet, root: 2, pushed: [1])])
  }

  private var snapshot: Snapshot<Int> {
    Snapshot(tabs: [.init(id: tab, root: 1, pushed: [2])], selected: tab, layers: [])
  }

  /// What can be a step, in the order of the calls below.
  private func steps(_ table: inout RouteTable<Int>) -> [Request] {
    let (one, two) = (table.id(of: 1), table.id(of: 2))
    return [
      .push(one), .pop(count: 2), .popToRoot, .popAfter(index: 4), .popTo(two), .set([two, one]),
      .replaceRoot(two), .present(one, .fullScreenCover), .dismiss, .dismissLayer(layer),
      .dismissAll, .selectTab(tab), .back, .popToRootAnimated, .dismissAllAnimated,
    ]
  }

  private func all(_ table: inout RouteTable<Int>) -> [Request] {
    let one = table.id(of: 1)
    return steps(&table) + [
      .enqueue(one, .fullScreenCover), .open(destination.map { table.id(of: $0) }),
      .restore(snapshot.map { table.id(of: $0) }), .sequence([.push(one), .back]),
      .cancel(RequestID(9)),
    ]
  }

  @Test("one that returns at once makes the request of its name, with its options")
  func forgotten() {
    let router = RequestRecorder()
    let expected = all(&router.table)
    router.push(1, options)
    router.pop(count: 2, options)
    router.popToRoot(options)
    router.popAfter(index: 4, options)
    router.popTo(2, options)
    router.set(routes: [2, 1], options)
    router.replaceRoot(2, options)
    router.present(1, as: .fullScreenCover, options)
    router.dismiss(options)
    router.dismiss(layer, options)
    router.dismissAll(options)
    router.selectTab(tab, options)
    router.back(options)
    router.popToRootAnimated(options)
    router.dismissAllAnimated(options)
    router.enqueue(1, as: .fullScreenCover, options)
    router.open(destination, options)
    router.restore(snapshot, options)
    router.sequence(options) { steps in
      steps.push(1)
      steps.back()
    }
    router.cancel(RequestID(9), options)
    #expect(router.requests == expected)
    #expect(router.options == Array(repeating: options, count: expected.count))
    #expect(Set(expected.map(\.kind)) == Set(RequestKind.allCases))
  }

  @Test("one that is awaited makes the request of its name, with its options")
  func awaited() async {
    let router = RequestRecorder()
    let expected = all(&router.table)
    await router.push(1, options)
    await router.pop(count: 2, options)
    await router.popToRoot(options)
    await router.popAfter(index: 4, options)
    await router.popTo(2, options)
    await router.set(routes: [2, 1], options)
    await router.replaceRoot(2, options)
    await router.present(1, as: .fullScreenCover, options)
    await router.dismiss(options)
    await router.dismiss(layer, options)
    await router.dismissAll(options)
    await router.selectTab(tab, options)
    await router.back(options)
    await router.popToRootAnimated(options)
    await router.dismissAllAnimated(options)
    await router.enqueue(1, as: .fullScreenCover, options)
    await router.open(destination, options)
    await router.restore(snapshot, options)
    await router.sequence(options) { steps in
      steps.push(1)
      steps.back()
    }
    await router.cancel(RequestID(9), options)
    #expect(router.requests == expected)
    #expect(router.options == Array(repeating: options, count: expected.count))
  }

  @Test("a step is the request of its name")
  func asSteps() {
    let router = RequestRecorder()
    let expected = steps(&router.table)
    router.sequence { steps in
      steps.push(1)
      steps.pop(count: 2)
      steps.popToRoot()
      steps.popAfter(index: 4)
      steps.popTo(2)
      steps.set(routes: [2, 1])
      steps.replaceRoot(2)
      steps.present(1, as: .fullScreenCover)
      steps.dismiss()
      steps.dismiss(layer)
      steps.dismissAll()
      steps.selectTab(tab)
      steps.back()
      steps.popToRootAnimated()
      steps.dismissAllAnimated()
    }
    #expect(router.requests == [.sequence(expected)])
    #expect(Set(expected.map(\.kind)) == Set(RequestKind.allCases.filter(\.canBeStep)))
  }

  @Test("what is not said has its default: one entry, a sheet, no options")
  func defaults() {
    let router = RequestRecorder()
    router.pop()
    router.present(1)
    router.enqueue(1)
    router.sequence { steps in
      steps.pop()
      steps.present(1)
    }
    let one = router.table.id(of: 1)
    #expect(
      router.requests == [
        .pop(count: 1), .present(one, .sheet), .enqueue(one, .sheet),
        .sequence([.pop(count: 1), .present(one, .sheet)]),
      ])
    #expect(router.options == Array(repeating: RequestOptions(), count: 4))
  }

  @Test("what an awaited call has left behind is nothing, whether it ended at once or later")
  func forgetsAwaited() async {
    let router = Router(root: 0)
    let host = router.attachHost(endsAtOnce: false)
    #expect(await router.pop() == .rejected(.nothingPushed))
    #expect(router.awaited.isEmpty)
    let push = Task { await router.push(1) }
    while !host.isBusy { await Task.yield() }
    #expect(router.awaited.count == 1)
    host.end()
    #expect(await push.value == .completed)
    #expect(router.awaited.isEmpty)
  }

  @Test("what a flag removes leaves because the user removed it")
  func flagReason() async {
    let router = Router(root: 0)
    let host = router.attachHost()
    var reasons: [DismissalReason] = []
    router.onDismissal = { reasons.append($1) }
    let root = router.navigation.visibleEntry.id
    await router.push(1)
    router.pushFlag(of: root).isActive = false
    await router.present(2)
    router.presentationFlag(of: root).isActive = false
    #expect(reasons == [.removed(by: .user), .removed(by: .user)])
    #expect(host.commands.count == 3)
  }

  @Test("a host that is taken away during a gesture leaves the finger nowhere")
  func detachDuringGesture() {
    let router = Router(root: 0)
    let host = router.attachHost()
    router.push(1)
    let target = RemovalTarget.entry(router.navigation.visibleEntry.id)
    router.report(.gestureBegan(GestureID(1), target))
    router.push(2, RequestOptions(whenBusy: .wait))
    #expect(router.isBusy && host.commands.count == 2)
    router.detach()
    #expect(!router.isBusy)
    #expect(router.visibleRoutes == [0, 1, 2])
  }

  @Test("the routes of the steps to come are kept while others are forgotten")
  func keepsRoutesOfSteps() {
    let router = Router(root: 0)
    let host = router.attachHost(endsAtOnce: false)
    router.sequence { steps in
      steps.push(1)
      steps.push(2)
    }
    for route in 3..<1_000 { router.push(route) }
    #expect(router.table.count < 600)
    host.end()
    host.end()
    #expect(router.visibleRoutes == [0, 1, 2])
  }

  @Test("who observes only whether a router is busy hears when that changes")
  func observesBusy() {
    let router = Router(root: 0)
    let host = router.attachHost(endsAtOnce: false)
    let count = Mutex(0)
    func observe() {
      withObservationTracking {
        _ = router.isBusy
      } onChange: {
        count.withLock { $0 += 1 }
      }
    }
    observe()
    router.pop()
    #expect(count.withLock { $0 } == 0)
    router.push(1)
    #expect(count.withLock { $0 } == 1)
    observe()
    host.end()
    #expect(count.withLock { $0 } == 2)
  }

  @Test("a screen's call that names another source comes from there")
  func otherSource() async {
    let router = Router(root: 0)
    let host = router.attachHost()
    await router.push(1)
    let gone = router.navigation.visibleEntry.id
    await router.pop()
    let screen = router.from(router.navigation.visibleEntry.id)
    let options = RequestOptions(source: gone)
    #expect(await screen.push(2, options) == .rejected(.stale(source: gone)))
    #expect(await screen.push(2) == .completed)
    #expect(host.commands.count == 4)
  }

  @Test("a router is busy as long as a transition, a gesture or a sequence is in flight")
  func isBusy() {
    let router = Router(root: 0)
    let host = router.attachHost(endsAtOnce: false)
    #expect(!router.isBusy)
    router.push(1)
    #expect(router.isBusy)
    host.end()
    #expect(!router.isBusy)
    let target = RemovalTarget.entry(router.navigation.visibleEntry.id)
    router.report(.gestureBegan(GestureID(1), target))
    #expect(router.isBusy)
    router.report(.gestureEnded(GestureID(1), target, finished: false))
    #expect(!router.isBusy)
    router.sequence { steps in
      steps.push(2)
      steps.push(3)
    }
    host.end()
    #expect(router.isBusy)
    host.end()
    #expect(!router.isBusy)
  }
}

@Suite("Times")
struct TimeTests {
  @Test("a sum saturates in both directions")
  func sum() {
    #expect(Milliseconds(.max) + 1 == Milliseconds(.max))
    #expect(Milliseconds(.min) + Milliseconds(-1) == Milliseconds(.min))
    #expect(Milliseconds(.max) + Milliseconds(.min) == Milliseconds(-1))
    #expect(Instant(milliseconds: .max) + 1 == Instant(milliseconds: .max))
  }

  @Test("a difference of moments saturates")
  func difference() {
    let (first, last) = (Instant(milliseconds: .min), Instant(milliseconds: .max))
    #expect(last - first == Milliseconds(.max))
    #expect(first - last == Milliseconds(.min))
    #expect(Instant(milliseconds: 5) - Instant(milliseconds: 7) == Milliseconds(-2))
  }

  @Test("a duration is so many whole milliseconds")
  func ofDuration() {
    #expect(Milliseconds(Duration.milliseconds(7)) == 7)
    #expect(Milliseconds(Duration.milliseconds(3_007)) == 3_007)
    #expect(Milliseconds(Duration.microseconds(7_999)) == 7)
  }

  @Test(
    "the shortest patience is the least of all, and at least a millisecond",
    arguments: [
      (Timing.reported, 700, 700), (.reported, 0, 1), (.reported, -5, 1),
      (.estimated(horizontal: 300, vertical: 400), 2_000, 300),
      (.estimated(horizontal: 400, vertical: 300), 2_000, 300),
      (.estimated(horizontal: 400, vertical: 300), 200, 200),
      (.estimated(horizontal: 0, vertical: 0), 200, 1),
    ] as [(Timing, Int64, Int64)])
  func shortestPatience(_ timing: Timing, _ watchdog: Int64, _ shortest: Int64) {
    var configuration = Configuration(root: RouteID(0))
    configuration.timing = timing
    configuration.watchdog = Milliseconds(watchdog)
    #expect(configuration.shortestPatience == Milliseconds(shortest))
  }

  @Test("a watchdog waits a millisecond at least", arguments: [-1, 0, 1, 2] as [Int64])
  func watchdog(_ milliseconds: Int64) {
    var configuration = Configuration(root: RouteID(0))
    configuration.watchdog = Milliseconds(milliseconds)
    var machine = Machine(configuration)
    var effects: [Effect] = []
    machine.submit(.push(RouteID(1)), at: .start, into: &effects)
    #expect(machine.deadline?.milliseconds == max(milliseconds, 1))
  }

  @Test(
    "an estimate is that of the direction, and nothing for what is not animated",
    arguments: [
      (Request.push(RouteID(1)), 300), (.present(RouteID(1), .sheet), 400),
      (.set([RouteID(1)]), 300), (.set([RouteID(1), RouteID(2)]), nil),
      (.replaceRoot(RouteID(1)), nil), (.selectTab(TabID(1)), nil),
    ] as [(Request, Int64?)])
  func estimates(_ request: Request, _ due: Int64?) throws {
    var harness = try Harness(timing: .estimated(horizontal: 300, vertical: 400))
    _ = harness.call(request)
    #expect(harness.machine.deadline?.milliseconds == due)
    #expect(harness.machine.state.isBusy == (due != nil))
  }

  @Test("estimates of what takes away are those of the direction, too")
  func estimatesOfRemovals() throws {
    let timing = Timing.estimated(horizontal: 300, vertical: 400)
    func due(_ first: Request, _ second: Request) throws -> Int64? {
      var harness = try Harness(timing: timing)
      _ = harness.call(first)
      harness.now = Instant(milliseconds: 1_000)
      harness.machine.advance(to: harness.now, into: &harness.log)
      _ = harness.call(second)
      return harness.machine.deadline?.milliseconds
    }
    #expect(try due(.push(RouteID(1)), .pop()) == 1_300)
    #expect(try due(.present(RouteID(1), .sheet), .dismiss) == 1_400)
    #expect(try due(.present(RouteID(1), .sheet), .selectTab(TabID(1))) == 1_400)
  }
}

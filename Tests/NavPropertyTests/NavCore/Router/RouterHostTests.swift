import Testing

@testable import NavCore

/// Notes what it is asked, says nothing by itself.
@MainActor
private final class QuietHost: @MainActor NavigationHost {
  private(set) var commands: [HostCommand] = []

  func carryOut(_ command: HostCommand) { commands.append(command) }
}

@MainActor
@Suite("Hosts of a router, as they come and go")
struct RouterHostTests {
  private let clock = StoppedClock()

  /// A router with a pushed screen.
  private func make() -> (Router<Int>, QuietHost) {
    let router = Router(root: 0, clock: clock)
    let host = QuietHost()
    router.push(1)
    router.attach(host)
    return (router, host)
  }

  private func pass(_ time: Duration, _ router: Router<Int>) {
    clock.now = clock.now.advanced(by: time)
    router.timePasses()
  }

  @Test("a host that dies while a finger is on its screen keeps nobody waiting")
  func diesInAGesture() {
    let router = Router(root: 0, clock: clock)
    var host: QuietHost? = QuietHost()
    router.push(1)
    if let host { router.attach(host) }
    let target = RemovalTarget.entry(router.navigation.visibleEntry.id)
    router.report(.gestureBegan(GestureID(1), target))
    router.enqueue(2)
    host = nil
    pass(.seconds(2), router)
    #expect(!router.isBusy)
    #expect(router.visibleRoutes == [2])
  }

  @Test("the next host is not asked for a gesture of the last")
  func gestureOfTheLastHost() {
    let (router, first) = make()
    router.report(
      .gestureBegan(GestureID(1), .entry(router.navigation.visibleEntry.id)))
    let second = QuietHost()
    router.attach(second)
    #expect(!router.isBusy)
    pass(.seconds(30), router)
    #expect(second.commands == [.resynchronise(router.navigation)])
    #expect(first.commands.count == 1)
  }

  @Test("a host is asked for a gesture by what it is on")
  func asksForTheTarget() {
    let (router, host) = make()
    let target = RemovalTarget.entry(router.navigation.visibleEntry.id)
    router.report(.gestureBegan(GestureID(7), target))
    pass(.seconds(2), router)
    #expect(host.commands.last == .inquireGesture(GestureID(7), target))
  }

  @Test("a host in the place of another, in a transition, shows where that leads")
  func swapped() {
    let (router, first) = make()
    router.push(2)
    let second = QuietHost()
    router.attach(second)
    #expect(!router.isBusy)
    #expect(second.commands == [.resynchronise(router.navigation)])
    #expect(router.visibleRoutes == [0, 1, 2])
    #expect(first.commands.count == 2)
  }

  @Test("a host that is attached by an observer is shown the state before anything is asked of it")
  func attachedByAnObserver() {
    let router = Router(root: 0)
    let host = QuietHost()
    router.onPathChange = { [unowned router] _ in
      router.onPathChange = nil
      router.attach(host)
    }
    router.sequence { steps in
      steps.push(1)
      steps.push(2)
      steps.push(3)
    }
    guard case .resynchronise(let shown)? = host.commands.first else {
      Issue.record("\(host.commands)")
      return
    }
    #expect(shown.visibleStack.count == 3)
    #expect(host.commands.count == 2)
    #expect(router.visibleRoutes == [0, 1, 2, 3])
  }

  @Test("without a host a transition is over at once, however the router knows of ends")
  func estimatesWithoutAHost() throws {
    let router = try Router(tabs: [(TabID(0), 0)], timing: .estimated, clock: clock)
    var outcomes: [Outcome] = []
    router.onOutcome = { outcomes.append($1) }
    router.push(1)
    router.push(2)
    #expect(outcomes == [.completed, .completed])
    #expect(router.visibleRoutes == [0, 1, 2])
  }

  @Test("of two who keep the time, the one that is left keeps it")
  func twoTimekeepers() async {
    let (router, host) = make()
    let first = Task { await router.keepTime() }
    for _ in 0..<20 { await Task.yield() }
    let second = Task { await router.keepTime() }
    for _ in 0..<20 { await Task.yield() }
    second.cancel()
    await second.value
    router.submit(RequestOptions()) { .push($0.id(of: 2)) }
    for _ in 0..<1_000 where host.commands.count < 3 { await Task.yield() }
    #expect(host.commands.last == .inquire(TransitionID(2)))
    first.cancel()
    await first.value
  }

  @Test("a screen that leaves has its route until it is gone, however many others are named")
  func routeOfALeavingScreen() {
    let (router, host) = make()
    let entry = router.navigation.visibleEntry.id
    router.pop()
    for route in 100..<1_000 { router.popTo(route) }
    #expect(router.route(of: entry) == 1)
    router.report(.ended(TransitionID(2), finished: true))
    #expect(router.route(of: entry) == nil)
    #expect(host.commands.count == 2)
  }

  @Test("a task that is cancelled ends a link after the step under way, under its own id alone")
  func cancelledLink() async {
    let (router, host) = make()
    var outcomes: [RequestID: Outcome] = [:]
    router.onOutcome = { outcomes[$0] = $1 }
    let link = Destination(tab: TabID(0), pushed: Array(1...1_000))
    let task = Task { await router.open(link) }
    while host.commands.count < 2 { await Task.yield() }
    task.cancel()
    for _ in 0..<20 { await Task.yield() }
    router.report(.ended(TransitionID(2), finished: true))
    #expect(await task.value == .stopped(step: 1, because: .cancelled))
    #expect(outcomes == [RequestID(2): .stopped(step: 1, because: .cancelled)])
    #expect(router.visibleRoutes == [0, 1, 2])
    #expect(!router.isBusy)
  }

  @Test("a screen is as deep as it likes: what a push costs does not grow")
  func depth() {
    let router = Router(root: 0)
    let screens = ScreenState(router)
    router.detach()
    for route in 1...10_000 { router.push(route) }
    router.set(routes: Array(0..<10_000))
    router.popToRoot()
    #expect(router.navigation.visibleStack.count == 1)
    #expect(screens.drawn.visibleStack.count == 1)
  }
}

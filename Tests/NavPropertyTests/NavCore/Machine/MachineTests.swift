import Testing

@testable import NavCore

@Suite("Machine")
struct MachineTests {
  @Test("push completes when the host has finished, not before")
  func pushCompletesAtTheEnd() throws {
    var router = try Harness()
    #expect(router.call(.push(RouteID(1))) == nil)
    #expect(router.machine.state.isBusy)
    router.endTransition()
    #expect(router.outcome(of: RequestID(1)) == .completed)
    #expect(router.stack == [0, 1])
  }

  @Test("a horizontal call on a busy router is rejected and changes nothing")
  func busyRejects() throws {
    var router = try Harness()
    router.call(.push(RouteID(1)))
    let before = router.machine.state
    #expect(router.call(.push(RouteID(2))) == .rejected(.busy))
    #expect(router.machine.state == before)
  }

  @Test("the root is never popped")
  func rootStays() throws {
    var router = try Harness()
    #expect(router.call(.pop()) == .rejected(.nothingPushed))
    router.finish(.push(RouteID(1)))
    #expect(router.call(.pop(count: 2)) == .rejected(.countExceeds(count: 2, pushed: 1)))
    #expect(router.call(.pop(count: 0)) == .rejected(.invalidCount(0)))
    #expect(router.finish(.popToRoot) == .completed)
    #expect(router.call(.popToRoot) == .unchanged)
    #expect(router.stack == [0])
  }

  @Test("popAfter counts from the root and says which index it cannot reach")
  func popAfter() throws {
    var router = try Harness()
    for route in 1...3 as ClosedRange<UInt32> { router.finish(.push(RouteID(route))) }
    #expect(router.call(.popAfter(index: -1)) == .rejected(.indexOutOfRange(index: -1, pushed: 3)))
    #expect(router.call(.popAfter(index: 7)) == .rejected(.indexOutOfRange(index: 7, pushed: 3)))
    #expect(router.call(.popAfter(index: 3)) == .unchanged)
    #expect(router.finish(.popAfter(index: 1)) == .completed)
    #expect(router.stack == [0, 1])
  }

  @Test("popTo keeps up to the last occurrence")
  func popTo() throws {
    var router = try Harness()
    for route in [1, 2, 1, 3] as [UInt32] { router.finish(.push(RouteID(route))) }
    #expect(router.call(.popTo(RouteID(9))) == .rejected(.routeNotInStack(RouteID(9))))
    #expect(router.finish(.popTo(RouteID(1))) == .completed)
    #expect(router.stack == [0, 1, 2, 1])
  }

  @Test("a second tap on Back, from the screen on its way out, is stale")
  func staleSource() throws {
    var router = try Harness()
    router.finish(.push(RouteID(1)))
    router.finish(.push(RouteID(2)))
    let source = router.machine.state.navigation.visibleEntry.id
    router.call(.pop(), .init(source: source))
    let second = router.call(.pop(), .init(whenBusy: .wait, source: source))
    #expect(second == .rejected(.stale(source: source)))
    router.endTransition()
    #expect(router.stack == [0, 1])
  }

  @Test("enqueued presentations come by priority, first come first among equals")
  func queueOrder() throws {
    var router = try Harness()
    router.finish(.enqueue(RouteID(1), .sheet))
    let order: [(UInt32, Priority)] = [
      (2, .normal), (3, .high), (4, .normal), (5, .critical), (6, .low), (7, .high),
    ]
    for (route, priority) in order {
      router.call(.enqueue(RouteID(route), .fullScreenCover), .init(priority: priority))
    }
    var shown: [UInt32] = []
    while let layer = router.machine.state.navigation.layers.last {
      shown.append(layer.stack[0].route.rawValue)
      router.finish(.dismiss)
      router.endTransition()
    }
    #expect(shown == [1, 5, 3, 7, 2, 4, 6])
  }

  @Test("a full queue says its limit")
  func queueLimit() throws {
    var router = try Harness(queueLimit: 1)
    router.call(.present(RouteID(1), .sheet))
    router.call(.enqueue(RouteID(2), .sheet))
    #expect(router.call(.enqueue(RouteID(3), .sheet)) == .rejected(.queueFull(limit: 1)))
    #expect(router.call(.cancel(RequestID(2))) == .completed)
    #expect(router.outcome(of: RequestID(2)) == .cancelled)
    #expect(router.call(.cancel(RequestID(2))) == .rejected(.notWaiting(RequestID(2))))
  }

  @Test("selectTab dismisses every layer as one transition; every tab keeps its stack")
  func selectTab() throws {
    var router = try Harness()
    router.finish(.push(RouteID(1)))
    router.finish(.present(RouteID(2), .sheet))
    router.finish(.present(RouteID(3), .sheet))
    #expect(router.call(.selectTab(TabID(9))) == .rejected(.unknownTab(TabID(9))))
    #expect(router.finish(.selectTab(TabID(1))) == .completed)
    #expect(router.stack == [0])
    router.finish(.selectTab(TabID(0)))
    #expect(router.stack == [0, 1])
    #expect(router.call(.selectTab(TabID(0))) == .unchanged)
  }

  @Test("a dismissed layer says dismissal child before parent, with reasons")
  func dismissals() throws {
    var router = try Harness()
    router.finish(.present(RouteID(1), .sheet))
    let sheet = router.machine.state.navigation.visibleEntry.id
    router.finish(.push(RouteID(2)))
    let pushed = router.machine.state.navigation.visibleEntry.id
    router.log = []
    router.finish(.dismiss)
    let dismissals = router.log.filter { if case .left = $0 { true } else { false } }
    #expect(dismissals == [.left(pushed, .parent), .left(sheet, .request)])
  }

  @Test("a cancelled swipe changes nothing; a finished one removes its entry")
  func gestures() throws {
    var router = try Harness()
    router.finish(.push(RouteID(1)))
    let target = RemovalTarget.entry(router.machine.state.navigation.visibleEntry.id)
    router.report(.gestureBegan(GestureID(1), target))
    #expect(router.call(.push(RouteID(2))) == .rejected(.busy))
    router.report(.gestureEnded(GestureID(1), target, finished: false))
    #expect(router.stack == [0, 1])
    router.report(.gestureBegan(GestureID(2), target))
    router.report(.gestureEnded(GestureID(2), target, finished: true))
    #expect(router.stack == [0])
    #expect(!router.machine.state.isBusy)
  }

  @Test("a push whose screen the user removes before the end is superseded")
  func superseded() throws {
    var router = try Harness()
    router.call(.push(RouteID(1)))
    let entry = router.machine.state.navigation.visibleEntry.id
    router.report(.removed(.entry(entry), by: .user))
    router.endTransition()
    #expect(router.outcome(of: RequestID(1)) == .superseded(by: .user))
    #expect(router.stack == [0])
  }

  @Test("a silent host is asked, not overruled: only one that is idle is put right")
  func watchdog() throws {
    var router = try Harness()
    router.call(.push(RouteID(1)))
    let id = try #require(router.machine.state.transition?.id)
    router.now = try #require(router.machine.deadline)
    router.machine.advance(to: router.now, into: &router.log)
    #expect(router.log.last == .inquire(id))
    router.report(.animating(id))
    #expect(router.machine.state.isBusy)
    router.report(.idle(id))
    #expect(!router.machine.state.isBusy)
    #expect(router.log.contains(.resynchronise(router.machine.state.navigation)))
  }

  @Test("a watchdog of no time waits one millisecond, so that time goes on", arguments: [-5, 0, 1])
  func watchdogWithoutTime(_ watchdog: Int64) {
    var configuration = Configuration(root: RouteID(0))
    configuration.watchdog = Milliseconds(watchdog)
    var machine = Machine(configuration)
    var effects: [Effect] = []
    machine.submit(.push(RouteID(1)), at: .start, into: &effects)
    #expect(machine.deadline == Instant(milliseconds: 1))
  }

  @Test("estimated timing calls a transition over after 550 or 500 ms, whatever the host says")
  func estimatedTiming() throws {
    var router = try Harness(timing: .estimated)
    router.call(.push(RouteID(1)))
    #expect(router.machine.deadline == Instant(milliseconds: 550))
    router.endTransition()
    #expect(router.machine.state.isBusy)
    router.machine.advance(to: Instant(milliseconds: 550), into: &router.log)
    #expect(!router.machine.state.isBusy)
    router.now = Instant(milliseconds: 550)
    router.call(.present(RouteID(2), .sheet))
    #expect(router.machine.deadline == Instant(milliseconds: 1_050))
  }

  @Test("the path names tab, pushes and layers, and is delivered once per settled change")
  func path() throws {
    var router = try Harness()
    router.finish(.push(RouteID(1)))
    router.finish(.present(RouteID(2), .sheet))
    router.finish(.present(RouteID(3), .fullScreenCover))
    let last = router.log.last { if case .pathChanged = $0 { true } else { false } }
    guard case .pathChanged(let path)? = last else {
      Issue.record("no path was delivered")
      return
    }
    #expect(
      path.steps == [
        .tab(id: TabID(0)), .push(id: RouteID(1)), .sheet(id: RouteID(2)),
        .fullScreen(id: RouteID(3)),
      ])
  }

  @Test("flags say what stands on an entry and what it presents")
  func flags() throws {
    var router = try Harness()
    let root = router.machine.state.navigation.visibleEntry.id
    router.finish(.push(RouteID(1)))
    let pushed = router.machine.state.navigation.visibleEntry.id
    router.finish(.present(RouteID(2), .sheet))
    let state = router.machine.state.navigation
    #expect(state.entryPushed(on: root) == pushed)
    #expect(state.entryPushed(on: pushed) == nil)
    #expect(state.layerPresented(from: pushed) == state.layers[0].id)
    #expect(state.layerPresented(from: root) == nil)
  }

  @Test("tabs are needed, and each once")
  func configuration() {
    #expect(throws: ConfigurationError.noTabs) { try Configuration(tabs: []) }
    let tab = Configuration.TabRoot(id: TabID(1), root: RouteID(0))
    #expect(throws: ConfigurationError.duplicateTab(TabID(1))) {
      try Configuration(tabs: [tab, tab])
    }
  }

  @Test("times saturate instead of trapping")
  func saturatingTime() {
    let end = Instant(milliseconds: .max)
    #expect(end + 1 == end)
    #expect(Instant(milliseconds: .min) - end == Milliseconds(.min))
    var machine = Machine(Configuration(root: RouteID(0)))
    var effects: [Effect] = []
    machine.submit(.push(RouteID(1)), at: end, into: &effects)
    #expect(machine.deadline == end)
  }
}

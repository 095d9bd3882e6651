import NavSim
import Observation
import Synchronization
import Testing

@testable import NavCore

@MainActor
@Suite("Router")
struct RouterTests {
  private func make(endsAtOnce: Bool = false) -> (Router<Int>, PatientHost<Int>) {
    let router = Router(root: 0)
    let host = PatientHost<Int>(endsAtOnce: endsAtOnce)
    host.router = router
    router.attach(host)
    return (router, host)
  }

  private func routes(_ router: Router<Int>) -> [Int?] {
    router.navigation.visibleStack.map { router.route($0.route) }
  }

  private func pathRoutes(_ path: NavigationPath, _ router: Router<Int>) -> [Int?] {
    path.steps.flatMap(\.routes).map(router.route)
  }

  @Test("an awaited call lasts as long as its transition")
  func lasts() async {
    let (router, host) = make()
    let wasBusyAtTheEnd = Task {
      let outcome = await router.push(1)
      #expect(outcome == .completed)
      return host.isBusy
    }
    while !host.isBusy { await Task.yield() }
    host.end()
    #expect(await wasBusyAtTheEnd.value == false)
  }

  @Test("calls one after another: pop the top screen, then push another")
  func consecutive() async {
    let (router, _) = make(endsAtOnce: true)
    await router.push(1)
    #expect(await router.pop() == .completed)
    #expect(await router.push(2) == .completed)
    #expect(routes(router) == [0, 2])
  }

  @Test("a call to be forgotten returns at once and its outcome is heard of")
  func forgotten() {
    let (router, host) = make()
    var heard: [RequestID: Outcome] = [:]
    router.onOutcome = { heard[$0] = $1 }
    let first = router.push(1)
    let second = router.push(2)
    #expect(heard == [second: .rejected(.busy)])
    host.end()
    #expect(heard[first] == .completed)
  }

  @Test("cancelling a task withdraws its request while that waits")
  func cancelledWaiting() async {
    let (router, host) = make()
    let first = Task { await router.push(1) }
    while !host.isBusy { await Task.yield() }
    let second = Task { await router.present(2) }
    while router.state.waiting.count == 0 { await Task.yield() }
    second.cancel()
    #expect(await second.value == .cancelled)
    host.end()
    #expect(await first.value == .completed)
    #expect(routes(router) == [0, 1])
  }

  @Test("cancelling a task whose transition has started waits for its end (M-IN-07)")
  func cancelledUnderWay() async {
    let (router, host) = make()
    let task = Task { await router.push(1) }
    while !host.isBusy { await Task.yield() }
    task.cancel()
    for _ in 0..<20 { await Task.yield() }
    #expect(router.isBusy)
    host.end()
    #expect(await task.value == .completed)
  }

  @Test("a host that is taken away leaves nothing in flight")
  func detach() async {
    let (router, host) = make()
    let task = Task { await router.push(1) }
    while !host.isBusy { await Task.yield() }
    router.detach()
    #expect(await task.value == .completed)
    #expect(await router.push(2) == .completed)
    #expect(routes(router) == [0, 1, 2])
  }

  @Test("without a host nothing is lost: the state is there when one comes")
  func beforeAttach() async {
    let router = Router(root: 0)
    #expect(await router.open(Destination(tab: TabID(0), pushed: [1, 2])) == .completed)
    let host = PatientHost<Int>()
    router.attach(host)
    #expect(host.commands == [.resynchronise(router.navigation)])
    #expect(routes(router) == [0, 1, 2])
  }

  @Test("a host that goes away in the middle keeps nobody waiting")
  func hostGoes() {
    let clock = StoppedClock()
    let router = Router(root: 0, clock: clock)
    var host: PatientHost<Int>? = PatientHost<Int>()
    if let host { router.attach(host) }
    router.push(1)
    host = nil
    #expect(router.isBusy)
    // The watchdog asks; nobody is there to be asked, so the transition is over.
    #expect(router.deadline == 2_000)
    clock.now = clock.now.advanced(by: .seconds(2))
    router.timePasses()
    #expect(!router.isBusy)
    #expect(routes(router) == [0, 1])
  }

  @Test("equal routes with associated values are one route, others are not")
  func values() async {
    enum Route: Hashable {
      case root
      case profile(user: Int)
    }
    let router = Router(root: Route.root)
    await router.push(.profile(user: 7))
    await router.push(.profile(user: 8))
    #expect(await router.popTo(.profile(user: 7)) == .completed)
    #expect(router.route(of: router.navigation.visibleEntry.id) == .profile(user: 7))
    let other = await router.popTo(.profile(user: 9))
    #expect(other != .completed && other != .unchanged)
  }

  @Test("ever new routes do not fill the memory, and those on screen are kept")
  func sweep() async {
    let router = Router(root: 0)
    await router.push(1)
    await router.present(2)
    for route in 3..<5_000 {
      await router.push(route)
      await router.pop()
    }
    #expect(router.table.count < 600)
    #expect(routes(router) == [2])
    #expect(await router.dismiss() == .completed)
    #expect(routes(router) == [0, 1])
  }

  @Test("the route of a path that has not settled yet is kept")
  func sweepInFlight() {
    let (router, host) = make()
    router.push(1)
    host.end()
    router.pop()
    for route in 2..<1_000 { router.push(route) }
    #expect(pathRoutes(router.path, router) == [1])
    host.end()
    #expect(pathRoutes(router.path, router) == [])
  }

  @Test("the routes of requests that wait, and of steps still to come, are kept")
  func sweepWhileWaiting() {
    let (router, host) = make()
    router.sequence { steps in
      steps.push(1)
      steps.push(-1)
    }
    router.submit(RequestOptions(whenBusy: .wait)) { .push($0.id(of: -2)) }
    for route in 2..<1_000 { router.push(route) }
    host.end()
    #expect(routes(router) == [0, 1, -1])
    host.end()
    #expect(routes(router) == [0, 1, -1, -2])
  }

  @Test("the routes of a path that is still to be told are kept")
  func sweepWhileTelling() {
    let (router, _) = make(endsAtOnce: true)
    var told: [[Int?]] = []
    router.onPathChange = { [unowned router] in told.append(pathRoutes($0, router)) }
    router.onOutcome = { [weak router] _, outcome in
      guard let router, outcome == .completed, told.isEmpty else { return }
      router.onOutcome = nil
      router.pop()
      for route in 2..<1_000 { router.submit(RequestOptions()) { .popTo($0.id(of: route)) } }
    }
    router.push(1)
    #expect(told.first == [1])
    #expect(router.table.count > 256)
  }

  @Test("steps of a sequence are awaited one by one, the sequence as a whole")
  func sequence() async {
    let (router, _) = make(endsAtOnce: true)
    await router.push(1)
    let outcome = await router.sequence { steps in
      steps.pop()
      steps.present(2)
      steps.push(3)
    }
    #expect(outcome == .completed)
    #expect(routes(router) == [2, 3])
  }

  @Test("a screen's calls are stale once it has left, and do not land in a layer above it")
  func fromAScreen() async {
    let (router, _) = make(endsAtOnce: true)
    await router.push(1)
    let screen = router.from(router.navigation.visibleEntry.id)
    await router.present(2)
    #expect(await screen.push(3) == .rejected(.covered(source: screen.entry)))
    let sheet = router.from(router.navigation.visibleEntry.id)
    #expect(sheet.closeOwnLayer() != nil)
    #expect(screen.closeOwnLayer() == nil)
    #expect(await screen.pop() == .completed)
    #expect(await screen.pop() == .rejected(.stale(source: screen.entry)))
  }

  @Test("a screen's calls to be forgotten do not land in a layer above it, either")
  func forgottenFromAScreen() {
    let (router, _) = make(endsAtOnce: true)
    router.push(1)
    let screen = router.from(router.navigation.visibleEntry.id)
    router.present(2)
    var heard: [RequestID: Outcome] = [:]
    router.onOutcome = { heard[$0] = $1 }
    let id = screen.push(3)
    #expect(heard == [id: .rejected(.covered(source: screen.entry))])
  }

  @Test("a flag says what is pushed or presented; clearing it is the user's move, once")
  func flags() async {
    let (router, _) = make(endsAtOnce: true)
    let root = router.navigation.visibleEntry.id
    #expect(!router.pushFlag(of: root).isActive)
    await router.push(1)
    let flag = router.pushFlag(of: root)
    #expect(flag.isActive)
    flag.isActive = true
    flag.isActive = false
    #expect(!flag.isActive)
    #expect(routes(router) == [0])
    await router.push(2)
    flag.isActive = false
    #expect(routes(router) == [0, 2])
    await router.present(3)
    let presented = router.presentationFlag(of: router.navigation.layers[0].presenter)
    #expect(presented.isActive)
    presented.isActive = false
    #expect(router.navigation.layers.isEmpty)
  }

  @Test("a view only reports; an event after its screen has left comes to nothing")
  func reporter() async {
    enum Event { case finished }
    let (router, _) = make(endsAtOnce: true)
    await router.push(1)
    let report = router.reporter(for: router.navigation.visibleEntry.id) { (_: Event, router) in
      router.pop()
    }
    await router.push(2)
    await router.pop()
    report(.finished)
    #expect(routes(router) == [0])
    await router.push(3)
    report(.finished)
    #expect(routes(router) == [0, 3])
  }

  @Test("a screen is made once per entry and kept until the entry has left")
  func screens() {
    let (router, host) = make()
    var made: [Int] = []
    let screens = ScreenStore(router) { route in
      made.append(route)
      return "screen \(route)"
    }
    router.onDismissal = { entry, _ in screens.forget(entry) }
    router.push(1)
    host.end()
    let entry = router.navigation.visibleEntry.id
    #expect(screens[entry] == "screen 1")
    #expect(screens[entry] == "screen 1")
    router.pop()
    #expect(screens[entry] == "screen 1")
    host.end()
    #expect(screens[entry] == nil)
    #expect(made == [1])
    #expect(screens.count == 0)
  }

  @Test("a store that the router tells of dismissals does not keep the router alive")
  func noCycle() {
    weak var leaked: Router<Int>?
    do {
      let router = Router(root: 0)
      let screens = ScreenStore(router) { "screen \($0)" }
      router.onDismissal = { entry, _ in screens.forget(entry) }
      leaked = router
      #expect(screens[router.navigation.visibleEntry.id] == "screen 0")
    }
    #expect(leaked == nil)
  }

  @Test("who observes is told once per change, and not of a call that changes nothing")
  func notifications() {
    let (router, _) = make(endsAtOnce: true)
    let count = Mutex(0)
    func observe() {
      withObservationTracking {
        _ = router.navigation
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
    #expect(routes(router) == [0, 1])
    observe()
    router.push(2)
    #expect(count.withLock { $0 } == 2)
  }

  @Test("observers hear of the path once per settled change")
  func paths() {
    let (router, host) = make()
    var heard: [Int] = []
    router.onPathChange = { heard.append($0.steps.count) }
    router.push(1)
    #expect(heard.isEmpty)
    host.end()
    router.pop()
    host.end()
    #expect(heard == [2, 1])
  }

  @Test(
    "behaves as the machine does on the same calls and reports", arguments: 0..<20 as Range<UInt64>)
  func agreesWithTheMachine(_ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 9)
    let (router, host) = make()
    var machine = Machine(Configuration(root: RouteID(1)))
    var effects: [Effect] = []
    var heard: [RequestID: Outcome] = [:]
    router.onOutcome = { heard[$0] = $1 }
    for _ in 0..<400 {
      if random.chance(1, in: 3), let id = machine.state.transition?.id {
        machine.receive(.ended(id, finished: true), at: .start, into: &effects)
        host.end()
      } else {
        let route = random.below(5)
        let options = RequestOptions(whenBusy: random.chance(1, in: 2) ? .wait : .reject)
        let request: (inout RouteTable<Int>) -> Request = { table in
          switch seed % 2 == 0 ? route : 4 - route {
          case 0: .push(table.id(of: route))
          case 1: .present(table.id(of: route), .sheet)
          case 2: .back
          case 3: .sequence([.pop(), .push(table.id(of: route))])
          default: .dismissAllAnimated
          }
        }
        var table = router.table
        let id = machine.submit(request(&table), options, at: .start, into: &effects)
        #expect(router.submit(options, request) == id)
      }
      #expect(router.state.navigation == machine.state.navigation)
      #expect(router.isBusy == machine.state.isBusy)
    }
    for case .settled(let id, let outcome) in effects { #expect(heard[id] == outcome) }
    #expect(heard.count > 100)
  }
}

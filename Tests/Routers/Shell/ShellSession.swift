import NavCore

/// A router, its callers, hosts and observers, in virtual time.
@MainActor
final class ShellSession {
  let seed: UInt64
  let clock: VirtualClock
  var random: Random
  /// What the steps were, in their order.
  private(set) var told: [String] = []
  let router: Router<Int>
  let watch: ShellWatch
  var observers: [ShellObserver]
  var host: ShellHost?
  /// What draws the router's screens instead of a host of the run's own.
  var framework: ShellFramework?
  /// What has drawn them before, and may write what is late.
  var formerFramework: ShellFramework?
  /// How often a host has come or gone.
  var attachments = 0
  /// Hosts that were attached since the last look.
  var newHosts: [ShellHost] = []
  /// Hosts that others keep alive.
  var formerHosts: [ShellHost] = []
  /// Those who keep the time, and since when there are any.
  var keepers: [Task<Void, Never>] = []
  var keptSince: VirtualClock.Instant?
  /// When the router was made.
  private let start: VirtualClock.Instant
  /// By how much what is due may be late. Who keeps the time, or withdraws what nobody awaits, starts,
  /// goes to sleep, wakes and comes back, and each may find the thread busy.
  private let lateness: Duration
  var calls: [(ticket: ShellWatch.Ticket, task: Task<Void, Never>)] = []
  var flags: [TransitionFlag<Int>] = []
  var lastGesture: UInt64 = 0
  private(set) var callCount = 0
  /// How many have begun to keep the time.
  private var keeperCount = 0

  init(
    _ seed: UInt64, _ clock: VirtualClock, _ busyThreads: BusyThreads,
    _ changeRules: (inout Configuration) -> Void
  ) {
    self.seed = seed
    self.clock = clock
    start = clock.now
    lateness = busyThreads.limit * 4
    random = Random(seed: seed, stream: 22)
    router = .drawn(&random, clock: clock)
    watch = ShellWatch(router, changeRules)
    observers = [ShellObserver(router, watch)]
  }

  // MARK: Steps

  func step(_ number: Int) async throws {
    random = Random(seed: seed, stream: 100 + UInt64(number))
    let kind = random.below(33)
    told.append("\(number)  \(Self.names[kind] ?? "")")
    if random.chance(1, in: 4) { watch.atNextCall = { [weak self] in self?.callBack() } }
    await carryOut(kind)
    // What is called from inside draws from the run's own.
    var writing = Random(seed: random.next())
    framework?.write(&writing)
    writeLate()
    try check(number)
    guard random.chance(1, in: 2) else { return }
    let waits: [Int64] = [0, 0, 1, 20, 100, 299, 300, 350, 550, 2_000, 2_001]
    let wait = waits[random.below(waits.count)]
    tell("and \(wait) ms")
    await sleep(wait)
    if .milliseconds(wait) > lateness { checkWithdrawals() }
    try check(number)
  }

  /// What nobody awaits any more waits no more.
  func checkWithdrawals() {
    let waiting = router.state.waiting.inOrder.map(\.id)
    for call in watch.cancelled {
      if let id = call.id, waiting.contains(id) { watch.fail("\(id) waits, and was cancelled") }
    }
  }

  /// Steps that say nothing more of themselves.
  private static let names = [
    16: "detach", 17: "the host dies", 18: "attach the same again", 19: "somebody keeps the time",
    20: "one keeps the time no more", 21: "cancel a task", 22: "cancel a task", 23: "the user",
    24: "the user", 25: "a stray report", 26: "a flag", 27: "an event", 28: "name many routes",
    29: "an observer", 30: "draw a screen state", 31: "draw a screen state",
    32: "close the own layer",
  ]

  func tell(_ words: String) { told[told.count - 1] += " \(words)" }

  func carryOut(_ kind: Int) async {
    switch kind {
    case 0..<14: call()
    case 14, 15: attach(ShellHost.Manner.allCases[random.below(4)])
    case 16: detach()
    case 17: die()
    case 18: attachAgain()
    case 19: keepTime()
    case 20:
      if !keepers.isEmpty { keepers.remove(at: random.below(keepers.count)).cancel() }
      if keepers.isEmpty { keptSince = nil }
    case 21, 22: cancelCall()
    // What is drawn is taken away by the framework alone.
    case 23, 24: if framework == nil { move() }
    case 25: if framework == nil { router.report(strayReport()) }
    case 26: if framework == nil { flag() }
    case 27: event()
    case 28: nameManyRoutes()
    case 29: if observers.count < 4 { observers.append(ShellObserver(router, watch)) }
    case 30, 31: draw()
    default:
      closeOwnLayer()
      router.timePasses()
    }
  }

  /// What an owner or a host does from inside a call of the router's: it calls, comes or goes.
  func callBack() {
    tell("(inside:")
    switch random.below(8) {
    case 0..<4: call()
    case 4: attach(ShellHost.Manner.allCases[random.below(4)])
    case 5: detach()
    case 6: die()
    default: draw()
    }
    tell(")")
  }

  /// What is written to a screen state that was replaced changes nothing.
  func writeLate() {
    guard let formerFramework, formerFramework !== framework else { return }
    let before = router.state
    formerFramework.write(&random)
    if router.state != before { watch.fail("a host that was replaced is listened to") }
  }

  /// Ends the faults, and sees whether all that was asked for ends.
  func comeToRest() async throws {
    watch.atNextCall = nil
    router.detach()
    attach(.later)
    keepTime()
    for _ in 0..<200 {
      await sleep(500)
      if !router.isBusy, router.state.waiting.count == 0 { break }
      if !router.isBusy { router.report(.removed(bottomLayer, by: .user)) }
      try check(-1)
    }
    guard !router.isBusy, router.state.waiting.count == 0 else {
      throw ShellFinding(text: "not at rest after 100 s: \(router.state)")
    }
    for call in calls { await call.task.value }
    if router.awaitedCount > 0 { watch.fail("requests are awaited, and nobody does") }
    end()
    try check(-1)
  }

  func end() {
    for keeper in keepers { keeper.cancel() }
    for call in calls { call.task.cancel() }
  }

  func check(_ step: Int) throws {
    watch.check()
    for new in newHosts {
      if case .resynchronise? = new.commands.first { continue }
      // Another was attached before anything was said to it.
      if new === host || !new.commands.isEmpty {
        watch.fail("a host was not shown the state first")
      }
    }
    newHosts = []
    if router.hasHost != (host != nil || framework != nil) {
      watch.fail(router.hasHost ? "a host is kept alive" : "a host is not attached")
    }
    if router.sleeperCount > keeperCount { watch.fail("one who keeps the time sleeps twice") }
    for observer in observers {
      if let mistake = observer.mistake() { watch.fail(mistake) }
    }
    if !watch.isLeftBehind, let difference = framework?.difference() { watch.fail(difference) }
    checkTime()
    if let finding = watch.finding { throw ShellFinding(text: "step \(step): \(finding)") }
  }

  func keepTime() {
    keeperCount += 1
    keepers.append(Task { [router] in await router.keepTime() })
    keptSince = keptSince ?? clock.now
  }

  /// Somebody who keeps the time lets none pass by.
  func checkTime() {
    guard let keptSince, let deadline = router.machine.deadline else { return }
    let due = start.advanced(by: .milliseconds((deadline - .start).rawValue))
    let late = max(due, keptSince).duration(to: clock.now)
    if late > lateness { watch.fail("late by \(late), with \(keepers.count) who keep the time") }
  }

  func sleep(_ milliseconds: Int64) async {
    try? await clock.sleep(for: .milliseconds(milliseconds))
  }

  // MARK: Calls

  func call() {
    callCount += 1
    let caller = ShellCaller(&random, on: router, watch)
    tell(caller.words)
    guard random.chance(1, in: 2) else { return caller.now(watch) }
    let isCancelled = random.chance(1, in: 8)
    tell(isCancelled ? "awaited and cancelled" : "awaited")
    if isCancelled { watch.cancelled.append(caller.ticket) }
    let task = Task { [watch] in await caller.awaited(watch) }
    if isCancelled { task.cancel() }
    calls.append((caller.ticket, task))
  }

  func cancelCall() {
    guard !calls.isEmpty else { return }
    let call = calls[random.below(calls.count)]
    watch.cancelled.append(call.ticket)
    call.task.cancel()
  }

  func someEntry() -> EntryID { router.someEntry(&random) }

  func closeOwnLayer() {
    let screen = router.from(someEntry())
    let layer = router.navigation.layers.last { $0.stack.contains { $0.id == screen.entry } }?.id
    if screen.layer != layer { watch.fail("a screen takes another layer for its own") }
    if let layer {
      watch.ticket = ShellWatch.Ticket(
        .dismissLayer(layer), RequestOptions(source: screen.entry))
    }
    if (screen.closeOwnLayer() == nil) != (layer == nil) { watch.fail("it closes another") }
  }

  func event() {
    let entry = someEntry()
    var isHandled = false
    let report = router.reporter(for: entry) { [watch] (route: Int, screen) in
      isHandled = true
      watch.ticket = ShellWatch.Ticket(
        .popTo(RouteID(UInt32(route))), RequestOptions(source: entry, scope: .own))
      screen.popTo(route)
    }
    report(random.below(4))
    if !isHandled || watch.ticket != nil { watch.fail("an event was not handled") }
  }

  /// Names so many routes that those that are not in use are forgotten.
  func nameManyRoutes() {
    for _ in 0..<300 {
      let route = 10_000 + random.below(10_000)
      watch.ticket = ShellWatch.Ticket(.popTo(RouteID(UInt32(route))), RequestOptions())
      router.popTo(route)
    }
  }
}

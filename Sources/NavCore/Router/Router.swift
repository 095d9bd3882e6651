import Observation

/// The router of an application: ``Machine`` for routes of the application's own type, with calls
/// that can be awaited.
///
///     enum AppRoute: Hashable { case home, profile(user: Int), settings }
///
///     let router = Router<AppRoute>(root: .home)
///     router.attach(host)
///     router.push(.profile(user: 7))                     // fire and forget
///     let outcome = await router.push(.settings)         // lasts as long as the transition
///
/// It is confined to whatever isolation it is made in: the main actor in an application, a lane of
/// a simulator in tests. The compiler keeps it there. Its calls are those of ``RouterCalls``.
///
/// Until a host is attached nobody shows anything, so every transition is over at once and nothing
/// is lost: a link opened at launch is there when the host comes.
///
/// Observation: ``navigation`` and ``path`` always say what is so; an observer hears of it once
/// per call that changes them.
public final class Router<Route: Hashable>: Observable {
  /// What is on screen when the transition in flight, if any, is over.
  public var navigation: NavigationState {
    published.willRead(\.navigation)
    return machine.state.navigation
  }
  /// The path of the last settled state.
  public var path: NavigationPath {
    published.willRead(\.path)
    return machine.state.path
  }
  /// True while a transition, a gesture or a request of several steps is in flight.
  public var isBusy: Bool {
    published.willRead(\.isBusy)
    return machine.state.isBusy
  }

  private let published: PublishedState
  package private(set) var machine: Machine
  /// Sees every call on the machine, for a test that compares it with a model.
  package var inspector: ((MachineCall) -> Void)?
  package private(set) var table: RouteTable<Route>
  private weak var host: (any NavigationHost)?
  private let time: () -> Milliseconds
  /// What has come out of the machine; what has been handled is replaced by ``nothing``, because a
  /// path that is kept here would be copied with the next change.
  private var pending: [Effect] = []
  /// How much is kept of what has come out of the machine.
  package var pendingCount: Int { pending.count }
  /// How much of it has been handled.
  private var handled = 0
  private var isHandling = false
  /// The requests that somebody awaits and has not heard the end of.
  private(set) var awaited: [RequestID: Awaited] = [:]
  /// How many requests there are of which somebody awaits the end.
  package var awaitedCount: Int { awaited.count }
  /// Withdrawals that the router has made for a task that was cancelled: nobody has their ids.
  private var withdrawals: Set<RequestID> = []
  private let sleep: @Sendable (Milliseconds) async -> Void
  /// Those who keep the time and sleep until something is in flight.
  private var timekeepers: [Waiter<Void>] = []
  /// How many of them sleep, or have been cancelled as they slept.
  package var sleeperCount: Int { timekeepers.count }
  /// Called for every request that has ended, awaited or not.
  public var onOutcome: ((RequestID, Outcome) -> Void)?
  /// Called for every entry that has left the screen for good, child before parent.
  public var onDismissal: ((EntryID, DismissalReason) -> Void)?
  /// Called with the path of every settled state that differs from the one before.
  public var onPathChange: ((NavigationPath) -> Void)?

  enum Awaited {
    case underWay
    case ended(Outcome)
    case suspended(Waiter<Outcome>)
  }

  /// Creates a router without a tab bar.
  ///
  /// - Parameters:
  ///   - root: what the root of its only stack shows.
  ///   - clock: what tells the time to ``keepTime(isolation:)``.
  public convenience init(root: Route, clock: some Clock<Duration> = ContinuousClock()) {
    var table = RouteTable<Route>()
    let configuration = Configuration(root: table.id(of: root))
    self.init(configuration, table, clock)
  }

  /// Creates a router with tabs; the first one is selected.
  ///
  /// - Parameters:
  ///   - tabs: in the order of the tab bar, at least one, ids unique; each with what its root
  ///     shows.
  ///   - timing: how the router knows that a transition is over.
  ///   - watchdog: how long a host may stay silent before it is asked.
  ///   - queueLimit: how many requests may wait at most.
  ///   - clock: what tells the time to ``keepTime(isolation:)``.
  public convenience init(
    tabs: [(id: TabID, root: Route)], timing: Timing = .reported, watchdog: Milliseconds = 2_000,
    queueLimit: Int = 64, clock: some Clock<Duration> = ContinuousClock()
  ) throws(ConfigurationError) {
    var table = RouteTable<Route>()
    var roots: [Configuration.TabRoot] = []
    for tab in tabs { roots.append(.init(id: tab.id, root: table.id(of: tab.root))) }
    var configuration = try Configuration(tabs: roots)
    configuration.timing = timing
    configuration.watchdog = watchdog
    configuration.queueLimit = queueLimit
    self.init(configuration, table, clock)
  }

  private init(
    _ configuration: Configuration, _ table: RouteTable<Route>, _ clock: some Clock<Duration>
  ) {
    machine = Machine(configuration)
    published = PublishedState()
    self.table = table
    let start = clock.now
    time = { Milliseconds(start.duration(to: clock.now)) }
    // A sleep that is cancelled ends early, and the loop around it sees to the rest.
    sleep = { try? await clock.sleep(for: .milliseconds($0.rawValue)) }
  }

  /// The route of an entry that is on screen or leaving; nil for one that is gone.
  public func route(of entry: EntryID) -> Route? {
    let leaving = machine.state.leaving.first { $0.id == entry }
    return (navigation.entry(entry)?.route ?? leaving?.route).flatMap(table.route)
  }

  /// The route with a number that a ``Change`` or a ``NavigationPath`` of this router names.
  public func route(_ id: RouteID) -> Route? { table.route(id) }

  /// Everything the router knows: the transition in flight, what waits, what hands over to what. An
  /// observer hears of every call, whether it has changed anything or not.
  public var state: RouterState {
    published.willRead(\.state)
    return machine.state
  }

  /// How many reports were about something that was gone.
  public var ignoredReportCount: Int { machine.ignoredReportCount }

  /// True while somebody shows the screens.
  package var hasHost: Bool { host != nil }
}

// MARK: - The host and the time

extension Router {
  /// Attaches what shows the screens in the place of what did, and shows it the present state. It is
  /// not kept alive.
  ///
  /// What the earlier host was carrying out is over. The first command is
  /// ``HostCommand/resynchronise(_:)``, wherever this is called from.
  public func attach(_ host: any NavigationHost) {
    // What was meant for the last host.
    for index in handled..<pending.count where HostCommand(pending[index]) != nil {
      pending[index] = Self.nothing
    }
    self.host = host
    pending.append(.resynchronise(machine.state.navigation))
    receive(.detached)
    handlePending()
  }

  /// Takes a report of the host.
  public func report(_ report: HostReport) {
    let hadHost = hasHost
    endWithoutHost()
    // One that was attached meanwhile shows what was there without the report.
    if hasHost, !hadHost { return }
    receive(report)
    handlePending()
  }

  /// Takes a report of a host, unless another was attached in its place or it was taken away: what
  /// it shows is no longer what the user sees.
  public func report(_ report: HostReport, from host: any NavigationHost) {
    if self.host === host { self.report(report) }
  }

  /// Takes the host away. What it was carrying out is over, and until another is attached nobody
  /// shows anything.
  public func detach() {
    host = nil
    receive(.detached)
    handlePending()
  }

  /// How long from now until ``timePasses()`` has to be called, if nothing else happens before.
  public var deadline: Milliseconds? { machine.deadline.map { max($0 - now, 0) } }

  /// Calls ``timePasses()`` whenever it is due, until its task is cancelled: run it beside the
  /// router for as long as that lives.
  ///
  ///     .task { await router.keepTime() }
  ///
  /// It sleeps only while something is in flight. Several may run at once, as those of two scenes do.
  public func keepTime(isolation: isolated (any Actor)? = #isolation) async {
    while !Task.isCancelled {
      if let deadline {
        // Nothing that begins during the sleep can be due before its end, so it need not be woken.
        await sleep(min(deadline, machine.configuration.shortestPatience))
        if let deadline = self.deadline, deadline <= 0 { timePasses() }
      } else {
        let waiter = Waiter<Void>()
        timekeepers.append(waiter)
        _ = await waiter.wait(isolation: isolation)
      }
    }
  }

  /// Asks a host that has been silent too long, or calls an estimate over.
  public func timePasses() {
    endWithoutHost()
    let (time, count) = (now, pending.count)
    machine.advance(to: time, into: &pending)
    inspector?(MachineCall(input: .time, time: time, effects: pending[count...]))
    handlePending()
  }

  private var now: Instant { Instant.start + time() }

  private func receive(_ report: HostReport) {
    // The host has made the move before it carries these out.
    for index in handled..<pending.count {
      if case .resynchronise(let state) = pending[index] {
        pending[index] = .resynchronise(state.after(report))
      }
    }
    let (time, count) = (now, pending.count)
    machine.receive(report, at: time, into: &pending)
    inspector?(MachineCall(input: .report(report), time: time, effects: pending[count...]))
  }

  /// Ends what a host was carrying out that was not kept alive and is gone without a word.
  private func endWithoutHost() {
    guard !isHandling, machine.deadline != nil, !hasHost else { return }
    receive(.detached)
    handlePending()
  }

  private func submit(_ request: Request, _ options: RequestOptions) -> RequestID {
    endWithoutHost()
    let (time, count) = (now, pending.count)
    let id = machine.submit(request, options, at: time, into: &pending)
    inspector?(
      MachineCall(input: .request(id, request, options), time: time, effects: pending[count...]))
    return id
  }
}

// MARK: - Requests

extension Router: RouterCalls {
  /// Submits a request and returns at once.
  ///
  /// - Returns: the id under which ``onOutcome`` hears of it.
  @discardableResult
  public func submit(
    _ options: RequestOptions, _ request: (inout RouteTable<Route>) -> Request
  ) -> RequestID {
    let id = submit(numbered(request), options)
    handlePending()
    return id
  }

  /// Submits a request and suspends until it has ended: as long as its transition takes.
  ///
  /// When its task is cancelled, a request that still waits is withdrawn, and one of several steps
  /// takes no further step; a transition is awaited, because it cannot be taken back.
  public func outcome(
    _ options: RequestOptions, isolation: isolated (any Actor)?,
    of request: (inout RouteTable<Route>) -> Request
  ) async -> Outcome {
    let id = submit(numbered(request), options)
    awaited[id] = .underWay
    handlePending()
    if case .ended(let outcome)? = awaited[id] {
      awaited[id] = nil
      return outcome
    }
    let waiter = Waiter<Outcome>()
    awaited[id] = .suspended(waiter)
    while true {
      switch await waiter.wait(isolation: isolation) {
      case .value(let outcome): return outcome
      case .cancelled:
        withdrawals.insert(submit(.cancel(id), RequestOptions()))
        handlePending()
      }
    }
  }

  /// The request with its routes numbered. Only here are routes forgotten, because here everything
  /// that is in use is known; not while there is something to tell, which may name any route.
  private func numbered(_ request: (inout RouteTable<Route>) -> Request) -> Request {
    if table.isFull, !isHandling { table.forget(allBut: usedRoutes) }
    return request(&table)
  }

  private var usedRoutes: Set<RouteID> {
    var used = Set<RouteID>()
    for stack in navigation.tabs.map(\.stack) + navigation.layers.map(\.stack) {
      used.formUnion(stack.map(\.route))
    }
    used.formUnion(machine.state.leaving.map(\.route))
    for waiting in machine.state.waiting.inOrder { used.formUnion(waiting.request.routes) }
    for step in machine.state.sequence?.steps ?? [] { used.formUnion(step.routes) }
    for step in path.steps { used.formUnion(step.routes) }
    return used
  }
}

// MARK: - Effects

extension Router {
  /// Handles what has come out of the machine, in order. What comes out of calls made from inside a
  /// callback is handled after what came before.
  private func handlePending() {
    guard !isHandling else { return }
    isHandling = true
    while handled < pending.count {
      var effect = Self.nothing
      swap(&effect, &pending[handled])
      handled += 1
      handle(effect)
    }
    pending.removeAll(keepingCapacity: true)
    handled = 0
    isHandling = false
    publish()
  }

  /// An effect that nobody hears of.
  private static var nothing: Effect { .waiting(RequestID(0)) }

  private func publish() {
    published.update(to: machine.state)
    guard machine.deadline != nil, !timekeepers.isEmpty else { return }
    for timekeeper in timekeepers { timekeeper.resume(returning: ()) }
    timekeepers = []
  }

  private func handle(_ effect: Effect) {
    switch effect {
    case .settled(let id, let outcome): settle(id, outcome)
    case .left(let entry, let reason): onDismissal?(entry, reason)
    case .pathChanged(let new):
      published.pathHasChanged = true
      onPathChange?(new)
    case .waiting, .started: break
    case .perform, .resynchronise, .inquire, .inquireGesture:
      if let command = HostCommand(effect) { carryOut(command) }
    }
  }

  private func carryOut(_ command: HostCommand) {
    if let host { host.carryOut(command) } else { receive(.detached) }
  }

  private func settle(_ id: RequestID, _ outcome: Outcome) {
    switch awaited[id] {
    case .suspended(let waiter)?:
      awaited[id] = nil
      waiter.resume(returning: outcome)
    case .underWay?: awaited[id] = .ended(outcome)
    case .ended?, nil: break
    }
    if withdrawals.remove(id) == nil { onOutcome?(id, outcome) }
  }
}

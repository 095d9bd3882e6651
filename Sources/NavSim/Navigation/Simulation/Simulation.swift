import NavCore

/// A router, a host and a clock, played step by step and checked after every call on the router.
///
/// What happens at one instant has an order: first what the host does by itself, then its reports
/// as they arrive, then the router's deadline, then the step of the scenario, and after that the
/// reports that are made inside its calls.
package struct Simulation<Router: SimulatedRouter>: Subject {
  /// The present virtual time.
  package internal(set) var now = Instant.start
  /// What happened so far, counted.
  package internal(set) var coverage = Coverage()
  /// Why the last step that did not apply did not, if there was one.
  package var lastInapplicable: String? { lastSkipReason?.rawValue }
  private var lastSkipReason: SkipReason?
  /// The router under test.
  package internal(set) var router: Router

  /// Which faults exploring may try: those that the run was allowed.
  var exploredFaults = Set<Fault>.all
  var host: SimulatedHost
  /// The highest number that a step has had: later ones are numbered from there.
  private(set) var lastStep = StepID(0)
  var labels = StepLabels()
  /// Is told what happens; nil for nobody, because a long run stores nothing.
  package var observer: (any SimulationObserver)?
  /// When something happens next without a step: in the host, on the way, or in the router.
  package var nextEvent: Instant? { nextTime == .never ? nil : nextTime }
  private var nextTime = Instant.never
  var checker: Checker
  /// The present call on the router, or the last one.
  var call: RouterCall
  var runningDigest = Digest()
  var violation: Violation?
  var reactions = Reactions()
  var stillness = Stillness()
  /// True from the first violation on, and in a state in which nothing can be asked any more.
  var isOver = false

  /// Starts a simulation at rest.
  package init(_ router: Router, judged: Set<Invariant> = .all) {
    self.init(router, judged: judged, pace: Pace())
  }

  init(_ router: Router, judged: Set<Invariant>, pace: Pace) {
    self.init(router, pace: pace, checker: Checker(router, judged: judged))
  }

  init(_ router: Router, pace: Pace, checker: Checker) {
    self.router = router
    call = RouterCall(router)
    host = SimulatedHost(router.navigation, pace: pace)
    self.checker = checker
    findNextEvent()
  }

  /// What the router said of itself after its last call.
  var known: RouterStatus { call.after }

  /// What it believed to be on screen then.
  var navigation: NavigationState { call.navigation }

  /// The calls that wait for their moment, in words.
  var reactionText: String { reactions.text }

  /// False from when the router has come to a state in which nothing can be asked any more, such as
  /// a stack without a root. If that is not judged, the rest of the scenario does nothing.
  package var isSound: Bool { checker.isSound }

  /// A summary of everything that happened.
  package var digest: UInt64 { runningDigest.value }

  /// Lets the step's time pass, does what it says, and checks.
  // A copy in each loop over steps gains nothing, and the optimizer takes long over them.
  @inline(never)
  package mutating func perform(_ step: consuming Step) -> Violation? {
    guard !isOver else { return violation }
    lastStep = max(lastStep, step.id)
    let time = min(now + step.after, .last)
    if nextTime <= time { advance(to: time) }
    guard !isOver else { return violation }
    now = time
    if known.isBusy { checkStillness() }
    guard !isOver else { return violation }
    act(step.action, as: step.id)
    deliverReports()
    checkAtRest()
    findNextEvent()
    return isOver ? violation : nil
  }

  /// Ends the faults, lets everything come to rest, dismisses what covers the queue, and checks.
  @inline(never)
  package mutating func finish() -> Violation? {
    guard !isOver else { return violation }
    host.set(.normal, at: now)
    findNextEvent()
    // Slow animations and late reports that began before are over after some ten seconds; every
    // waiting presentation then takes one more animation to come and one to go, and a request of
    // several steps one for each.
    let transitions = 12 + known.waitingCount + checker.openSteps(on: navigation)
    let patience = Milliseconds(5_000) * Int64(transitions) * max(host.pace.factor, 1)
    let limit = now + patience
    while !isOver {
      guard let next = nextEvent else {
        guard known.waitingCount > 0, dismissTop() else { break }
        continue
      }
      guard next <= limit else { break }
      Heartbeat.passMoment()
      advance(to: next)
    }
    deliverReports()
    if !isOver { checkLiveness(patience) }
    checkAtRest()
    if !isOver, !known.isBusy, host.isQuiet, let found = checker.checkEnd(&router, at: now) {
      fail(found)
    }
    return violation
  }

  /// Ends the run, unless something else has ended it before.
  mutating func fail(_ found: Violation) {
    violation = violation ?? found
    isOver = true
  }
}

// MARK: - Time

extension Simulation {
  /// Lets everything happen that is due until `time`.
  private mutating func advance(to time: Instant) {
    var eventsAtOnce = 0
    while !isOver, nextTime <= time {
      eventsAtOnce = nextTime > now ? 0 : eventsAtOnce + 1
      if eventsAtOnce > 10_000 { return livelock() }
      now = max(now, nextTime)
      if host.nextEvent <= now {
        host.advance(to: now)
        watch()
        react()
      } else if host.nextReport <= now {
        deliverReport()
      } else {
        router.advance(to: now, into: &call.effects)
        settle(.time)
      }
      checkAtRest()
      findNextEvent()
    }
    now = max(now, time)
  }

  private mutating func findNextEvent() {
    nextTime = min(host.nextEvent, host.nextReport, known.deadline ?? .never)
  }

  private mutating func deliverReports() {
    var reportsAtOnce = 0
    while !isOver, host.nextReport <= now {
      reportsAtOnce += 1
      if reportsAtOnce > 10_000 { return livelock() }
      deliverReport()
    }
  }

  private mutating func deliverReport() {
    guard let report = host.takeReport() else { return }
    // True when it is about something that is gone, as the simulator sees the router's state.
    let isStale =
      switch report {
      case .ended(let id, _), .animating(let id), .idle(let id): call.after.transition != id
      case .gestureBegan(_, let target), .removed(let target, _):
        !call.navigation.isRemovable(target)
      case .gestureEnded(let id, let target, let finished):
        call.after.gesture != id && !(finished && call.navigation.isRemovable(target))
      case .gestureActive(let id): call.after.gesture != id
      case .tabSelected(let tab): call.navigation.selectedTab == tab
      case .detached: false
      }
    if case .gestureBegan(let id, _) = report {
      host.gestureWasTold(id, isStale ? .ignored : .heard)
    }
    runningDigest.add(report)
    router.receive(report, at: now, into: &call.effects)
    observer?.note(report, isStale: isStale, at: now)
    settle(.report(report, isStale: isStale))
  }
}

// MARK: - Steps

extension Simulation {
  private mutating func act(_ action: NavCoreSim.Action, as step: StepID) {
    runningDigest.add(UInt64(bitPattern: now.milliseconds))
    observer?.begins(step)
    lastSkipReason = play(action, as: step) ?? lastSkipReason
    watch()
  }

  private mutating func play(_ action: NavCoreSim.Action, as step: StepID) -> SkipReason? {
    switch action {
    case .call(let call): return submit(call, as: step)
    case .swipeBack(let finished, let time):
      coverage.happens(.swipeBack)
      return host.swipeBack(finished: finished, lasting: time, at: now)
    case .dragDismiss(let finished, let time):
      coverage.happens(.dragDismiss)
      return host.dragDismiss(finished: finished, lasting: time, at: now)
    case .tapTab(let tab):
      coverage.happens(.tapTab)
      return host.tapTab(tab, at: now)
    case .clearFlag(let flag):
      coverage.happens(.clearFlag)
      return host.clear(flag, at: now)
    case .clearKeptFlag(let flag, let maker):
      coverage.happens(.clearFlag)
      return clear(flag, of: maker)
    case .systemRemoves(let removal):
      coverage.happens(.systemRemoval)
      return host.systemRemoves(removal, at: now)
    case .host(let setting):
      coverage.happens(.hostSetting)
      host.set(setting, at: now)
      return nil
    case .on(let moment, let call):
      reactions.arm(moment, call, step)
      return nil
    case .wait:
      coverage.happens(.wait)
      return nil
    }
  }

  /// Keeps what can be seen from outside, if anybody has asked.
  package mutating func watch() {
    observer?.look(at: host, call.navigation, call.after, at: now)
  }

  private mutating func clear(_ flag: Flag, of step: StepID) -> SkipReason? {
    guard let target = labels.target(of: flag, step) else {
      return .putNothing
    }
    host.clear(target, at: now)
    return nil
  }

  /// Makes the calls whose moment has come, one after another.
  mutating func react() {
    reactions.look(appearing: host.appearing, appeared: host.appeared)
    guard reactions.begin() else { return }
    while !isOver, let (call, step) = reactions.next() {
      coverage.happens(.reaction)
      _ = submit(call, as: step)
    }
    reactions.end()
  }

  private mutating func submit(_ asked: Call, as step: StepID) -> SkipReason? {
    guard let request = labels.request(for: asked.what) else { return .madeNothing }
    var options = RequestOptions(
      priority: asked.priority, whenBusy: asked.whenBusy, scope: asked.scope)
    switch asked.source {
    case nil: break
    case .top: options.source = navigation.visibleStack.last?.id
    case .gone:
      guard let gone = labels.lastGone else { return .noneGone }
      options.source = gone
    case .step(let maker):
      guard let entry = labels.entry(of: maker) else { return .neverShown }
      options.source = entry
    }
    let phase = Coverage.Phase(known)
    let id = router.submit(request, options, at: now, into: &call.effects)
    labels.made(id, request.kind, by: step)
    coverage.countRequest(request.kind, meeting: phase)
    observer?.asked(id, asked, by: step, at: now)
    settle(.request(Asked(id: id, request: request, options: options)))
    if labels.isFull { labels.prune(navigation) }
    return nil
  }

  /// The user takes the top layer away, in no time.
  private mutating func dismissTop() -> Bool {
    guard host.clear(.presentation, at: now) == nil else { return false }
    deliverReports()
    findNextEvent()
    return true
  }
}

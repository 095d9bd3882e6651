import NavCore

/// A router, a host and a clock, played step by step and checked after every call on the router.
///
/// What happens at one instant has an order: first what the host does by itself, then its reports as
/// they arrive, then the router's deadline, then the step of the scenario, and after that the reports
/// that are made inside its calls.
public struct Simulation<Router: SimulatedRouter>: Subject {
  /// The present virtual time.
  public internal(set) var now = Instant.start
  /// What happened so far, counted.
  public internal(set) var coverage = Coverage()
  /// Why the last step that did not apply did not, if there was one.
  public var lastInapplicable: String? { lastObstacle?.rawValue }
  private var lastObstacle: Obstacle?
  /// The router under test.
  public internal(set) var router: Router

  /// Which faults exploring may try: those that the run was allowed.
  var exploredFaults = FaultSet.all
  var host: SimulatedHost
  /// The highest number that a step has had: later ones are numbered from there.
  private(set) var lastStep = StepID(0)
  var labels = StepLabels()
  /// What was heard of the router, from ``startRecording()`` on; nil when nobody asked, because a long
  /// run stores nothing.
  public internal(set) var record: Record?
  /// When something happens next without a step: in the host, on the way, or in the router.
  public var nextEvent: Instant? { nextTime == .never ? nil : nextTime }
  private var nextTime = Instant.never
  var checker: Checker
  var runningDigest = Digest()
  var violation: Violation?
  var reactions = Reactions()
  var stillness = Stillness()
  // Two flags beside what they say, because a look at those would copy them.
  var isRecording = false
  /// True from the first violation on, and in a state in which nothing can be asked any more.
  var isOver = false

  /// Starts a simulation at rest.
  ///
  /// - Parameters:
  ///   - router: the router, at rest.
  ///   - judged: which invariants end the run when they break.
  public init(_ router: Router, judged: InvariantSet = .all) {
    self.init(router, judged: judged, pace: Pace())
  }

  init(_ router: Router, judged: InvariantSet, pace: Pace) {
    self.router = router
    host = SimulatedHost(router.navigation, pace: pace)
    checker = Checker(router, judged: judged)
    findNextEvent()
  }

  /// The calls that wait for their moment, in words.
  var reactionText: String { reactions.text }

  /// Keeps what is heard of the router from now on.
  public mutating func startRecording() {
    record = record ?? Record()
    isRecording = true
  }

  /// What the router said of itself when it was called last.
  var known: Observation.Bookkeeping { checker.seen.after }

  /// The router's state when it was called last.
  var navigation: NavigationState { checker.seen.navigation }

  /// False from when the router has come to a state in which nothing can be asked any more, such as a
  /// stack without a root. If that is not judged, the rest of the scenario does nothing.
  public var isSound: Bool { checker.isSound }

  /// A summary of everything that happened.
  public var digest: UInt64 { runningDigest.value }

  // Inlined, because the parts of a step that is handed on are copied where they are looked at.
  /// Lets the step's time pass, does what it says, and checks.
  @inline(__always)
  public mutating func perform(_ step: consuming Step) -> Violation? {
    guard !isOver else { return violation }
    lastStep = max(lastStep, step.id)
    let time = min(now + step.after, .last)
    if nextTime <= time { advance(to: time) }
    guard !isOver else { return violation }
    now = time
    if checker.seen.after.isBusy { checkStillness() }
    guard !isOver else { return violation }
    // Taken first, because what is used up has no parts any more.
    let id = step.id
    act((consume step).action, as: id)
    deliverReports()
    checkAtRest()
    findNextEvent()
    return isOver ? violation : nil
  }

  /// Ends the faults, lets everything come to rest, dismisses what covers the queue, and checks.
  public mutating func finish() -> Violation? {
    guard !isOver else { return violation }
    host.set(.normal, at: now)
    findNextEvent()
    // Slow animations and late reports that began before are over after some ten seconds; every waiting
    // presentation then takes one more animation to come and one to go, and a request of several steps one
    // for each.
    let transitions = 12 + known.waitingCount + checker.openSteps
    let patience = Milliseconds(5_000) * Int64(transitions) * max(host.pace.factor, 1)
    let limit = now + patience
    while !isOver {
      guard let next = nextEvent else {
        guard known.waitingCount > 0, dismissTop() else { break }
        continue
      }
      guard next <= limit else { break }
      advance(to: next)
    }
    deliverReports()
    if !isOver { checkLiveness(patience) }
    checkAtRest(isLast: true)
    return violation
  }

  /// Ends the run, unless something else has ended it before.
  @inline(never)
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
        if isRecording { watch() }
        react()
      } else if host.nextReport <= now {
        deliverReport()
      } else {
        router.advance(to: now, into: &checker.seen.effects)
        settle(.time)
      }
      checkAtRest()
      findNextEvent()
    }
    now = max(now, time)
  }

  private mutating func findNextEvent() {
    nextTime = min(min(host.nextEvent, host.nextReport), checker.seen.after.nextCall)
  }

  // Inlined as far as most steps get.
  @inline(__always)
  private mutating func deliverReports() {
    if host.nextReport <= now { deliverDueReports() }
  }

  @inline(never)
  private mutating func deliverDueReports() {
    var reportsAtOnce = 0
    while !isOver, host.nextReport <= now {
      reportsAtOnce += 1
      if reportsAtOnce > 10_000 { return livelock() }
      deliverReport()
    }
  }

  @inline(never)
  private mutating func deliverReport() {
    guard let report = host.takeReport() else { return }
    let isStale: Bool
    // Most say that a transition has ended; what else there is would be in their way.
    if case .ended(let id, let finished) = report {
      isStale = checker.seen.after.transition != id
      runningDigest.add(endOf: id, finished: finished)
    } else {
      isStale = takeNotice(of: report)
    }
    router.receive(report, at: now, into: &checker.seen.effects)
    if isRecording { record?.chronicle.note(report, isStale: isStale, at: now) }
    settle(.report(report, isStale: isStale))
  }

  @inline(never)
  private mutating func takeNotice(of report: HostReport) -> Bool {
    let isStale = isStale(report)
    if case .gestureBegan(let id, _) = report {
      host.gestureWasTold(id, isStale ? .ignored : .heard)
    }
    runningDigest.add(report)
    return isStale
  }

  /// True when the report is about something that is gone, as the simulator sees the router's state.
  private mutating func isStale(_ report: HostReport) -> Bool {
    switch report {
    case .ended(let id, _), .animating(let id), .idle(let id):
      checker.seen.after.transition != id
    case .gestureBegan(_, let target), .removed(let target, _):
      !checker.seen.navigation.isRemovable(target)
    case .gestureEnded(let id, let target, let finished):
      checker.seen.after.gesture != id
        && !(finished && checker.seen.navigation.isRemovable(target))
    case .gestureActive(let id): checker.seen.after.gesture != id
    case .tabSelected(let tab): checker.seen.navigation.selectedTab == tab
    }
  }
}

// MARK: - Steps

extension Simulation {
  // Inlined as far as calls, which most steps are; what is no call is out of their way. The action is used
  // up, so that it is thrown away where it is known what it is: what is no call holds nothing.
  @inline(__always)
  private mutating func act(_ action: consuming NavSim.Action, as step: StepID) {
    runningDigest.add(UInt64(bitPattern: now.milliseconds))
    let obstacle: Obstacle?
    if case .call(let call) = action {
      obstacle = submit(call, as: step)
    } else {
      obstacle = play(consume action, as: step)
    }
    lastObstacle = obstacle ?? lastObstacle
    if isRecording { watch() }
  }

  /// Does what is no call of now.
  @inline(never)
  private mutating func play(_ action: consuming NavSim.Action, as step: StepID) -> Obstacle? {
    // Counted where it is known what it is, because looking twice takes as long as some of them.
    var obstacle: Obstacle?
    let event: Coverage.Event
    switch consume action {
    case .swipeBack(let finished, let time):
      event = .swipeBack
      obstacle = host.swipeBack(finished: finished, lasting: time, at: now)
    case .dragDismiss(let finished, let time):
      event = .dragDismiss
      obstacle = host.dragDismiss(finished: finished, lasting: time, at: now)
    case .tapTab(let tab):
      event = .tapTab
      obstacle = host.tapTab(tab, at: now)
    case .clearFlag(let flag):
      event = .clearFlag
      obstacle = host.clear(flag, at: now)
    case .clearKeptFlag(let flag, let maker):
      event = .clearFlag
      obstacle = clear(flag, of: maker)
    case .systemRemoves(let removal):
      event = .systemRemoval
      obstacle = host.systemRemoves(removal, at: now)
    case .host(let setting):
      event = .hostSetting
      host.set(setting, at: now)
    case .on(let moment, let call):
      reactions.arm(moment, call, step)
      return nil
    case .call: return nil
    case .wait: event = .wait
    }
    coverage.happens(event)
    return obstacle
  }

  @inline(never)
  private mutating func note(_ call: Call, asked id: RequestID, by step: StepID) {
    record?.asked(id, FixturePrinter.words(call), by: step, at: now)
  }

  /// Keeps what can be seen from outside, if anybody has asked.
  @inline(never)
  mutating func watch() {
    record?.chronicle.look(at: host, transition: checker.seen.after.transition, at: now)
  }

  private mutating func clear(_ flag: Flag, of step: StepID) -> Obstacle? {
    guard let target = labels.target(of: flag, step) else {
      return .putNothing
    }
    host.clear(target, at: now)
    return nil
  }

  /// Makes the calls whose moment has come, one after another.
  @inline(__always)
  mutating func react() {
    if reactions.isIdle {
      reactions.pass(appearing: host.appearing, appeared: host.appeared)
    } else {
      makeReactions()
    }
  }

  @inline(never)
  private mutating func makeReactions() {
    reactions.look(appearing: host.appearing, appeared: host.appeared)
    guard reactions.begin() else { return }
    while !isOver, let (call, step) = reactions.next() {
      coverage.happens(.reaction)
      _ = submit(call, as: step)
    }
    reactions.end()
  }

  private mutating func submit(_ call: Call, as step: StepID) -> Obstacle? {
    switch call.what {
    case .request(let request): ask(request, call, as: step)
    default: submitNaming(call, as: step)
    }
  }

  /// Makes a call that names a step, as a request of the same options.
  @inline(never)
  private mutating func submitNaming(_ call: Call, as step: StepID) -> Obstacle? {
    guard let request = labels.request(for: call.what) else {
      return .madeNothing
    }
    let plain = Call(
      .request(request), call.priority, call.whenBusy, call.source, call.scope)
    let obstacle = submit(plain, as: step)
    if isRecording { record?.chronicle.name(step, FixturePrinter.words(call)) }
    return obstacle
  }

  // Inlined, because a request that is handed on as a part of a call is copied.
  @inline(__always)
  private mutating func ask(_ request: Request, _ call: Call, as step: StepID) -> Obstacle? {
    var options = RequestOptions(
      priority: call.priority, whenBusy: call.whenBusy, scope: call.scope)
    switch call.source {
    case nil: break
    case .top: options.source = checker.seen.navigation.visibleStack.last?.id
    case .gone:
      guard let gone = labels.lastGone else { return .noneGone }
      options.source = gone
    case .step(let maker):
      guard let entry = labels.entry(of: maker) else { return .neverShown }
      options.source = entry
    }
    let kind = request.kind
    let phase = Coverage.Phase(checker.seen.after)
    let id = router.submit(request, options, at: now, into: &checker.seen.effects)
    checker.isMade(id, kind, request, options)
    if isRecording { note(call, asked: id, by: step) }
    settle(id, kind, by: step, meeting: phase)
    if labels.isFull { labels.prune(checker.seen.navigation) }
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

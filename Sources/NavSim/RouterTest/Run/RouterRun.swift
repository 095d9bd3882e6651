import NavCore

/// One run of a router: its calls, its host and its judge under one scheduler.
///
/// Only the thread of the scheduler touches it.
final class RouterRun: RunDriver, @unchecked Sendable {
  /// Where a run is.
  enum Phase {
    /// The router starts, and nobody calls it yet.
    case starting
    /// Steps are carried out.
    case playing
    /// There are no more steps: the host is kind, and what is under way comes to its end.
    case ending
  }

  let test: PlayedTest
  /// True when it is asked where calls were made, kept because that is slow to look up.
  let watchesPlaces: Bool
  let scheduler: Scheduler
  let router: PlayedRouter
  // Unchecked for the reason that the scheduler gives.
  /// What the router showed when it was last looked at.
  @exclusivity(unchecked) private(set) var screens: Picture
  @exclusivity(unchecked) var host: HostPlayer?
  @exclusivity(unchecked) var calls: CallBook
  @exclusivity(unchecked) var judge: RouterJudge
  /// What the history judge sees.
  @exclusivity(unchecked) var log: RunLog
  @exclusivity(unchecked) private(set) var digest = Digest()
  @exclusivity(unchecked) private(set) var steps: [RouterStep] = []
  /// How many of the steps were carried out; the last may still have to wait for its time.
  var carriedOut: Int { begun.count }
  /// The calls that were made, those that are over among them: their numbers, and where the log has
  /// them.
  @exclusivity(unchecked) private(set) var made: [(number: Int, operation: Int)] = []
  /// Where each of the steps begins in the order of all pieces of work.
  @exclusivity(unchecked) private(set) var begun: [Int] = []
  /// How many of them could do something.
  @exclusivity(unchecked) private(set) var appliedCount = 0
  /// Why the first of them did nothing that could not.
  @exclusivity(unchecked) private(set) var firstObstacle: String?
  @exclusivity(unchecked) var statistics = RouterStatistics()
  @exclusivity(unchecked) private var phase = Phase.playing
  @exclusivity(unchecked) private var nextStep: () -> RouterStep?
  private(set) var endsBy = Duration.zero
  private var kindBy: Duration { endsBy - Self.patience + Self.unkindness }
  private(set) var lastCause = Causes.nobody
  /// By cause: what should come of what the router was told.
  @exclusivity(unchecked) var tellings: [Int: @Sendable () -> String] = [:]
  @exclusivity(unchecked) private(set) var isStepWaiting = false
  /// True while a piece of work runs that is the run's own: where it calls the router, it looks what
  /// has come of that.
  @exclusivity(unchecked) var looksItself = false
  private var isKind = false
  /// What is played alone, to learn from it; nil in a run that is judged.
  let alone: AlonePlay?
  /// What was done at the end so that calls are answered that wait for the user.
  var answers = AnswersAtTheEnd()
  /// Keeps what happens; nil when nobody asks, and when the run is over.
  @exclusivity(unchecked) private(set) var recorder: (any RunObserver)?
  /// Takes the times of calls; nil when nobody asks, and when the run is over.
  private(set) var times: CallTimes?
  /// How long calls have, after the last step, to return.
  static var patience: Duration { .seconds(3_600) }
  @exclusivity(unchecked) var idling = Idling()
  /// How long after the last step a host may stay unkind that never comes to rest.
  private static var unkindness: Duration { .seconds(60) }

  /// Makes the router.
  init(
    _ test: PlayedTest, _ scheduler: Scheduler, _ recorder: (any RunObserver)?, _ times: CallTimes?,
    alone: AlonePlay? = nil
  ) {
    self.alone = alone
    self.test = test
    watchesPlaces = !test.properties.isDisjoint(
      with: [.nothingComesAfterLeaving, .lateCallTakesOnlyItsOwn])
    self.scheduler = scheduler
    if test.playsWholeApp { scheduler.standingTimers = StandingTimers() }
    self.recorder = recorder
    self.times = times
    let router = scheduler.onMain(cause: Causes.nobody) { test.make() }
    self.router = router
    _ = scheduler.onMain(cause: Causes.nobody) { router.look() }
    screens = router.picture
    calls = CallBook(
      callerCount: alone?.limit ?? max(test.callerLimit, 1),
      actionCount: test.actions.count)
    judge = RouterJudge(test)
    log = RunLog(start: screens)
    nextStep = { nil }
    let first = test.routes.firstStart(screens)
    if !first.isAlike(screens) {
      judge.foundSharedState(expected: text(first), seen: text(screens))
    }
    judge.changed(to: screens, mayChangeRoot: false)
    if let hooks = test.hooks { host = HostPlayer(hooks, self) }
    scheduler.callName = { [weak self] in self?.nameOfWork(startedBy: $0) }
    if !test.awaitsStart { judgeConditions(at: .always) }
    recorder?.look(self)
  }

  /// Plays steps until there are none, or something does not hold.
  func play(_ next: @escaping (RouterRun) -> RouterStep?) {
    nextStep = { [unowned self] in next(self) }
    if test.awaitsStart { phase = .starting } else { takeFirstStep() }
    switch scheduler.run(self) {
    case .done, .stopped, .deadlock: break
    case .escaped:
      judge.found(
        .nothingEscapes, expected: "everything happens inside the simulation",
        seen: scheduler.firstEscape?.description ?? "something escaped")
    case .livelock:
      judge.found(
        .everyCallReturns, expected: "nothing runs for ever without time passing",
        seen: "\(running.text) kept running at \(timeText) and came to no end",
        blamed: running.kinds)
    }
    recorder?.look(self)
    if let recorder, let remarks = test.remarks {
      scheduler.onMain(cause: Causes.nobody) { recorder.says(remarks(router)) }
    }
    recorder = nil
    times?.close(live: calls.live, queued: calls.queued)
    times = nil
    giveUp()
  }

  var violation: Violation? { judge.violation }

  // MARK: What the scheduler tells

  func workEnded() -> Bool {
    recorder?.worked(self)
    if looksItself {
      looksItself = false
      host?.wasAsked()
    } else {
      observe(cause: scheduler.cause)
    }
    settle()
    return !judge.hasFound || alone != nil
  }

  func timeWillPass() -> Bool {
    host?.look()
    settle()
    if let alone { return goOn(alone: alone) }
    recorder?.look(self)
    if judge.hasFound { return false }
    let timers = scheduler.clock.timerCount - (isStepWaiting ? 1 : 0)
    if phase == .starting {
      let isLate = scheduler.clock.now.offset > Self.startLimit
      if timers == 0 && scheduler.isIdle || isLate { begin() }
      return true
    }
    if timers == 0, scheduler.isIdle { rest() }
    judgeWhileStanding()
    if judge.hasFound { return false }
    guard phase == .ending else { return true }
    if !isKind {
      // Only at rest, so that all that steps have led to has met the host as it was: a scenario that
      // ends with its failure is played as the whole run was.
      guard timers == 0 && scheduler.isIdle || scheduler.clock.now.offset > kindBy else {
        return true
      }
      isKind = true
      host?.becomeKind()
      settle()
      if judge.hasFound { return false }
    }
    let isOver = scheduler.clock.timerCount == 0 && scheduler.isIdle
    if isOver, host?.closeForCalls() == true { return true }
    if isOver, answerCalls() { return timeWillPass() }
    idling.look(log, scheduler)
    guard isOver || scheduler.clock.now.offset > endsBy || idling.isForEver else { return true }
    if !isOver { restAtLast() }
    if isOver, isDeadEnd { statistics.deadEnds += 1 }
    judge.finish(
      open: unanswerable, names: name, blamed: kinds(unanswerable), why: reasonToWait)
    return false
  }

  // MARK: Steps

  /// How long a router may take to start.
  private static var startLimit: Duration { .seconds(10) }

  /// The router has started: what it shows now is where it begins.
  private func begin() {
    phase = .playing
    judge = RouterJudge(test)
    log = RunLog(start: screens)
    judge.changed(to: screens, mayChangeRoot: false)
    judgeConditions(at: .always)
    takeFirstStep()
  }

  private func takeFirstStep() {
    scheduler.onMain(cause: Causes.nobody) { takeNextStep() }
  }

  /// Each step hands over the next, so that what is started beside them keeps its name in a schedule
  /// when steps are left out.
  private func takeNextStep() {
    guard let step = nextStep() else { return end() }
    steps.append(step)
    isStepWaiting = true
    scheduler.enqueueOwn(after: .milliseconds(step.delay)) { [weak self] in
      guard let self else { return }
      isStepWaiting = false
      // What a cancellation handler does is seen at the end.
      if case .cancel = step.move {} else { looksItself = true }
      scheduler.countAnew(raisingLimitBy: 20)
      Heartbeat.beat()
      recorder?.begins(step, self)
      begun.append(scheduler.position)
      if let obstacle = carryOut(step.move) {
        if firstObstacle == nil { firstObstacle = "step \(carriedOut): \(obstacle)" }
      } else {
        appliedCount += 1
      }
      if !judge.hasFound { takeNextStep() }
    }
    if recorder != nil || scheduler.held != nil {
      scheduler.nameLastBlock("step \(steps.count)")
    }
  }

  private func end() {
    phase = .ending
    endsBy = scheduler.clock.now.offset + Self.patience
  }

  /// - Returns: why nothing could be done; nil when something could.
  private func carryOut(_ move: RouterMove) -> String? {
    switch move {
    case .call(let caller, let action, let argument):
      guard test.actions.indices.contains(action),
        test.actions[action].arguments.indices.contains(argument)
      else { return "there is no such call" }
      digest.add(1 + action * 64 + argument)
      if calls.isBusy(caller) {
        calls.wait(caller, action, argument)
        return nil
      }
      guard hasButton(action, argument) else { return "its button is not on the screen" }
      start(caller, action, argument)
      return nil
    case .cancel(let caller):
      let canCancel = calls.canCancel(caller)
      calls.cancel(caller)
      return canCancel ? nil : "the caller has no call that could be cancelled"
    case .user(let gesture):
      let isPossible = host?.possibleGestures.contains(gesture) == true
      host?.user(gesture)
      return isPossible ? nil : "the user cannot do that on what is on the screen"
    case .host(let fault): host?.take(fault)
    case .kind: host?.becomeKind()
    }
    return host == nil ? "there is no host" : nil
  }

  // MARK: Calls

  /// A number for what happens on behalf of one call or one callback.
  func newCause() -> Int {
    lastCause += 1
    return lastCause
  }

  func start(_ caller: Int, _ action: Int, _ argument: Int, needsButton: Bool = true) {
    guard !needsButton || hasButton(action, argument) else { return }
    logEnds()
    let number = newCause()
    scheduler.begins(call: number)
    let body = test.actions[action].body
    var isAwaited = true
    if case .plain = body { isAwaited = false }
    let effect = test.actions[action].effects?[argument]
    let subject = Operation.Subject.call(action: action, argument: argument)
    let isMoving = host?.isMoving == true || host?.isUnavailable == true
    let isBusy = isMoving || calls.hasTasks || hasForeignWork || host?.isOwed == true
    noteBusy(sawMotion: false)
    let operation = log.add(
      Operation(
        subject: subject, caller: caller, effect: effect,
        time: scheduler.clock.now.offset, givesUp: test.actions[action].givesUp,
        mayBeGivenUp: test.actions[action].mayBeGivenUp, wasBusy: isBusy, sawMotion: isMoving,
        isAwaited: isAwaited))
    if let begin = host?.turnBegin { log.noteSharedTurn(operation, since: begin) }
    made.append((number, operation))
    let call = CallState(
      number: number, caller: caller, action: action, argument: argument, effect: effect,
      operation: operation, isAwaited: isAwaited, before: screens, place: place(of: action))
    calls.begin(call)
    // Nobody asks any more once one has changed something.
    if calls.counts[action].changed > 0
      || effect.map({ test.results.hasWork($0, subject, on: screens) }) ?? true
    {
      calls.counts[action].meant += 1
    }
    recorder?.begins(call: number, self)
    times?.begins(call, at: milliseconds)
    switch body {
    case .plain(let body):
      began(operation)
      scheduler.onMain(cause: number) {
        do {
          var router = router
          try body(&router, argument)
          callEnded(number)
        } catch { callEnded(number, throwing: error) }
      }
      observe(cause: number)
    case .completion(let body):
      began(operation)
      scheduler.onMain(cause: number) {
        do {
          var router = router
          try body(&router, argument) { [weak self] in self?.callCompleted(number, $0) }
        } catch { callEnded(number, throwing: error) }
      }
      observe(cause: number)
    case .async(let body):
      let task = scheduler.onMain(cause: number) {
        Task { @MainActor in
          self.began(operation)
          do {
            try await body(self.router, argument)
            self.callEnded(number)
          } catch { self.callEnded(number, throwing: error) }
        }
      }
      calls.note(task, of: number)
    }
    logEnds()
  }

  /// Writes into the log which calls have ended, once it was seen what they have changed.
  private func logEnds() {
    while let ended = calls.nextEnded() {
      digest.add(ended.hasReturned ? 2 : 3)
      let how: Operation.End =
        ended.isCancelled ? .cancelled : ended.hasReturned ? .returned : .refused
      if ended.isAwaited, how == .returned, host?.movesForRouter(since: ended.operation) == true {
        log.note(ended.operation) { $0.endsWhileMoving = true }
      }
      self.ended(ended.operation, how)
    }
  }

  // MARK: Observing

  /// Looks what the router shows, after something has happened on behalf of a cause.
  ///
  /// - Parameter userLeaves: what is left by the user's move that the router was told of.
  func observe(cause: Int, userLeaves: Picture? = nil) {
    let mayShowElse = scheduler.onMain(cause: cause) { router.look() }
    defer {
      if !judge.hasFound, phase != .starting {
        judgeConditions(at: .always, cause: cause)
      }
    }
    guard mayShowElse, router.picture != screens else {
      host?.wasAsked()
      return
    }
    let (before, now) = (screens, router.picture)
    screens = now
    statistics.saw(now)
    host?.remember(before)
    digest.add(summary(of: now))
    guard phase != .starting else {
      host?.changed(owner: nil, byUser: false)
      return
    }
    note(.shown(now))
    let telling = tellings[cause]
    if let telling { told(telling, before) }
    judgeLeaving(cause, before, now)
    let owner = calls.changed(by: cause, before, now)
    noteAlone(now)
    noteBusy(except: cause, sawMotion: false)
    judge.changed(
      to: now, mayChangeRoot: userLeaves != nil || telling != nil || calls.mayChangeRoot,
      blamed: kind(of: cause))
    if let owner { times?.changed(by: owner, at: milliseconds) }
    let byUser = userLeaves.map(now.isAlike) ?? false
    if userLeaves == nil { host?.judgeChange(by: owner) }
    host?.changed(owner: owner, byUser: byUser)
  }

  /// Writes down which calls have ended, and begins those that have waited for them.
  private func settle() {
    guard calls.haveNews else { return }
    logEnds()
    while let done = calls.nextFinished(scheduler) { times?.finished(done) }
    while let next = calls.nextWaiting() { start(next.caller, next.action, next.argument) }
  }
}

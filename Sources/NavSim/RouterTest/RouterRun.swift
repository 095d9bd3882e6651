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
  let scheduler: Scheduler
  let router: PlayedRouter
  // Unchecked for the reason that the scheduler gives.
  /// What the router showed when it was last looked at.
  @exclusivity(unchecked) private(set) var screens: Picture
  @exclusivity(unchecked) var host: HostPlayer?
  @exclusivity(unchecked) var calls: CallBook
  @exclusivity(unchecked) var judge: RouterJudge
  private(set) var digest = Digest()
  private(set) var steps: [RouterStep] = []
  private(set) var observations = 0
  /// How many calls were carried out as the router was told what the user has done.
  private(set) var servedByTelling = 0
  private(set) var statistics = RouterStatistics()
  private var phase = Phase.playing
  private var nextStep: () -> RouterStep?
  private var endsBy = Duration.zero
  private var lastCause = Causes.nobody
  private(set) var isStepWaiting = false
  private var isKind = false
  /// How many calls were made at the end to answer others.
  var answers = 0
  /// Keeps what happens; nil when nobody asks, and when the run is over.
  private(set) var recorder: RunRecorder?
  /// Takes the times of calls; nil when nobody asks, and when the run is over.
  private var times: CallTimes?
  /// How long calls have, after the last step, to return.
  private static var patience: Duration { .seconds(3_600) }

  /// Makes the router.
  init(
    _ test: PlayedTest, _ scheduler: Scheduler, _ recorder: RunRecorder?, _ times: CallTimes?
  ) {
    self.test = test
    self.scheduler = scheduler
    self.recorder = recorder
    self.times = times
    let router = scheduler.onMain(cause: Causes.nobody) { test.make() }
    self.router = router
    screens = scheduler.onMain(cause: Causes.nobody) { router.look() }
    calls = CallBook(
      callerCount: max(test.callerLimit, 1), actionCount: test.actions.count)
    judge = RouterJudge(test.properties, start: screens, test.routes)
    nextStep = { nil }
    let first = test.routes.firstStart(screens)
    if !first.isAlike(screens) {
      judge.foundSharedState(expected: text(first), seen: text(screens))
    }
    judge.changed(to: screens, mayChangeRoot: false)
    if let hooks = test.hooks { host = HostPlayer(hooks, self) }
    if !test.awaitsStart { judgeConditions(isAtRest: false) }
    recorder?.look(self)
  }

  /// Plays steps until there are none, or something does not hold.
  func play(_ next: @escaping (RouterRun) -> RouterStep?) {
    nextStep = { [unowned self] in next(self) }
    if test.awaitsStart { phase = .starting } else { takeNextStep() }
    switch scheduler.run(self) {
    case .done, .stopped, .deadlock: break
    case .escaped:
      judge.found(
        .nothingEscapes, expected: "everything happens inside the simulation",
        seen: scheduler.firstEscape?.description ?? "something escaped")
    case .livelock:
      judge.found(
        .everyCallReturns, expected: "nothing runs for ever without time passing",
        seen: "\(openCallsText) kept running at \(timeText) and came to no end")
    }
    recorder?.look(self)
    recorder = nil
    times?.close(live: calls.live, queued: calls.queued)
    times = nil
    giveUp()
  }

  var violation: Violation? { judge.violation }

  // MARK: What the scheduler tells

  func workEnded() -> Bool {
    recorder?.worked(self)
    observe(cause: scheduler.cause, isShared: scheduler.present.isShared)
    settle()
    return judge.violation == nil
  }

  func timeWillPass() -> Bool {
    host?.look()
    settle()
    recorder?.look(self)
    if judge.violation != nil { return false }
    let timers = scheduler.clock.timerCount - (isStepWaiting ? 1 : 0)
    if phase == .starting {
      let isLate = scheduler.clock.now.offset > Self.startLimit
      if timers == 0 && scheduler.isIdle || isLate { begin() }
      return true
    }
    if timers == 0, scheduler.isIdle { rest() }
    if judge.violation != nil { return false }
    guard phase == .ending else { return true }
    if !isKind {
      // Only now, so that the last step has met the host as it was.
      isKind = true
      host?.becomeKind()
      settle()
      if judge.violation != nil { return false }
    }
    let isOver = scheduler.clock.timerCount == 0 && scheduler.isIdle
    if isOver, host?.closeForCalls() == true { return true }
    if isOver, answerCalls() { return timeWillPass() }
    guard isOver || scheduler.clock.now.offset > endsBy else { return true }
    judge.finish(open: unanswerable, queued: calls.queued, screens, names: name)
    return false
  }

  // MARK: Steps

  /// How long a router may take to start.
  private static var startLimit: Duration { .seconds(10) }

  /// The router has started: what it shows now is where it begins.
  private func begin() {
    phase = .playing
    judge = RouterJudge(test.properties, start: screens, test.routes)
    judge.changed(to: screens, mayChangeRoot: false)
    judgeConditions(isAtRest: false)
    takeNextStep()
  }

  private func takeNextStep() {
    guard let step = nextStep() else { return end() }
    steps.append(step)
    isStepWaiting = true
    scheduler.onMain(cause: Causes.nobody) {
      scheduler.enqueue(.none, isExclusive: false, after: .milliseconds(step.delay)) {
        [unowned self] in
        isStepWaiting = false
        scheduler.countAnew(raisingLimitBy: 20)
        Heartbeat.beat()
        recorder?.begins(step, self)
        carryOut(step.move)
        if judge.violation == nil { takeNextStep() }
      }
    }
  }

  private func end() {
    phase = .ending
    endsBy = scheduler.clock.now.offset + Self.patience
  }

  private func carryOut(_ move: RouterMove) {
    switch move {
    case .call(let caller, let action, let argument):
      guard test.actions.indices.contains(action),
        test.actions[action].arguments.indices.contains(argument)
      else { return }
      digest.add(1 + action * 64 + argument)
      if calls.isBusy(caller) {
        calls.wait(caller, action, argument)
      } else {
        start(caller, action, argument)
      }
    case .cancel(let caller): calls.cancel(caller)
    case .user(let gesture): host?.user(gesture)
    case .host(let fault): host?.take(fault)
    case .kind: host?.becomeKind()
    }
  }

  // MARK: Calls

  /// A number for what happens on behalf of one call or one callback.
  func newCause() -> Int {
    lastCause += 1
    return lastCause
  }

  func start(_ caller: Int, _ action: Int, _ argument: Int) {
    guard hasButton(action) else { return }
    let number = newCause()
    scheduler.begins(call: number)
    let definition = test.actions[action]
    var isAwaited = true
    if case .plain = definition.body { isAwaited = false }
    let ask = ask(definition, argument)
    let isMoving = host?.isMoving ?? false
    let call = CallState(
      number: number, caller: caller, action: action, argument: argument, ask: ask,
      isAwaited: isAwaited, start: observations, before: screens,
      actorTurns: scheduler.actorTurnCount, isMet: ask?.isMet(by: screens) ?? false,
      unexplained: judge.unexplained,
      mayBeRefused: isMoving || host?.isUnavailable == true || calls.someoneIsAtWork
        || hasForeignWork || host?.isOwed == true,
      sawMotion: isMoving || host?.isUnavailable == true)
    if let superseded = ask?.superseded, !superseded.isEmpty {
      calls.supersede { superseded.contains(test.actions[$0].name) }
    }
    calls.begin(call)
    recorder?.begins(call: number, self)
    times?.begins(call, self)
    switch definition.body {
    case .plain(let body):
      scheduler.onMain(cause: number) {
        do {
          try body(router, argument)
          callEnded(number)
        } catch { callEnded(number, throwing: error) }
      }
      observe(cause: number, isInCall: true)
    case .completion(let body):
      scheduler.onMain(cause: number) {
        do {
          try body(router, argument) { [unowned self] in callCompleted(number, $0) }
        } catch { callEnded(number, throwing: error) }
      }
      observe(cause: number)
    case .async(let body):
      let task = scheduler.onMain(cause: number) {
        Task { @MainActor in
          do {
            try await body(self.router, argument)
            self.callEnded(number)
          } catch { self.callEnded(number, throwing: error) }
        }
      }
      calls.note(task, of: number)
    }
  }

  /// What a call asks that is made now.
  private func ask(_ action: PlayedTest.Action, _ argument: Int) -> Ask<RouteNumber>? {
    guard let asksNow = action.asksNow else { return action.asks?[argument] }
    return scheduler.onMain(cause: Causes.nobody) { asksNow(router, argument) }
  }

  /// False for a call that is made by a button which is not on the screen.
  func hasButton(_ action: Int) -> Bool {
    guard let buttons = test.actions[action].screens else { return true }
    let top = (host?.onScreen ?? screens).top
    return (top?.pushed.last ?? top?.root).map(buttons.contains) ?? false
  }

  private func callEnded(_ number: Int, throwing error: (any Error)? = nil) {
    recorder?.ended(call: number, throwing: error, self)
    times?.ended(number, self)
    calls.end(number, error == nil ? .returned : .threw, at: observations)
  }

  private func callCompleted(_ number: Int, _ isDone: Bool) {
    recorder?.ended(call: number, throwing: isDone ? nil : EndedWithFalse(), self)
    times?.ended(number, self)
    if !calls.end(number, isDone ? .returned : .threw, at: observations) {
      judge.found(
        .completesOnce, expected: "the completion handler of a call is called once",
        seen: "that of call \(number) was called again, at \(timeText)")
    }
  }

  // MARK: Observing

  /// Looks what the router shows, after something has happened on behalf of a cause.
  ///
  /// - Parameters:
  ///   - cause: a call, or a callback.
  ///   - isShared: true when the work may have served other calls, too.
  ///   - isInCall: true when nothing but the call itself has run.
  ///   - userLeaves: what is left by the user's move that the router was told of.
  func observe(
    cause: Int, isShared: Bool = false, isInCall: Bool = false, userLeaves: Picture? = nil
  ) {
    observations += 1
    calls.worked(for: cause)
    let now = scheduler.onMain(cause: cause) { router.look() }
    defer {
      if judge.violation == nil, phase != .starting { judgeConditions(isAtRest: false) }
    }
    guard now != screens else {
      if let userLeaves { calls.noteServed(behindUser: userLeaves, now) }
      host?.wasAsked()
      return
    }
    let before = screens
    screens = now
    statistics.saw(now)
    host?.remember(before)
    digest.add(summary(of: now))
    guard phase != .starting else {
      host?.changed(owner: nil, byUser: false)
      return
    }
    let owner =
      if let userLeaves {
        calls.explain(behindUser: userLeaves, before, now, at: observations)
      } else {
        calls.explain(
          before, now, cause: cause, isShared: isShared, isInCall: isInCall, at: observations)
      }
    let byUser = userLeaves != nil
    if let call = owner.number.flatMap(calls.state), call.hasRepeated {
      judge.found(
        .callsActOneAfterAnother, expected: "\(name(call)) is carried out once",
        seen: "it did the same again at \(timeText): \(text(now))")
    }
    if let userLeaves {
      calls.noteDone(byUser: before, now)
      judge.noteUsers(CallState(usersMoveFrom: before, to: userLeaves, at: observations))
      if owner != .nobody { servedByTelling += 1 }
    } else if owner == .nobody {
      judge.countUnexplained()
      // Of a call that says nothing of what it asks anything may come.
      if !calls.live.contains(where: { $0.ask == nil }) { host?.judgeLate(of: cause, before) }
    }
    calls.screensChanged(to: now)
    judge.changed(to: now, mayChangeRoot: calls.mayChangeRoot)
    calls.othersChanged(except: owner.number)
    let shown = judge.queueChanged(userLeaves ?? before, now, &calls, byUser: byUser)
    for call in [owner.number, shown].compactMap(\.self) { times?.changed(by: call, self) }
    if !byUser { host?.judgeChange(by: owner.number) }
    host?.changed(owner: owner.number, byUser: byUser)
  }

  /// Looks at a router that is in the middle of something: what it asks for now may be over and
  /// gone when its call returns. A value is being changed then, and cannot be looked at.
  ///
  /// - Parameter userLeaves: what is left by the user's move that it is being told of.
  func lookInside(userLeaves: Picture?) {
    guard router.mayBeLookedInto else { return }
    observe(cause: scheduler.cause, isShared: scheduler.present.isShared, userLeaves: userLeaves)
  }

  /// Judges the calls that have ended, and begins those that have waited for them.
  private func settle() {
    guard calls.haveNews else { return }
    while let ended = calls.nextEnded() {
      digest.add(ended.hasReturned ? 2 : 3)
      host?.judgeEnd(of: ended)
    }
    while let done = calls.nextFinished(scheduler, isAtRest: isAtRest, at: observations) {
      // What happens on an actor nobody sees before it is copied to what the router shows, nor what
      // a later call has given up before it was shown.
      let isSeen =
        scheduler.actorTurnCount == done.actorTurns && !done.isEventual && !done.mayHavePart
      let others = isSeen ? [] : calls.overlapping(done)
      let isLost = judge.judge(done, beside: others, screens, names: name)
      times?.finished(done, isLost: isLost)
    }
    while let next = calls.nextWaiting() { start(next.caller, next.action, next.argument) }
  }

  private func rest() {
    host?.judgeRest()
    guard calls.live.allSatisfy({ $0.waitsForUser(screens) }) else { return }
    let burst = calls.takeBurst()
    judge.rest(
      burst, queued: calls.queued, screens, turnsMayWait: host?.isKeptWaiting ?? false, names: name)
    // What is held back until the finger leaves is not at rest.
    if host?.gesture == nil { judgeConditions(isAtRest: true) }
  }

  private func judgeConditions(isAtRest: Bool) {
    for condition in test.conditions where condition.isForRest == isAtRest {
      scheduler.onMain(cause: Causes.nobody) {
        guard !condition.holds(router) else { return }
        let detail = condition.detail(router).map { ": \($0)" } ?? ""
        judge.found(condition.name, seen: "\(text(screens)), at \(timeText)\(detail)")
      }
    }
  }

  // MARK: The end

  /// Has what is left come to an end, so that no task stays suspended for ever.
  private func giveUp() {
    guard calls.hasTasks || scheduler.clock.timerCount > 0 || !scheduler.isIdle else { return }
    calls.cancelAll()
    let leftovers = Leftovers()
    _ = scheduler.run(leftovers)
  }
}

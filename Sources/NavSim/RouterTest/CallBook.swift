/// The calls of a run: those under way, those that wait for their caller, those that nobody has
/// judged.
struct CallBook {
  private struct Waiting {
    let caller: Int
    let action: Int
    let argument: Int
  }

  private struct Caller {
    /// The call that the caller waits for.
    var present: Int?
    var task: Task<Void, Never>?
    var waiting: [Waiting] = []
  }

  private var callers: [Caller]
  /// Calls that have not ended, or whose work goes on.
  var live: [CallState] = []
  /// Those that have finished since everything was at rest.
  private var burst: [CallState] = []
  /// Presentations that have not been shown, in the order of their calls.
  var queued: [CallState] = []
  private var ended: [Int] = []
  /// What calls have presented that leaves by itself.
  private(set) var passing: Set<RouteNumber> = []
  /// By action.
  var counts: [CallCounts]
  private var lastTurn = 0

  init(callerCount: Int, actionCount: Int) {
    // And one who answers calls that wait for it.
    callers = Array(repeating: Caller(), count: callerCount + 1)
    counts = Array(repeating: CallCounts(), count: actionCount)
  }

  /// Calls that have not ended.
  var open: [CallState] { live.filter { $0.end == nil } }
  var hasTasks: Bool { !live.isEmpty }

  func state(of number: Int) -> CallState? {
    live.first { $0.number == number } ?? burst.first { $0.number == number }
      ?? queued.first { $0.number == number }
  }

  // MARK: Callers

  private func place(_ caller: Int) -> Int {
    caller == answerer ? caller : caller % (callers.count - 1)
  }

  /// The number of somebody who makes no other calls.
  var answerer: Int { callers.count - 1 }

  func isBusy(_ caller: Int) -> Bool {
    callers[place(caller)].present != nil || !callers[place(caller)].waiting.isEmpty
  }

  mutating func wait(_ caller: Int, _ action: Int, _ argument: Int) {
    let place = place(caller)
    callers[place].waiting.append(Waiting(caller: place, action: action, argument: argument))
  }

  /// Takes a call that a caller can make now.
  mutating func nextWaiting() -> (caller: Int, action: Int, argument: Int)? {
    for index in callers.indices where callers[index].present == nil {
      guard !callers[index].waiting.isEmpty else { continue }
      let next = callers[index].waiting.removeFirst()
      return (next.caller, next.action, next.argument)
    }
    return nil
  }

  /// Cancels the task of a caller's present call, if it has one.
  mutating func cancel(_ caller: Int) {
    let caller = callers[place(caller)]
    guard let number = caller.present, let task = caller.task,
      let index = live.firstIndex(where: { $0.number == number })
    else { return }
    live[index].isCancelled = true
    for index in queued.indices where queued[index].number == number {
      queued[index].isCancelled = true
    }
    counts[live[index].action].cancelled += 1
    task.cancel()
  }

  func cancelAll() { for caller in callers { caller.task?.cancel() } }

  /// True when a caller waits for a call that can be cancelled.
  func canCancel(_ caller: Int) -> Bool { callers[place(caller)].task != nil }

  // MARK: A call's life

  /// Gives up what calls of some actions have still to do.
  mutating func supersede(_ isGivenUp: (_ action: Int) -> Bool) {
    for index in live.indices where live[index].changes == 0 && isGivenUp(live[index].action) {
      live[index].isSuperseded = true
    }
  }

  mutating func begin(_ call: CallState) {
    live.append(call)
    counts[call.action].started += 1
    callers[place(call.caller)].present = call.number
    if call.ask?.queued != nil { queued.append(call) }
    if let ask = call.ask, ask.leavesByItself, let route = ask.presented { passing.insert(route) }
  }

  mutating func note(_ task: Task<Void, Never>, of number: Int) {
    guard let index = callers.firstIndex(where: { $0.present == number }) else { return }
    callers[index].task = task
  }

  /// A call has ended.
  ///
  /// - Returns: false when it had ended before.
  @discardableResult
  mutating func end(_ number: Int, _ end: CallState.End, at observation: Int) -> Bool {
    guard let index = live.firstIndex(where: { $0.number == number }), live[index].end == nil
    else { return false }
    live[index].end = end
    live[index].endedAt = observation
    let action = live[index].action
    if end == .returned { counts[action].returned += 1 } else { counts[action].threw += 1 }
    let caller = place(live[index].caller)
    if callers[caller].present == number {
      callers[caller].present = nil
      callers[caller].task = nil
    }
    ended.append(number)
    if end != .returned || live[index].isCancelled {
      leaveQueue(live[index])
    } else if live[index].ask?.clearsQueue ?? false {
      queued.removeAll { $0.number < number }
    }
    return true
  }

  /// A call has ended that need not be shown any more.
  private mutating func leaveQueue(_ call: CallState) {
    if let place = queued.firstIndex(where: { $0.number == call.number }) {
      queued.remove(at: place)
    } else if call.isCancelled, let own = call.ask?.queued {
      // What was taken for its layer was perhaps that of another who has asked for the same.
      let other = queued.firstIndex { queued in
        queued.ask?.queued.map { $0 == own } ?? false
      }
      if let other { queued.remove(at: other) }
    }
  }

  /// True when a call has ended and is not judged yet, or one may begin.
  var haveNews: Bool {
    !ended.isEmpty || live.contains { $0.end != nil }
      || callers.contains { $0.present == nil && !$0.waiting.isEmpty }
  }

  /// Takes a call that has ended since this was last asked.
  mutating func nextEnded() -> CallState? {
    while !ended.isEmpty {
      let number = ended.removeFirst()
      if let state = live.first(where: { $0.number == number }) { return state }
    }
    return nil
  }

  /// Takes a call that has ended, and whose work has, too.
  ///
  /// - Parameters:
  ///   - scheduler: knows what is left to be done for it.
  ///   - isAtRest: true when nothing is left that could carry out what was handed over.
  ///   - observation: how many there were.
  mutating func nextFinished(
    _ scheduler: Scheduler, isAtRest: @autoclosure () -> Bool, at observation: Int
  ) -> CallState? {
    guard !scheduler.hasActorTurns,
      let index = live.firstIndex(where: {
        $0.end != nil && scheduler.pendingWork(of: $0.number) == 0
          && (!$0.isEventual || isAtRest())
      })
    else { return nil }
    var call = live.remove(at: index)
    call.finishedAt = observation
    if !call.isCounted { burst.append(call) }
    return call
  }

  /// The other calls that had not finished when a call began.
  func overlapping(_ call: CallState) -> [CallState] {
    live + burst.filter { $0.number != call.number && $0.finishedAt > call.start }
  }

  /// Takes those that have finished since everything was at rest, and those that wait for the
  /// user's answer: what they ask of the screens is done.
  mutating func takeBurst() -> [CallState] {
    defer {
      burst = []
      for index in live.indices { live[index].isCounted = true }
    }
    return burst + live.filter { !$0.isCounted }
  }

  // MARK: Observations

  /// Work has been done on behalf of a call.
  mutating func worked(for cause: Int) {
    guard let index = live.firstIndex(where: { $0.number == cause }), live[index].turn == 0
    else { return }
    lastTurn += 1
    live[index].turn = lastTurn
  }

  mutating func screensChanged(to screens: Picture) {
    for index in live.indices where !live[index].isMet {
      live[index].isMet = live[index].ask?.isMet(by: screens) ?? false
    }
  }

  /// Something that is not a call's own has changed the screens.
  mutating func othersChanged(except owner: Int?) {
    for index in live.indices where live[index].number != owner {
      live[index].mayBeRefused = true
    }
  }

  /// Something moves on the screen.
  mutating func screenMoved() {
    for index in live.indices {
      live[index].sawMotion = true
      live[index].mayBeRefused = true
    }
  }

  var mayChangeRoot: Bool { live.contains { $0.ask?.changesRoot ?? true } }

  /// True when a call has changed something and goes on.
  var someoneIsAtWork: Bool { live.contains { $0.changes > 0 || $0.ask == nil } }
}

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
  private(set) var live: [CallState] = []
  /// Those that have finished since everything was at rest.
  private var burst: [CallState] = []
  /// Presentations that have not been shown, in the order of their calls.
  var queued: [CallState] = []
  private var ended: [Int] = []
  /// By action.
  private(set) var counts: [CallCounts]
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
    if end != .returned {
      queued.removeAll { $0.number == number }
    } else if live[index].ask?.clearsQueue ?? false {
      queued.removeAll { $0.number < number }
    }
    return true
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

  // MARK: Changes

  /// Finds the call that a change belongs to: one that asks for just this, or whose work has made
  /// it.
  ///
  /// - Parameters:
  ///   - before: what was shown.
  ///   - after: what is shown.
  ///   - cause: the call whose work it was.
  ///   - isShared: true when the work may have served other calls, too.
  ///   - isInCall: true when nothing but the call itself has run.
  ///   - observation: how many there were.
  mutating func explain(
    _ before: Picture, _ after: Picture, cause: Int, isShared: Bool, isInCall: Bool,
    at observation: Int
  ) -> Int? {
    let own = live.firstIndex { $0.number == cause }
    let isOpen = isInCall || own.map { live[$0].end == nil } ?? false
    if isShared || !isOpen && live.contains(where: \.isEventual) {
      return explainShared(before, after, own: own, at: observation)
    }
    let fitting = live.indices.filter {
      live[$0].isUnserved && live[$0].ask?.explains(before, after) ?? false
    }
    let isOwn = own.map { live[$0].ask == nil || fitting.contains($0) } ?? false
    // Work that outlives its call may serve others, as a queue's does; and what copies a state
    // shows what others have made of it.
    let other = isOwn ? nil : fitting.min { live[$0].turn < live[$1].turn }
    guard let index = other ?? own else { return nil }
    if other == nil {
      if live[index].servedAt > 0, live[index].serves(before, after) {
        live[index].hasRepeated = true
      }
      noteShared(before, after, with: index)
    } else if fitting.count > 1 {
      for index in fitting { live[index].hasTwin = true }
    }
    return change(index, before, after, at: observation)
  }

  /// Finds the call that has waited for the user's move and was carried out as the router was told
  /// of it.
  ///
  /// - Parameters:
  ///   - left: what the user's move leaves.
  ///   - before: what was shown before it was told.
  ///   - after: what is shown now.
  ///   - observation: how many there were.
  mutating func explain(
    behindUser left: Picture, _ before: Picture, _ after: Picture, at observation: Int
  ) -> Int? {
    guard !left.isAlike(after) else { return nil }
    // What has left may be told later only.
    let fitting = live.indices.filter { index in
      live[index].isUnserved && [left, before].contains { live[index].serves($0, after) }
    }
    // Or one that has begun goes on to the end, now that the user is done.
    let first =
      fitting.min { live[$0].turn < live[$1].turn }
      ?? live.firstIndex { $0.changes > 0 && $0.completes(after) && !$0.completes(before) }
    guard let index = first else { return nil }
    if fitting.count > 1 { for index in fitting { live[index].hasTwin = true } }
    return change(index, before, after, at: observation)
  }

  /// The router was told of the user's move and shows what it showed before: perhaps a call that has
  /// waited has brought back the same that has left.
  mutating func noteServed(behindUser left: Picture, _ after: Picture) {
    for index in live.indices where live[index].isUnserved && live[index].serves(left, after) {
      live[index].mayBeServed = true
    }
  }

  /// A change is that of a call.
  private mutating func change(
    _ index: Int, _ before: Picture, _ after: Picture, at observation: Int
  ) -> Int {
    if live[index].changes == 0 { counts[live[index].action].changed += 1 }
    live[index].change(before, after, at: observation)
    return live[index].number
  }

  /// Looks whether a change shows what several calls ask together: a copy is made for the first of
  /// them when the others have been carried out, too. Which others, nobody can tell of calls that
  /// ask the same, so none of them is held to have come to nothing.
  ///
  /// - Parameter own: the call whose work has made the change.
  private mutating func noteShared(_ before: Picture, _ after: Picture, with own: Int) {
    let unserved = live.indices.filter {
      let call = live[$0]
      guard let ask = call.ask, ask.queued == nil else { return false }
      return $0 == own || call.turn > 0 && call.changes == 0
    }
    let asks = unserved.compactMap { live[$0].ask }
    guard asks.count > 1, asks.count <= Self.sharingLimit,
      !asks.contains(where: { $0.explains(before, after) }),
      Self.canLead(asks, from: before, to: after)
    else { return }
    for index in unserved where index != own { live[index].mayBeServed = true }
  }

  /// More calls at once are not asked for what they would make together.
  private static var sharingLimit: Int { 4 }

  /// Whether some of what calls ask, one after the other, leads from one picture to another.
  private static func canLead(
    _ asks: [Ask<RouteNumber>], from start: Picture, to end: Picture
  ) -> Bool {
    start.isAlike(end)
      || asks.indices.contains { index in
        var rest = asks
        let next = rest.remove(at: index).result(start)
        return canLead(rest, from: next, to: end)
      }
  }

  /// Finds the call that a change belongs to, where the work that has made it serves several calls:
  /// one that it has not served yet, or else the one that has woken it.
  private mutating func explainShared(
    _ before: Picture, _ after: Picture, own: Int?, at observation: Int
  ) -> Int? {
    let unserved = live.indices.filter { live[$0].isUnserved }
    let fitting = unserved.filter { live[$0].ask?.explains(before, after) ?? false }
    // One that was met had perhaps nothing to do when its turn came.
    let first = fitting.first { !live[$0].isMet } ?? fitting.first
    guard let index = first ?? own else { return nil }
    // It may be a part of what another call asks, whose caller waits.
    for other in unserved where other != index && !live[other].isEventual {
      live[other].mayBeServed = true
    }
    // What no call asks just so is a part of something. Of what, is clear when only one is left.
    let isPart = fitting.isEmpty && !(live[index].ask?.explains(before, after) ?? true)
    if isPart, unserved.contains(where: { $0 != index }) { return nil }
    if live.count > 1 { live[index].hasTwin = true }
    return change(index, before, after, at: observation)
  }

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

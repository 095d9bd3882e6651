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
  /// Presentations that were not seen yet, in the order of their calls: for pages, and for the user
  /// who makes room for them at the end.
  private(set) var queued: [CallState] = []
  /// By action.
  var counts: [CallCounts]
  /// How many more screens the calls of an action have left than they have found.
  private(set) var growth: [Int]
  /// True when a call that may change the root has begun since everything was at rest last: it may
  /// wait for a finger or an animation, behind which the router is told by its host.
  private(set) var mayChangeRoot = false
  /// True when it was asked where a call was made.
  private(set) var watchesPlaces = false

  init(callerCount: Int, actionCount: Int) {
    // And one who answers calls that wait for it.
    callers = Array(repeating: Caller(), count: callerCount + 1)
    counts = Array(repeating: CallCounts(), count: actionCount)
    growth = Array(repeating: 0, count: actionCount)
  }

  /// Calls that have not ended.
  var open: [CallState] { live.filter { $0.end == nil } }
  var hasTasks: Bool { !live.isEmpty }

  func state(of number: Int) -> CallState? {
    live.first { $0.number == number } ?? queued.first { $0.number == number }
  }

  /// Whether a call has ended; nil when no work of its own goes on any more.
  func isOver(_ number: Int) -> Bool? {
    number == Causes.nobody ? false : state(of: number)?.isLogged
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
    queued.removeAll { $0.number == number }
    counts[live[index].action].cancelled += 1
    task.cancel()
  }

  func cancelAll() { for caller in callers { caller.task?.cancel() } }

  /// True when a caller waits for a call that can be cancelled.
  func canCancel(_ caller: Int) -> Bool { callers[place(caller)].task != nil }

  // MARK: A call's life

  mutating func begin(_ call: CallState) {
    live.append(call)
    if call.mayChangeRoot { mayChangeRoot = true }
    if call.place != nil { watchesPlaces = true }
    counts[call.action].started += 1
    callers[place(call.caller)].present = call.number
    if call.effect?.queued != nil { queued.append(call) }
  }

  mutating func note(_ task: Task<Void, Never>, of number: Int) {
    guard let index = callers.firstIndex(where: { $0.present == number }) else { return }
    callers[index].task = task
  }

  /// A call has ended.
  ///
  /// - Returns: false when it had ended before.
  @discardableResult
  mutating func end(_ number: Int, _ end: CallState.End) -> Bool {
    guard let index = live.firstIndex(where: { $0.number == number }), live[index].end == nil
    else { return false }
    live[index].end = end
    let action = live[index].action
    if end == .returned { counts[action].returned += 1 } else { counts[action].threw += 1 }
    let caller = place(live[index].caller)
    if callers[caller].present == number {
      callers[caller].present = nil
      callers[caller].task = nil
    }
    if end == .threw { queued.removeAll { $0.number == number } }
    if live[index].effect?.clearsQueue ?? false { queued.removeAll { $0.number < number } }
    return true
  }

  /// True when a call has ended, or one may begin.
  var haveNews: Bool {
    live.contains { $0.end != nil } || callers.contains { $0.present == nil && !$0.waiting.isEmpty }
  }

  /// Takes a call that has ended and is not in the log yet.
  mutating func nextEnded() -> CallState? {
    guard let index = live.firstIndex(where: { $0.end != nil && !$0.isLogged }) else { return nil }
    live[index].isLogged = true
    return live[index]
  }

  /// Takes a call that has ended, and whose work has, too.
  ///
  /// - Parameter scheduler: knows what is left to be done for it.
  mutating func nextFinished(_ scheduler: Scheduler) -> CallState? {
    let index = live.firstIndex {
      $0.end != nil && scheduler.pendingWork(of: $0.number) == 0
    }
    return index.map { live.remove(at: $0) }
  }

  // MARK: Observations

  /// The screens have changed.
  ///
  /// - Parameter cause: on whose behalf the work was that has changed them.
  /// - Returns: the call whose work it was.
  mutating func changed(by cause: Int, _ before: Picture, _ after: Picture) -> Int? {
    var owner: Int?
    for index in live.indices {
      if watchesPlaces { live[index].follow(after, isOwn: live[index].number == cause) }
      if live[index].number == cause {
        owner = cause
        if !live[index].hasChanged { counts[live[index].action].changed += 1 }
        live[index].hasChanged = true
        if after.brings(toWhatIs: before) { live[index].hasShown = true }
        growth[live[index].action] += after.depth - before.depth
      } else {
        live[index].sawChange = true
      }
    }
    guard after.layers.count > before.layers.count, let layer = after.top, !queued.isEmpty else {
      return owner
    }
    let fitting = queued.indices.filter { queued[$0].effect?.queued?.route == layer.root }
    let highest = fitting.compactMap { queued[$0].effect?.queued?.priority }.max()
    if let place = fitting.first(where: { queued[$0].effect?.queued?.priority == highest }) {
      let presented = queued.remove(at: place)
      if presented.number != owner { counts[presented.action].changed += 1 }
      return presented.number
    }
    return owner
  }

  /// Everything is at rest: what has ended changes nothing any more.
  mutating func rest() { mayChangeRoot = live.contains { $0.mayChangeRoot } }
}

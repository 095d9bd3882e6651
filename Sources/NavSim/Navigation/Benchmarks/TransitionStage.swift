import NavCore

/// A router core with a host that obeys every command: what benchmarks of scheduling run.
///
/// Nothing but the router costs time here: the host is a number, the callers are a loop.
struct TransitionStage {
  /// A router at rest.
  var machine: Machine
  private(set) var now = Instant.start
  private(set) var delays = SchedulingDelays()
  /// How many requests have ended.
  private(set) var settled = 0
  private var news: [RequestID] = []
  private var digest = Digest()
  private var effects: [Effect] = []
  private var ending: (id: TransitionID, time: Instant)?
  private let durations: Durations
  /// The greatest number of requests that waited at once.
  private(set) var longestQueue = 0
  /// How long something was moving, in all.
  private(set) var movingTime: Milliseconds = 0

  /// How long animations take.
  struct Durations: Hashable {
    /// Of pushes and pops.
    var horizontal = SimulatedHost.horizontalDuration
    /// Of presentations and dismissals.
    var vertical = SimulatedHost.verticalDuration
  }

  init(_ machine: Machine, durations: Durations = Durations()) {
    self.machine = machine
    self.durations = durations
  }

  /// A summary of everything that happened.
  var summary: UInt64 { digest.value }

  /// When the transition in flight is over.
  var nextEnd: Instant? { ending?.time }

  mutating func submit(
    _ request: Request, priority: Priority = .normal, whenBusy: BusyPolicy = .wait
  ) {
    // The ids of one router are 1, 2, 3 …
    delays.requests.append(SchedulingDelays.Request(request.kind, priority, asked: now))
    machine.submit(
      request, RequestOptions(priority: priority, whenBusy: whenBusy), at: now, into: &effects)
    carryOut()
    longestQueue = max(longestQueue, machine.state.waiting.count)
  }

  /// The requests that have ended since this was asked for last.
  mutating func takeSettled() -> [RequestID] {
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }

  /// Lets the transition in flight end, and the router ask about it meanwhile.
  mutating func endTransition() {
    while let end = ending {
      if let deadline = machine.deadline, deadline < end.time {
        now = deadline
        machine.advance(to: now, into: &effects)
        carryOut()
      } else {
        now = end.time
        ending = nil
        machine.receive(.ended(end.id, finished: true), at: now, into: &effects)
        carryOut()
        return
      }
    }
  }

  /// Lets time pass up to a moment.
  mutating func advance(to time: Instant) {
    while let end = ending, end.time <= time { endTransition() }
    now = max(now, time)
  }

  /// Lets everything end that is under way or waits.
  mutating func drain() { while ending != nil { endTransition() } }

  private mutating func carryOut() {
    var index = 0
    while index < effects.count {
      switch effects[index] {
      case .perform(let id, let change, let animated):
        let usual = change.isVertical ? durations.vertical : durations.horizontal
        let duration = animated ? usual : 0
        movingTime = movingTime + duration
        ending = (id, now + duration)
      case .started(let id, _):
        let place = Int(id.rawValue) - 1
        if delays.requests[place].started == nil { delays.requests[place].started = now }
      case .waiting(let id): delays.requests[Int(id.rawValue) - 1].hasWaited = true
      case .settled(let id, let outcome):
        settled += 1
        news.append(id)
        digest.add(id.rawValue)
        delays.requests[Int(id.rawValue) - 1].outcome = outcome
        if outcome == .completed { delays.requests[Int(id.rawValue) - 1].completed = now }
      case .inquire(let id):
        machine.receive(.animating(id), at: now, into: &effects)
      case .resynchronise, .inquireGesture, .left, .pathChanged: break
      }
      index += 1
    }
    effects.removeAll(keepingCapacity: true)
  }
}

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
  private let slowness: Int64
  /// When and how urgently each request was made, by its id; the ids of one router are 1, 2, 3 …
  private var asked: [(time: Instant, priority: Priority)] = []

  /// - Parameter slowness: by how much animations are longer than normally.
  init(_ machine: Machine, slowness: Int64 = 1) {
    self.machine = machine
    self.slowness = slowness
  }

  /// A summary of everything that happened.
  var summary: UInt64 { digest.value }

  /// When the transition in flight is over.
  var nextEnd: Instant? { ending?.time }

  mutating func submit(
    _ request: Request, priority: Priority = .normal, whenBusy: BusyPolicy = .wait
  ) {
    asked.append((now, priority))
    machine.submit(
      request, RequestOptions(priority: priority, whenBusy: whenBusy), at: now, into: &effects)
    carryOut()
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
        let duration =
          animated
          ? (change.isVertical
            ? SimulatedHost.verticalDuration : SimulatedHost.horizontalDuration) * slowness : 0
        ending = (id, now + duration)
      case .started(let id, _): note(id, hasEnded: false)
      case .settled(let id, let outcome):
        settled += 1
        news.append(id)
        digest.add(id.rawValue)
        if outcome == .completed { note(id, hasEnded: true) }
      case .inquire(let id):
        machine.receive(.animating(id), at: now, into: &effects)
      case .resynchronise, .inquireGesture, .waiting, .left, .pathChanged: break
      }
      index += 1
    }
    effects.removeAll(keepingCapacity: true)
  }

  private mutating func note(_ id: RequestID, hasEnded: Bool) {
    let one = asked[Int(id.rawValue) - 1]
    delays.add(now - one.time, priority: one.priority, hasEnded: hasEnded)
  }
}

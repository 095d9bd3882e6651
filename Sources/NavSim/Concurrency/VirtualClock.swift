/// A clock whose time moves only when everything that can run has run.
///
/// All timers of an instant are made ready together, so that the schedule decides who is first:
/// most races about time sit there.
public final class VirtualClock: Clock, @unchecked Sendable {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol, Sendable {
    /// Since the start of the run.
    public let offset: Duration

    /// This moment, later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// From this moment to another.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Orders moments by time.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  /// A timer that is set, or was.
  struct TimerID {
    fileprivate let place: Int
    /// Rises, and tells a timer from an earlier one at its place.
    fileprivate let number: UInt64
  }

  /// Who is first: by deadline, and by number among equals.
  private struct Turn: Comparable {
    let deadline: Instant
    let timer: TimerID

    static func < (left: Self, right: Self) -> Bool {
      left.deadline == right.deadline
        ? left.timer.number < right.timer.number : left.deadline < right.deadline
    }

    static func == (left: Self, right: Self) -> Bool { left.timer.number == right.timer.number }
  }

  /// What happens when a timer is due.
  private enum Timer {
    case resume(UnsafeContinuation<Void, any Error>)
    case run(Work, sleeper: UInt64)
  }

  // Unchecked for the reason that the scheduler gives.
  /// The present moment.
  @exclusivity(unchecked) public private(set) var now = Instant(offset: .zero)
  @exclusivity(unchecked) private var turns = Heap<Turn>()
  /// What is to happen. A timer that is cancelled is not in it any more; its turn is skipped.
  @exclusivity(unchecked) private var timers = Slab<Timer>()
  /// By place: the number of the timer that is there; 0 for none.
  @exclusivity(unchecked) private var numbers: [UInt64] = []
  private var lastNumber: UInt64 = 0

  init() {}

  /// Exact.
  public var minimumResolution: Duration { .zero }

  /// Suspends until time has reached `deadline`.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, isolation: nil)
  }

  /// Suspends until time has reached `deadline`, and stays on the caller's actor.
  func sleep(until deadline: Instant, isolation: isolated (any Actor)?) async throws {
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation(isolation: isolation) {
        (continuation: UnsafeContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else if deadline <= now {
          continuation.resume()
        } else {
          sleep.timer = set(.resume(continuation), at: deadline)
        }
      }
    } onCancel: {
      guard let timer = sleep.timer, case .resume(let continuation)? = remove(timer) else { return }
      continuation.resume(throwing: CancellationError())
    }
  }

  /// The timer of a sleep, once it is set. Only the thread of the simulation touches it.
  private final class Sleep: @unchecked Sendable {
    var timer: TimerID?
  }

  /// Has work run when a time has passed.
  ///
  /// - Parameter sleeper: the number of the task that sleeps until then; 0 for none.
  @discardableResult
  func schedule(_ work: Work, after delay: Duration, sleeper: UInt64) -> TimerID {
    set(.run(work, sleeper: sleeper), at: now.advanced(by: delay))
  }

  /// Lets time pass though nothing is due, as it does for a thread that is blocked.
  package func skip(_ time: Duration) { now = now.advanced(by: max(time, .zero)) }

  /// How many timers are set. One that was cancelled does not count.
  package var timerCount: Int { timers.count }

  /// When the next timer is due; nil when none is set.
  package func nextDeadline() -> Instant? {
    while let next = turns.first {
      if isSet(next.timer) { return next.deadline }
      _ = turns.removeFirst()
    }
    return nil
  }

  /// Forgets a timer that work was to run at.
  ///
  /// - Returns: on whose behalf it was set; nil when it is not set any more.
  func forget(_ timer: TimerID) -> Cause? {
    guard case .run(let work, _)? = remove(timer) else { return nil }
    return work.cause
  }

  /// Moves time to the next timer, and hands on the work of all that are due, in their order, with
  /// the task that has slept.
  ///
  /// - Returns: false when there is no timer.
  func advanceToNextTimer(_ makeReady: (Work, _ sleeper: UInt64) -> Void) -> Bool {
    var hasWoken = false
    while let next = turns.first, !hasWoken || next.deadline <= now {
      _ = turns.removeFirst()
      guard let timer = remove(next.timer) else { continue }
      now = max(now, next.deadline)
      hasWoken = true
      switch timer {
      case .resume(let continuation): continuation.resume()
      case .run(let work, let sleeper): makeReady(work, sleeper)
      }
    }
    return hasWoken
  }

  private func set(_ timer: consuming Timer, at deadline: Instant) -> TimerID {
    lastNumber += 1
    let id = TimerID(place: timers.insert(timer), number: lastNumber)
    if id.place == numbers.count { numbers.append(0) }
    numbers[id.place] = lastNumber
    turns.insert(Turn(deadline: deadline, timer: id))
    return id
  }

  private func isSet(_ timer: TimerID) -> Bool { numbers[timer.place] == timer.number }

  private func remove(_ timer: TimerID) -> Timer? {
    guard isSet(timer) else { return nil }
    numbers[timer.place] = 0
    return timers.remove(at: timer.place)
  }
}

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

  /// Who is first: by deadline, and by number among equals.
  private struct Turn: Comparable {
    let deadline: Instant
    let number: UInt64

    static func < (left: Self, right: Self) -> Bool {
      left.deadline == right.deadline
        ? left.number < right.number : left.deadline < right.deadline
    }
  }

  /// What happens when a timer is due.
  private enum Timer {
    case resume(UnsafeContinuation<Void, any Error>)
    case run(Work, sleeper: UInt)
  }

  /// The present moment.
  public private(set) var now = Instant(offset: .zero)
  private var turns = Heap<Turn>()
  /// What is to happen, by number. A timer that is cancelled is not in it any more; its turn is
  /// skipped.
  private var timers: [UInt64: Timer] = [:]
  /// The timer of a sleeping task, by the address of the task.
  private var sleepers: [UInt: UInt64] = [:]
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
    lastNumber += 1
    let number = lastNumber
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation(isolation: isolation) {
        (continuation: UnsafeContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else if deadline <= now {
          continuation.resume()
        } else {
          turns.insert(Turn(deadline: deadline, number: number))
          timers[number] = .resume(continuation)
        }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Has work run when a time has passed.
  ///
  /// - Parameter sleeper: the address of the task that sleeps until then; 0 for none.
  func schedule(_ work: Work, after delay: Duration, sleeper: UInt) {
    lastNumber += 1
    turns.insert(Turn(deadline: now.advanced(by: delay), number: lastNumber))
    timers[lastNumber] = .run(work, sleeper: sleeper)
    if sleeper != 0 { sleepers[sleeper] = lastNumber }
  }

  /// Lets time pass though nothing is due, as it does for a thread that is blocked.
  package func skip(_ time: Duration) { now = now.advanced(by: max(time, .zero)) }

  /// How many timers are set. One that was cancelled does not count.
  var timerCount: Int { timers.count }

  /// When the next timer is due; nil when none is set.
  func nextDeadline() -> Instant? {
    while let next = turns.first {
      if timers[next.number] != nil { return next.deadline }
      _ = turns.removeFirst()
    }
    return nil
  }

  /// Forgets the timer of a task that goes on before it is due.
  ///
  /// - Returns: on whose behalf it was set; nil when there was none.
  @discardableResult
  func forgetTimer(of sleeper: UInt) -> Int? {
    guard let number = sleepers.removeValue(forKey: sleeper) else { return nil }
    guard case .run(let work, _)? = timers.removeValue(forKey: number) else { return nil }
    return work.cause
  }

  /// Moves time to the next timer, and makes all that are due ready, in their order.
  ///
  /// - Returns: false when there is no timer.
  func advanceToNextTimer(_ makeReady: (Work) -> Void) -> Bool {
    var hasWoken = false
    while let next = turns.first, !hasWoken || next.deadline <= now {
      _ = turns.removeFirst()
      guard let timer = timers.removeValue(forKey: next.number) else { continue }
      now = max(now, next.deadline)
      hasWoken = true
      switch timer {
      case .resume(let continuation): continuation.resume()
      case .run(let work, let sleeper):
        if sleeper != 0 { sleepers[sleeper] = nil }
        makeReady(work)
      }
    }
    return hasWoken
  }

  private func cancel(_ number: UInt64) {
    if case .resume(let continuation)? = timers.removeValue(forKey: number) {
      continuation.resume(throwing: CancellationError())
    }
  }
}

/// A clock whose time moves only when everything that can run has run.
///
/// All timers of an instant are made ready together, so that the schedule decides who is first: most
/// races about time sit there.
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

  /// The present moment.
  public private(set) var now = Instant(offset: .zero)
  private var turns = Heap<Turn>()
  /// Who sleeps, by number. One that is cancelled is not in it any more; its turn comes to nothing.
  private var sleepers: [UInt64: UnsafeContinuation<Void, any Error>] = [:]
  private var lastNumber: UInt64 = 0

  init() {}

  /// Exact.
  public var minimumResolution: Duration { .zero }

  /// Suspends until time has come to `deadline`.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    lastNumber += 1
    let number = lastNumber
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation {
        (continuation: UnsafeContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else if deadline <= now {
          continuation.resume()
        } else {
          turns.insert(Turn(deadline: deadline, number: number))
          sleepers[number] = continuation
        }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Moves time to the next timer, and makes all that are due ready.
  ///
  /// - Returns: false when there is none.
  func advanceToNextTimer() -> Bool {
    var hasWoken = false
    while let next = turns.first, !hasWoken || next.deadline <= now {
      _ = turns.removeFirst()
      guard let sleeper = sleepers.removeValue(forKey: next.number) else { continue }
      now = next.deadline
      hasWoken = true
      sleeper.resume()
    }
    return hasWoken
  }

  private func cancel(_ number: UInt64) {
    sleepers.removeValue(forKey: number)?.resume(throwing: CancellationError())
  }
}

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

  private struct Timer {
    let number: UInt64
    let deadline: Instant
    let continuation: UnsafeContinuation<Void, any Error>
  }

  /// The present moment.
  public private(set) var now = Instant(offset: .zero)
  /// Sorted by deadline, and by number among equals.
  private var timers: [Timer] = []
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
          insert(Timer(number: number, deadline: deadline, continuation: continuation))
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
    guard let next = timers.first else { return false }
    now = next.deadline
    let due = timers.prefix { $0.deadline <= now }
    timers.removeFirst(due.count)
    for timer in due { timer.continuation.resume() }
    return true
  }

  private func insert(_ timer: Timer) {
    let index = timers.firstIndex { $0.deadline > timer.deadline } ?? timers.count
    timers.insert(timer, at: index)
  }

  private func cancel(_ number: UInt64) {
    guard let index = timers.firstIndex(where: { $0.number == number }) else { return }
    timers.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}

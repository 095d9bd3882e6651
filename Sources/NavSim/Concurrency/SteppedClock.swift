import NavCore
import Synchronization

/// A clock that stands still until the test lets it go on.
final class SteppedClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Instant())
  var now: Instant { time.withLock { $0 } }
  var minimumResolution: Duration { .zero }

  func advance(by span: Milliseconds) {
    time.withLock { $0.offset += .milliseconds(span.rawValue) }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

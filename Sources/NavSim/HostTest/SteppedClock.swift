import NavCore
import Synchronization

/// A clock that stands still until the test lets it go on.
package final class SteppedClock: Clock {
  package struct Instant: InstantProtocol {
    var offset = Duration.zero
    package func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    package func duration(to other: Self) -> Duration { other.offset - offset }
    package static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Instant())

  package init() {}

  package var now: Instant { time.withLock { $0 } }
  package var minimumResolution: Duration { .zero }

  package func advance(by span: Milliseconds) {
    time.withLock { $0.offset += .milliseconds(span.rawValue) }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

public import Foundation

extension Timer {
  /// Publishes again and again, on the simulated clock.
  ///
  /// In the test of an app it stands still when nothing was done for five seconds, until something is:
  /// otherwise no app with such a timer would ever be at rest.
  public final class TimerPublisher: ConnectablePublisher, SourcedPublisher {
    /// What is published.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// How long it takes from one to the next, in seconds.
    public let interval: TimeInterval
    /// None: one that is made anew in a body goes on as the first one does.
    package var source: AnyObject? { nil }
    private let receivers = Receivers<Date, Never>()
    private let runLoop: RunLoop
    private let mode: RunLoop.Mode

    init(_ interval: TimeInterval, _ runLoop: RunLoop, _ mode: RunLoop.Mode) {
      (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
    }

    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Date, Never>) -> AnyCancellable {
      receivers.add(receiver)
    }

    /// Begins, until what is returned is cancelled.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let receivers = receivers
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true
      ) { _ in receivers.send(Date()) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Publishes again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval, runLoop, mode) }
}

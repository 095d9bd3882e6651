public import Foundation

extension Timer {
  /// Publishes again and again, on the simulated clock.
  ///
  /// The dates that it publishes are so many seconds apart, from a day that is the same in every
  /// run. It stands still when nothing was done for five seconds, until something is: otherwise no
  /// app with such a timer would ever be at rest.
  public final class TimerPublisher: ConnectablePublisher {
    /// What is published.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// How long it takes from one to the next, in seconds.
    public let interval: TimeInterval
    private let receivers = Receivers<Date, Never>()
    private var ticks = 0

    init(_ interval: TimeInterval) {
      // As a timer of Foundation does, which never fires all the time.
      self.interval = interval > 0 ? interval : 0.0001
    }

    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Date, Never>) -> AnyCancellable {
      receivers.add(receiver)
    }

    /// Begins, until what is returned is cancelled.
    public func connect() -> any Cancellable {
      RepeatingTimer(every: interval) { [weak self] in
        guard let self else { return }
        ticks += 1
        receivers.send(Date(timeIntervalSinceReferenceDate: interval * Double(ticks)))
      }
    }
  }

  /// Publishes again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}

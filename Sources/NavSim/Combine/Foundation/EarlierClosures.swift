public import Foundation

// What Foundation declares for Apple's platforms as older than Swift's concurrency: what a closure
// says of an actor is a warning there until Swift 6, and here an error. An app's own files are
// compiled with these.

extension Timer {
  /// A timer that calls a closure, and runs.
  @preconcurrency @discardableResult public static func _scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block) }

  /// A timer that calls a closure for the first time when the interval has passed.
  ///
  /// Source of the rule:
  /// [init(timeInterval:repeats:block:)](https://developer.apple.com/documentation/foundation/timer/init(timeinterval:repeats:block:)).
  @preconcurrency public static func _later(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
  }
}

extension NotificationCenter {
  /// Calls a closure for what is posted, as long as there is what is returned.
  @preconcurrency @discardableResult public func _addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }
}

extension Thread {
  /// True on the main queue, as an app on a phone sees it, wherever it is played: other queues and
  /// answers of the web have other threads.
  ///
  /// Source of the rules:
  /// [delegateQueue](https://developer.apple.com/documentation/foundation/urlsession/delegatequeue).
  public static var _isMainThread: Bool { !Web.isAnswering && MainContext.isHere() }
  /// True, as an app on a phone sees it.
  public var _isMainThread: Bool { Self._isMainThread }
}

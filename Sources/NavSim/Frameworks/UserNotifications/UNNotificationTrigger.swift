public import Foundation

/// When a notification comes.
open class UNNotificationTrigger: @unchecked Sendable {
  /// True when it comes again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// So many seconds from now.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds from now.
  public let timeInterval: TimeInterval
  /// Creates a time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// When it comes next.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time.
  public let dateComponents: DateComponents
  /// Creates a time.
  public init(dateMatching components: DateComponents, repeats: Bool) {
    dateComponents = components
    super.init(repeats: repeats)
  }
  /// When it comes next.
  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

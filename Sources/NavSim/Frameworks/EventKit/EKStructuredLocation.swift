public import Foundation

/// Where something is.
public final class EKStructuredLocation: NSObject, @unchecked Sendable {
  /// What it is called.
  public var title: String?
  /// How far it goes, in metres.
  public var radius: Double = 0
  /// Creates one.
  public init(title: String) { self.title = title }
}

/// How a calendar is kept.
public enum EKCalendarType: Int, Sendable {
  /// One of them.
  case local, calDAV, exchange, subscription, birthday
}

extension EKCalendar {
  /// How it is kept: on the phone.
  public var type: EKCalendarType { .local }
  /// False.
  public var isSubscribed: Bool { false }
  /// False.
  public var isImmutable: Bool { false }
}

extension EKEventStore {
  /// The calendar of an identifier.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? {
    let all = calendars(for: .event) + calendars(for: .reminder)
    return all.first { $0.calendarIdentifier == identifier }
  }
  /// Where an identifier says that calendars are kept.
  public func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }
  /// Forgets what it has read, which it reads again.
  public func reset() {}
  /// Reads what others have written: it is read already.
  public func refreshSourcesIfNecessary() {}
}

extension EKCalendarItem {
  /// Reads it again: true, it is as it was.
  @discardableResult public func refresh() -> Bool { true }
}

extension EKSource {
  /// What tells it from others.
  public var sourceIdentifier: String { title }
}

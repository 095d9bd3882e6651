@_exported public import Foundation
@_spi(Packages) public import SwiftUI
@_spi(Packages) import Combine

/// What is asked about.
public enum EKEntityType: UInt, Sendable {
  /// One of them.
  case event, reminder
}

/// What the user allows.
public enum EKAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// All of it, in an older way.
  public static let authorized = fullAccess
}

/// To which of a series a change is.
public enum EKSpan: Int, Sendable {
  /// One of them.
  case thisEvent, futureEvents
}

/// A calendar.
public final class EKCalendar: NSObject, @unchecked Sendable {
  /// What it is called.
  public var title: String
  /// What tells it from others.
  public var calendarIdentifier: String { title }
  /// Its colour.
  public var cgColor: CGColor?
  /// Where it is kept.
  public var source: EKSource?
  /// True.
  public let allowsContentModifications = true
  init(_ title: String) { self.title = title }
  /// Creates one.
  public init(for type: EKEntityType, eventStore: EKEventStore) { title = "" }
}

/// Where calendars are kept.
public final class EKSource: NSObject, Sendable {
  /// What it is called.
  public let title = "Local"
}

/// When something is told of.
public final class EKAlarm: NSObject, @unchecked Sendable {
  /// How many seconds after it.
  public let relativeOffset: TimeInterval
  /// When.
  public let absoluteDate: Date?
  /// So many seconds after it.
  public init(relativeOffset offset: TimeInterval) {
    (relativeOffset, absoluteDate) = (offset, nil)
  }
  /// Then.
  public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}

/// How often something is again.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// One of them.
  case daily, weekly, monthly, yearly
}

/// When a series ends.
public final class EKRecurrenceEnd: NSObject, Sendable {
  /// After so many times.
  public init(occurrenceCount: Int) {}
  /// Then.
  public init(end date: Date) {}
}

/// When something is again.
public final class EKRecurrenceRule: NSObject, @unchecked Sendable {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// Creates a rule.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
  }
}

/// Something in a calendar.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public var structuredLocation: EKStructuredLocation?
  /// What tells it from others.
  public fileprivate(set) var calendarItemIdentifier = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is called.
  public var title: String! = ""
  /// Where it is, and what is written about it.
  public var location: String?, notes: String?
  /// Its page.
  public var url: URL?
  /// The calendar.
  public var calendar: EKCalendar?
  /// When it is told of.
  public var alarms: [EKAlarm]?
  /// When it is again.
  public var recurrenceRules: [EKRecurrenceRule]?
  /// Tells of it.
  public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// It is again.
  public func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  fileprivate override init() {}
}

/// Something that is at a time.
public final class EKEvent: EKCalendarItem, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// When it begins and ends.
  public var startDate: Date! = .distantPast, endDate: Date! = .distantPast
  /// True for one of whole days.
  public var isAllDay = false
  /// What tells it from others; nil for one that is not kept.
  public var eventIdentifier: String? {
    calendarItemIdentifier.isEmpty ? nil : calendarItemIdentifier
  }
  /// Whether one is there for others then.
  public var availability = EKEventAvailability.busy
  /// Whether it will be: nobody has said.
  public var status: EKEventStatus { .none }
  /// Who comes: nobody was asked.
  public var attendees: [EKParticipant]? { nil }
  /// Who has asked others.
  public var organizer: EKParticipant? { nil }
  /// Creates one.
  public init(eventStore: EKEventStore) { super.init() }
}

/// Whether one is there for others.
public enum EKEventAvailability: Int, Sendable {
  /// One of them.
  case notSupported = -1, busy, free, tentative, unavailable
}

/// Whether something will be.
public enum EKEventStatus: Int, Sendable {
  /// One of them.
  case none, confirmed, tentative, canceled
}

/// What somebody has answered.
public enum EKParticipantStatus: Int, Sendable {
  /// One of them.
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// Somebody who comes, of whom there is none.
public final class EKParticipant: NSObject, Sendable {
  /// What he is called.
  public let name: String? = nil
  /// Where he is found.
  public let url = URL(filePath: "/")
  /// What he has answered.
  public let participantStatus = EKParticipantStatus.unknown
  /// True for the user.
  public let isCurrentUser = false
}

/// Something that is to be done.
public final class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// When.
  public var dueDateComponents: DateComponents?, startDateComponents: DateComponents?
  /// True where it is done.
  public var isCompleted = false
  /// How much it matters.
  public var priority = 0
  /// Creates one.
  public init(eventStore: EKEventStore) { super.init() }
}

/// What is in the calendars in this run: nothing, as it begins.
private final class Calendars {
  static var ofRun: Calendars { ownOfRun { Calendars() } }
  let home = EKCalendar("Home"), reminders = EKCalendar("Reminders")
  var allowed: Set<EKEntityType> = []
  var count = 0
  var kept: [EKCalendarItem] = []
}

/// The user's calendars, to which he lets an app, a second after he was asked.
public final class EKEventStore: NSObject, @unchecked Sendable {
  /// What the user allows.
  public class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    Calendars.ofRun.allowed.contains(type) ? .fullAccess : .notDetermined
  }
  /// Asks the user.
  public func requestAccess(
    to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    SystemQuestion.ask(unless: Calendars.ofRun.allowed.contains(type)) {
      Calendars.ofRun.allowed.insert(type)
      completion(true, nil)
    }
  }
  /// Asks the user.
  @discardableResult public func requestAccess(to type: EKEntityType) async throws -> Bool {
    await withCheckedContinuation { asking in
      requestAccess(to: type) { isAllowed, _ in asking.resume(returning: isAllowed) }
    }
  }
  /// Asks the user.
  public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }
  /// Asks the user.
  @discardableResult public func requestFullAccessToEvents() async throws -> Bool {
    try await requestAccess(to: .event)
  }
  /// Asks the user.
  public func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }
  /// Asks the user.
  @discardableResult public func requestWriteOnlyAccessToEvents() async throws -> Bool {
    try await requestAccess(to: .event)
  }
  /// Asks the user.
  public func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .reminder, completion: completion)
  }
  /// Asks the user.
  @discardableResult public func requestFullAccessToReminders() async throws -> Bool {
    try await requestAccess(to: .reminder)
  }

  /// Where new ones go.
  public var defaultCalendarForNewEvents: EKCalendar? { Calendars.ofRun.home }
  /// Where new ones go.
  public func defaultCalendarForNewReminders() -> EKCalendar? { Calendars.ofRun.reminders }
  /// The calendars: one of each kind.
  public func calendars(for type: EKEntityType) -> [EKCalendar] {
    [type == .event ? Calendars.ofRun.home : Calendars.ofRun.reminders]
  }
  /// Where calendars are kept.
  public var sources: [EKSource] { [EKSource()] }
  /// Keeps a calendar, which is not kept here.
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}

  /// Keeps something.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { keep(event) }
  /// Keeps something.
  public func save(_ reminder: EKReminder, commit: Bool) throws { keep(reminder) }
  /// Takes something away.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    Calendars.ofRun.kept.removeAll { $0 === event }
  }
  /// Takes something away.
  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    Calendars.ofRun.kept.removeAll { $0 === reminder }
  }
  /// Keeps what is to be kept.
  public func commit() throws {}

  private func keep(_ item: EKCalendarItem) {
    let all = Calendars.ofRun
    guard !all.kept.contains(where: { $0 === item }) else { return }
    all.count += 1
    item.calendarItemIdentifier = "item-\(all.count)"
    all.kept.append(item)
  }

  /// The one that is called so.
  public func event(withIdentifier identifier: String) -> EKEvent? {
    calendarItem(withIdentifier: identifier) as? EKEvent
  }
  /// The one that is called so.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    Calendars.ofRun.kept.first { $0.calendarItemIdentifier == identifier }
  }
  /// Those of some time.
  public func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// All.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Those that are to be done.
  public func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// What the app has put there.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    Calendars.ofRun.kept.compactMap { $0 as? EKEvent }
  }
  /// What the app has put there.
  @discardableResult public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    answer(after: .seconds(0)) {
      completion(Calendars.ofRun.kept.compactMap { $0 as? EKReminder })
    }
    return 1
  }
}

extension Notification.Name {
  /// The calendars have changed, which nobody tells here.
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}

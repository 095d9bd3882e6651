public import Foundation

/// Why a calendar is not changed.
public struct EKError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case eventNotMutable = 0, noCalendar = 1, noStartDate = 2, noEndDate = 3, datesInverted = 4,
      internalFailure = 5, calendarReadOnly = 6, durationGreaterThanRecurrence = 7,
      alarmGreaterThanRecurrence = 8, startDateTooFarInFuture = 9,
      startDateCollidesWithOtherOccurrence = 10, objectBelongsToDifferentStore = 11,
      invitesCannotBeMoved = 12, invalidSpan = 13, calendarHasNoSource = 14,
      calendarSourceCannotBeModified = 15, calendarIsImmutable = 16,
      sourceDoesNotAllowCalendarAddDelete = 17, recurringReminderRequiresDueDate = 18,
      structuredLocationsNotSupported = 19, reminderLocationsNotSupported = 20,
      alarmProximityNotSupported = 21, calendarDoesNotAllowEvents = 22,
      calendarDoesNotAllowReminders = 23, sourceDoesNotAllowReminders = 24,
      sourceDoesNotAllowEvents = 25, priorityIsInvalid = 26, invalidEntityType = 27,
      procedureAlarmsNotMutable = 28, eventStoreNotAuthorized = 29, osNotSupported = 30,
      invalidInviteReplyCalendar = 31, notificationsCollectionFlagNotSet = 32,
      sourceMismatch = 33, notificationCollectionMismatch = 34,
      notificationSavedWithoutCollection = 35, reminderAlarmContainsEmailOrUrl = 36, last = 37
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? EKError)?.code == match
    }
  }
  /// Why.
  public let code: Code
  /// What else is known.
  public let userInfo: [String: Any]
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// What errors of this kind are called.
  public static var errorDomain: String { "EKErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension EKError {
  /// A reason.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// A reason.
  public static var noCalendar: Code { .noCalendar }
  /// A reason.
  public static var noStartDate: Code { .noStartDate }
  /// A reason.
  public static var noEndDate: Code { .noEndDate }
  /// A reason.
  public static var datesInverted: Code { .datesInverted }
  /// A reason.
  public static var internalFailure: Code { .internalFailure }
  /// A reason.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// A reason.
  public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
  /// A reason.
  public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
  /// A reason.
  public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
  /// A reason.
  public static var startDateCollidesWithOtherOccurrence: Code {
    .startDateCollidesWithOtherOccurrence
  }
  /// A reason.
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  /// A reason.
  public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
  /// A reason.
  public static var invalidSpan: Code { .invalidSpan }
  /// A reason.
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  /// A reason.
  public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
  /// A reason.
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  /// A reason.
  public static var sourceDoesNotAllowCalendarAddDelete: Code {
    .sourceDoesNotAllowCalendarAddDelete
  }
  /// A reason.
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  /// A reason.
  public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
  /// A reason.
  public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
  /// A reason.
  public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
  /// A reason.
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  /// A reason.
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  /// A reason.
  public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
  /// A reason.
  public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
  /// A reason.
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  /// A reason.
  public static var invalidEntityType: Code { .invalidEntityType }
  /// A reason.
  public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
  /// A reason.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  /// A reason.
  public static var osNotSupported: Code { .osNotSupported }
  /// A reason.
  public static var invalidInviteReplyCalendar: Code { .invalidInviteReplyCalendar }
  /// A reason.
  public static var notificationsCollectionFlagNotSet: Code { .notificationsCollectionFlagNotSet }
  /// A reason.
  public static var sourceMismatch: Code { .sourceMismatch }
  /// A reason.
  public static var notificationCollectionMismatch: Code { .notificationCollectionMismatch }
  /// A reason.
  public static var notificationSavedWithoutCollection: Code { .notificationSavedWithoutCollection }
  /// A reason.
  public static var reminderAlarmContainsEmailOrUrl: Code { .reminderAlarmContainsEmailOrUrl }
  /// A reason.
  public static var last: Code { .last }
}

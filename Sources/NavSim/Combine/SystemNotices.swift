public import Foundation

extension Notification.Name {
  /// The clock was set, which nobody does here.
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification")
  /// A day has begun, of which nobody tells here.
  public static let NSCalendarDayChanged = Notification.Name("NSCalendarDayChangedNotification")
  /// The place on earth has another time, of which nobody tells here.
  public static let NSSystemTimeZoneDidChange = Notification.Name(
    "NSSystemTimeZoneDidChangeNotification")
}

extension ProcessInfo {
  /// False: it is a phone.
  public var isiOSAppOnMac: Bool { false }
  /// False: it is a phone.
  public var isMacCatalystApp: Bool { false }
}

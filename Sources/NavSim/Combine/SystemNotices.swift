public import Foundation

extension Notification.Name {
  /// The clock was set, which nobody does here.
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification")
}

extension ProcessInfo {
  /// False: it is a phone.
  public var isiOSAppOnMac: Bool { false }
  /// False: it is a phone.
  public var isMacCatalystApp: Bool { false }
}

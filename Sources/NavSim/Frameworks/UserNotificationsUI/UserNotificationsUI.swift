public import Foundation
@_exported public import UserNotifications

/// How a notification is answered that a view of the app's shows.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// One of them.
  case doNotDismiss, dismiss, dismissAndForwardAction
}

/// Shows notifications, of which none comes here.
public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// One has come.
  func didReceive(_ notification: UNNotification)
  /// The user has done something with one.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion:
      @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}

extension UNNotificationContentExtension {
  /// It goes to the app.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion:
      @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismissAndForwardAction) }
}

public import Foundation

/// Which work goes on when the app is not on the screen.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// Its number.
  public let rawValue: Int
  /// None.
  public static let invalid = Self(rawValue: 0)
  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIApplication {
  /// Says that work is to go on when the app is not on the screen, as it does here anyway.
  ///
  /// - Parameter handler: is never called: there is always time for it.
  @discardableResult nonisolated public func beginBackgroundTask(
    withName name: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Says that work has ended.
  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// As long as it takes.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// May work be done from time to time while the app is not there: it may.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Files can be read again, of which nobody tells here: the phone is never locked.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "protectedDataDidBecomeAvailable")
  /// Files can soon be read no more, of which nobody tells here.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("protectedDataWillBecomeUnavailable")
  /// A day has begun, of which nobody tells here.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "significantTimeChange")
  /// True: the phone is not locked.
  public var isProtectedDataAvailable: Bool { true }
}

/// Whether work may be done from time to time while the app is not there.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// One of them.
  case restricted, denied, available
}

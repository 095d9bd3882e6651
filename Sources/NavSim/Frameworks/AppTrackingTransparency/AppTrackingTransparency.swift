@_exported public import Foundation
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// Whether an app may know the user in others.
public enum ATTrackingManager {
  /// What the user allows.
  public enum AuthorizationStatus: UInt, Sendable {
    /// One of them.
    case notDetermined, restricted, denied, authorized
  }
  private final class Permission { var isGiven = false }
  private static var permission: Permission { ownOfRun { Permission() } }
  /// What the user allows.
  public static var trackingAuthorizationStatus: AuthorizationStatus {
    permission.isGiven ? .authorized : .notDetermined
  }
  /// Asks the user, who says yes a second later.
  public static func requestTrackingAuthorization(
    completionHandler: @escaping (AuthorizationStatus) -> Void
  ) {
    SystemQuestion.ask(unless: permission.isGiven) {
      permission.isGiven = true
      completionHandler(.authorized)
    }
  }
  /// Asks the user, who says yes a second later.
  @discardableResult
  public static func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { asking in
      requestTrackingAuthorization { asking.resume(returning: $0) }
    }
  }
}

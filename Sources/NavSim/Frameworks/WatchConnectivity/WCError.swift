public import Foundation

/// Why a watch is not told.
public struct WCError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case genericError = 7001, sessionNotSupported = 7002, sessionMissingDelegate = 7003,
      sessionNotActivated = 7004, deviceNotPaired = 7005, watchAppNotInstalled = 7006,
      notReachable = 7007, invalidParameter = 7008, payloadTooLarge = 7009,
      payloadUnsupportedTypes = 7010, messageReplyFailed = 7011, messageReplyTimedOut = 7012,
      fileAccessDenied = 7013, deliveryFailed = 7014, insufficientSpace = 7015,
      sessionInactive = 7016, transferTimedOut = 7017, companionAppNotInstalled = 7018,
      watchOnlyApp = 7019
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? WCError)?.code == match
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
  public static var errorDomain: String { "WCErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension WCError {
  /// A reason.
  public static var genericError: Code { .genericError }
  /// A reason.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// A reason.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// A reason.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// A reason.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// A reason.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// A reason.
  public static var notReachable: Code { .notReachable }
  /// A reason.
  public static var invalidParameter: Code { .invalidParameter }
  /// A reason.
  public static var payloadTooLarge: Code { .payloadTooLarge }
  /// A reason.
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  /// A reason.
  public static var messageReplyFailed: Code { .messageReplyFailed }
  /// A reason.
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  /// A reason.
  public static var fileAccessDenied: Code { .fileAccessDenied }
  /// A reason.
  public static var deliveryFailed: Code { .deliveryFailed }
  /// A reason.
  public static var insufficientSpace: Code { .insufficientSpace }
  /// A reason.
  public static var sessionInactive: Code { .sessionInactive }
  /// A reason.
  public static var transferTimedOut: Code { .transferTimedOut }
  /// A reason.
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  /// A reason.
  public static var watchOnlyApp: Code { .watchOnlyApp }
}

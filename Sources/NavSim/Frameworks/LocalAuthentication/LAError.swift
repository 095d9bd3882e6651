public import Foundation

/// Why somebody is not known.
public struct LAError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4,
      passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7,
      biometryLockout = -8, appCancel = -9, invalidContext = -10, companionNotAvailable = -11,
      notInteractive = -1004
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? LAError)?.code == match
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
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension LAError {
  /// A reason.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// A reason.
  public static var userCancel: Code { .userCancel }
  /// A reason.
  public static var userFallback: Code { .userFallback }
  /// A reason.
  public static var systemCancel: Code { .systemCancel }
  /// A reason.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// A reason.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// A reason.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// A reason.
  public static var biometryLockout: Code { .biometryLockout }
  /// A reason.
  public static var appCancel: Code { .appCancel }
  /// A reason.
  public static var invalidContext: Code { .invalidContext }
  /// A reason.
  public static var companionNotAvailable: Code { .companionNotAvailable }
  /// A reason.
  public static var notInteractive: Code { .notInteractive }
}

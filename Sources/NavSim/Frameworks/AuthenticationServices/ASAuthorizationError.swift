public import Foundation

/// Why nobody is signed in.
public struct ASAuthorizationError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case unknown = 1000, canceled = 1001, invalidResponse = 1002, notHandled = 1003, failed = 1004,
      notInteractive = 1005
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == match
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
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension ASAuthorizationError {
  /// A reason.
  public static var unknown: Code { .unknown }
  /// A reason.
  public static var canceled: Code { .canceled }
  /// A reason.
  public static var invalidResponse: Code { .invalidResponse }
  /// A reason.
  public static var notHandled: Code { .notHandled }
  /// A reason.
  public static var failed: Code { .failed }
  /// A reason.
  public static var notInteractive: Code { .notInteractive }
}

public import Foundation

/// Why a pass is not there.
public struct PKPassKitError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case unknownError = -1, invalidDataError = 1, unsupportedVersionError = 2, invalidSignature = 3,
      notEntitledError = 4
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? PKPassKitError)?.code == match
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
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension PKPassKitError {
  /// A reason.
  public static var unknownError: Code { .unknownError }
  /// A reason.
  public static var invalidDataError: Code { .invalidDataError }
  /// A reason.
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  /// A reason.
  public static var invalidSignature: Code { .invalidSignature }
  /// A reason.
  public static var notEntitledError: Code { .notEntitledError }
}

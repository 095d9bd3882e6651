public import Foundation

/// Why nothing is known.
public struct HKError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case unknownError = 0, errorHealthDataUnavailable = 1, errorHealthDataRestricted = 2,
      errorInvalidArgument = 3, errorAuthorizationDenied = 4, errorAuthorizationNotDetermined = 5,
      errorDatabaseInaccessible = 6, errorUserCanceled = 7, errorAnotherWorkoutSessionStarted = 8,
      errorUserExitedWorkoutSession = 9, errorRequiredAuthorizationDenied = 10, errorNoData = 11,
      errorWorkoutActivityNotAllowed = 12, errorDataSizeExceeded = 13,
      errorBackgroundWorkoutSessionNotAllowed = 14
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? HKError)?.code == match
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
  public static var errorDomain: String { "com.apple.healthkit" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension HKError {
  /// A reason.
  public static var unknownError: Code { .unknownError }
  /// A reason.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// A reason.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// A reason.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// A reason.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// A reason.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// A reason.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// A reason.
  public static var errorUserCanceled: Code { .errorUserCanceled }
  /// A reason.
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  /// A reason.
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  /// A reason.
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  /// A reason.
  public static var errorNoData: Code { .errorNoData }
  /// A reason.
  public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
  /// A reason.
  public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
  /// A reason.
  public static var errorBackgroundWorkoutSessionNotAllowed: Code {
    .errorBackgroundWorkoutSessionNotAllowed
  }
}

public import Foundation

/// Why a map knows nothing.
public struct MKError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: UInt, Sendable {
    /// One of them.
    case unknown = 1, serverFailure = 2, loadingThrottled = 3, placemarkNotFound = 4,
      directionsNotFound = 5, decodingFailed = 6
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? MKError)?.code == match
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
  public static var errorDomain: String { "MKErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { Int(code.rawValue) }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension MKError {
  /// A reason.
  public static var unknown: Code { .unknown }
  /// A reason.
  public static var serverFailure: Code { .serverFailure }
  /// A reason.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// A reason.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// A reason.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// A reason.
  public static var decodingFailed: Code { .decodingFailed }
}

public import Foundation

extension BGTaskScheduler {
  /// Why something is not done.
  public struct Error: Swift.Error, CustomNSError, Hashable, @unchecked Sendable {
    /// Why.
    public enum Code: Int, Sendable {
      /// One of them.
      case unavailable = 1, tooManyPendingTaskRequests = 2, notPermitted = 3
      /// True where an error has this reason.
      public static func ~= (match: Self, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == match
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
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// Why, as a number.
    public var errorCode: Int { code.rawValue }
    /// What else is known.
    public var errorUserInfo: [String: Any] { userInfo }
    /// True for the same reason.
    public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
    /// Adds the reason.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
  }
}

extension BGTaskScheduler.Error {
  /// A reason.
  public static var unavailable: Code { .unavailable }
  /// A reason.
  public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
  /// A reason.
  public static var notPermitted: Code { .notPermitted }
}

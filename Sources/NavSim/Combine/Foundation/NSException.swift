public import Foundation

/// What went wrong in a program.
open class NSException: NSObject, @unchecked Sendable {
  /// What it is called, why it was, and what is known beside that.
  public let name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]?
  /// Who has called whom: nobody says.
  public var callStackSymbols: [String] { [] }

  /// Creates one.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the app, as there.
  open func raise() { preconditionFailure("\(name.rawValue): \(reason ?? "no reason")") }
}

extension NSExceptionName {
  /// One of them.
  public static let genericException = Self(rawValue: "NSGenericException"),
    rangeException = Self(rawValue: "NSRangeException"),
    invalidArgumentException = Self(rawValue: "NSInvalidArgumentException"),
    internalInconsistencyException = Self(rawValue: "NSInternalInconsistencyException")
}

/// Has exceptions told to somebody, which are none here.
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {}

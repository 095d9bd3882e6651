public import Foundation

// What Foundation has on Apple's platforms, and not here: what the system does for an app.

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

extension DateFormatter {
  /// Of which system a formatter is, which nothing depends on here.
  public enum Behavior: UInt, Sendable {
    /// One of them.
    case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040
  }
  /// Of which system it is.
  public var formatterBehavior: Behavior {
    get { .default }
    set {}
  }
}

extension NumberFormatter {
  /// Of which system a formatter is, which nothing depends on here.
  public enum Behavior: UInt, Sendable {
    /// One of them.
    case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040
  }
  /// Of which system it is.
  public var formatterBehavior: Behavior {
    get { .default }
    set {}
  }
}

extension ProcessInfo {
  /// What an activity needs, which nothing depends on here.
  public struct ActivityOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt64
    /// Creates a set of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// One of them.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1),
      idleSystemSleepDisabled = Self(rawValue: 2), suddenTerminationDisabled = Self(rawValue: 4),
      automaticTerminationDisabled = Self(rawValue: 8), userInitiated = Self(rawValue: 16),
      userInitiatedAllowingIdleSystemSleep = Self(rawValue: 32), background = Self(rawValue: 64),
      latencyCritical = Self(rawValue: 128)
  }

  /// Says that something is under way.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  /// Says that it is no more.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Does something while that is said.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using body: @escaping () -> Void
  ) { body() }
  /// Does something that may last while the app is not there: it is not told to stop.
  public func performExpiringActivity(
    withReason reason: String, using body: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.perform(after: .zero) { body(false) } }
}

extension Foundation.Progress {
  /// What is done with files, which nobody is shown.
  public var fileOperationKind: FileOperationKind? {
    get { nil }
    set {}
  }
}

extension FileManager {
  /// Removes a file: there is no place here where it could be found again.
  public func trashItem(
    at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?
  ) throws { try removeItem(at: url) }
}

extension URL {
  /// How an address is kept, which nothing depends on here.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let minimalBookmark = Self(rawValue: 512),
      suitableForBookmarkFile = Self(rawValue: 1024),
      withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }

  /// How a kept address is found, which nothing depends on here.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let withoutUI = Self(rawValue: 256), withoutMounting = Self(rawValue: 512),
      withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// What an address is kept as: its text.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }

  /// Creates an address of what it was kept as.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let known = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    bookmarkDataIsStale = false
    self = known
  }
}

extension NSError {
  /// What has led to it.
  public var underlyingErrors: [any Error] {
    (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
  }
}

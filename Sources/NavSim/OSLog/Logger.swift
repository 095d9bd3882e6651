@_exported public import Foundation

/// Takes what an app writes into the system's log, of which nothing is kept.
public struct Logger: Sendable {
  /// Creates a log for one part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a log.
  public init() {}
  /// Creates a log of an older one.
  public init(_ log: OSLog) {}

  /// Takes a message.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {}
  /// Takes a message for who looks for an error.
  public func trace(_ message: OSLogMessage) {}
  /// Takes a message for who looks for an error.
  public func debug(_ message: OSLogMessage) {}
  /// Takes a message that may help.
  public func info(_ message: OSLogMessage) {}
  /// Takes a message that matters.
  public func notice(_ message: OSLogMessage) {}
  /// Takes a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Takes an error.
  public func error(_ message: OSLogMessage) {}
  /// Takes an error that is worse.
  public func critical(_ message: OSLogMessage) {}
  /// Takes a programmer's error.
  public func fault(_ message: OSLogMessage) {}
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
  private let level: UInt8
  /// A message that matters.
  public static let `default` = Self(level: 0)
  /// A message that may help.
  public static let info = Self(level: 1)
  /// A message for who looks for an error.
  public static let debug = Self(level: 2)
  /// An error.
  public static let error = Self(level: 16)
  /// A programmer's error.
  public static let fault = Self(level: 17)
}

/// Who may read what stands in a message.
public struct OSLogPrivacy: Sendable {
  /// Decided by what it is.
  public static let auto = Self()
  /// Everybody.
  public static let `public` = Self()
  /// Nobody but the app.
  public static let `private` = Self()
  /// Nobody.
  public static let sensitive = Self()
}

/// A message with values in it, none of which is looked at.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a piece of text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates a message without values.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A log of one part of an app.
public final class OSLog: Sendable {
  /// Creates a log for one part of an app.
  public init(subsystem: String, category: String) {}
  /// The log of everything.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// A part of an app that tools look at.
  public struct Category: Sendable {
    /// One of them.
    public static let pointsOfInterest = Self(), dynamicTracing = Self(),
      dynamicStackTracing = Self()
  }
  /// Creates a log for tools.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: "")
  }
  /// True.
  public func isEnabled(type: OSLogType) -> Bool { true }
}

/// Takes a message, of which nothing is kept.
public func os_log(
  _ message: String, log: OSLog = .default, type: OSLogType = .default, _ values: any CVarArg...
) {}

/// Takes a message, of which nothing is kept.
public func os_log(
  _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ values: any CVarArg...
) {}

/// What is measured.
public struct OSSignpostID: Hashable, Sendable {
  /// The only one of its name.
  public static let exclusive = Self()
  /// Creates one.
  public init(log: OSLog) {}
  private init() {}
}

/// Where something is that is measured.
public enum OSSignpostType: Sendable {
  /// One of them.
  case begin, end, event
}

/// Takes what is measured, of which nothing is kept.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: StaticString = "", _ values: any CVarArg...
) {}

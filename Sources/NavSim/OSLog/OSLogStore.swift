/// What apps have written into the system's log: nothing is kept.
public final class OSLogStore: Sendable {
  /// Whose.
  public enum Scope: Int, Sendable {
    /// Those of this app.
    case currentProcessIdentifier
  }

  /// Opens what an app has written.
  public init(scope: Scope) throws {}
  /// What there is: nothing.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
  /// A place in it.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// A place in it.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// A place in it.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
}

/// Reads what apps have written.
public enum OSLogEnumerator {
  /// In which order.
  public struct Options: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The latest first.
    public static let reverse = Self(rawValue: 1)
  }
}

/// A place in what apps have written.
public final class OSLogPosition: Sendable {}

/// Something that an app has written.
open class OSLogEntry: @unchecked Sendable {
  /// The words.
  public let composedMessage: String
  /// When.
  public let date: Date
  init(_ message: String, _ date: Date) { (composedMessage, self.date) = (message, date) }
}

/// Something that is of a part of an app.
public protocol OSLogEntryWithPayload: OSLogEntry {
  /// Of which app.
  var subsystem: String { get }
  /// Of which part.
  var category: String { get }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload, @unchecked Sendable {
  /// How much a message matters.
  public enum Level: Int, Sendable {
    /// One of them.
    case undefined, debug, info, notice, error, fault
  }
  /// How much it matters.
  public let level: Level
  /// Of which part of which app.
  public let subsystem: String, category: String
  /// What wrote it.
  public var process: String { "" }
  /// What wrote it.
  public var processIdentifier: Int32 { 0 }
  init(_ message: String, _ date: Date, _ level: Level, _ subsystem: String, _ category: String) {
    (self.level, self.subsystem, self.category) = (level, subsystem, category)
    super.init(message, date)
  }
}

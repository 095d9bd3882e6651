/// Measures how long something takes, of which nothing is kept.
public struct OSSignposter: Sendable {
  /// One that keeps nothing.
  public static let disabled = OSSignposter()
  /// Creates one for one part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates one for one part of an app.
  public init(logger: Logger) {}
  /// Creates one for one part of an app.
  public init(logHandle: OSLog) {}
  /// Creates one.
  public init() {}
  /// False: nobody looks at it.
  public var isEnabled: Bool { false }

  /// What tells one from another of its name.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// What tells one from another of its name.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// It begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// It begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// It has ended.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// It has ended.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// It happens.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// It happens.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Does something.
  public func withIntervalSignpost<Result, Failure: Error>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    around body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }
}

/// Something that is measured.
public final class OSSignpostIntervalState: Sendable {}

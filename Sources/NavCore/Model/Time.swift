/// A span of time in whole milliseconds.
///
/// Integers, so that the same run gives the same result on every machine. Arithmetic saturates, so
/// that no caller's number can trap.
public struct Milliseconds: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The number of milliseconds; may be negative.
  public let rawValue: Int64

  /// Creates a span of `rawValue` milliseconds.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Creates a span from a literal, in milliseconds.
  public init(integerLiteral value: Int64) { self.rawValue = value }

  /// Orders spans by length.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The sum of two spans, saturating.
  public static func + (left: Self, right: Self) -> Self {
    let (sum, overflow) = left.rawValue.addingReportingOverflow(right.rawValue)
    return Self(overflow ? (right.rawValue > 0 ? .max : .min) : sum)
  }
}

/// A moment, in milliseconds since the router was made.
///
/// The core has no clock: the driver says what time it is. An application's shell maps its
/// own clock to this; the simulator makes time up.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since the router was made.
  public let milliseconds: Int64

  /// The moment the router was made.
  public static let start = Instant(milliseconds: 0)

  /// Creates a moment `milliseconds` after the router was made.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Orders moments in time.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment `span` later, saturating at the end of time.
  public static func + (left: Self, span: Milliseconds) -> Self {
    Self(milliseconds: (Milliseconds(left.milliseconds) + span).rawValue)
  }

  /// The time from `right` to `left`, saturating.
  public static func - (left: Self, right: Self) -> Milliseconds {
    let (difference, overflow) = left.milliseconds.subtractingReportingOverflow(right.milliseconds)
    return Milliseconds(overflow ? (left > right ? .max : .min) : difference)
  }
}

extension Milliseconds {
  /// Whole milliseconds, rounded down.
  package init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
  }
}

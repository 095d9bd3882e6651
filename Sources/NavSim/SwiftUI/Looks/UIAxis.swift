/// Ways along which something goes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them, or both.
  public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2),
    both = Self(rawValue: 3)
}

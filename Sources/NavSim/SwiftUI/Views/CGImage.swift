public import Foundation

// Pictures and colours as Core Graphics has them.

/// A picture of points, which shows nothing.
public final class CGImage: Sendable {
  /// How many points it has across.
  public var width: Int { 0 }
  /// How many points it has from top to bottom.
  public var height: Int { 0 }
  /// A part of it.
  public func cropping(to rect: CGRect) -> CGImage? { self }
}

/// A colour of points.
public final class CGColor: Hashable, Sendable {
  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  init() {}
  /// How much of each it has.
  public var components: [CGFloat]? { nil }
  /// How much it is seen.
  public var alpha: CGFloat { 1 }
  /// True: no colour is told from others here.
  public static func == (one: CGColor, other: CGColor) -> Bool { true }
  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}

extension Color {
  /// Creates a colour of points.
  public init(_ color: CGColor) { self.init() }
  /// Creates a colour of points.
  public init(cgColor color: CGColor) { self.init() }
}

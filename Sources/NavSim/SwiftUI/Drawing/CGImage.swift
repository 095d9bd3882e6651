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
  private let parts: [CGFloat]

  /// Creates a colour of numbers from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }
  /// Creates a colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// How much of each it has, and how much it is seen.
  public var components: [CGFloat]? { parts }
  /// How many numbers it has.
  public var numberOfComponents: Int { parts.count }
  /// How much it is seen.
  public var alpha: CGFloat { parts[3] }
  /// True for one of the same numbers.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }
  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Color {
  /// Creates a colour of points.
  public init(_ color: CGColor) { self.init() }
  /// Creates a colour of points.
  public init(cgColor color: CGColor) { self.init() }
  /// The colour of points: black.
  public var cgColor: CGColor? { CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
}

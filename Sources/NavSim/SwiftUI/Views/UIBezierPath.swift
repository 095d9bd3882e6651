public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// Which.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner.
  public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2)
  /// A corner.
  public static let bottomLeft = Self(rawValue: 4), bottomRight = Self(rawValue: 8)
  /// All four.
  public static let allCorners = Self(rawValue: 15)
}

/// A line that is drawn, which nothing depends on here.
public struct CGPath: Hashable, Sendable {
  init() {}
}

/// A line of UIKit, which nothing depends on here.
public final class UIBezierPath: Sendable {
  /// The line.
  public let cgPath = CGPath()

  /// Creates a line.
  public init() {}
  /// Creates a rectangle.
  public init(rect: CGRect) {}
  /// Creates an ellipse.
  public init(ovalIn rect: CGRect) {}
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// Creates a rectangle with some round corners.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {}
}

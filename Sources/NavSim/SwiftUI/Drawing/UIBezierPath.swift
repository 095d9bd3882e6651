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

/// A line of UIKit, which nothing depends on here.
public final class UIBezierPath: @unchecked Sendable {
  /// The line.
  public var cgPath = CGPath()
  /// How wide it is, in points.
  public var lineWidth: CGFloat = 1
  /// How its ends and corners are drawn.
  public var lineCapStyle = CGLineCap.butt, lineJoinStyle = CGLineJoin.miter
  /// Whether parts of it that are drawn twice are left out.
  public var usesEvenOddFillRule = false
  /// Where it is: nowhere.
  public var bounds: CGRect { .zero }
  /// True: nothing is drawn.
  public var isEmpty: Bool { true }
  /// Where it has ended.
  public var currentPoint: CGPoint { .zero }

  /// Creates a line.
  public init() {}
  /// Creates a part of a circle.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Creates a line as Core Graphics has it.
  public init(cgPath: CGPath) {}
  /// Goes on with another line.
  public func append(_ path: UIBezierPath) {}
  /// Turns, moves and stretches it.
  public func apply(_ transform: CGAffineTransform) {}
  /// Has nothing of it.
  public func removeAllPoints() {}
  /// Whether a point is in it: none is.
  public func contains(_ point: CGPoint) -> Bool { false }
  /// Has it be drawn with gaps.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
  /// The same, the other way round.
  public func reversing() -> UIBezierPath { self }
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

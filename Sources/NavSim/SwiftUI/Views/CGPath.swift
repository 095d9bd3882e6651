public import Foundation

/// A line that is drawn, which nothing depends on here: all are alike.
public class CGPath: Hashable, @unchecked Sendable {
  init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
  }
  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
  }
  /// Creates a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init() }

  /// True: nothing of either is drawn.
  public static func == (one: CGPath, other: CGPath) -> Bool { true }
  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// What of a line that crosses itself is inside.
public enum CGPathFillRule: Int, Sendable {
  /// One of them.
  case winding, evenOdd
}

extension CGPath {
  /// Whether a point is in it: none is.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { false }
  /// Whether both meet: they do not.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool { false }
  /// Whether it is a rectangle: it is none.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool { false }

  /// The same.
  public func copy() -> CGPath? { self }
  /// The same, turned, moved or stretched.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { self }
  /// The outline of a line along it.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  /// The same with gaps.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  /// The same, to go on with.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath() }
  /// The same, to go on with.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath()
  }
  /// The parts that do not touch.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] { [self] }
  /// The same of straight lines.
  public func flattened(threshold: CGFloat) -> CGPath { self }
  /// The same without crossings.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { self }
  /// What is in one or the other.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
  /// What is in both.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    self
  }
  /// What is not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
  /// What is in one alone.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { self }
  /// The part of the line that is in the other.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    self
  }
  /// The part of the line that is not in the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    self
  }
}

/// A line that goes on, which nothing depends on here.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates a line of nothing.
  public override init() { super.init() }

  /// Goes elsewhere.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  /// Goes on with a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  /// Goes on with lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
  /// Goes on with a curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  /// Goes on with a curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  /// Goes on with a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  /// Goes on with a part of a circle.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  /// Goes on with a part of a circle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  /// Adds a form.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  /// Adds forms.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
  /// Adds a form.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  /// Adds a form.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  /// Adds another line.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  /// Ends a line where it has begun.
  public func closeSubpath() {}
}

public import Foundation

// The parts of a line as Core Graphics tells them: a line has none here.

/// What a part of a line is.
public enum CGPathElementType: Int32, Sendable {
  /// One of them.
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A part of a line.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// Where it goes, and by which points.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Is told of each part.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Tells of each part: there is none.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {}
  /// Tells of each part: there is none.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
  /// Where it is: nowhere.
  public var boundingBox: CGRect { .zero }
  /// Where it is: nowhere.
  public var boundingBoxOfPath: CGRect { .zero }
  /// True: nothing is drawn.
  public var isEmpty: Bool { true }
  /// Where it has ended.
  public var currentPoint: CGPoint { .zero }
}

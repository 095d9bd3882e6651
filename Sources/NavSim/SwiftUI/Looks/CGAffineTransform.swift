import Foundation

/// Moves, turns and scales what is drawn.
public struct CGAffineTransform: Hashable, Sendable {
  /// Its numbers.
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

  /// Leaves everything where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform of its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Leaves everything where it is.
  public init() { self = .identity }

  /// Moves, by points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Turns, by radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(
      a: CGFloat(cos(Double(angle))), b: CGFloat(sin(Double(angle))),
      c: CGFloat(-sin(Double(angle))), d: CGFloat(cos(Double(angle))), tx: 0, ty: 0)
  }

  /// Does this first, and the other then.
  public func concatenating(_ other: Self) -> Self {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Undoes it; itself where nothing can.
  public func inverted() -> Self {
    let size = a * d - b * c
    guard size != 0 else { return self }
    return CGAffineTransform(
      a: d / size, b: -b / size, c: -c / size, d: a / size, tx: (c * ty - d * tx) / size,
      ty: (b * tx - a * ty) / size)
  }
  /// Whether it leaves everything where it is.
  public var isIdentity: Bool { self == .identity }

  /// Moves first, by points.
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self {
    Self(translationX: x, y: y).concatenating(self)
  }
  /// Scales first.
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self {
    Self(scaleX: x, y: y).concatenating(self)
  }
  /// Turns first, by radians.
  public func rotated(by angle: CGFloat) -> Self {
    Self(rotationAngle: angle).concatenating(self)
  }
}

/// How far something goes.
public struct CGVector: Hashable, Codable, Sendable {
  /// How far, in points.
  public var dx, dy: CGFloat
  /// Creates a way.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Nowhere.
  public static let zero = Self(dx: 0, dy: 0)
}

/// How fast something goes at each part of its way.
public struct UnitCurve: Hashable, Sendable {
  /// One of them.
  public static let linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self()
  /// One of them.
  public static let circularEaseIn = Self(), circularEaseOut = Self(), circularEaseInOut = Self()
  /// One that goes by two points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> Self { Self() }
  /// Where something is after a part of the time: as far.
  public func value(at progress: Double) -> Double { progress }
  /// The other way.
  public var inverse: Self { self }
}

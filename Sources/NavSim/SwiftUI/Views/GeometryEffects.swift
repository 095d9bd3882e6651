public import Foundation

/// How a view is turned, moved and stretched, which nobody sees here.
public struct ProjectionTransform: Hashable, Sendable {
  /// The numbers.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m21: CGFloat = 0,
    m22: CGFloat = 1, m23: CGFloat = 0, m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  /// Whether nothing is.
  public var isIdentity: Bool { self == Self() }
  /// Whether it can be undone.
  public var isAffine: Bool { true }
  /// What undoes it.
  public func inverted() -> ProjectionTransform { self }
  /// Has it be what undoes it.
  @discardableResult public mutating func invert() -> Bool { true }
  /// Not at all.
  public init() {}
  /// As a plane is.
  public init(_ transform: CGAffineTransform) {}
  /// As something in space is.
  public init(_ transform: CATransform3D) {}
  /// Both, one after the other.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform { self }
}

/// How something in space is turned, moved and stretched.
public struct CATransform3D: Hashable, Sendable {
  /// How much nearer things are larger, and the other numbers.
  public var m34: CGFloat = 0, m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0,
    m14: CGFloat = 0, m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The other numbers.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m41: CGFloat = 0,
    m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  /// Not at all.
  public init() {}
}

/// Not at all.
public let CATransform3DIdentity = CATransform3D()

/// The same, turned.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }
/// The same, moved.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }
/// The same, stretched.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }

/// Turns, moves or stretches a view, which nobody sees here.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// How, for a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view as it is.
  public func body(content: Content) -> Content { content }
  /// The same.
  public func ignoredByLayout() -> Self { self }
}

public import Foundation

// What of a layer nobody sees here.

/// Says how a layer is drawn, which nobody asks here.
@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
  /// Draws a layer.
  func display(_ layer: CALayer)
  /// Draws a layer.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Puts what lies on a layer into place.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Nothing is done.
  public func display(_ layer: CALayer) {}
  /// Nothing is done.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Nothing is done.
  public func layoutSublayers(of layer: CALayer) {}
}

extension UIView: CALayerDelegate {}

/// How points of a picture become those of the screen.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let linear = Self(rawValue: "linear"), nearest = Self(rawValue: "nearest"),
    trilinear = Self(rawValue: "trilinear")
}

extension CALayer {
  /// Puts a layer in place of another one.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insertSublayer(new, at: UInt32(index))
  }
  /// Does nothing: nothing is drawn here.
  public func displayIfNeeded() {}
  /// Does nothing: nothing is drawn here.
  public func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn here.
  public func display() {}
  /// How it is turned, moved and stretched.
  public func affineTransform() -> CGAffineTransform { .identity }
  /// How it is turned, moved and stretched, which nobody sees.
  public func setAffineTransform(_ transform: CGAffineTransform) {}
  /// Itself: nothing moves.
  public func model() -> Self { self }
  /// Whether a point is on it.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The layer that a point is on.
  public func hitTest(_ point: CGPoint) -> CALayer? { contains(point) ? self : nil }
  /// Where a place of another layer is: where it was.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
  /// Where a place of another layer is: where it was.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
  /// Where a place of another layer is: where it was.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect }
  /// Where a place of another layer is: where it was.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect }
  /// A time as another layer has it.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}

/// How many seconds the device has run: none, as time does not go on by itself here.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// Something stretched.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D()
}
/// Something moved.
public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D() }
/// Something turned.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D() }
/// Something turned, moved and stretched.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D()
}
/// Both, one after the other.
public func CATransform3DConcat(_ one: CATransform3D, _ other: CATransform3D) -> CATransform3D {
  one
}
/// The other way.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D { transform }
/// In the plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  .identity
}

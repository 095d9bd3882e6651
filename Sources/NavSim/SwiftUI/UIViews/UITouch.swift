public import Foundation

extension UITouch {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// One of them.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// One of them.
    case direct, indirect, pencil, indirectPointer
    /// A pencil, as earlier systems have it.
    public static var stylus: Self { .pencil }
  }

  /// What of a touch is known.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// What, as bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let force = Self(rawValue: 1), azimuth = Self(rawValue: 2),
      altitude = Self(rawValue: 4), location = Self(rawValue: 8), roll = Self(rawValue: 16)
  }
  /// What of it is not known exactly: nothing.
  public var estimatedProperties: Properties { [] }
  /// What of it will be known better: nothing.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// What tells it from others that are known better later.
  public var estimationUpdateIndex: NSNumber? { nil }
  /// How exactly its size is known, in points.
  public var majorRadiusTolerance: CGFloat { 0 }

  /// Where it is.
  public func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was.
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Where it is, more exactly.
  public func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// Where it was, more exactly.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The view that it is on.
  public var view: UIView? { nil }
  /// How far it has come.
  public var phase: Phase { .ended }
  /// What touches.
  public var type: TouchType { .direct }
  /// How often it came.
  public var tapCount: Int { 1 }
  /// When it came, in seconds.
  public var timestamp: TimeInterval { 0 }
  /// How hard it is.
  public var force: CGFloat { 1 }
  /// How hard it can be.
  public var maximumPossibleForce: CGFloat { 1 }
  /// How large it is, in points.
  public var majorRadius: CGFloat { 0 }
  /// How upright a pencil stands.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// Where a pencil comes from.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Where a pencil comes from.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Who looks at it.
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

extension UIEvent {
  /// The touches on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches between two that were told of.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches that may come.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// When it came, in seconds.
  public var timestamp: TimeInterval { 0 }
  /// The keys that are held.
  public var modifierFlags: UIKeyModifierFlags { [] }
}

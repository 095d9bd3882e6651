public import Foundation

extension MagnifyGesture.Value {
  /// How fast it changes: not at all.
  public var velocity: CGFloat { 0 }
  /// Where it has begun.
  public var startAnchor: UnitPoint { .center }
  /// Where it has begun.
  public var startLocation: CGPoint { .zero }
  /// When it was.
  public var time: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension RotateGesture.Value {
  /// How fast it changes: not at all.
  public var velocity: Angle { .zero }
  /// Where it has begun.
  public var startAnchor: UnitPoint { .center }
  /// Where it has begun.
  public var startLocation: CGPoint { .zero }
  /// When it was.
  public var time: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

public import Foundation

extension UITouch {
  /// Where it is.
  public func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was.
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The view that it is on.
  public var view: UIView? { nil }
}

public import Foundation

extension UITouch {
  /// Where it is.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

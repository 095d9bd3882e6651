public import Foundation

/// Where places are. Nobody knows that here: a place is everywhere the same.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// How large it is, in points.
  var bounds: CGRect { get }
  /// Where a place is elsewhere.
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
  /// Where a place of elsewhere is.
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
  /// Where a place is elsewhere.
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
  /// Where a place of elsewhere is.
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Where it was.
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { point }
  /// Where it was.
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { point }
  /// Where it was.
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect }
  /// Where it was.
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { rect }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UIScreen {
  /// Where places of it are.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// Where places of it are, however it is held.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// What is on it as a view, which is empty.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// All screens: that of the phone.
  public static var screens: [UIScreen] { [.main] }
  /// The screen that shows the same: none.
  public var mirrored: UIScreen? { nil }
  /// False: nobody takes a film of it.
  public var isCaptured: Bool { false }
  /// How often it is drawn in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// How much brighter than usual it is.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than usual it can be.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// Where apps are, in points.
  public var applicationFrame: CGRect { bounds }
  /// How things look on it.
  public var traitCollection: UITraitCollection { .current }
  /// A clock of what is drawn.
  public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: selector)
  }
  /// It is brighter, or darker, of which nobody tells here.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Somebody takes a film of it, or does no more: nobody does here.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// It has other points, of which nobody tells here.
  nonisolated public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Another screen is there, which none is here.
  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Another screen has gone, which none does here.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
}

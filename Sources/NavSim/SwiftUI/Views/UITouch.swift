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
  /// The window that it is in.
  public var window: UIWindow? { nil }
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
  /// The touches in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// The touches between two that were told of.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches that may come.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// When it came, in seconds.
  public var timestamp: TimeInterval { 0 }
  /// The keys that are held.
  public var modifierFlags: UIKeyModifierFlags { [] }
}

/// A key that is pressed, which none is here.
@MainActor @preconcurrency public final class UIPress: Hashable {
  /// The key.
  public var key: UIKey? { nil }
  /// How hard it is pressed.
  public var force: CGFloat { 1 }
  /// When it is pressed, in seconds.
  public var timestamp: TimeInterval { 0 }
  /// Which button of a remote control it is.
  public var type: PressType { .select }

  /// Which button of a remote control is pressed.
  public enum PressType: Int, Sendable {
    /// One of them.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// Whether both are the same object.
  nonisolated public static func == (one: UIPress, other: UIPress) -> Bool { one === other }
  /// Hashes the object by where it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Keys that are pressed, which none is here.
@MainActor @preconcurrency public final class UIPressesEvent {
  /// The keys.
  public var allPresses: Set<UIPress> { [] }
}

/// A key of a keyboard.
@MainActor @preconcurrency public final class UIKey {
  /// What it types.
  public var characters: String { "" }
  /// What it types by itself.
  public var charactersIgnoringModifiers: String { "" }
  /// Which key it is.
  public var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
  /// The keys that are held.
  public var modifierFlags: UIKeyModifierFlags { [] }
}

/// Which key of a keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// One of them.
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  /// One of them.
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  /// One of them.
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  /// One of them.
  case keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6
  /// One of them.
  case keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  /// One of them.
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  /// One of them.
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

import Foundation

/// Touches, of which nobody tells here.
@MainActor @preconcurrency public final class UIEvent {
  /// The touches.
  public var allTouches: Set<UITouch>? { nil }
}

/// A touch, of which nobody tells here but a scene of a game.
@MainActor @preconcurrency public final class UITouch: UIResponder {}

import Foundation

/// Touches, of which nobody tells here.
@MainActor @preconcurrency public final class UIEvent {
  /// The touches.
  public var allTouches: Set<UITouch>? { nil }
  /// What it is.
  public var type: EventType { .touches }
  /// What it is.
  public var subtype: EventSubtype { .none }

  /// What something is that is done to a phone.
  public enum EventType: Int, Sendable {
    /// One of them.
    case touches, motion, remoteControl, presses, scroll = 10, hover = 11, transform = 14
  }

  /// What something is that is done to a phone.
  public enum EventSubtype: Int, Sendable {
    /// One of them.
    case none = 0, motionShake = 1, remoteControlPlay = 100, remoteControlPause = 101
    /// One of them.
    case remoteControlStop = 102, remoteControlTogglePlayPause = 103,
      remoteControlNextTrack = 104, remoteControlPreviousTrack = 105,
      remoteControlBeginSeekingBackward = 106, remoteControlEndSeekingBackward = 107,
      remoteControlBeginSeekingForward = 108, remoteControlEndSeekingForward = 109
  }
}

/// A touch, of which nobody tells here but a scene of a game.
@MainActor @preconcurrency public final class UITouch: UIResponder {}

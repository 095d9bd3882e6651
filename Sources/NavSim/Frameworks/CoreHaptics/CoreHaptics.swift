@_exported public import Foundation

// What one feels, which nobody does here.

/// Has one feel patterns.
public final class CHHapticEngine: @unchecked Sendable {
  /// What a device can do.
  public struct Capabilities: Sendable {
    /// True: patterns can be felt, and heard.
    public let supportsHaptics = true, supportsAudio = true
  }
  /// Why it has stopped.
  public enum StoppedReason: Int, Sendable {
    /// One of them.
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError
    /// One of them.
    case notifyWhenFinished
  }

  /// What the device can do.
  public static func capabilitiesForHardware() -> Capabilities { Capabilities() }

  /// Is told that it has stopped, which it does not here.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Is told that it has to be started again.
  public var resetHandler: () -> Void = {}
  /// True where nothing is heard.
  public var playsHapticsOnly = false
  /// True where it stops by itself.
  public var isAutoShutdownEnabled = false

  /// Creates an engine.
  public init() throws {}
  /// It can be used.
  public func start() throws {}
  /// It can be used.
  public func start() async throws {}
  /// It can be used.
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// It is not used any more.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// What plays a pattern.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    Player()
  }

  private struct Player: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
  }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
  /// It begins.
  func start(atTime time: TimeInterval) throws
  /// It ends.
  func stop(atTime time: TimeInterval) throws
}

/// Begin at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What one feels, in order.
public final class CHHapticPattern: Sendable {
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}

/// One thing that one feels.
public final class CHHapticEvent: Sendable {
  /// Its kind.
  public enum EventType: Sendable {
    /// One of them.
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  /// What can be said of it.
  public enum ParameterID: Sendable {
    /// One of them.
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    /// One of them.
    case audioVolume, audioPitch, audioPan, audioBrightness
  }

  /// Creates one.
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
  ) {}
  /// Creates one that lasts.
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval
  ) {}
}

/// What is said of one thing.
public final class CHHapticEventParameter: Sendable {
  /// Creates a saying.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

/// What is said while a pattern plays.
public final class CHHapticDynamicParameter: Sendable {
  /// What can be said.
  public enum ID: Sendable {
    /// One of them.
    case hapticIntensityControl, hapticSharpnessControl
  }

  /// Creates a saying.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}

/// What is said of a pattern, in time.
public final class CHHapticParameterCurve: Sendable {
  /// A time, and how much then.
  public struct ControlPoint: Sendable {
    /// Creates a point.
    public init(relativeTime: TimeInterval, value: Float) {}
  }

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {}
}

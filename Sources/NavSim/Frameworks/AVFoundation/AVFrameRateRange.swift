public import Foundation

/// How often a camera sees.
public final class AVFrameRateRange: NSObject, Sendable {
  /// In a second.
  public let minFrameRate = 1.0, maxFrameRate = 60.0
}

extension AVCaptureSession {
  /// What leads from cameras to where pictures go.
  public var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }
  /// Something was in the way, and is not any more: nobody tells.
  public static let wasInterruptedNotification = Notification.Name.AVCaptureSessionWasInterrupted,
    interruptionEndedNotification = Notification.Name.AVCaptureSessionInterruptionEnded,
    runtimeErrorNotification = Notification.Name.AVCaptureSessionRuntimeError
}

extension Notification.Name {
  /// What cameras tell: nothing here.
  public static let AVCaptureSessionRuntimeError = Self("AVCaptureSessionRuntimeErrorNotification"),
    AVCaptureSessionWasInterrupted = Self("AVCaptureSessionWasInterruptedNotification"),
    AVCaptureSessionInterruptionEnded = Self("AVCaptureSessionInterruptionEndedNotification"),
    AVCaptureSessionDidStartRunning = Self("AVCaptureSessionDidStartRunningNotification"),
    AVCaptureSessionDidStopRunning = Self("AVCaptureSessionDidStopRunningNotification")
  /// A film waits for more of it, or is played on: nobody tells.
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification"),
    AVPlayerItemTimeJumped = Self("AVPlayerItemTimeJumpedNotification")
}

public import Foundation

// What happens to an app that is heard: nothing does here, so that nobody tells of it.

extension AVAudioSession {
  /// Whether something else is heard now.
  public enum InterruptionType: UInt, Sendable {
    /// One of them.
    case ended, began
  }
  /// What is to be done then.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It may go on.
    public static let shouldResume = Self(rawValue: 1)
  }
  /// Why it is heard elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    /// One of them.
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    /// One of them.
    case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }
  /// Something else is heard now, or no more.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// It is heard elsewhere.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// What makes it heard has begun anew.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}

/// Whether something else is heard now.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What is to be done then.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why it is heard elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// How many bits.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether they are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Which bits come first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// How many bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

public import Foundation

// How an app is heard, in numbers, and where: from the phone itself.

extension AVAudioSession {
  /// A kind of what is heard with, or from.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = name }
    /// One of them.
    public static let builtInMic = Self("MicrophoneBuiltIn"), builtInSpeaker = Self("Speaker"),
      builtInReceiver = Self("Receiver"), headphones = Self("Headphones"),
      headsetMic = Self("MicrophoneWired"), bluetoothA2DP = Self("BluetoothA2DPOutput"),
      bluetoothHFP = Self("BluetoothHFP"), bluetoothLE = Self("BluetoothLE"),
      airPlay = Self("AirPlay"), carAudio = Self("CarAudio"), usbAudio = Self("USBAudio"),
      lineIn = Self("LineIn"), lineOut = Self("LineOut"), HDMI = Self("HDMIOutput")
  }

  /// Where it is heard against what the system says.
  public enum PortOverride: UInt, Sendable {
    /// One of them.
    case none = 0
    /// From the phone, so that all hear it.
    case speaker = 1_936_747_378
  }

  /// How many parts of a second there are.
  public var sampleRate: Double { 48_000 }
  /// How many parts of a second there should be.
  public var preferredSampleRate: Double { 0 }
  /// How long it takes until something is heard, in seconds.
  public var ioBufferDuration: TimeInterval { 0.01 }
  /// How long it takes until something is heard, in seconds.
  public var inputLatency: TimeInterval { 0 }
  /// How long it takes until something is heard, in seconds.
  public var outputLatency: TimeInterval { 0 }
  /// How loud the phone is, from 0 to 1.
  public var outputVolume: Float { 0.5 }
  /// From how many sides it hears.
  public var inputNumberOfChannels: Int { 1 }
  /// From how many sides it is heard.
  public var outputNumberOfChannels: Int { 2 }
  /// True: there is something that hears.
  public var isInputAvailable: Bool { true }
  /// False: nothing else is heard.
  public var isOtherAudioPlaying: Bool { false }
  /// False: nothing else is heard.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Where it is heard.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// What hears: the phone.
  public var availableInputs: [AVAudioSessionPortDescription]? { currentRoute.inputs }
  /// What it should hear with.
  public var preferredInput: AVAudioSessionPortDescription? { nil }

  /// Wants so many parts of a second.
  public func setPreferredSampleRate(_ rate: Double) throws {}
  /// Wants to be heard so soon.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Wants to hear from so many sides.
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  /// Wants to be heard from so many sides.
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  /// Wants to hear with something.
  public func setPreferredInput(_ input: AVAudioSessionPortDescription?) throws {}
  /// Is heard from somewhere else.
  public func overrideOutputAudioPort(_ port: PortOverride) throws {}
  /// Lets the phone be felt while it hears, or not.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ isAllowed: Bool) throws {}
}

/// Where an app is heard, and what it hears with.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// What it hears with.
  public let inputs = [AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")]
  /// Where it is heard.
  public let outputs = [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")]
}

/// What is heard with, or from.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// Of which kind.
  public let portType: AVAudioSession.Port
  /// What it is called.
  public let portName: String
  /// What tells it from others.
  public var uid: String { portType.rawValue }
  init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName) = (type, name) }
}

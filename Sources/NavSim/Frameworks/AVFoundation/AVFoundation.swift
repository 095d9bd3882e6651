@_exported public import AudioToolbox
@_exported public import Foundation

/// Plays a sound, which nobody hears and which never ends.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Who is told when it ends.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// True while it plays.
  public private(set) var isPlaying = false
  /// How loud, from 0 to 1.
  public var volume: Float = 1
  /// How often it is played again; all the time for less than none.
  public var numberOfLoops = 0
  /// Where it is, in seconds.
  public var currentTime: TimeInterval = 0
  /// How long it is, in seconds.
  public let duration: TimeInterval = 60

  /// How fast, where that is allowed.
  public var rate: Float = 1
  /// Whether it may be faster.
  public var enableRate = false
  /// From where it is heard, from -1 to 1.
  public var pan: Float = 0
  /// Whether it tells how loud it is.
  public var isMeteringEnabled = false
  /// How many are heard.
  public var numberOfChannels: Int { 2 }
  /// The file.
  public let url: URL?
  /// What is played.
  public let data: Data?
  /// How it is written.
  public let settings: [String: Any] = [:]
  /// When the device is, in seconds.
  public var deviceCurrentTime: TimeInterval { 0 }

  /// Plays a file.
  public init(contentsOf url: URL) throws { (self.url, data) = (url, nil) }
  /// Plays a file.
  public init(contentsOf url: URL, fileTypeHint: String?) throws { (self.url, data) = (url, nil) }
  /// Plays data.
  public init(data: Data) throws { (url, self.data) = (nil, data) }
  /// Plays data.
  public init(data: Data, fileTypeHint: String?) throws { (url, self.data) = (nil, data) }
  /// It plays then.
  @discardableResult public func play(atTime time: TimeInterval) -> Bool { play() }
  /// Becomes louder or not so loud.
  public func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  /// Looks how loud it is.
  public func updateMeters() {}
  /// How loud it is.
  public func averagePower(forChannel channel: Int) -> Float { -160 }
  /// How loud it is at most.
  public func peakPower(forChannel channel: Int) -> Float { -160 }
  /// True.
  @discardableResult public func prepareToPlay() -> Bool { true }
  /// It plays.
  @discardableResult public func play() -> Bool {
    isPlaying = true
    return true
  }
  /// It waits.
  public func pause() { isPlaying = false }
  /// It ends.
  public func stop() { isPlaying = false }
}

/// Is told of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It has ended, which never happens here.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// It cannot be read, which never happens here.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Nothing is done.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  /// Nothing is done.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// How an app is heard.
public final class AVAudioSession: Sendable {
  /// How it is heard.
  public struct Category: Sendable {
    /// One of them.
    public static let ambient = Self(), playback = Self(), record = Self()
    /// One of them.
    public static let playAndRecord = Self(), soloAmbient = Self()
  }
  /// For what.
  public struct Mode: Sendable {
    /// One of them.
    public static let `default` = Self(), moviePlayback = Self(), spokenAudio = Self()
    /// One of them.
    public static let measurement = Self(), voiceChat = Self(), videoChat = Self()
    /// One of them.
    public static let gameChat = Self(), videoRecording = Self(), voicePrompt = Self()
  }
  /// With whom.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2)
    /// One of them.
    public static let defaultToSpeaker = Self(rawValue: 8), allowBluetooth = Self(rawValue: 4),
      allowBluetoothHFP = Self(rawValue: 4), allowBluetoothA2DP = Self(rawValue: 32),
      allowAirPlay = Self(rawValue: 64),
      interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
  }

  private static let session = AVAudioSession()
  /// The session.
  public static func sharedInstance() -> AVAudioSession { session }
  /// It is heard so.
  public func setCategory(_ category: Category) throws {}
  /// It is heard so.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// It is heard, or not.
  public func setActive(_ isActive: Bool) throws {}
}

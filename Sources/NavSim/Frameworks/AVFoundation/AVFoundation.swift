@_exported public import Foundation

/// Plays a sound, which nobody hears and which never ends.
public final class AVAudioPlayer: NSObject, @unchecked Sendable {
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

  /// Plays a file.
  public init(contentsOf url: URL) throws {}
  /// Plays a file.
  public init(contentsOf url: URL, fileTypeHint: String?) throws {}
  /// Plays data.
  public init(data: Data) throws {}
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
}

extension AVAudioPlayerDelegate {
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

/// Something that can be played, and never ends.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// One of them.
    case unknown, readyToPlay, failed
  }
  /// It can.
  public var status: Status { .readyToPlay }
  /// What it is of.
  public let asset: AVAsset
  /// How long it is.
  public var duration: CMTime { asset.duration }
  /// None.
  public var error: (any Error)? { nil }
  /// Where it is.
  public func currentTime() -> CMTime { .zero }
  /// Creates one.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Creates one.
  public init(asset: AVAsset) { self.asset = asset }
  /// Creates one.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }
  /// Goes elsewhere in it, and is there at once.
  @discardableResult public func seek(to time: CMTime) async -> Bool { true }
  /// Goes elsewhere in it, and is there at once.
  public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    completionHandler?(true)
  }
  /// It has ended, which never happens here.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// It was broken off, which never happens here.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension Notification.Name {
  /// Something played has ended, which never happens here.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Something played was broken off, which never happens here.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
}

/// Plays a film, which nobody sees and which never ends.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// What is played.
  public private(set) var currentItem: AVPlayerItem?
  /// How fast.
  public var rate: Float = 0
  /// True when it is not heard.
  public var isMuted = false
  /// How loud, from 0 to 1.
  public var volume: Float = 1

  /// Plays nothing.
  public override init() {}
  /// Plays a file.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Plays something.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Goes elsewhere in it.
  public func seek(to time: CMTime) { position = time }
  /// Goes elsewhere in it, and is there at once.
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    position = time
    completionHandler(true)
  }
  /// Where it is.
  public func currentTime() -> CMTime { position }
  private var position = CMTime.zero
  /// It plays.
  public func play() { rate = 1 }
  /// It waits.
  public func pause() { rate = 0 }
  /// Something else is played.
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// One of them.
    case unknown, readyToPlay, failed
  }
  /// It can.
  public var status: Status { .readyToPlay }
  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// One of them.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// Whether it plays.
  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// What is done when something has ended.
  public enum ActionAtItemEnd: Int, Sendable {
    /// One of them.
    case advance, pause, none
  }
  /// What is done when it has ended.
  public var actionAtItemEnd = ActionAtItemEnd.pause
  /// Tells again and again where it is: it stays where it is.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Tells no more.
  public func removeTimeObserver(_ observer: Any) {}
}

/// A time in a film: so many parts of a second.
public struct CMTime: Hashable, Sendable {
  /// How many parts.
  public var value: Int64
  /// How many parts are a second.
  public var timescale: Int32
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Creates a time.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates a time.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  /// The seconds.
  public var seconds: Double { Double(value) / Double(timescale) }
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A time in a film: so many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A time in a film, in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

extension CMTime: Comparable {
  /// A time after another.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    let scale = max(one.timescale, other.timescale)
    return CMTime(seconds: one.seconds + other.seconds, preferredTimescale: scale)
  }
  /// A time before another.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    let scale = max(one.timescale, other.timescale)
    return CMTime(seconds: one.seconds - other.seconds, preferredTimescale: scale)
  }
  /// Whether it is earlier.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  /// True.
  public var isValid: Bool { timescale != 0 }
  /// True for a time that nobody knows.
  public var isIndefinite: Bool { self == .indefinite }
  /// A time that nobody knows.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// No time.
  public static let invalid = CMTime(value: -1, timescale: 0)
}

/// A time after another.
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }

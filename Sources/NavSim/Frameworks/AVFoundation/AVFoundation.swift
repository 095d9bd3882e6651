@_exported public import Foundation

/// Plays a sound, which nobody hears and which never ends.
public final class AVAudioPlayer: @unchecked Sendable {
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
    public static let defaultToSpeaker = Self(rawValue: 8)
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

/// Something that can be played.
public final class AVPlayerItem: Sendable {
  /// Creates one.
  public init(url: URL) {}
}

/// Plays a film, which nobody sees and which never ends.
public final class AVPlayer: @unchecked Sendable {
  /// What is played.
  public private(set) var currentItem: AVPlayerItem?
  /// How fast.
  public var rate: Float = 0
  /// True when it is not heard.
  public var isMuted = false
  /// How loud, from 0 to 1.
  public var volume: Float = 1

  /// Plays nothing.
  public init() {}
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

public import Foundation
import SwiftUI

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
  /// What it is made of: nothing.
  public var tracks: [AVPlayerItemTrack] { [] }
  /// What takes something out of it.
  public private(set) var outputs: [AVPlayerItemOutput] = []
  /// How loud its parts are.
  public var audioMix: AVAudioMix?
  /// How its pictures are put together.
  public var videoComposition: AVVideoComposition?
  /// How it sounds that is faster.
  public var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// How much of it is there beforehand, in seconds.
  public var preferredForwardBufferDuration: TimeInterval = 0
  /// How much of it comes in a second, in bits.
  public var preferredPeakBitRate = 0.0
  /// How large it is at most.
  public var preferredMaximumResolution = CGSize.zero
  /// Where it is played to.
  public var forwardPlaybackEndTime = CMTime.invalid
  /// What is said about it elsewhere.
  public var externalMetadata: [AVMetadataItem] = []
  /// How large it is.
  public var presentationSize: CGSize { .zero }
  /// What is there of it: all.
  public var loadedTimeRanges: [NSValue] { [] }
  /// Where one can go in it: everywhere.
  public var seekableTimeRanges: [NSValue] { [] }
  /// True.
  public var isPlaybackLikelyToKeepUp: Bool { true }
  /// True.
  public var isPlaybackBufferFull: Bool { true }
  /// False.
  public var isPlaybackBufferEmpty: Bool { false }
  /// True.
  public var canPlayFastForward: Bool { true }
  /// True.
  public var canPlayReverse: Bool { true }
  /// What has happened: nothing.
  public func errorLog() -> AVPlayerItemErrorLog? { nil }
  /// Takes something out of it.
  public func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  /// Takes something out of it no more.
  public func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  /// Chooses one of several.
  public func select(
    _ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup
  ) {}
  /// Goes elsewhere no more.
  public func cancelPendingSeeks() {}
  /// Another one of the same.
  open override func copy() -> Any { AVPlayerItem(asset: asset) }
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
  /// Goes elsewhere in it, and is there at once.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)?
  ) { completionHandler?(true) }
  /// Goes elsewhere in it, and is there at once.
  @discardableResult public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { true }
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
  /// How fast it plays that is told to.
  public var defaultRate: Float = 1
  /// None.
  public var error: (any Error)? { nil }
  /// Whether it is played elsewhere.
  public var allowsExternalPlayback = true
  /// False.
  public var isExternalPlaybackActive: Bool { false }
  /// Whether it is played elsewhere where the app is.
  public var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether the phone stays awake.
  public var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether it waits where it would break off.
  public var automaticallyWaitsToMinimizeStalling = true
  /// Whether it looks what the user hears and reads.
  public var appliesMediaSelectionCriteriaAutomatically = true
  /// Whether it goes on behind other apps.
  public var audiovisualBackgroundPlaybackPolicy =
    AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  /// Why it waits: it does not.
  public var reasonForWaitingToPlay: WaitingReason? { nil }
  /// Why it waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name of it.
    public let rawValue: String
    /// Creates one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let toMinimizeStalls = Self(rawValue: "toMinimizeStalls"),
      evaluatingBufferingRate = Self(rawValue: "evaluatingBufferingRate"),
      noItemToPlay = Self(rawValue: "noItemToPlay")
  }

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
  /// Goes elsewhere in it.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    position = time
  }
  /// Goes elsewhere in it, and is there at once.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    position = time
    completionHandler(true)
  }
  /// Goes elsewhere in it, and is there at once.
  @discardableResult public func seek(to time: CMTime) async -> Bool {
    position = time
    return true
  }
  /// Goes elsewhere in it, and is there at once.
  @discardableResult public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool {
    position = time
    return true
  }
  /// It plays, however little of it is there.
  public func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Gets ready.
  public func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
  /// Tells when it comes by: it stays where it is.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Where it is.
  public func currentTime() -> CMTime { position }
  private var position = CMTime.zero
  /// It plays.
  public func play() { rate = defaultRate }
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

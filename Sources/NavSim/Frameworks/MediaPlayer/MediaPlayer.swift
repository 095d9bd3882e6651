@_exported public import UIKit

/// What is told of something heard.
public let MPMediaItemPropertyTitle = "title", MPMediaItemPropertyArtist = "artist",
  MPMediaItemPropertyAlbumTitle = "albumTitle", MPMediaItemPropertyArtwork = "artwork",
  MPMediaItemPropertyPlaybackDuration = "playbackDuration",
  MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime",
  MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate",
  MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate",
  MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex",
  MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount",
  MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream",
  MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType",
  MPNowPlayingInfoPropertyExternalContentIdentifier =
    "MPNowPlayingInfoPropertyExternalContentIdentifier"

/// Of what kind something heard is.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// One of them.
  case none, audio, video
}

/// Whether something is heard.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// One of them.
  case unknown, playing, paused, stopped, interrupted
}

/// Tells what is heard, on a screen that nobody sees.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let one = MPNowPlayingInfoCenter()
  /// The one.
  public class func `default`() -> MPNowPlayingInfoCenter { one }
  /// What is told.
  public var nowPlayingInfo: [String: Any]? {
    get { nil }
    set {}
  }
  /// Whether it is heard.
  public var playbackState: MPNowPlayingPlaybackState {
    get { .unknown }
    set {}
  }
}

/// A picture of something heard.
public final class MPMediaItemArtwork: NSObject, Sendable {
  /// Creates one.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}

/// What buttons of a headphone do: nobody touches them.
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let one = MPRemoteCommandCenter()
  /// The one.
  public class func shared() -> MPRemoteCommandCenter { one }
  /// One of the buttons.
  public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(),
    stopCommand = MPRemoteCommand(), togglePlayPauseCommand = MPRemoteCommand(),
    nextTrackCommand = MPRemoteCommand(), previousTrackCommand = MPRemoteCommand(),
    likeCommand = MPRemoteCommand(), seekForwardCommand = MPRemoteCommand(),
    seekBackwardCommand = MPRemoteCommand(),
    changePlaybackPositionCommand = MPChangePlaybackPositionCommand(),
    skipForwardCommand = MPSkipIntervalCommand(), skipBackwardCommand = MPSkipIntervalCommand()
}

/// A button of a headphone.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// True where it can be touched.
  public var isEnabled = true
  /// Says what it does.
  @discardableResult public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  /// It does that no more.
  public func removeTarget(_ target: Any?) {}
}

/// A button that goes elsewhere.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// A button that goes on, or back.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// How far, in seconds.
  public var preferredIntervals: [NSNumber] = []
}
/// A button was touched.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {}
/// A button was touched that goes elsewhere.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whereto, in seconds.
  public let positionTime: TimeInterval = 0
}

/// What has come of a button.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// One of it.
  case success, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200
}

/// A view by which one says how loud it is.
@MainActor @preconcurrency public final class MPVolumeView: UIView {
  /// What of it is seen.
  public var showsVolumeSlider = true, showsRouteButton = true
}
